extension ValueType where Value == String {
  /// Text as it stands; `no`, `12` and `true` are text too.
  public static var text: ValueType {
    ValueType(
      .text(maximumLength: ValueLimits.textLength), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let scalar = node.scalar else {
          decoder.reportWrongType(node, expected: "text")
          return nil
        }
        return decoder.checkedText(scalar.text, at: node)
      },
      write: { "\"\($0)\"" })
  }
}

extension ValueType where Value == Double {
  /// A number in a range, which is always finite.
  public static func number(in range: ClosedRange<Double>, unit: String? = nil) -> ValueType {
    ValueType(
      .number(range, unit: unit), accepts: { $0.isNumber },
      read: { node, decoder in decoder.number(node, in: range, unit: unit, expected: "a number") },
      write: { $0.shortest })
  }
}

extension ValueType where Value == Int {
  /// A whole number in a range.
  public static func integer(in range: ClosedRange<Int>) -> ValueType {
    ValueType(
      .integer(range), accepts: { $0.isNumber },
      read: { node, decoder in
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        guard let number = decoder.number(node, in: bounds, unit: nil, expected: "a whole number") else { return nil }
        guard let whole = Int(exactly: number) else {
          decoder.reportWrongType(node, expected: "a whole number")
          return nil
        }
        return whole
      },
      write: { "\($0)" })
  }
}

extension ValueType where Value == Bool {
  /// `true` or `false`.
  public static var boolean: ValueType {
    ValueType(
      .boolean,
      accepts: { if case .boolean = $0.scalar?.value { true } else { false } },
      read: { node, decoder in
        if case .boolean(let value) = node.scalar?.value { return value }
        let isOldWord = ["yes", "no", "on", "off"].contains(node.scalar?.text.lowercased())
        decoder.reportWrongType(
          node, expected: "true or false",
          hint: isOldWord ? "yes, no, on and off are text; write true or false" : nil)
        return nil
      },
      write: { "\($0)" })
  }
}

/// A type whose values are words of the file format.
public protocol Choice: CaseIterable, Equatable, RawRepresentable, Sendable where RawValue == String {
  /// What the choice does, in one sentence.
  var summary: String { get }
}

extension ValueType where Value: Choice {
  /// One of the words of a choice.
  public static var choice: ValueType {
    let choices = Value.allCases.map { ChoiceDescription(name: $0.rawValue, summary: $0.summary) }
    return ValueType(
      .choice(choices), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let word = node.scalar?.text else {
          decoder.reportWrongType(node, expected: ValueShape.choice(choices).phrase)
          return nil
        }
        guard let value = Value(rawValue: word) else {
          decoder.report(
            .unknownChoice, at: node.range, "\(decoder.subject) cannot be \(word.quoted)",
            hint: choices.map(\.name).hint(for: word))
          return nil
        }
        return value
      },
      write: { $0.rawValue })
  }
}

extension SourceNode {
  /// The single value, when the node is one.
  package var scalar: SourceScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// Whether the node is a number without quotes.
  package var isNumber: Bool {
    if case .number = scalar?.value { true } else { false }
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character other than those that lay out text.
  fileprivate var isUnwantedControl: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}

extension Double {
  /// The number in as few digits as bring it back, without a useless fraction.
  package var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension SchemaDecoder {
  /// Text that is not too long and holds no control character.
  mutating func checkedText(_ text: String, at node: SourceNode) -> String? {
    let count = text.unicodeScalars.count
    guard count <= ValueLimits.textLength else {
      report(
        .badText, at: node.range, "\(subject) has \(count) characters; the limit is \(ValueLimits.textLength)")
      return nil
    }
    let control = text.unicodeScalars.first(where: \.isUnwantedControl)
    if let control {
      report(
        .badText, at: node.range,
        "\(subject) holds the control character U+\(hexadecimal(control.value, digits: 4))")
      return nil
    }
    return text
  }

  /// A finite number in a range.
  mutating func number(
    _ node: SourceNode, in range: ClosedRange<Double>, unit: String?, expected: String
  ) -> Double? {
    guard case .number(let number) = node.scalar?.value else {
      reportWrongType(
        node, expected: expected,
        hint: node.scalar.flatMap(numberHint) ?? "\(subject) \(range.demand(unit: unit))")
      return nil
    }
    guard number.isFinite else {
      report(.outOfRange, at: node.range, "\(subject) takes a finite number, not \(node.scalar?.text ?? "")")
      return nil
    }
    guard range.contains(number) else {
      report(.outOfRange, at: node.range, "\(subject) \(range.demand(unit: unit)), not \(number.shortest)")
      return nil
    }
    return number
  }

  /// What to do about text that was probably meant as a number.
  private func numberHint(_ scalar: SourceScalar) -> String? {
    let text = scalar.text
    if !scalar.isPlain, Double(decimal: text) != nil { return "write \(text) without quotes" }
    if scalar.isPlain, text.hasPrefix("0x") || text.hasPrefix("0o") { return "write it as a decimal number" }
    if scalar.isPlain, text.count > 1, text.allSatisfy(\.isDecimalDigit) { return "write it without a leading zero" }
    return nil
  }
}

extension ClosedRange<Double> {
  /// What a message demands of a value outside the range.
  func demand(unit: String?) -> String {
    let unit = unit.map { " " + $0 } ?? ""
    if upperBound >= Double(Int.max) { return "must be at least \(lowerBound.shortest)\(unit)" }
    return "must be from \(lowerBound.shortest) to \(upperBound.shortest)\(unit)"
  }
}
