/// Reads nodes by schemas and collects what is wrong with them.
public struct SchemaDecoder {
  /// The file the nodes come from.
  public let source: SourceFile
  /// What was wrong so far.
  public var diagnostics: DiagnosticList
  /// How messages name the value that is being read.
  public private(set) var subject = "the file"

  /// Makes a decoder that adds to a list of diagnostics.
  public init(source: SourceFile, diagnostics: DiagnosticList = DiagnosticList()) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Reads a value; a node that is null is reported, since no key takes nothing.
  public mutating func decode<Value>(_ type: ValueType<Value>, from node: SourceNode, as subject: String) -> Value? {
    let outer = self.subject
    self.subject = subject
    defer { self.subject = outer }
    guard !node.isNull else {
      reportNoValue(node, expected: type.shape.phrase)
      return nil
    }
    return type.read(node, &self)
  }

  /// Reads an object: every key it has, in the order of the file, then what it lacks.
  public mutating func decode<Object>(_ schema: ObjectSchema<Object>, from node: SourceNode) -> Object? {
    guard case .mapping(let pairs) = node.content else {
      let names = schema.fields.map(\.name.quoted)
      let keys = names.count == 1 ? "its key is" : "its keys are"
      reportWrongType(
        node, expected: "a mapping", hint: schema.rule == .none ? "\(keys) \(names.joined(separator: ", "))" : nil)
      return nil
    }
    var object = schema.initial
    schema.keepPlace?(&object, node.range)
    // What misspelt keys were meant to be: one mistake, so they are not missing as well.
    var meant: Set<String> = []
    var hasUnknownKey = false
    for pair in pairs {
      if let field = schema.fields.first(where: { $0.name == pair.key }) {
        field.read(pair.value, &object, &self)
      } else if let refusal = schema.refusals.first(where: { $0.key == pair.key }) {
        hasUnknownKey = true
        report(.unknownKey, at: pair.keyRange, refusal.message, hint: refusal.hint)
      } else {
        hasUnknownKey = true
        let names = schema.fields.map(\.name)
        let near = diagnostics.isFull ? nil : names.nearest(to: pair.key)
        if let near { meant.insert(near) }
        let comma = near == nil ? commaHint(for: pair) : nil
        report(
          .unknownKey, at: pair.keyRange, "unknown key \(pair.key.quoted) in \(schema.name)",
          hint: comma ?? names.hint(for: pair.key, listsAll: true))
      }
    }
    let start = SourceRange(start: node.range.start, end: node.range.start)
    for field in schema.fields where field.isRequired && !meant.contains(field.name) {
      if pairs.contains(where: { $0.key == field.name }) { continue }
      report(
        .missingKey, at: start, "\(schema.name) needs the key \(field.name.quoted)",
        hint: field.description(schema.initial).summary)
    }
    check(
      schema.rule, of: schema.name, pairs: pairs, at: start,
      isTold: !meant.isDisjoint(with: schema.rule.keys) || (hasUnknownKey && schema.isKindByKey))
    reportIdleKeys(of: object, schema, pairs: pairs)
    return object
  }

  /// Warns of keys that are written and have no effect; errors come first, and may be why they have none.
  private mutating func reportIdleKeys<Object>(of object: Object, _ schema: ObjectSchema<Object>, pairs: [SourcePair]) {
    guard !diagnostics.hasErrors else { return }
    for key in schema.idle(object) {
      guard let pair = pairs.first(where: { $0.key == key.key }) else { continue }
      // Who writes down what holds anyway, as a list of all keys does, expects nothing of it.
      let field = schema.fields.first { $0.name == key.key }
      let fallback = field?.description(schema.initial).fallback
      if let text = pair.value.scalar?.text, fallback == .value(text) { continue }
      report(
        .conflictingKeys, .warning, at: pair.keyRange, "\(key.key.quoted) means nothing \(key.circumstance)",
        hint: key.hint)
    }
  }

  private mutating func check(
    _ rule: KeyRule, of name: String, pairs: [SourcePair], at start: SourceRange, isTold: Bool
  ) {
    let keys = rule.keys
    guard !keys.isEmpty else { return }
    let written = pairs.filter { keys.contains($0.key) }
    // What stands in the place of one of them was told with the keys that there are: one mistake.
    if written.isEmpty, !isTold {
      report(
        .conflictingKeys, at: start, "\(name) needs one of the keys \(keys.map(\.quoted).joined(separator: ", "))")
    }
    if let first = written.first {
      for extra in written.dropFirst() {
        report(
          .conflictingKeys, at: extra.keyRange,
          "\(name) cannot have both \(first.key.quoted) and \(extra.key.quoted)")
      }
    }
  }
}

