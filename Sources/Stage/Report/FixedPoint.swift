extension Double {
  /// The number with exactly so many places after the point, for tables.
  ///
  /// Numbers too large for whole counting are written as Swift writes them, and those that are none as a dash.
  public func fixed(_ places: Int) -> String {
    guard isFinite else { return "-" }
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    let scaled = (self * factor).rounded()
    guard let whole = Int(exactly: scaled) else { return "\(self)" }
    let digits = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = whole < 0 ? "-" : ""
    if places == 0 { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
