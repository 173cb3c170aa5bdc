import Deck
import Stage

/// `noren check`: validates a deck.
enum CheckCommand: Command {
  static let spec = CommandSpec(
    name: "check", summary: "Checks a deck and its pictures, and says what is wrong and where.",
    operands: "DECK", operandCount: 1...1,
    options: [
      .init("--strict", "warnings are failures too"),
      .init("--format", "F", "text, json (for programs) or github (shown in pull requests)"),
    ],
    details: "Exit status: 0 nothing wrong, 1 errors (with --strict: or warnings), 2 the file cannot be read.")

  /// How the diagnostics are printed.
  private enum Format: String, CaseIterable {
    case text, json, github
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let format = try arguments.choice("--format", Format.self) ?? .text
    let loaded = try DeckOperand.read(DeckOperand.path(arguments), scrutiny: .decoded)
    let errors = loaded.diagnostics.count { $0.severity == .error }
    let warnings = loaded.diagnostics.count - errors
    switch format {
    case .text:
      for diagnostic in loaded.diagnostics { Console.note(diagnostic.text) }
      let parts = [count(errors, "error"), count(warnings, "warning")].compactMap { $0 }
      Console.print("\(loaded.path): \(parts.isEmpty ? "no problems" : parts.joined(separator: ", "))")
    case .json: Console.print(JSONValue.array(loaded.diagnostics.map { $0.json }).text(.indented))
    case .github: for diagnostic in loaded.diagnostics { Console.print(diagnostic.githubCommand) }
    }
    return loaded.hasErrors || (arguments.has("--strict") && warnings > 0) ? .failed : .done
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
