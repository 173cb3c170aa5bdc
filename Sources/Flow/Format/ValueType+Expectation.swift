import AnimationCore
import Deck
import Geometry

extension Notation {
  /// Keys of expectations.
  static let expectation = Notation(
    "expectation", phrase: "a property",
    summary: """
      A property of the prototype (`screen`, `page`, `overlay`, `focus`, `log`, `idle`, `shows`, `no frame for`) or \
      `property of name`, where the name is an id or a text that shows (`text`, `color`, `frame`, `offset`, `scale`, \
      `opacity`, `velocity`, `visible`, `state`, `rows`); a name with brackets is put into quotes together with its \
      property. `within`, `throughout` and `tolerance` belong to all of them.
      """,
    examples: ["page", "color of footer", "\"offset of fruits[0]\""], pattern: "^.+$")
}

extension ValueType where Value == Flow.Expectation {
  /// A mapping from properties to the values they should have.
  static var expectation: ValueType {
    ValueType(
      .dictionary(key: .expectation, value: .text(maximumLength: ValueLimits.textLength)),
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
  private static let options = ["within", "throughout", "tolerance"]

  fileprivate mutating func read(_ pair: YAMLPair, with decoder: inout SchemaDecoder) {
    let subject = pair.key.quoted
    switch pair.key {
    case "within": within = decoder.decode(.duration(), from: pair.value, as: subject) ?? within
    case "throughout": throughout = decoder.decode(.duration(), from: pair.value, as: subject) ?? throughout
    case "tolerance":
      tolerance = decoder.decode(.number(in: 0...FlowLimits.coordinates.upperBound), from: pair.value, as: subject)
    default:
      if let check = check(pair, with: &decoder) { checks.append(check) }
    }
  }

  private func check(_ pair: YAMLPair, with decoder: inout SchemaDecoder) -> Flow.Check? {
    let subject = pair.key.quoted
    guard let (property, name) = Self.split(pair.key) else {
      guard let read = Flow.Check.readers.first(where: { $0.name == pair.key })?.read else {
        decoder.report(.unknownKey, at: pair.keyRange, "nothing can be expected of \(subject)", hint: hint(pair.key))
        return nil
      }
      return read(pair.value, subject, &decoder)
    }
    guard let read = Flow.Property.readers.first(where: { $0.name == property })?.read else {
      decoder.report(
        .unknownKey, at: pair.keyRange, "elements have no property \(property.quoted)",
        hint: Flow.Property.readers.map(\.name).hint(for: property))
      return nil
    }
    return read(pair.value, subject, &decoder).map { .element(name, $0) }
  }

  private func hint(_ key: String) -> String? {
    if Flow.Property.readers.contains(where: { $0.name == key }) { return "say of what: \(key) of footer" }
    return (Flow.Check.readers.map(\.name) + Self.options).hint(for: key)
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

/// How the value of a property is read.
struct PropertyReader<Value: Sendable>: Sendable {
  let name: String
  let read: @Sendable (YAMLNode, String, inout SchemaDecoder) -> Value?

  init<Raw>(_ name: String, _ type: ValueType<Raw>, _ make: @escaping @Sendable (Raw) -> Value) {
    self.name = name
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
    PropertyReader("screen", ValueType<String>.text) { .screen($0) },
    PropertyReader("page", .integer(in: 0...lastPage)) { .page($0) },
    PropertyReader("overlay", ValueType<Presence>.choice) { .overlay(isShown: $0 == .shown) },
    PropertyReader("focus", ValueType<String>.text) { .focus($0 == "none" ? nil : $0) },
    PropertyReader("log", .texts) { .log($0) },
    PropertyReader("idle", .boolean) { .idle($0) },
    PropertyReader("shows", .texts) { .shows($0) },
    PropertyReader("no frame for", .duration()) { .noFrame($0) },
  ]
}

extension Flow.Property {
  /// Scales that a test may ask for.
  private static let scales = 0.0...100.0

  static let readers: [PropertyReader<Flow.Property>] = [
    PropertyReader("text", ValueType<String>.text) { .text($0) },
    PropertyReader("color", .color) { .color($0) },
    PropertyReader("frame", .rect) { .frame($0) },
    PropertyReader("offset", .point) { .offset($0) },
    PropertyReader("scale", .number(in: scales)) { .scale($0) },
    PropertyReader("opacity", .number(in: 0...1)) { .opacity($0) },
    PropertyReader("velocity", .point) { .velocity($0) },
    PropertyReader("visible", .boolean) { .visible($0) },
    PropertyReader("state", ValueType<String>.text) { .state($0) },
    PropertyReader("rows", .list(of: ValueType<String>.text)) { .rows($0) },
  ]
}
