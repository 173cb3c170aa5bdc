/// Text of the form `name` or `name(value, label: value)`, taken apart.
struct CallNotation {
  /// One argument.
  struct Argument: Equatable {
    var label: String?
    var value: Substring
  }

  /// The word before the parenthesis.
  var name: Substring
  /// The arguments; nothing when there are no parentheses.
  var arguments: [Argument]?

  /// Takes text apart; nothing when it is not of the form.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      guard !text.isEmpty, text.allSatisfy(\.isPartOfWord) else { return nil }
      name = text[...]
      return
    }
    name = text[..<open]
    guard !name.isEmpty, name.allSatisfy(\.isPartOfWord), text.last == ")" else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard !inside.contains("("), !inside.contains(")") else { return nil }
    var arguments: [Argument] = []
    for part in inside.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
      guard let value = halves.last, !value.isEmpty else { return nil }
      arguments.append(Argument(label: halves.count == 2 ? String(halves[0]) : nil, value: value))
    }
    self.arguments = arguments
  }
}

extension Substring {
  /// Without the spaces at both ends.
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension Character {
  /// Whether a name in this notation may hold the character.
  fileprivate var isPartOfWord: Bool { isASCIILetterOrDigit || self == "-" }
}
