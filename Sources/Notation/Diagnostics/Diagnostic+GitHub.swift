extension Diagnostic {
  /// The diagnostic as a workflow command of GitHub Actions, which shows it at the line in a pull request.
  public var githubCommand: String {
    var properties = ["file=\(file.githubProperty)"]
    if let excerpt {
      properties += [
        "line=\(excerpt.position.line)", "col=\(excerpt.position.column)",
        "endColumn=\(excerpt.position.column + excerpt.length)",
      ]
    }
    properties.append("title=\(code.rawValue.githubProperty)")
    let details = [message] + notes + (hint.map { [$0] } ?? [])
    return "::\(severity.rawValue) \(properties.joined(separator: ","))::\(details.joined(separator: "\n").githubData)"
  }
}

extension String {
  /// The text after the second `::` of a workflow command.
  fileprivate var githubData: String { githubEscaped([:]) }

  /// A property's value in a workflow command.
  fileprivate var githubProperty: String { githubEscaped([":": "%3A", ",": "%2C"]) }

  /// Scalar by scalar, since one with a mark on it is a character of its own that GitHub does not know as one.
  private func githubEscaped(_ further: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      case _ where scalar.steersTerminal: text += "\u{FFFD}"
      default: text += further[scalar] ?? String(Character(scalar))
      }
    }
  }
}