// MARK: Reports

extension SchemaDecoder {
  /// Adds an error at a place.
  ///
  /// - Parameters:
  ///   - hint: made only when the diagnostic is kept, since looking for near names costs time.
  ///   - notes: made only when the diagnostic is kept, since counting lines costs time.
  public mutating func report(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity = .error, at range: SourceRange, _ message: String,
    hint: @autoclosure () -> String? = nil, notes: @autoclosure () -> [String] = []
  ) {
    diagnostics.append(severity) {
      Diagnostic(severity, code, message, in: source, at: range, hint: hint(), notes: notes())
    }
  }

  /// Says that a file is of another kind than was asked for, and whether it is: one fault, where its keys would be many.
  ///
  /// - Parameters:
  ///   - key: the key that every file of the other kind has.
  ///   - own: the key that every file of the kind that was asked for has.
  public mutating func reportsMistakenFile(
    _ root: SourceNode, key: String, insteadOf own: String, _ message: String, hint: String
  ) -> Bool {
    guard case .mapping(let pairs) = root.content, root[own] == nil,
      let mistaken = pairs.first(where: { $0.key == key })
    else { return false }
    report(.unknownKey, at: mistaken.keyRange, message, hint: hint)
    return true
  }

  /// Says that the present value is of another type than it should be.
  public mutating func reportWrongType(_ node: SourceNode, expected: String, hint: String? = nil) {
    report(.wrongType, at: node.range, "\(subject) takes \(expected), not \(node.phrase)", hint: hint)
  }

  /// Says that nothing is written where something should be.
  private mutating func reportNoValue(_ node: SourceNode, expected: String) {
    var hint: String?
    let rest = source.bytes[min(node.range.start, source.bytes.count)...]
    if node.range.start == node.range.end, rest.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "#") {
      hint = "an unquoted # begins a comment; put colours in quotes: \"#0E7C86\""
    } else if node.range.start == node.range.end, followsComma(node.range.start) {
      hint = Self.commaHint
    }
    report(.wrongType, at: node.range, "\(subject) has no value; it takes \(expected)", hint: hint)
  }

  /// The hint about quotes for what is probably no key but the rest of a text that a comma has cut in two, as in
  /// `{text: Hello, world}`; nothing for what looks like a key.
  public func commaHint(for pair: SourcePair) -> String? {
    let range = pair.value.range
    return pair.value.isNull && range.start == range.end && followsComma(range.start) ? Self.commaHint : nil
  }

  /// What was probably meant by a key that is no language, at a place: the rest of a text that a comma has cut in two.
  func translationHint(at key: SourceRange) -> String? { followsComma(key.end) ? Self.commaHint : nil }

  private static let commaHint = "text with commas needs quotes inside { }: {text: \"Hello, world\"}"

  /// Whether the words before a place stand between a comma and the next one, or the end, of a mapping in braces, with no
  /// colon after them.
  private func followsComma(_ place: Int) -> Bool {
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    let bytes = source.bytes
    let place = min(max(place, 0), bytes.count)
    guard let next = bytes[place...].first(where: { !isBlank($0) }),
      [UInt8(ascii: ","), UInt8(ascii: "}")].contains(next),
      let last = bytes[..<place].last(where: { !isBlank($0) }), last != UInt8(ascii: ":")
    else { return false }
    let opening = bytes[..<place].last { [UInt8(ascii: ","), UInt8(ascii: "{")].contains($0) }
    return opening == UInt8(ascii: ",")
  }

  /// Says that a list has too few or too many items.
  mutating func checkCount(_ count: Int, in range: ClosedRange<Int>, of node: SourceNode) {
    guard !range.contains(count) else { return }
    let message =
      count < range.lowerBound
      ? "\(subject) needs at least \(counted(range.lowerBound, "item")), and has \(count == 0 ? "none" : "\(count)")"
      : "\(subject) takes at most \(counted(range.upperBound, "item")), and has \(count)"
    report(.outOfRange, at: SourceRange(start: node.range.start, end: node.range.start), message)
  }
}
