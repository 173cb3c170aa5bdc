import Notation
import YAML

/// What came of reading a deck file.
public struct DeckResult: Sendable {
  /// The deck, unless there are errors.
  public var deck: Deck?
  /// What there is to say, in the order of the file.
  public var diagnostics: [Diagnostic]
  /// The file, for diagnostics that others add.
  public var source: SourceFile
}

/// Reads deck files.
public enum DeckReader {
  /// Reads and checks a deck.
  ///
  /// Never traps and never takes long, whatever the bytes are: see ``YAMLLimits``.
  ///
  /// - Parameter file: what diagnostics call the file; nothing is opened.
  public static func read(bytes: [UInt8], file: String) -> DeckResult {
    let source = SourceFile(name: file, bytes: bytes)
    var decoder = SchemaDecoder(source: source)
    var deck: Deck?
    if let root = YAMLReader.read(source, diagnostics: &decoder.diagnostics),
      !decoder.reportsMistakenFile(
        root, key: "steps", insteadOf: "screens", "this is a flow, not a deck",
        hint: "play it with `noren test`; what is opened and checked is the deck that it names")
    {
      deck = decoder.decode(Deck.schema, from: root)
      for index in deck?.screens.indices ?? 0..<0 { deck?.screens[index].numberParts() }
      deck?.check(with: &decoder)
    }
    return DeckResult(
      deck: decoder.diagnostics.hasErrors ? nil : deck,
      diagnostics: decoder.diagnostics.sorted(file: file), source: source)
  }
}
