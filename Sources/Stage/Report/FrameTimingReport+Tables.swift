import AnimationCore
import Deck
import Notation

extension FrameTimingReport {
  /// One line for each frame, the first with the names of the columns; times are in milliseconds but for `time_s`.
  public var csv: String {
    let head = "frame,time_s,label,work_ms,overrun_ms,cpu_ms,handle_ms,advance_ms,draw_ms,raster_ms,pixels,present_s"
    let budget = budget
    let lines = samples.map { sample in
      let phases = sample.phases
      let numbers = [
        sample.work, sample.work - budget, sample.processorTime, phases.handle, phases.advance, phases.draw,
        phases.raster,
      ]
      let cells =
        ["\(sample.number)", sample.time.trimmed, sample.label.rawValue] + numbers.map { $0.milliseconds.trimmed }
        + ["\(sample.pixelsTouched)", sample.presentTime.map(\.trimmed) ?? ""]
      return cells.joined(separator: ",")
    }
    return ([head] + lines).joined(separator: "\n")
  }

  /// The array that github-action-benchmark takes with the tool `customSmallerIsBetter`.
  public var benchmarkArray: JSONValue {
    let method = "\(Percentiles.method), n = \(samples.count)"
    func entry(_ name: String, _ unit: String, _ value: Double?) -> JSONValue? {
      value.map { ["name": .string(name), "unit": .string(unit), "value": .number($0), "extra": .string(method)] }
    }
    let work = work
    let percentiles = Self.percents.map { entry("work p\(Int($0))", "ms", work.percentile($0)?.milliseconds) }
    let others = [
      entry("work max", "ms", work.maximum?.milliseconds),
      entry("work mean", "ms", work.mean?.milliseconds),
      entry("cpu mean", "ms", meanProcessorTime?.milliseconds),
      entry("hitch rate", "ms/s", samples.isEmpty ? nil : smoothness.hitchRate),
      entry("frames over budget", "frames", samples.isEmpty ? nil : Double(overBudgetCount)),
    ]
    return .array((percentiles + others).compactMap { $0 })
  }

  /// The frames as a trace that Chrome and Perfetto show: one slice a frame, its parts below it.
  ///
  /// - Units: times in microseconds. A frame begins at the time that it shows, or when the one before is done.
  public var trace: JSONValue {
    var events: [JSONValue] = [
      ["name": "process_name", "ph": "M", "pid": 1, "tid": 1, "args": ["name": .string("noren \(conditions.deck)")]],
      ["name": "thread_name", "ph": "M", "pid": 1, "tid": 1, "args": ["name": "frames"]],
    ]
    var free: Seconds = 0
    for sample in samples {
      var start = max(sample.time, free)
      free = start + sample.work
      events.append(
        Self.slice(
          "frame \(sample.number)", from: start, for: sample.work, category: sample.label.rawValue,
          facts: [
            "label": .string(sample.label.rawValue), "shows_s": .number(sample.time),
            "cpu_ms": .number(sample.processorTime.milliseconds), "pixels": .integer(sample.pixelsTouched),
          ]))
      let parts = [
        ("handle", sample.phases.handle), ("advance", sample.phases.advance), ("draw", sample.phases.draw),
        ("raster", sample.phases.raster),
      ]
      for (name, duration) in parts where duration > 0 {
        events.append(Self.slice(name, from: start, for: duration, category: "part", facts: nil))
        start += duration
      }
    }
    guard let emptiness else { return ["traceEvents": .array(events), "displayTimeUnit": "ms"] }
    return [
      "traceEvents": .array(events), "displayTimeUnit": "ms", "otherData": ["failure": .string(emptiness)],
    ]
  }

  private static func slice(
    _ name: String, from start: Seconds, for duration: Seconds, category: String, facts: JSONValue?
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("cat", .string(category)), .init("ph", "X"),
      .init("ts", .number(start.microseconds)), .init("dur", .number(duration.microseconds)), .init("pid", 1),
      .init("tid", 1),
    ]
    if let facts { members.append(.init("args", facts)) }
    return .object(members)
  }
}

extension Double {
  /// Seconds as microseconds, to a nanosecond.
  fileprivate var microseconds: Double { (self * 1e9).rounded() / 1e3 }
}
