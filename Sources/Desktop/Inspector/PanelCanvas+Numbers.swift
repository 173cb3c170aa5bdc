extension PanelCanvas {
  /// A number with so many digits after the point.
  static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "–" }
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let scaled = Int((abs(number) * Double(unit)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % unit)
    return "\(sign)\(scaled / unit).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }

  /// Milliseconds with one digit after the point.
  static func milliseconds(_ time: Double) -> String { fixed(time * 1000, digits: 1) + " ms" }
}
