/// Order statistics of a set of measurements.
///
/// The method is the nearest rank: the p-th percentile of n values is the value at place ceil(p n / 100) of the
/// sorted values. It is always a value that was measured.
public struct Percentiles: Hashable, Sendable {
  /// The name of the method, as reports print it.
  public static let method = "nearest-rank"

  private let sorted: [Double]

  /// Sorts measurements; those that are not numbers are left out.
  public init(_ values: some Sequence<Double>) { sorted = values.filter { !$0.isNaN }.sorted() }

  /// How many measurements there are.
  public var count: Int { sorted.count }

  /// A percentile, or nothing when there are too few measurements to carry it.
  ///
  /// The p-th percentile needs 100 / (100 - p) values: with fewer, it would always be the largest one. p50
  /// needs 2, p90 10, p95 20, p99 100.
  public func percentile(_ percent: Double) -> Double? {
    guard percent >= 0, percent < 100, !sorted.isEmpty else { return nil }
    let needed = (100 / (100 - percent) - Self.countTolerance).rounded(.up)
    guard Double(sorted.count) >= needed else { return nil }
    let rank = Int((percent * Double(sorted.count) / 100).rounded(.up))
    return sorted[max(rank, 1) - 1]
  }

  /// The largest value.
  public var maximum: Double? { sorted.last }

  /// The sum divided by the count.
  public var mean: Double? { sorted.isEmpty ? nil : sorted.reduce(0, +) / Double(sorted.count) }

  /// 100 / (100 - 95) must count as 20 though the division may end a last bit above.
  private static let countTolerance = 1e-9
}
