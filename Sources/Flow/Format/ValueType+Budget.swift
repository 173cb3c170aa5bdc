import Notation
import Stage

extension ValueType where Value == [FrameBudget] {
  /// Metrics with what they may be at most, `{p99: 8ms, hitch: 5}`.
  static var budgets: ValueType {
    ValueType(
      .dictionary(key: .metric, value: .text(maximumLength: longestLimit)),
      accepts: { if case .mapping = $0.content { true } else { false } },
      read: { node, decoder in
        guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
          decoder.reportWrongType(node, expected: "metrics with their limits, such as {p99: 8ms, hitch: 5}")
          return nil
        }
        return pairs.compactMap { pair in
          do throws(FrameBudget.Fault) {
            return try FrameBudget(pair.key, atMost: pair.value.scalar?.text ?? "")
          } catch {
            decoder.report(.notation, at: pair.keyRange, "budget \(error)")
            return nil
          }
        }
      },
      write: { _ in nil })
  }

  /// The longest limit, in characters: a number and a unit are far shorter.
  private static var longestLimit: Int { 40 }
}

extension ValueNotation {
  /// What a budget limits.
  fileprivate static let metric = ValueNotation(
    "metric", phrase: "a metric",
    summary: FrameBudget.Metric.allCases.map { "`\($0.rawValue)`: \($0.summary)." }.joined(separator: " "),
    examples: ["p99", "hitch"],
    form: .pattern("^(" + FrameBudget.Metric.allCases.map(\.rawValue).joined(separator: "|") + ")$"))
}
