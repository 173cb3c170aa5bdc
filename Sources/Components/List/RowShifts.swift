import AnimationCore

/// How far rows have made way for one that is dragged, run by run of rows that move alike.
///
/// However many rows there are, there are only as many runs as slots were changed in the last quarter of a second.
struct RowShifts: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var rows: Range<Int>
    /// Added to the motion; changes when a row gets another place in the list.
    var base: Double
    var motion: Animated<Double>

    func offset(at time: Seconds) -> Double { base + motion.value(at: time) }
    var target: Double { base + motion.target }
  }

  /// In order of rows, without overlaps; rows in none are where they rest.
  private var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  /// How far a row is below its resting place.
  func offset(of row: Int, at time: Seconds) -> Double {
    guard !runs.isEmpty else { return 0 }
    return runs.first { $0.rows.contains(row) }?.offset(at: time) ?? 0
  }

  /// How fast that changes.
  func velocity(of row: Int, at time: Seconds) -> Double {
    runs.first { $0.rows.contains(row) }?.motion.velocity(at: time) ?? 0
  }

  /// Sends rows to a displacement, each from where it is.
  mutating func shift(_ rows: Range<Int>, to target: Double, at time: Seconds, animates: Bool) {
    guard !rows.isEmpty else { return }
    cut(at: rows.lowerBound)
    cut(at: rows.upperBound)
    var next = rows.lowerBound
    var added: [Run] = []
    for index in runs.indices where rows.contains(runs[index].rows.lowerBound) {
      if runs[index].rows.lowerBound > next {
        added.append(Run(rows: next..<runs[index].rows.lowerBound, base: 0, motion: Self.resting(0)))
      }
      next = runs[index].rows.upperBound
    }
    if next < rows.upperBound { added.append(Run(rows: next..<rows.upperBound, base: 0, motion: Self.resting(0))) }
    runs = (runs + added).sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    for index in runs.indices where rows.contains(runs[index].rows.lowerBound) {
      let base = runs[index].base
      if animates {
        runs[index].motion.animate(to: target - base, at: time, with: ListLimits.shift)
      } else {
        runs[index].motion.set(target - base)
      }
    }
  }

  /// Follows rows that get other places in the list: a run of them moves by some places, and rests elsewhere.
  ///
  /// - Parameters:
  ///   - rows: the rows, by their old places.
  ///   - places: how many places further they are.
  ///   - distance: how much further down, in points, they rest now; where they are drawn does not change.
  mutating func renumber(_ rows: Range<Int>, by places: Int, restingLowerBy distance: Double) {
    guard !rows.isEmpty else { return }
    cut(at: rows.lowerBound)
    cut(at: rows.upperBound)
    for index in runs.indices where rows.contains(runs[index].rows.lowerBound) {
      let old = runs[index].rows
      runs[index].rows = (old.lowerBound + places)..<(old.upperBound + places)
      runs[index].base -= distance
    }
    runs.sort { $0.rows.lowerBound < $1.rows.lowerBound }
  }

  /// Forgets runs that are at rest at home, and joins those that rest alike.
  mutating func advance(to time: Seconds) {
    guard !runs.isEmpty else { return }
    var kept: [Run] = []
    for run in runs {
      let isResting = run.motion.isAtRest(at: time)
      if isResting, abs(run.target) < Self.nothing { continue }
      if isResting, let last = kept.last, last.rows.upperBound == run.rows.lowerBound,
        last.motion.isAtRest(at: time), last.target == run.target
      {
        kept[kept.count - 1].rows = last.rows.lowerBound..<run.rows.upperBound
      } else {
        kept.append(run)
      }
    }
    if kept.count != runs.count { runs = kept }
  }

  /// Lets every row be where it rests at once.
  mutating func removeAll() { runs.removeAll() }

  func isAtRest(at time: Seconds) -> Bool { runs.allSatisfy { $0.motion.isAtRest(at: time) } }

  /// Splits a run so that one begins at a row.
  private mutating func cut(at row: Int) {
    guard let index = runs.firstIndex(where: { $0.rows.lowerBound < row && row < $0.rows.upperBound }) else { return }
    var tail = runs[index]
    tail.rows = row..<tail.rows.upperBound
    runs[index].rows = runs[index].rows.lowerBound..<row
    runs.insert(tail, at: index + 1)
  }

  private static func resting(_ offset: Double) -> Animated<Double> { Animated(offset, restThreshold: .points) }

  /// Displacements below this, in points, are rounding.
  private static let nothing = 1e-9
}
