import Foundation
import Prototype
import Stage
import TestSupport
import Testing

/// A deck's memory in a folder of its own.
private struct Place {
  let temporary: TemporaryFolder
  let file: CoachMemoryFile

  init(deck name: String = "decks/deck.yaml") throws {
    temporary = try TemporaryFolder()
    let deck = try temporary.file(name, "noren: 1")
    file = CoachMemoryFile(ofDeck: deck, in: StateFolder(path: temporary.path + "/state/noren"))
  }

  /// A window on the deck, and what it warned of.
  func open(replays: Bool = false) -> (store: CoachMemoryStore, warnings: [FileError]) {
    var warnings: [FileError] = []
    let store = CoachMemoryStore(file, replays: replays) { warnings.append($0) }
    return (store, warnings)
  }
}

@Suite struct CoachMemoryTests {
  @Test func `what one run remembers the next one knows`() throws {
    let place = try Place()
    var first = place.open().store

    first.keep(CoachMemory(seen: ["swipe", "hinweis-ü"], resumePoints: ["home": 2])) { Issue.record("\($0)") }

    #expect(place.open().store.initial == CoachMemory(seen: ["swipe", "hinweis-ü"], resumePoints: ["home": 2]))
  }

  @Test func `a deck that was never opened remembers nothing, and its folder is not made`() throws {
    let place = try Place()

    let (store, warnings) = place.open()

    #expect(store.initial == CoachMemory() && warnings.isEmpty)
    #expect(!place.temporary.names.contains("state"))
  }

  @Test func `decks of one name have memories of their own`() throws {
    let place = try Place()
    let other = CoachMemoryFile(
      ofDeck: try place.temporary.file("other/decks/deck.yaml", ""),
      in: StateFolder(path: place.temporary.path + "/state/noren"))

    #expect(other.path != place.file.path)
  }

  @Test func `a deck opened through a link has the memory of the deck`() throws {
    let place = try Place()
    let link = place.temporary.path + "/link.yaml"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: place.temporary.path + "/decks/deck.yaml")

    let linked = CoachMemoryFile(ofDeck: link, in: StateFolder(path: place.temporary.path + "/state/noren"))

