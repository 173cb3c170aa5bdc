/// Writes the JSON Schema of a file format, with which editors complete keys and mark mistakes.
///
/// The schema accepts every file that the reader accepts. It accepts a little more, since it does not know which names
/// are there.
///
/// - Source: JSON Schema, draft 2020-12.
public enum JSONSchema {
  private typealias Member = JSONValue.Member

  /// The schema of files whose root is an object.
  ///
  /// - Parameters:
  ///   - title: what the format is called.
  ///   - root: the object at the top of a file.
  public static func document(title: String, root: ObjectDescription) -> JSONValue {
    let catalog = SchemaCatalog(root: root)
    let definitions =
      catalog.objects.dropFirst().map { Member($0.title.anchor, .object(members(of: $0))) }
      + catalog.notations.map { Member($0.name.anchor, definition(of: $0)) }
    return .object(
      [Member("$schema", "https://json-schema.org/draft/2020-12/schema"), Member("title", .string(title))]
        + members(of: root) + [Member("$defs", .object(definitions))])
  }

  private static func members(of object: ObjectDescription) -> [Member] {
    let families = object.fields.compactMap { field in field.keyPattern.map { Member($0, property(field)) } }
    let fields = object.fields.filter { $0.keyPattern == nil }
    var members = [
      Member("description", .string(object.summary)), Member("type", "object"),
      Member("properties", .object(fields.map { Member($0.name, property($0)) })),
      Member("additionalProperties", false),
    ]
    if !families.isEmpty { members.append(Member("patternProperties", .object(families))) }
    let required = object.fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(Member("required", .array(required))) }
    if case .exactlyOne(let keys) = object.rule {
      members.append(Member("oneOf", .array(keys.map { ["required": .array([.string($0)])] })))
    }
    return members
  }

  private static func property(_ field: FieldDescription) -> JSONValue {
    var members = [Member("description", .string(field.summary))] + constraints(of: field.shape)
    if case .value(let text) = field.fallback { members.append(Member("default", value(writtenAs: text))) }
    return .object(members)
  }

  private static func definition(of notation: ValueNotation) -> JSONValue {
    var members = [Member("description", .string(notation.summary))]
    switch notation.form {
    case .pattern(let pattern): members += [Member("type", "string"), Member("pattern", .string(pattern))]
    case .shape(let shape): members += constraints(of: shape)
    }
    members.append(Member("examples", .array(notation.examples.map { value(writtenAs: $0) })))
    return .object(members)
  }

  /// What a shape demands of a value.
  private static func constraints(of shape: ValueShape) -> [Member] {
    switch shape {
    case .text(let maximumLength):
      // A plain number or true is text too where text is wanted; an editor sees them as what they look like.
      return [
        Member("type", ["string", "number", "boolean"]), Member("maxLength", .integer(maximumLength)),
      ]
    case .number(let range, _):
      return [
        Member("type", "number"), Member("minimum", .number(range.lowerBound)),
        Member("maximum", .number(range.upperBound)),
      ]
    case .integer(let range):
      return [
        Member("type", "integer"), Member("minimum", .integer(range.lowerBound)),
        Member("maximum", .integer(range.upperBound)),
      ]
    case .boolean: return [Member("type", "boolean")]
    case .notation(let notation): return reference(to: notation.name)
    case .constant(let word): return [Member("const", value(writtenAs: word))]
    case .choice(let choices): return [Member("enum", .array(choices.map { .string($0.name) }))]
    case .list(let item, let count):
      var members = [Member("type", "array"), Member("items", .object(constraints(of: item)))]
      if count.lowerBound > 0 { members.append(Member("minItems", .integer(count.lowerBound))) }
      if count.upperBound < .max { members.append(Member("maxItems", .integer(count.upperBound))) }
      return members
    case .dictionary(let key, let item):
      return [
        Member("type", "object"), Member("propertyNames", .object(reference(to: key.name))),
        Member("additionalProperties", .object(constraints(of: item))), Member("minProperties", 1),
      ]
    case .object(let description): return reference(to: description().title)
    case .either(let shapes): return [Member("anyOf", .array(shapes.map { .object(constraints(of: $0)) }))]
    }
  }

  private static func reference(to name: String) -> [Member] {
    [Member("$ref", .string("#/$defs/\(name.anchor)"))]
  }

  /// A default or an example as JSON, from how a deck would say it.
  private static func value(writtenAs text: String) -> JSONValue {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let items = text.dropFirst().dropLast().split(separator: ",").map { String($0.drop { $0 == " " }) }
      return .array(items.map { value(writtenAs: $0) })
    }
    let isQuoted = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
    if isQuoted { return .string(String(text.dropFirst().dropLast())) }
    return switch SourceScalar(text, isPlain: true).value {
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    case .null, .text: .string(text)
    }
  }
}
