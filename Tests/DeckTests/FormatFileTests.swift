import Deck
import Foundation
import Testing

/// The files about the deck format that are kept in the repository.
@Suite struct FormatFileTests {
  private static func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the schema is the one that the reader follows; make reference writes it anew`() throws {
    #expect(try Self.file("resources/deck.schema.json") == DeckFormat.jsonSchema)
  }

  @Test func `the reference page is the one that the reader follows; make reference writes it anew`() throws {
    #expect(try Self.file("docs/deck-format.md") == DeckFormat.reference)
  }
}
