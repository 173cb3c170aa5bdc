import Deck
import Notation
import Stage

/// `noren spec`: every animation of a deck as a table.
enum SpecCommand: Command {
  static let spec = CommandSpec(
    name: "spec", summary: "Lists every animation of a deck, for those who build the real app.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .init("--format", "F", "md (the default), json or html (with pictures of the curves)"),
      .init("--lang", "L", "the language to name things in, such as ja"),
      .init("--out", "F", "a file to write instead of standard output"),
      .init("--force", "overwrite the file"),
    ],
    details: """
      Each row says what moves, which property, from where to where, by which curve or spring and for how long, what sets
      it off, and what happens where less motion is asked for.

      Exit status: 0 done, 1 the deck has errors, 2 usage, or a file cannot be read or written.
      """)

  private enum Format: String, CaseIterable {
    case md, json, html
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let format = try arguments.choice("--format", Format.self) ?? .md
    let loaded = try DeckOperand.load(arguments)
    guard let deck = loaded.deck else { return .failed }
    let sheet = SpecSheet(deck, languages: arguments.texts("--lang"))
    let text =
      switch format {
      case .md: sheet.markdown
      case .json: sheet.json.text(.indented) + "\n"
      case .html: sheet.html
      }
    let path = arguments.text("--out")
    if let path { try Output.refuseExisting(path, arguments) }
    try (format == .md ? Output.writeLines : Output.write)(text, path)
    return .done
  }
}
