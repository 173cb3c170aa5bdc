/// Writes the reference page of a file format in Markdown: every object with its keys, every notation.
public enum ReferencePage {
  /// The page for files whose root is an object.
  ///
  /// - Parameters:
  ///   - title: the headline.
  ///   - introduction: what stands before the first table, in Markdown.
  ///   - root: the object at the top of a file.
  public static func markdown(title: String, introduction: String, root: ObjectDescription) -> String {
    let catalog = SchemaCatalog(root: root)
    let sections =
      ["# \(title)", introduction] + catalog.objects.map(section)
      + ["## Notations"] + catalog.notations.map(section)
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ object: ObjectDescription) -> String {
    var lines = ["## \(object.title.capitalizedFirst)", "", object.summary]
    if case .exactlyOne(let keys) = object.rule {
      lines += ["", "Exactly one of \(keys.map { "`\($0)`" }.joined(separator: ", ")) is written."]
    }
    lines += ["", "| key | takes | without it | |", "|---|---|---|---|"]
    for field in object.fields {
      let cells = ["`\(field.name)`", takes(field.shape), fallback(of: field), field.summary]
      lines.append("| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
    }
    for field in object.fields {
      guard let choices = choices(in: field.shape) else { continue }
      lines += ["", "The choices of `\(field.name)`:", ""]
      lines += choices.map { "- `\($0.name)`: \($0.summary)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func section(_ notation: ValueNotation) -> String {
    let examples = notation.examples.map { "`\($0)`" }.joined(separator: ", ")
    return "### \(notation.name.capitalizedFirst)\n\n\(notation.summary)\n\nExamples: \(examples)"
  }

  private static func fallback(of field: FieldDescription) -> String {
    if field.isRequired { return "**required**" }
    return switch field.fallback {
    case .none: ""
    case .value(let text): "`\(text)`"
    case .words(let words): words
    }
  }

  private static func takes(_ shape: ValueShape) -> String {
    switch shape {
    case .text: return "text"
    case .number(let range, let unit):
      return "number, \(range.lowerBound.shortest) to \(range.upperBound.shortest)" + (unit.map { " \($0)" } ?? "")
    case .integer(let range):
      return range.count == 1 ? "\(range.lowerBound)" : "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .boolean: return "`true` or `false`"
    case .notation(let notation): return "[\(notation.name)](#\(notation.name.anchor))"
    case .constant(let word): return "`\(word)`"
    case .choice: return "one of the words below"
    case .list(let item, let count):
      let limit = count.upperBound < .max ? " (\(count.lowerBound) to \(count.upperBound))" : ""
      return "list of: \(takes(item))\(limit)"
    case .dictionary(let key, let value):
      return "mapping from [\(key.name)](#\(key.name.anchor)) to \(takes(value))"
    case .object(let description):
      let object = description()
      return "[\(object.name)](#\(object.title.anchor))"
    case .either(let shapes): return shapes.map(takes).joined(separator: " or ")
    }
  }

  private static func choices(in shape: ValueShape) -> [ChoiceDescription]? {
    switch shape {
    case .choice(let choices): choices
    case .either(let shapes): shapes.lazy.compactMap(choices).first
    default: nil
    }
  }
}

extension String {
  /// The string with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The string with every occurrence of a character replaced.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    reduce(into: "") { $0 += $1 == character ? text : String($1) }
  }
}
