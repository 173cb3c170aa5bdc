import AnimationCore
import Deck
import Notation

extension FrameTimingReport {
  /// The percentiles that reports name.
  static let percents = [50.0, 90, 95, 99]

  /// The report as JSON: the same keys in the same order in every release; times are in milliseconds.
  public var json: JSONValue {
    let phases = meanPhases
    var members: [JSONValue.Member] = [
      .init("deck", .string(conditions.deck)),
      .init("flow", .string(conditions.flow)),
      .init("frames", .integer(samples.count)),
      .init("warmup_frames", .integer(warmUpCount)),
      .init("left_out_frames", .integer(leftOutCount)),
      .init("fps", .number(conditions.framesPerSecond)),
      .init("fps_from", .string(conditions.rateOrigin.rawValue)),
      .init("scale", .number(conditions.scale)),
      .init("threads", .integer(conditions.threads)),
      .init("width", .integer(conditions.width)),
      .init("height", .integer(conditions.height)),
      .init("full", .boolean(conditions.isFull)),
      .init("work_ms", workJSON),
      .init("cpu_ms", ["mean": .number(meanProcessorTime?.milliseconds)]),
      .init(
        "phases_ms",
        [
          "handle": .number(phases.handle.milliseconds), "advance": .number(phases.advance.milliseconds),
          "draw": .number(phases.draw.milliseconds), "raster": .number(phases.raster.milliseconds),
          "present": .number(phases.present.milliseconds),
        ]),
      .init("over_budget", .integer(overBudgetCount)),
      .init("budget_ms", .number(budget.milliseconds)),
      .init("percentile_method", .string(Percentiles.method)),
      .init("overrun_ms", overrunJSON),
      .init("smoothness", smoothnessJSON),
      .init("labels", .object(byLabel.map { JSONValue.Member($0.label.rawValue, $0.report.labelJSON) })),
      .init("drawn_frames", .integer(drawnCount)),
      .init("pixels_touched", .integer(samples.reduce(0) { $0 + $1.pixelsTouched })),
      .init("wakes", wakes?.json ?? .null),
      .init("startup_ms", startup?.json ?? .null),
      .init("input_to_frame_ms", inputToFrame.map(Self.latencyJSON) ?? .null),
      .init("allocations", allocationsJSON),
      .init("memory_growth_bytes", memoryGrowth.map(JSONValue.integer) ?? .null),
    ]
    if let emptiness { members.append(.init("failure", .string(emptiness))) }
    members.append(.init("repeats", .array(repeats.map(\.json))))
    let verdicts = verdicts
    if !verdicts.isEmpty { members.append(.init("budgets", .array(verdicts.map(\.json)))) }
    members.append(.init("frames_hash", .string(hash?.description)))
    return .object(members)
  }

  /// Percentiles, the largest and the mean of the work.
  private var workJSON: JSONValue { Self.json(work) }

  private static func json(_ values: Percentiles) -> JSONValue {
    let percentiles = percents.map { percent in
      JSONValue.Member("p\(Int(percent))", .number(values.percentile(percent)?.milliseconds))
    }
    return .object(
      percentiles + [
        JSONValue.Member("max", .number(values.maximum?.milliseconds)),
        JSONValue.Member("mean", .number(values.mean?.milliseconds)),
      ])
  }

  private static func latencyJSON(_ latencies: Percentiles) -> JSONValue {
    [
      "p50": .number(latencies.percentile(50)?.milliseconds), "max": .number(latencies.maximum?.milliseconds),
      "inputs": .integer(latencies.count),
    ]
  }

  /// The work less the budget: what is negative was left over.
  private var overrunJSON: JSONValue {
    let budget = budget
    return Self.json(Percentiles(samples.lazy.map { $0.work - budget }))
  }

  private var smoothnessJSON: JSONValue {
    let smoothness = smoothness
    return [
      "hitch_ms_per_s": .number((smoothness.hitchRate * 1e6).rounded() / 1e6),
      "longest_freeze_ms": .number(smoothness.longestFreeze.milliseconds),
      "expected_frames": .integer(smoothness.expectedCount),
      "dropped_frames": .integer(smoothness.droppedCount),
      "animation_error_ms": [
        "mean": .number(smoothness.meanAnimationError.milliseconds),
        "max": .number(smoothness.largestAnimationError.milliseconds),
      ],
    ]
  }

  private var allocationsJSON: JSONValue {
    let allocations = allocations
    guard let mean = allocations.mean, let most = allocations.maximum else { return .null }
    return ["mean": .number((mean * 1000).rounded() / 1000), "max": .integer(Int(most))]
  }

  private var labelJSON: JSONValue {
    ["frames": .integer(samples.count), "over_budget": .integer(overBudgetCount), "work_ms": workJSON]
  }
}

extension Double {
  /// Seconds as milliseconds, to a microsecond's thousandth: no clock here is finer.
  var milliseconds: Double { (self * 1e9).rounded() / 1e6 }
}
