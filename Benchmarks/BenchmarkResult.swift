/// What one benchmark found, as named numbers in the order they are shown.
struct BenchmarkResult {
  /// What was measured.
  var name: String
  /// The numbers; nil for one that this machine cannot find.
  var values: [(key: String, value: Double?)]

  /// A number by its name.
  func value(_ key: String) -> Double? { values.first { $0.key == key }?.value }

  /// The line of a JSON array.
  var json: String {
    let members = values.map { "\"\($0.key)\": \($0.value.map(Self.text) ?? "null")" }
    return "{\"name\": \"\(name)\", \(members.joined(separator: ", "))}"
  }

  /// A number with at most four digits after the point, and none that say nothing.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let scaled = Int((abs(value) * 10_000).rounded())
    let whole = "\(value < 0 && scaled > 0 ? "-" : "")\(scaled / 10_000)"
    if scaled % 10_000 == 0 { return whole }
    var digits = String(10_000 + scaled % 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

/// Results with the same columns, as text.
struct ResultTable {
  var title: String
  var results: [BenchmarkResult]

  /// The rows under their headings, numbers to the right.
  var text: String {
    guard let first = results.first else { return "" }
    let rows =
      [["name"] + first.values.map(\.key)]
      + results.map { [$0.name] + $0.values.map { $0.value.map(BenchmarkResult.text) ?? "-" } }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }
    return ([title] + lines).joined(separator: "\n")
  }
}
