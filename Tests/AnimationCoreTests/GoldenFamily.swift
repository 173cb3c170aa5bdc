/// How one family of golden vectors is computed with this library.
struct GoldenFamily: Sendable {
  /// What a row without an expected value means.
  enum Absence: Sendable {
    /// The quantity has no value there, and any result will do: a vertical slope.
    case anyResult
    /// The result must be nothing.
    case nothing
  }

  /// From the inputs of a row to its results.
  typealias Evaluation = @Sendable (_ inputs: [Double]) -> [Double?]

  /// The number of columns that are inputs.
  var inputCount = 1
  var absence = Absence.anyResult
  /// The period after which results repeat, if they do.
  var period: Double?
  /// From the parameters of a case to the function its rows are evaluated with.
  let evaluation: @Sendable (_ params: JSON) throws -> Evaluation
  /// Further results of a case, each with what is expected.
  var derived: @Sendable (_ params: JSON, _ derived: JSON) throws -> [(got: Double, expected: Double)] = { _, _ in [] }

  /// The families offered, by name.
  static let all: [String: GoldenFamily] = curves.merging(springs) { $1 }.merging(scrolling) { $1 }
    .merging(timing) { $1 }.merging(mixing) { $1 }

  /// What is wrong with a case, or nothing; a case without rows is wrong too.
  func failures(of item: GoldenFile.Case, within tolerance: GoldenFile.Tolerance) throws -> [String] {
    var failures = item.rows.isEmpty ? ["\(item.id) has no samples"] : []
    let evaluate = try evaluation(item.params)
    for row in item.rows {
      let inputs = row.prefix(inputCount).compactMap { $0 }
      let expected = row.dropFirst(inputCount)
      let results = evaluate(inputs)
      if inputs.count != inputCount || results.count != expected.count {
        failures.append("\(item.id) has a row of \(row.count) columns")
        continue
      }
      for (got, expected) in zip(results, expected) where !holds(got, expected, within: tolerance) {
        failures.append(
          "\(item.id) at \(inputs): got \(got.map { "\($0)" } ?? "nothing"), "
            + "expected \(expected.map { "\($0)" } ?? "nothing")")
      }
    }
    if let expected = item.derived {
      let results = try derived(item.params, expected)
      if results.isEmpty { failures.append("\(item.id) has derived results that were not computed") }
      for (got, expected) in results where !holds(got, expected, within: tolerance) {
        failures.append("\(item.id) derived: got \(got), expected \(expected)")
      }
    }
    return failures
  }

  private func holds(_ got: Double?, _ expected: Double?, within tolerance: GoldenFile.Tolerance) -> Bool {
    guard let expected else { return absence == .anyResult || got == nil }
    guard let got else { return false }
    guard let period else { return tolerance.admits(got, expected) }
    return tolerance.admits((got - expected).remainder(dividingBy: period), 0)
  }
}
