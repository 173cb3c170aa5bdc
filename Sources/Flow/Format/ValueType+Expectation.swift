import AnimationCore
import Deck
import Geometry
import Notation

extension ValueType where Value == Flow.Expectation {
  /// A mapping from properties to the values they should have.
  static var expectation: ValueType {
    ValueType(
      .object { Flow.Expectation.description },
      accepts: { if case .mapping = $0.content { true } else { false } },
      read: { node, decoder in
        guard case .mapping(let pairs) = node.content else {
          decoder.reportWrongType(node, expected: "a mapping such as {page: 1}")
          return nil
        }
        var expectation = Flow.Expectation()
        for pair in pairs { expectation.read(pair, with: &decoder) }
        if expectation.checks.isEmpty, !decoder.diagnostics.hasErrors {
          decoder.report(.missingKey, at: node.range, "expect needs at least one property")
        }
        return expectation
      },
      write: { _ in nil })
  }
}

extension Flow.Expectation {
  /// The keys that speak of the expectation itself.
  private static let options: [Field<Self>] = [
    Field("within", \.within, .duration(), "How long to wait until all of it holds."),
    Field("throughout", \.throughout, .duration(), "How long all of it has to go on holding, once it does."),
    Field(
      "tolerance", \.tolerance, .number(in: 0...FlowLimits.coordinates.upperBound),
      otherwise: "\(Tolerance.points.shortest) pt, \(Tolerance.factors.shortest) of scale or opacity, "
        + "\(Tolerance.colorBytes.shortest) of 255 of a colour, \(Tolerance.speed.shortest) pt/s",
      "How far numbers may be off, in their own units."),
  ]

  /// The keys as data.
  fileprivate static var description: ObjectDescription {
    let properties = Flow.Property.readers.map { reader in
      var field = reader.description
      field.keyPattern = "^\(field.name) of .+$"
      field.name += " of NAME"
      return field
    }
    return ObjectDescription(
      name: "an expectation",
      summary: """
        What the prototype should be like, all at once. `NAME` is the id of an element or a text that shows; a key with \
        brackets or a colon in it is put into quotes: `"offset of fruits[0]"`.
        """,
      fields: Flow.Check.readers.map(\.description) + properties + options.map { $0.description(Self()) })
  }

  fileprivate mutating func read(_ pair: SourcePair, with decoder: inout SchemaDecoder) {
    if let option = Self.options.first(where: { $0.name == pair.key }) {
      option.read(pair.value, &self, &decoder)
    } else if let check = check(pair, with: &decoder) {
      checks.append(check)
    }
  }

  private func check(_ pair: SourcePair, with decoder: inout SchemaDecoder) -> Flow.Check? {
    let subject = pair.key.quoted
    guard let (property, name) = Self.split(pair.key) else {
      guard let read = Flow.Check.readers.first(where: { $0.name == pair.key })?.read else {
        let hint = decoder.commaHint(for: pair) ?? hint(pair.key)
        decoder.report(.unknownKey, at: pair.keyRange, "nothing can be expected of \(subject)", hint: hint)
        return nil
      }
      return read(pair.value, subject, &decoder)
    }
    guard let read = Flow.Property.readers.first(where: { $0.name == property })?.read else {
      decoder.report(
        .unknownKey, at: pair.keyRange, "elements have no property \(property.quoted)",
        hint: Flow.Property.readers.map(\.name).hint(for: property, listsAll: true))
      return nil
    }
    return read(pair.value, subject, &decoder).map { .element(name, $0) }
  }

  private func hint(_ key: String) -> String? {
    if Flow.Property.readers.contains(where: { $0.name == key }) { return "say of what: \(key) of footer" }
    return (Flow.Check.readers.map(\.name) + Self.options.map(\.name)).hint(for: key, listsAll: true)
  }

