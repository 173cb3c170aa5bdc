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
  fileprivate var githubData: String {
    reduce(into: "") { text, character in
      switch character {
      case "%": text += "%25"
      case "\r\n": text += "%0D%0A"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      default: text.append(character)
      }
    }
  }

  /// A property's value in a workflow command.
  fileprivate var githubProperty: String {
    githubData.reduce(into: "") { text, character in
      switch character {
      case ":": text += "%3A"
      case ",": text += "%2C"
      default: text.append(character)
      }
    }
  }
}
