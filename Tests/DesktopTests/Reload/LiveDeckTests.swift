import Foundation
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

  @Test func `files beside the deck that it does not use change nothing`() async throws {
    let live = try shown("Before")

    try await live.change {
      try write("something", $0 + "/notes.txt")
      try write(LiveDeckFolder.deck("After"), $0 + "/deck.yaml")
    }

    #expect(live.readings.map(\.isGood) == [true])
  }
}
