import Deck
import Foundation
import Geometry
import Stage
import TestSupport
import Testing

@testable import Desktop

/// What editors and other programs do with a deck that is open.
@Suite(.timeLimit(.minutes(2))) @MainActor struct LiveDeckTests {
  private let files = FileManager.default

  private func write(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

  private func shown(_ title: String) throws -> LiveDeckFolder {
    try LiveDeckFolder { try $0.file("deck.yaml", LiveDeckFolder.deck(title)) }
  }

  @Test func `a file written in place shows`() async throws {
    let live = try shown("Before")

    try await live.change { try write(LiveDeckFolder.deck("After"), $0 + "/deck.yaml") }

    #expect(live.title == "After")
  }

  @Test func `a file renamed over the deck shows`() async throws {
    let live = try shown("Before")

    try await live.change {
      try write(LiveDeckFolder.deck("After"), $0 + "/.deck.yaml.swp")
      rename($0 + "/.deck.yaml.swp", $0 + "/deck.yaml")
    }

    #expect(live.title == "After")
  }

  @Test func `a deck that is gone leaves what shows, and shows again when it comes back`() async throws {
    let live = try shown("Before")

    try await live.change { try files.removeItem(atPath: $0 + "/deck.yaml") }
    let (whileGone, hasOverlay) = (live.title, live.stage?.overlay != nil)
    try await live.change { try write(LiveDeckFolder.deck("After"), $0 + "/deck.yaml") }

    #expect(whileGone == "Before" && hasOverlay)
    #expect(live.readings.map(\.codes) == [["unreadable"], []])
    #expect(live.title == "After")
    #expect(live.stage?.overlay == nil)
  }

  @Test func `a deck that comes back as it was shows without a word over it`() async throws {
    let live = try shown("Before")

    try await live.change { rename($0 + "/deck.yaml", $0 + "/deck.yaml~") }
    try await live.change { rename($0 + "/deck.yaml~", $0 + "/deck.yaml") }

    #expect(live.readings.map(\.isGood) == [false, true])
    #expect(live.stage?.overlay == nil)
  }

  @Test func `a link that is pointed elsewhere shows what it points at`() async throws {
    let live = try LiveDeckFolder {
      try $0.file("first/a.yaml", LiveDeckFolder.deck("Before"))
      try $0.file("second/b.yaml", LiveDeckFolder.deck("After"))
      symlink("first/a.yaml", $0.path + "/deck.yaml")
    }

    try await live.change {
      symlink("second/b.yaml", $0 + "/new")
      rename($0 + "/new", $0 + "/deck.yaml")
    }

    #expect(live.title == "After")
  }

  @Test func `a folder that is swapped through a link shows what is in the new one`() async throws {
    let live = try LiveDeckFolder(deck: "current/deck.yaml") {
      try $0.file("first/deck.yaml", LiveDeckFolder.deck("Before"))
      try $0.file("second/deck.yaml", LiveDeckFolder.deck("After"))
      symlink("first", $0.path + "/current")
    }

    try await live.change {
      symlink("second", $0 + "/new")
      rename($0 + "/new", $0 + "/current")
    }

    #expect(live.title == "After")
  }

  @Test func `what a link leads to may be saved where it is`() async throws {
    let live = try LiveDeckFolder(deck: "here/deck.yaml") {
      try $0.file("there/deck.yaml", LiveDeckFolder.deck("Before"))
      try $0.file("here/note.txt", "")
      symlink("../there/deck.yaml", $0.path + "/here/deck.yaml")
    }

    try await live.change {
      try write(LiveDeckFolder.deck("After"), $0 + "/there/new")
      rename($0 + "/there/new", $0 + "/there/deck.yaml")
    }

    #expect(live.title == "After")
  }

  @Test(arguments: [["there/deck.yaml"], ["middle", "there/deck.yaml"], ["far/er/middle", "there/deck.yaml"]])
  func `what links lead to may be written in place`(_ chain: [String]) async throws {
    let live = try LiveDeckFolder(deck: "here/deck.yaml") {
      try $0.file("there/deck.yaml", LiveDeckFolder.deck("Before"))
      try $0.file("here/note.txt", "")
      try $0.file("far/er/note.txt", "")
      var link = "here/deck.yaml"
      for target in chain {
        symlink($0.path + "/" + target, $0.path + "/" + link)
        link = target
      }
    }

    try await live.change { try write(LiveDeckFolder.deck("After"), $0 + "/there/deck.yaml") }

    #expect(live.title == "After")
  }

  @Test func `a picture behind a link may be written in place`() async throws {
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>"#
    let live = try LiveDeckFolder {
      try $0.file(".kept/a.svg", picture)
      try $0.file("deck.yaml", LiveDeckFolder.deck("One", image: "a.svg"))
      symlink(".kept/a.svg", $0.path + "/a.svg")
    }

    try await live.change { try write(picture.replacing("60", with: "80"), $0 + "/.kept/a.svg") }

    #expect(live.readings.map(\.isGood) == [true])
  }

  @Test func `a checkout that takes the folder away and brings another shows the other`() async throws {
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>"#
    let live = try LiveDeckFolder(deck: "decks/deck.yaml") {
      try $0.file("decks/deck.yaml", LiveDeckFolder.deck("Before", image: "images/a.svg"))
      try $0.file("decks/images/a.svg", picture)
    }

    try await live.change {
      try files.removeItem(atPath: $0 + "/decks")
      try files.createDirectory(atPath: $0 + "/decks/images", withIntermediateDirectories: true)
      try write(LiveDeckFolder.deck("After", image: "images/b.svg"), $0 + "/decks/deck.yaml")
      try write(picture, $0 + "/decks/images/b.svg")
    }
    while live.title != "After" { try await live.change { _ in } }

    #expect(live.stage?.overlay == nil)
  }

  @Test func `a picture that turns into garbage leaves what shows, and mending it mends all`() async throws {
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>"#
    let live = try LiveDeckFolder {
      try $0.file("deck.yaml", LiveDeckFolder.deck("Before", image: "images/a.svg"))
      try $0.file("images/a.svg", picture)
    }

    try await live.change { try write("no picture at all", $0 + "/images/a.svg") }
    let (whileBroken, hasOverlay) = (live.title, live.stage?.overlay != nil)
    try await live.change { try write(picture, $0 + "/images/a.svg") }

    #expect(whileBroken == "Before" && hasOverlay)
    #expect(live.readings.map(\.isGood) == [false, true])
    #expect(live.readings.first?.codes == ["picture"])
    #expect(live.stage?.overlay == nil)
  }

  @Test func `a picture that is replaced by another shows the other`() async throws {
    let picture = { (color: String) in
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='60'>"
        + "<rect width='40' height='60' fill='\(color)'/></svg>"
    }
    let live = try LiveDeckFolder {
      try $0.file("deck.yaml", LiveDeckFolder.deck("Same", image: "images/a.svg"))
      try $0.file("images/a.svg", picture("#FF0000"))
    }
    let before = try live.color(at: 10, 10)

    try await live.change {
      try write(picture("#0000FF"), $0 + "/images/new")
      rename($0 + "/images/new", $0 + "/images/a.svg")
    }

    #expect(before == 0xFFFF_0000)
    #expect(try live.color(at: 10, 10) == 0xFF00_00FF)
  }

  // MARK: Tuning

  private func tuned(_ live: LiveDeckFolder) throws -> DeckTuning {
    var tuning = DeckTuning(try #require(live.deck?.file))
    let index = try #require(tuning.tunables.firstIndex { $0.label == "one pages 0 color" })
    try tuning.set(index, to: .color(Color(rgb: 0x123456)))
    return tuning
  }

  private func text(_ live: LiveDeckFolder) throws -> String {
    try String(contentsOfFile: live.path + "/deck.yaml", encoding: .utf8)
  }

  @Test func `what is tried out is written into the file that was read`() throws {
    let live = try shown("Before")
    var tuning = try tuned(live)

    let conflict = try live.deck?.write(&tuning)

    #expect(conflict == .some(nil) && !tuning.isChanged)
    #expect(try text(live) == LiveDeckFolder.deck("Before").replacing("#0E7C86", with: "#123456"))
  }

  @Test func `a file that changed meanwhile is not written over, and both are told`() throws {
    let live = try shown("Before")
    var tuning = try tuned(live)
    let other = LiveDeckFolder.deck("After").replacing("#0E7C86", with: "#654321")
    try write(other, live.path + "/deck.yaml")

    let conflict = try #require(live.deck).write(&tuning)

    #expect(conflict == [DeckTuning.Change(label: "one pages 0 color", file: "#654321", mine: "#123456")])
    #expect(try text(live) == other && tuning.isChanged)
  }

  @Test func `a file that is gone is not written anew`() throws {
    let live = try shown("Before")
    var tuning = try tuned(live)
    try files.removeItem(atPath: live.path + "/deck.yaml")

    #expect(throws: FileError.self) { try live.deck?.write(&tuning) }
    #expect(!files.fileExists(atPath: live.path + "/deck.yaml"))
  }

  @Test func `files beside the deck that it does not use change nothing`() async throws {
    let live = try shown("Before")

    try await live.change {
      try write("something", $0 + "/notes.txt")
      try write(LiveDeckFolder.deck("After"), $0 + "/deck.yaml")
    }

    #expect(live.readings.map(\.isGood) == [true])
  }
}
