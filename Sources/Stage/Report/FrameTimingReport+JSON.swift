import AnimationCore
import Deck

extension FrameTimingReport {
  /// The percentiles that reports name.
  static let percents = [50.0, 90, 95, 99]

  /// The report as JSON: the same keys in the same order in every release; times are in milliseconds.
  public var json: JSONValue {
    let work = work
    let phases = meanPhases
    let percentiles = Self.percents.map { percent in
      JSONValue.Member("p\(Int(percent))", .number(work.percentile(percent)?.milliseconds))
    }
    return [
      "deck": .string(conditions.deck),
      "flow": .string(conditions.flow),
      "frames": .integer(samples.count),
      "warmup_frames": .integer(warmUpCount),
      "fps": .number(conditions.framesPerSecond),
      "scale": .number(conditions.scale),
      "threads": .integer(conditions.threads),
      "width": .integer(conditions.width),
      "height": .integer(conditions.height),
      "full": .boolean(conditions.isFull),
      "work_ms": .object(
        percentiles + [
          JSONValue.Member("max", .number(work.maximum?.milliseconds)),
          JSONValue.Member("mean", .number(work.mean?.milliseconds)),
        ]),
      "cpu_ms": ["mean": .number(meanProcessorTime?.milliseconds)],
      "phases_ms": [
        "handle": .number(phases.handle.milliseconds),
        "advance": .number(phases.advance.milliseconds),
        "draw": .number(phases.draw.milliseconds),
        "raster": .number(phases.raster.milliseconds),
      ],
      "over_budget": .integer(overBudgetCount),
      "budget_ms": .number(budget.milliseconds),
      "percentile_method": .string(Percentiles.method),
      "drawn_frames": .integer(drawnCount),
      "pixels_touched": .integer(samples.reduce(0) { $0 + $1.pixelsTouched }),
      "frames_hash": .string(hash.description),
    ]
  }
}

extension Double {
  /// Seconds as milliseconds, to a microsecond's thousandth: no clock here is finer.
  var milliseconds: Double { (self * 1e9).rounded() / 1e6 }
}
