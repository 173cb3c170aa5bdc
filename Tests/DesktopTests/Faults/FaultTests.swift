import Foundation
import Raster
import TestSupport
import Testing

/// What the program does when the system fails it: docs/robustness.md promises each outcome.
@Suite(.timeLimit(.minutes(3))) struct FaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("deck.yaml", Self.deck)
  }

  private static let deck = """
    noren: 1
    screens: {one: {walkthrough: {pages: [{title: A, color: "#0E7C86"}, {title: B}]}}}

    """

  /// Runs the program to its end, after what a shell does before.
  private func run(_ words: [String], shell: String) throws -> (status: Int32, output: String, errors: String) {
    // The backtracer of Swift waits for a person at a terminal, and takes memory that is not there.
    try RunningNoren.run(words, folder: folder.path, shell: "export SWIFT_BACKTRACE=enable=no; \(shell)")
  }

  private func picture(_ name: String) throws -> Bitmap {
    try PNG.decode([UInt8](Data(contentsOf: URL(filePath: folder.path).appending(path: name))))
  }

  // MARK: Disk

  @Test func `a disk without room leaves no file, the old one whole, and a sentence`() throws {
    try folder.file("old.png", "the old picture")

    let new = try run(["capture", "deck.yaml", "--at", "0s", "--out", "new.png"], shell: "ulimit -f 1")
    let old = try run(["capture", "deck.yaml", "--at", "0s", "--force", "--out", "old.png"], shell: "ulimit -f 1")

    #expect(new.status == 2)
    #expect(new.errors == "noren: new.png: file too large\n")
    #expect(old.status == 2)
    #expect(folder.names.sorted() == ["deck.yaml", "old.png"])
    #expect(try String(contentsOfFile: "\(folder.path)/old.png", encoding: .utf8) == "the old picture")
  }

  @Test func `a folder of pictures that finds no room leaves none of them`() throws {
    let run = try run(["capture", "deck.yaml", "--to", "0.2s", "--out", "film/"], shell: "ulimit -f 1")

    #expect(run.status == 2)
    #expect(run.errors.hasSuffix(": file too large\n"))
    #expect(folder.names == ["deck.yaml"])
  }

  @Test(arguments: [
    ["--help"], ["describe", "deck.yaml"], ["spec", "deck.yaml"], ["bench", "deck.yaml", "--frames", "9"],
  ])
  func `a result that cannot be written is a failure and not silence`(_ words: [String]) throws {
    let run = try run(words, shell: "exec > /dev/full")

    #expect(run.status == 2)
    #expect(run.errors == "noren: standard output: no space left on device\n")
  }

  @Test func `a reader that has gone away ends nothing with a complaint`() throws {
    let run = try run(["--help"], shell: "\"$0\" --help | :; exec true")

    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `a full disk costs a warning`() throws {
    try folder.file(
      "coach.yaml", "noren: 1\nscreens: {home: {blocks: [{text: Hello}], coach: [{text: Once, once: hello}]}}\n")

    let run = try run(["describe", "coach.yaml", "--state", "state"], shell: "ulimit -f 0")

    #expect(run.status == 0)
    #expect(run.errors.hasSuffix(": file too large\n"), "\(run.errors)")
    #expect(run.errors.hasPrefix("noren: warning: coach marks are not remembered: state/"))
  }

  // MARK: Descriptors and memory

  /// 0, 1 and 2 are taken, so that there are two descriptors that can be opened.
  private static let twoDescriptors = "ulimit -n 5"
  /// Two more take the film and the folder that it is put into, one what ffmpeg says, and there is one left for a pipe.
  private static let noPipe = "ulimit -n 7"

  @Test func `two file descriptors are enough for a picture, the same as ever`() throws {
    let few = try run(["capture", "deck.yaml", "--at", "0s", "--out", "few.png"], shell: Self.twoDescriptors)
    let many = try run(["capture", "deck.yaml", "--at", "0s", "--out", "many.png"], shell: ":")

    #expect(few.status == 0 && many.status == 0, "\(few.errors)")
    #expect(try picture("few.png") == picture("many.png"))
  }

  @Test func `a film without the file descriptors for its pipe is a sentence and no file`() throws {
    try folder.program("bin/ffmpeg", "exec cat > /dev/null")

    let run = try run(
      ["capture", "deck.yaml", "--to", "0.2s", "--out", "a.mp4"],
      shell: "PATH='\(folder.path)/bin':$PATH; \(Self.noPipe)")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("noren: ") && run.errors.hasSuffix(": no pipe can be made\n"), "\(run.errors)")
    #expect(folder.names.sorted() == ["bin", "deck.yaml"])
  }

  /// From what does not even load the libraries to what lacks only the last buffers, in KiB of address space.
  @Test(arguments: [60_000, 140_000, 200_000, 300_000, 400_000])
  func `without memory the program ends, and a file is the old one or the new one`(_ limit: Int) throws {
    let path = try folder.file("a.png", "the old picture")

    let run = try run(
      ["capture", "deck.yaml", "--at", "0s", "--scale", "8", "--force", "--out", "a.png"], shell: "ulimit -v \(limit)")

    let isOld = try Data(contentsOf: URL(filePath: path)) == Data("the old picture".utf8)
    let isNew = (try? picture("a.png")) != nil
    #expect(run.status == 0 ? isNew : isOld, "\(run.status): \(run.errors)")
    #expect(run.status != 0 || limit > 140_000)
    #expect(folder.names.sorted() == ["a.png", "deck.yaml"])
  }

  // MARK: Files

  @Test func `a picture that is a pipe does not hold the program up`() throws {
    try folder.file("deck.yaml", "noren: 1\nscreens: {one: {blocks: [picture: a.png]}}\n")
    try #require(mkfifo("\(folder.path)/a.png", 0o644) == 0)

    let run = try run(["check", "deck.yaml"], shell: ":")

    #expect(run.status == 1)
    #expect((run.output + run.errors).contains("is a pipe; a file was expected"))
  }

  @Test func `a file that is there is written over with --force only`() throws {
    let path = try folder.file("a.png", "mine")

    let refused = try run(["capture", "deck.yaml", "--at", "0s", "--out", "a.png"], shell: ":")
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    let forced = try run(["capture", "deck.yaml", "--at", "0s", "--force", "--out", "a.png"], shell: ":")

    #expect(refused.status == 2)
    #expect(refused.errors == "noren: a.png: is there already; use --force to write over it\n")
    #expect(kept == "mine")
    #expect(forced.status == 0)
    #expect(throws: Never.self) { try picture("a.png") }
  }
}
