import Geometry

extension ValueNotation {
  /// Colours.
  public static let color = ValueNotation(
    "colour", phrase: "a colour",
    summary: """
      Red, green, blue and, if wanted, opacity in hexadecimal: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in sRGB. \
      The quotes are needed, since `#` begins a comment.
      """,
    examples: ["\"#0E7C86\"", "\"#00000080\""], pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")

  /// Durations.
  public static let duration = ValueNotation(
    "duration", phrase: "a duration",
    summary: "A number with its unit: `s` for seconds or `ms` for milliseconds.",
    examples: ["0.3s", "300ms"], pattern: "^[0-9]+(\\.[0-9]+)?(s|ms)$")
}

extension ValueType where Value == Color {
  /// A colour.
  public static var color: ValueType {
    .notated(
      .color, parse: { Color(hexadecimal: $0) },
      hint: { text in
        let couldBeHexadecimal = Color(hexadecimal: "#" + text) != nil
        return couldBeHexadecimal ? "write \"#\(text)\", with the # and in quotes" : nil
      },
      write: { "\"\($0.hexadecimal)\"" })
  }
}

extension ValueType where Value == Double {
  /// A duration, in seconds.
  public static func duration(atLeast shortest: Double = 0, atMost longest: Double = ValueLimits.duration) -> ValueType
  {
    let range = shortest...longest
    return ValueType(
      .notation(.duration), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let text = node.scalar?.text, let seconds = Double(duration: text) else {
          let isBareNumber = node.scalar.flatMap { Double(decimal: $0.text) } != nil
          let number = node.scalar?.text ?? ""
          decoder.reportNotation(
            .duration, node,
            hint: isBareNumber ? "write \(number)s for seconds or \(number)ms for milliseconds" : nil)
          return nil
        }
        guard range.contains(seconds) else {
          let bounds = "from \(range.lowerBound.shortest)s to \(range.upperBound.shortest)s"
          decoder.report(.outOfRange, at: node.range, "\(decoder.subject) must be \(bounds), not \(text)")
          return nil
        }
        return seconds
      },
      write: { $0.shortest + "s" })
  }
}

extension Double {
  /// Reads `0.3s` or `300ms` as seconds; negative ones too, so that a message can say what is wrong with them.
  package init?(duration text: some StringProtocol) {
    guard text.hasSuffix("s") else { return nil }
    let isMilliseconds = text.hasSuffix("ms")
    guard let number = Double(decimal: text.dropLast(isMilliseconds ? 2 : 1)), number.isFinite else { return nil }
    self = isMilliseconds ? number / 1000 : number
  }
}

extension SchemaDecoder {
  /// Says that a value is not in the notation its key takes.
  public mutating func reportNotation(_ notation: ValueNotation, _ node: SourceNode, hint: String? = nil) {
    let code: Diagnostic.Code = node.scalar == nil ? .wrongType : .notation
    report(
      code, at: node.range, "\(subject) takes \(ValueShape.notation(notation).phrase), not \(node.phrase)", hint: hint)
  }
}
