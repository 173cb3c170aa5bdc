import Components
import Deck
import Foundation
import Notation
import Prototype
import Scene
import Stage
import Testing
import YAML

/// What a deck leaves out, said as it holds anyway.
@Suite struct StatedDefaultTests {
  private static let demo = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "resources/demo/deck.yaml")

  /// What the screens of a deck look like, and how they move.
  private struct Effect: Equatable {
    let motions: String
    let frames: [DisplayList]
    let remarks: [String]

    init?(_ bytes: [UInt8]) {
      let result = DeckReader.read(bytes: bytes, file: "deck.yaml")
      guard let deck = result.deck else { return nil }
      let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
      motions = SpecSheet(deck).markdown
      frames = deck.screens.map { screen in
        var deck = deck
        deck.start = screen.id
        var list = DisplayList()
        Prototype(deck: deck, environment: environment).draw(into: &list)
        return list
      }
      remarks = result.diagnostics.map(\.message)
    }
  }

  @Test func `every value that the demo leaves out can be written as it holds, and nothing changes`() throws {
    let source = SourceFile(name: "deck.yaml", bytes: Array(try Data(contentsOf: Self.demo)))
    let before = try #require(Effect(source.bytes))
    let absent = Tunable.all(in: source).filter { $0.absence.map { $0.holds == nil } ?? false }

    #expect(absent.count > 20)
    for tunable in absent {
      let bytes = try tunable.absence?.insertion.adding(tunable.value.notation, to: source) ?? []

      #expect(Effect(bytes) == before, "\(tunable.label)")
    }
  }
}