    #expect(linked.path == place.file.path)
  }

  @Test func `two windows on one deck do not lose each other's marks`() throws {
    let place = try Place()
    var (a, _) = place.open()
    var (b, _) = place.open()

    a.keep(CoachMemory(seen: ["one"])) { Issue.record("\($0)") }
    b.keep(CoachMemory(seen: ["two"])) { Issue.record("\($0)") }
    a.keep(CoachMemory(seen: ["one", "three"])) { Issue.record("\($0)") }

    #expect(try place.file.read().seen == ["one", "two", "three"])
  }

  @Test func `what is reset while a window is open stays forgotten`() throws {
    let place = try Place()
    var (window, _) = place.open()
    window.keep(CoachMemory(seen: ["one"])) { Issue.record("\($0)") }

    let wasThere = try place.file.remove()
    window.keep(CoachMemory(seen: ["one", "two"])) { Issue.record("\($0)") }

    #expect(wasThere)
    #expect(try place.file.read().seen == ["two"])
  }

  @Test func `a tour that was ended is not resumed`() throws {
    let place = try Place()
    var (window, _) = place.open()
    window.keep(CoachMemory(resumePoints: ["home": 2])) { Issue.record("\($0)") }

    window.keep(CoachMemory()) { Issue.record("\($0)") }

    #expect(try place.file.read() == CoachMemory())
  }

  @Test func `a replay begins with nothing and keeps what others have seen`() throws {
    let place = try Place()
    var (first, _) = place.open()
    first.keep(CoachMemory(seen: ["one"])) { Issue.record("\($0)") }

    var (replay, _) = place.open(replays: true)
    replay.keep(CoachMemory(seen: ["two"])) { Issue.record("\($0)") }

    #expect(replay.initial == CoachMemory())
    #expect(try place.file.read().seen == ["one", "two"])
  }

  @Test(arguments: [
    "", "noren-state 2\n", "\u{0}\u{1}", "noren-state 1\nseen\n", "noren-state 1\nresume home x\n",
    "noren-state 1\nresume home -1\n", "garbage",
  ])
  func `a damaged file costs a warning and is replaced by the next change`(_ text: String) throws {
    let place = try Place()
    let folder = FileSystem.directory(of: place.file.path)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: place.file.path))

    var (window, warnings) = place.open()
    window.keep(CoachMemory(seen: ["one"])) { _ in }

    #expect(warnings.count == 1)
    #expect(window.initial == CoachMemory())
    #expect(try place.file.read().seen == ["one"])
  }

  @Test func `a folder that cannot be made costs one warning, however many marks are shown`() throws {
    let place = try Place()
    // A file stands where the folder would be: read-only folders do not stop an administrator, who runs some tests.
    try place.temporary.file("state", "in the way")
    var (window, warnings) = place.open()

    for number in 0..<5 {
      window.keep(CoachMemory(seen: ["mark-\(number)"])) { warnings.append($0) }
    }

    #expect(warnings.count == 1)
  }

  @Test(.enabled(if: FileSystem.exists("/sys/kernel"), "needs a file system that nobody can write to"))
  func `a read-only folder costs one warning`() throws {
    let temporary = try TemporaryFolder()
    let deck = try temporary.file("deck.yaml", "noren: 1")
    var warnings: [FileError] = []
    var window = CoachMemoryStore(CoachMemoryFile(ofDeck: deck, in: StateFolder(path: "/sys/kernel"))) {
      warnings.append($0)
    }

    for number in 0..<3 { window.keep(CoachMemory(seen: ["mark-\(number)"])) { warnings.append($0) } }

    #expect(warnings.count == 1)
    #expect(window.initial == CoachMemory())
  }

  @Test func `what a run knows besides is not kept for that`() throws {
    let place = try Place()
    var (first, _) = place.open()
    first.keep(CoachMemory(seen: ["one"])) { Issue.record("\($0)") }

    var run = CoachMemoryStore(place.file, knowing: CoachMemory(seen: ["two"], resumePoints: ["home": 1])) { _ in }
    let initial = run.initial
    run.keep(CoachMemory(seen: ["one", "two", "three"], resumePoints: ["home": 1])) { Issue.record("\($0)") }

    #expect(initial == CoachMemory(seen: ["one", "two"], resumePoints: ["home": 1]))
    #expect(try place.file.read() == CoachMemory(seen: ["one", "three"]))
  }

  @Test func `what is kept can be read by a person`() throws {
    let place = try Place()
    var (window, _) = place.open()

    window.keep(CoachMemory(seen: ["b", "a"], resumePoints: ["home": 1])) { Issue.record("\($0)") }

    let text = try String(contentsOfFile: place.file.path, encoding: .utf8)
    #expect(text == "noren-state 1\ndeck \(place.file.deck)\nseen a\nseen b\nresume home 1\n")
  }

  @Test func `the folder is that of the XDG specification`() {
    func path(_ variables: [String: String]) -> String? { StateFolder { variables[$0] }?.path }

    #expect(path(["XDG_STATE_HOME": "/x", "HOME": "/home/ai"]) == "/x/noren")
    #expect(path(["HOME": "/home/ai"]) == "/home/ai/.local/state/noren")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/home/ai"]) == "/home/ai/.local/state/noren")
    #expect(path([:]) == nil)
  }

  @Test(arguments: [
    CoachMarkName(.id, "welcome"), CoachMarkName(.target, "fruits[0] like"), CoachMarkName(.once, "swipe"),
    CoachMarkName(.text, "Swipe to  delete: 50 %."), CoachMarkName(.text, ""),
  ])
  func `where a tour was left is kept by what its mark is known by`(_ name: CoachMarkName) throws {
    let place = try Place()
    var (window, _) = place.open()
    let memory = CoachMemory(resumePoints: ["home": CoachResumePoint(index: 3, name: name)])

    window.keep(memory) { Issue.record("\($0)") }

    #expect(try place.file.read() == memory)
  }

  @Test func `a file that has only the place of a mark is read`() throws {
    let place = try Place()
    var (window, _) = place.open()
    window.keep(CoachMemory(seen: ["a"])) { Issue.record("\($0)") }

    try "noren-state 1\ndeck \(place.file.deck)\nresume home 2\n"
      .write(toFile: place.file.path, atomically: true, encoding: .utf8)

    #expect(try place.file.read() == CoachMemory(resumePoints: ["home": CoachResumePoint(index: 2)]))
  }

  @Test(arguments: ["resume home x", "resume home -1", "resume home 1 colour red", "resume home"])
  func `a line that says no mark damages the file`(_ line: String) throws {
    let place = try Place()
    var (window, _) = place.open()
    window.keep(CoachMemory(seen: ["a"])) { Issue.record("\($0)") }

    try "noren-state 1\ndeck \(place.file.deck)\n\(line)\n"
      .write(toFile: place.file.path, atomically: true, encoding: .utf8)

    #expect(throws: FileError.self) { try place.file.read() }
  }
}
