import Notation
import YAML

/// What a file shows itself to be, so that one that is something else is not printed.
extension SourceFile {
  /// What Noren reads.
  public enum Kind: CaseIterable, Sendable {
    case deck, flow

    /// The key that every file of the kind has.
    var key: String {
      switch self {
      case .deck: "noren"
      case .flow: "steps"
      }
    }

    fileprivate var absence: (message: String, hint: String) {
      switch self {
      case .deck: ("this is no deck: it has no key 'noren'", "a deck begins with the line noren: 1")
      case .flow: ("this is no flow: it has no key 'steps'", "a flow has a line steps: and what it does below")
      }
    }
  }

  /// Diagnostics as far as the file may be shown.
  ///
  /// What is said about a deck or a flow stays as it is. Of any other file neither a line nor a word is passed on, since
  /// whoever named it may not be the one who reads what is said about it.
  public func shown(_ diagnostics: [Diagnostic], as kind: Kind) -> [Diagnostic] {
    guard !diagnostics.isEmpty, !Kind.allCases.contains(where: has) else { return diagnostics }
    let plain = diagnostics.filter { Self.plainCodes.contains($0.code) }
    guard plain.isEmpty else {
      return plain.map { Diagnostic($0.severity, $0.code, $0.message, file: name, hint: $0.hint) }
    }
    return [Diagnostic(.error, .missingKey, kind.absence.message, file: name, hint: kind.absence.hint)]
  }

  /// The diagnostics whose words tell nothing of what is in a file.
  private static let plainCodes: [Diagnostic.Code] = [.fileTooLarge, .empty, .encoding]

  /// Whether the file has the key of a kind, at the beginning of a line or, where it can be read, at its top.
  private func has(_ kind: Kind) -> Bool {
    let key = Array(kind.key.utf8)
    for line in bytes[contentStart...].split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    where Self.begins(line, with: key) {
      return true
    }
    var unheard = DiagnosticList()
    return YAMLReader.read(self, diagnostics: &unheard)?[kind.key] != nil
  }

  private static func begins(_ line: ArraySlice<UInt8>, with key: [UInt8]) -> Bool {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    var rest = line.drop { quotes.contains($0) }
    guard rest.starts(with: key) else { return false }
    rest = rest.dropFirst(key.count).drop { quotes.contains($0) || $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: ":")
  }
}
