import Notation

/// What became of a budget.
public struct BudgetVerdict: Hashable, Sendable {
  /// The budget.
  public var budget: FrameBudget
  /// What was measured, in seconds or as a plain number; nothing when that cannot be told.
  public var value: Double?
  /// Whether it was kept.
  public var isKept: Bool
  /// All of this in a line.
  public var text: String
  /// The file and line of the flow that set it; nothing for one from the command line.
  public var place: String?

  /// The line, with the place in front.
  public var line: String { place.map { "\($0): \(text)" } ?? text }

  var json: JSONValue {
    let scale = budget.metric.isTime ? 1000.0 : 1
    return [
      "metric": .string(budget.metric.rawValue), "limit": .number(budget.limit * scale),
      "value": .number(value.map { $0 * scale }), "kept": .boolean(isKept), "place": .string(place),
      "text": .string(text),
    ]
  }
}
