import Components
import Foundation
import Prototype
import Stage
import TestSupport
import Testing

@testable import Desktop

@Suite(.timeLimit(.minutes(1))) @MainActor struct DeckChooserTests {
  private let folder: TemporaryFolder
  private let chooser: DeckChooser

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("first.yaml", "title: First\n" + LiveDeckFolder.deck("Page"))
    let setup = try StageSetup()
    chooser = DeckChooser(try DeckCatalog(folder.path, setup: setup), folder: folder.path, setup: setup) { _ in nil }
  }

  /// What the cards say, once the folder's change has come through.
  private func titles(after change: () throws -> Void) async throws -> [String] {
    try change()
    while !chooser.refresh() { await Task.yield() }
    return chooser.start.stage.prototype.elements.filter { $0.role == .card }.map(\.title)
  }

  @Test func `a deck that comes into the folder gets a card`() async throws {
    let titles = try await titles {
      try folder.file("second/deck.yaml", "title: Second\n" + LiveDeckFolder.deck("Page"))
    }

    #expect(titles == ["First", "Second"])
  }

  @Test func `a deck that goes takes its card with it`() async throws {
    _ = try await titles { try folder.file("second.yaml", "title: Second\n" + LiveDeckFolder.deck("Page")) }

    let titles = try await titles { try FileManager.default.removeItem(atPath: folder.path + "/first.yaml") }

    #expect(titles == ["Second"])
  }
}
