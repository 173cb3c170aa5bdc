import Notation

/// How often a program that could sleep woke up, by what woke it.
public struct WakeCounts: Hashable, Sendable, CustomStringConvertible {
  /// What wakes a program.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Something moves, and a frame is due.
    case frame
    /// Something is due that is no motion, such as a page that turns by itself.
    case deadline
    /// A pointer, a wheel or a key.
    case input
    /// The window was shown, covered, resized or zoomed.
    case window
    /// A picture was decoded, or the deck has changed.
    case news
    /// An event that meant nothing.
    case nothing
  }

  private var counts: [Reason: Int] = [:]

  /// Makes counts of nothing.
  public init() {}

  /// Counts a wake.
  public mutating func count(_ reason: Reason) { counts[reason, default: 0] += 1 }

  /// How often it woke for a reason.
  public subscript(reason: Reason) -> Int { counts[reason] ?? 0 }

  /// How often it woke at all.
  public var total: Int { counts.values.reduce(0, +) }

  /// The reasons that occurred, with how often.
  public var description: String {
    let parts = Reason.allCases.filter { self[$0] > 0 }.map { "\($0.rawValue) \(self[$0])" }
    return (["\(total)"] + (parts.isEmpty ? [] : ["(\(parts.joined(separator: ", ")))"])).joined(separator: " ")
  }

  var json: JSONValue {
    .object(
      [JSONValue.Member("total", .integer(total))]
        + Reason.allCases.map { JSONValue.Member($0.rawValue, .integer(self[$0])) })
  }
}
