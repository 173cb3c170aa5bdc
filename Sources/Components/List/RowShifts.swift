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

  /// The furthest that any row is from its resting place.
  func reach(at time: Seconds) -> Double { runs.reduce(0) { max($0, abs($1.offset(at: time))) } }

  /// Sends rows to a displacement, each from where it is.
  mutating func shift(_ rows: Range<Int>, to target: Double, at time: Seconds, animates: Bool) {
    for index in cover(rows) {
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

  /// Lets rows be drawn elsewhere at once, as what else moves them ends; they go on to where they were bound.
  mutating func displace(_ rows: Range<Int>, by distance: Double, at time: Seconds) {
    for index in cover(rows) {
      let target = runs[index].target
      runs[index].base += distance
      runs[index].motion.animate(to: target - runs[index].base, at: time, with: ListLimits.shift)
    }
  }

  /// Lets a row be where it rests: it was taken off the ground.
  mutating func clear(row: Int) {
    cut(at: row)
    cut(at: row + 1)
    runs.removeAll { $0.rows.lowerBound == row }
  }

  /// Follows a row that leaves the list; those after it stay where they are drawn.
  mutating func remove(row: Int) {
    clear(row: row)
    move(from: row + 1, by: -1)
  }

  /// Follows a row that comes into the list; those after it stay where they are drawn.
  mutating func insert(row: Int) {
    cut(at: row)
    move(from: row, by: 1)
  }

  private mutating func move(from first: Int, by places: Int) {
    for index in runs.indices where runs[index].rows.lowerBound >= first {
      runs[index].rows = runs[index].rows.lowerBound + places..<runs[index].rows.upperBound + places
    }
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

  /// Sees to it that rows are in runs of their own, and gives the places of those.
  private mutating func cover(_ rows: Range<Int>) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    cut(at: rows.lowerBound)
    cut(at: rows.upperBound)
    var next = rows.lowerBound
    var added: [Run] = []
    for run in runs where rows.contains(run.rows.lowerBound) {
      if run.rows.lowerBound > next { added.append(Self.resting(next..<run.rows.lowerBound)) }
      next = run.rows.upperBound
    }
    if next < rows.upperBound { added.append(Self.resting(next..<rows.upperBound)) }
    runs = (runs + added).sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    let first = runs.firstIndex { $0.rows.lowerBound >= rows.lowerBound } ?? runs.count
    let end = runs.firstIndex { $0.rows.lowerBound >= rows.upperBound } ?? runs.count
    return first..<end
  }

  /// Splits a run so that one begins at a row.
  private mutating func cut(at row: Int) {
    guard let index = runs.firstIndex(where: { $0.rows.lowerBound < row && row < $0.rows.upperBound }) else { return }
    var tail = runs[index]
    tail.rows = row..<tail.rows.upperBound
    runs[index].rows = runs[index].rows.lowerBound..<row
    runs.insert(tail, at: index + 1)
  }

  private static func resting(_ rows: Range<Int>) -> Run {
    Run(rows: rows, base: 0, motion: Animated(0, restThreshold: .points))
  }

  /// Displacements below this, in points, are rounding.
  private static let nothing = 1e-9
}
