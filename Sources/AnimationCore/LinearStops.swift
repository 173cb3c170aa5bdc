/// One stop of a piecewise linear curve: an output, and the progress or the two at which it is taken.
public struct LinearStop: Hashable, Sendable {
  /// The output at the stop; it may lie outside 0...1.
  public var output: Double

  /// The progress at the stop, 1 for the end; nothing lets it be spread between its neighbours.
  public var input: Double?

  /// The progress until which the output is held, for a stop with two inputs.
  public var endInput: Double?

  /// Makes a stop.
  public init(_ output: Double, at input: Double? = nil, until endInput: Double? = nil) {
    self.output = output
    self.input = input
    self.endInput = endInput
  }
}

/// The timing curve `linear(stops)`: straight lines between points.
///
/// - Resolving: an input below an earlier one is raised to it, never sorted; a missing first input is 0, a missing last
///   is 1 or the largest so far; other missing inputs are spread evenly between their neighbours.
/// - Edge cases: an input that is not finite counts as missing, an output that is not finite as 0.
/// - Outside: the first and the last line go on.
/// - Cost: one binary search; allocates only when made.
/// - Source: CSS Easing Functions.
struct LinearStops: Hashable, Sendable {
  /// A resolved stop.
  struct Point: Hashable, Sendable {
    /// The progress.
    var input: Double
    /// The output there.
    var output: Double
  }

  /// The resolved stops, in order of input.
  let points: [Point]

  /// Resolves stops; without any the output is the progress, with one it is constant.
  init(_ stops: [LinearStop]) {
    var inputs: [Double?] = []
    var outputs: [Double] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      let end = LinearStops.finite(stop.endInput)
      let start = LinearStops.finite(stop.input) ?? end ?? (index == 0 ? 0 : nil)
      for input in end == nil ? [start] : [start, end] {
        let resolved = input.map { max($0, largest) }
        largest = resolved ?? largest
        inputs.append(resolved)
        outputs.append(LinearStops.finite(stop.output) ?? 0)
      }
    }
    if let last = inputs.last, last == nil { inputs[inputs.count - 1] = max(1, largest) }
    points = LinearStops.spread(inputs, outputs)
  }

  private static func finite(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Fills each run of missing inputs evenly between its neighbours.
  private static func spread(_ inputs: [Double?], _ outputs: [Double]) -> [Point] {
    var points: [Point] = []
    for (index, output) in outputs.enumerated() {
      if let input = inputs[index] {
        points.append(Point(input: input, output: output))
        continue
      }
      let before = points.count - 1
      let after = inputs[index...].firstIndex { $0 != nil } ?? index
      let start = points[before].input
      let end = (inputs[after] ?? start)
      let width = (end - start) / Double(after - before)
      points.append(Point(input: start + width, output: output))
    }
    return points
  }

  /// The output at a progress.
  func value(at progress: Double) -> Double {
    guard let line = line(at: progress) else { return points.first?.output ?? progress }
    let rise = line.end.output - line.start.output
    if line.start.input == line.end.input || rise == 0 { return line.end.output }
    return line.start.output
      + (progress - line.start.input) / (line.end.input - line.start.input) * rise
  }

  /// How steep the line at a progress is; nothing where it stands vertical.
  func slope(at progress: Double) -> Double? {
    guard let line = line(at: progress) else { return points.isEmpty ? 1 : 0 }
    if line.start.input == line.end.input { return nil }
    return (line.end.output - line.start.output) / (line.end.input - line.start.input)
  }

  /// The line that holds a progress: from the last point not beyond it, or the first or last line.
  private func line(at progress: Double) -> (start: Point, end: Point)? {
    guard points.count > 1 else { return nil }
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if points[middle].input <= progress { low = middle + 1 } else { high = middle }
    }
    let index = min(max(low - 1, 0), points.count - 2)
    return (points[index], points[index + 1])
  }
}