  /// The parts of `property of name`; quotes around the name are dropped.
  private static func split(_ key: String) -> (property: String, name: String)? {
    let words = key.split(separator: " ", omittingEmptySubsequences: false)
    guard let of = words.firstIndex(of: "of"), of > 0, of + 1 < words.count else { return nil }
    var name = words[(of + 1)...].joined(separator: " ")
    if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") { name = String(name.dropFirst().dropLast()) }
    return (words[..<of].joined(separator: " "), name)
  }
}

/// How the value of a property is read, and what it means.
struct PropertyReader<Value: Sendable>: Sendable {
  let description: FieldDescription
  let read: @Sendable (SourceNode, String, inout SchemaDecoder) -> Value?

  var name: String { description.name }

  init<Raw>(_ name: String, _ type: ValueType<Raw>, _ summary: String, _ make: @escaping @Sendable (Raw) -> Value) {
    description = FieldDescription(name: name, summary: summary, shape: type.shape)
    read = { node, subject, decoder in decoder.decode(type, from: node, as: subject).map(make) }
  }
}

extension Flow.Check {
  /// Whether an overlay is there.
  private enum Presence: String, Choice {
    case shown, hidden
    var summary: String { self == .shown ? "It is there." : "It is not." }
  }

  /// The highest page number, one less than the most pages.
  private static let lastPage = DeckLimits.pages - 1

  static let readers: [PropertyReader<Flow.Check>] = [
    PropertyReader("screen", ValueType<String>.text, "The id of the screen that shows.") { .screen($0) },
    PropertyReader(
      "page", .integer(in: 0...lastPage), "The number of the page that the walkthrough rested on last, from 0."
    ) { .page($0) },
    PropertyReader("overlay", ValueType<Presence>.choice, "Whether the overlay of coach marks is there.") {
      .overlay(isShown: $0 == .shown)
    },
    PropertyReader("focus", ValueType<String>.text, "The id of the element that has the keyboard, or `none`.") {
      .focus($0 == "none" ? nil : $0)
    },
    PropertyReader(
      "log", .texts, "Entries of the log that were written in this order since the last ones that were asked for."
    ) { .log($0) },
    PropertyReader("idle", .boolean, "Whether nothing moves but what is declared endless, and no finger is down.") {
      .idle($0)
    },
    PropertyReader("shows", .texts, "Elements that show, by id or text.") { .shows($0) },
    PropertyReader("no frame for", .duration(atLeast: 0.001), "That what shows does not change for so long.") {
      .noFrame($0)
    },
  ]
}

extension Flow.Property {
  /// Scales that a test may ask for.
  private static let scales = 0.0...100.0

  static let readers: [PropertyReader<Flow.Property>] = [
    PropertyReader("text", ValueType<String>.text, "What it says.") { .text($0) },
    PropertyReader("color", .color, "Its main colour.") { .color($0) },
    PropertyReader("frame", .rect, "Where it is drawn: `[x, y, width, height]` in points.") { .frame($0) },
    PropertyReader("offset", .point, "How far it is from its resting place: `[x, y]` in points.") { .offset($0) },
    PropertyReader("scale", .number(in: scales), "How large it is drawn; 1 is its natural size.") { .scale($0) },
    PropertyReader("opacity", .number(in: 0...1), "How opaque it is, from 0 to 1.") { .opacity($0) },
    PropertyReader("velocity", .point, "How fast it moves: `[x, y]` in points per second.") { .velocity($0) },
    PropertyReader("visible", .boolean, "Whether anything of it shows in the window.") { .visible($0) },
    PropertyReader(
      "state", ValueType<String>.text,
      "The word on how it stands, such as `current` or `pressed`; `noren test` lists it on a failure."
    ) { .state($0) },
    PropertyReader(
      "rows", .list(of: ValueType<String>.text),
      "The texts of all rows of a list, from the top, those that are scrolled out of sight too."
    ) {
      .rows($0)
    },
  ]
}
