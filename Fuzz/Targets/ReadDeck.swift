import Components
import Deck
import Geometry
import Notation
import Prototype
import Scene

/// Reads a deck; one without errors is shown, moved on and shown again.
func readDeck(_ bytes: [UInt8]) {
  let result = DeckReader.read(bytes: bytes, file: "deck.yaml")
  checkDiagnostics(result.diagnostics, hasValue: result.deck != nil)
  guard let deck = result.deck else { return }
  let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
  var prototype = Prototype(deck: deck, environment: environment)
  var list = DisplayList()
  for time in [0, 1.0] {
    prototype.advance(to: time)
    prototype.draw(into: &list)
  }
}

/// What every reader promises: a value or errors, and words that no terminal takes for a command.
func checkDiagnostics(_ diagnostics: [Diagnostic], hasValue: Bool) {
  let hasErrors = diagnostics.contains { $0.severity == .error }
  precondition(hasErrors != hasValue, "a file gives a value or at least one error, and never both")
  for diagnostic in diagnostics {
    let text = diagnostic.text + diagnostic.githubCommand + diagnostic.json.text()
    precondition(!text.unicodeScalars.contains("\u{1B}"), "a message holds no escape character")
  }
}
