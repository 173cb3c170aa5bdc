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
  public mutating func decode<Value>(_ type: ValueType<Value>, from node: YAMLNode, as subject: String) -> Value? {
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
  public mutating func decode<Object>(_ schema: ObjectSchema<Object>, from node: YAMLNode) -> Object? {
    guard case .mapping(let pairs) = node.content else {
      reportWrongType(node, expected: "a mapping")
      return nil
    }
    var object = schema.initial
    schema.keepPlace?(&object, node.range)
    // What misspelt keys were meant to be: one mistake, so they are not missing as well.
    var meant: Set<String> = []
    for pair in pairs {
      if let field = schema.fields.first(where: { $0.name == pair.key }) {
        field.read(pair.value, &object, &self)
      } else {
        let names = schema.fields.map(\.name)
        if !diagnostics.isFull, let name = names.nearest(to: pair.key) { meant.insert(name) }
        report(
          .unknownKey, at: pair.keyRange, "unknown key \(pair.key.quoted) in \(schema.name)",
          hint: names.hint(for: pair.key))
      }
    }
    let start = SourceRange(start: node.range.start, end: node.range.start)
    for field in schema.fields where field.isRequired && !meant.contains(field.name) {
      if pairs.contains(where: { $0.key == field.name }) { continue }
      report(
        .missingKey, at: start, "\(schema.name) needs the key \(field.name.quoted)",
        hint: field.description(schema.initial).summary)
    }
    check(schema.rule, of: schema.name, pairs: pairs, meant: meant, at: start)
    return object
  }

  private mutating func check(
    _ rule: KeyRule, of name: String, pairs: [YAMLPair], meant: Set<String>, at start: SourceRange
  ) {
    guard case .exactlyOne(let keys) = rule else { return }
    let written = pairs.filter { keys.contains($0.key) }
    if written.isEmpty, meant.isDisjoint(with: keys) {
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
    _ root: YAMLNode, key: String, insteadOf own: String, _ message: String, hint: String
  ) -> Bool {
    guard case .mapping(let pairs) = root.content, root[own] == nil,
      let mistaken = pairs.first(where: { $0.key == key })
    else { return false }
    report(.unknownKey, at: mistaken.keyRange, message, hint: hint)
    return true
  }

  /// Says that the present value is of another type than it should be.
  public mutating func reportWrongType(_ node: YAMLNode, expected: String, hint: String? = nil) {
    report(.wrongType, at: node.range, "\(subject) takes \(expected), not \(node.phrase)", hint: hint)
  }

  /// Says that nothing is written where something should be.
  private mutating func reportNoValue(_ node: YAMLNode, expected: String) {
    var hint: String?
    let rest = source.bytes[min(node.range.start, source.bytes.count)...]
    if node.range.start == node.range.end, rest.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "#") {
      hint = "an unquoted # begins a comment; put colours in quotes: \"#0E7C86\""
    }
    report(.wrongType, at: node.range, "\(subject) has no value; it takes \(expected)", hint: hint)
  }

  /// Says that a list has too few or too many items.
  mutating func checkCount(_ count: Int, in range: ClosedRange<Int>, of node: YAMLNode) {
    guard !range.contains(count) else { return }
    let message =
      count < range.lowerBound
      ? "\(subject) needs at least \(counted(range.lowerBound, "item")), and has \(count == 0 ? "none" : "\(count)")"
      : "\(subject) takes at most \(counted(range.upperBound, "item")), and has \(count)"
    report(.outOfRange, at: SourceRange(start: node.range.start, end: node.range.start), message)
  }
}
