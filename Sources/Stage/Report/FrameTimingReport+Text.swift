import AnimationCore

extension FrameTimingReport {
  /// The report for a terminal, without a line feed at its end.
  public var text: String {
    let work = work
    let phases = meanPhases
    var lines = ["\(conditions.deck), \(conditions.flow)"]
    if let emptiness { lines.append("  FAILED: \(emptiness)") }
    lines.append(
      "  \(samples.count) frames after \(warmUpCount) of warm-up\(leftOut), \(conditions.framesPerSecond.trimmed) fps, "
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
        ] + (phases.present > 0 ? [("present", phases.present)] : []), note: "means"))
    lines.append(
      "  budget   \(budget.milliseconds.fixed(2)) ms (\(budgetOrigin)): "
        + (overBudgetCount == 0 ? "no frame over it" : "\(overBudgetCount) of \(samples.count) frames over it"))
    let smoothness = smoothness
    lines.append(
      "  smooth   \(smoothness.hitchRate.fixed(1)) ms/s late, \(smoothness.droppedCount) of "
        + "\(smoothness.expectedCount) frames dropped, longest freeze \(smoothness.longestFreeze.milliseconds.fixed(1)) ms, "
        + "animation error \(smoothness.meanAnimationError.milliseconds.fixed(2)) ms"
        + (isSimulated ? " (at a display of \(conditions.framesPerSecond.trimmed) Hz)" : ""))
    for (label, report) in byLabel { lines.append(report.labelRow(label)) }
    lines.append("  drawn    \(drawnCount) of \(samples.count) frames; the others showed what was there")
    if let mean = allocations.mean, let most = allocations.maximum {
      lines.append("  memory   \(mean.fixed(1)) allocations a frame, at most \(most.fixed(0))\(growth)")
    }
    if let inputToFrame, inputToFrame.count > 0 {
      lines.append(
        Self.row(
          "input", [("p50", inputToFrame.percentile(50)), ("max", inputToFrame.maximum)],
          note: "to the frame that shows it, n = \(inputToFrame.count)"))
    }
    if let wakes { lines.append("  wakes    \(wakes)") }
    if repeats.count > 1 { lines.append("  repeats  \(repeats.count); the numbers are those of the middle one") }
    for verdict in verdicts { lines.append("  " + verdict.line) }
    if let hash { lines.append("  hash     \(hash)") }
    return lines.joined(separator: "\n")
  }

  /// Where the budget of a frame comes from.
  private var budgetOrigin: String {
    if conditions.budget != nil { return "given" }
    let rate =
      "\(conditions.framesPerSecond.fixed(conditions.framesPerSecond.rounded() == conditions.framesPerSecond ? 0 : 2))"
    return "the period of \(rate) fps, \(conditions.rateOrigin.rawValue)"
  }

  private var leftOut: String { leftOutCount > 0 ? " and \(leftOutCount) older ones" : "" }

  private var growth: String {
    memoryGrowth.map { "; \(($0 / 1024)) KiB more in use at the end" } ?? ""
  }

  /// Whether the display is one that was assumed.
  private var isSimulated: Bool { samples.allSatisfy { $0.presentTime == nil } }

  private func labelRow(_ label: FrameLabel) -> String {
    let name = label.rawValue + String(repeating: " ", count: max(0, 11 - label.rawValue.count))
    func cell(_ value: Seconds?) -> String { value.map { $0.milliseconds.fixed(3) } ?? "-" }
    return "    \(name) p50 \(cell(work.percentile(50)))  p95 \(cell(work.percentile(95)))  max "
      + "\(cell(work.maximum)) ms (n = \(samples.count))"
  }

  private static func row(_ name: String, _ values: [(String, Seconds?)], note: String) -> String {
    let head = "  " + name + String(repeating: " ", count: max(1, 9 - name.count))
    let cells = values.map { name, value in "\(name) \(value.map { $0.milliseconds.fixed(3) } ?? "-")" }
    return head + cells.joined(separator: "  ") + " ms (\(note))"
  }
}

extension Double {
  /// The number without a useless fraction.
  package var trimmed: String { self == rounded() ? fixed(0) : "\(self)" }
}
