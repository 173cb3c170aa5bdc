import AnimationCore

extension FrameTimingReport {
  /// The report for a terminal, without a line feed at its end.
  public var text: String {
    let work = work
    let phases = meanPhases
    var lines = ["\(conditions.deck), \(conditions.flow)"]
    lines.append(
      "  \(samples.count) frames after \(warmUpCount) of warm-up, \(conditions.framesPerSecond.trimmed) fps, "
        + "scale \(conditions.scale.trimmed), \(conditions.width) x \(conditions.height) pixels, "
        + (conditions.threads == 1 ? "1 thread" : "\(conditions.threads) threads")
        + (conditions.isFull ? ", each drawn as a whole" : ""))
    lines.append(
      Self.row(
        "work",
        Self.percents.map { ("p\(Int($0))", work.percentile($0)) } + [
          ("max", work.maximum), ("mean", work.mean),
        ], note: "\(Percentiles.method), n = \(work.count)"))
    lines.append(Self.row("cpu", [("mean", meanProcessorTime)], note: "all threads together"))
    lines.append(
      Self.row(
        "phases",
        [
          ("handle", phases.handle), ("advance", phases.advance), ("draw", phases.draw), ("raster", phases.raster),
        ], note: "means"))
    lines.append(
      "  budget   \(budget.milliseconds.fixed(2)) ms: "
        + (overBudgetCount == 0 ? "no frame over it" : "\(overBudgetCount) of \(samples.count) frames over it"))
    lines.append("  drawn    \(drawnCount) of \(samples.count) frames; the others showed what was there")
    lines.append("  hash     \(hash)")
    return lines.joined(separator: "\n")
  }

  private static func row(_ name: String, _ values: [(String, Seconds?)], note: String) -> String {
    let head = "  " + name + String(repeating: " ", count: max(1, 9 - name.count))
    let cells = values.map { name, value in "\(name) \(value.map { $0.milliseconds.fixed(3) } ?? "-")" }
    return head + cells.joined(separator: "  ") + " ms (\(note))"
  }
}

extension Double {
  /// The number without a useless fraction.
  var trimmed: String { self == rounded() ? fixed(0) : "\(self)" }
}
