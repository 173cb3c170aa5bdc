/// How repetitions are counted when every other run plays backwards.
public enum RepeatModel: String, Hashable, Sendable, CaseIterable {
  /// Every run counts, forwards or backwards: CSS iterations, SwiftUI's `repeatCount`.
  case legs
  /// A run forwards and the one back count as one: Core Animation's `repeatCount` with `autoreverses`.
  case cycles
}

/// What a timed motion shows before it begins and after it ends.
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing on either side.
  case removed
  /// Its end, after it ends.
  case forwards
  /// Its start, before it begins.
  case backwards
  /// Both.
  case both
}

/// Where a repeated motion is: which run, which way, and how far.
public struct RepeatPhase: Hashable, Sendable {
  /// The progress through the run's motion, 0...1, already mirrored when the run goes backwards.
  public var progress: Double
  /// The number of the run, or of the cycle, from 0.
  public var iteration: Double
  /// Whether the run goes forwards.
  public var isForward: Bool

  /// Makes a phase.
  public init(progress: Double, iteration: Double, isForward: Bool) {
    self.progress = progress
    self.iteration = iteration
    self.isForward = isForward
  }
}

/// The time model of a repeated motion: from a time on the clock to a progress within one run.
///
/// - Easing comes after: it applies to the directed progress, so a run backwards is the mirror image in time of the run
///   forwards.
/// - Ends: the motion is active from its begin up to, but not at, its end. An end that falls between two runs belongs
///   to the run that has just ended.
/// - Edge cases: a run of no duration is over at once; a count that is negative or not a number counts as 0. A count
///   of 0 shows the start when counting legs, and counts as 1 when counting cycles, as in Core Animation.
/// - Source: Web Animations for legs, Core Animation's documentation for cycles.
public struct RepeatTiming: Hashable, Sendable {
  /// The duration of one run.
  public var duration: Seconds
  /// How often the motion runs, fractions included; infinite for ever.
  public var count: Double
  /// Whether every other run goes backwards.
  public var autoreverses: Bool
  /// What counts as one.
  public var model: RepeatModel
  /// When the first run begins.
  public var beginTime: Seconds
  /// What is shown outside.
  public var fillMode: FillMode

  /// Makes a time model.
  public init(
    duration: Seconds, count: Double = 1, autoreverses: Bool = false, model: RepeatModel = .legs,
    beginTime: Seconds = 0, fillMode: FillMode = .both
  ) {
    self.duration = duration
    self.count = count
    self.autoreverses = autoreverses
    self.model = model
    self.beginTime = beginTime
    self.fillMode = fillMode
  }

  /// How long the motion is active, infinite when it never ends.
  public var activeDuration: Seconds {
    duration > 0 && legs > 0 ? duration * legs : 0
  }

  /// Where the motion is at a time, or nothing when it shows nothing then.
  public func phase(at time: Seconds) -> RepeatPhase? {
    let elapsed = time - beginTime
    if !(elapsed >= 0) { return fillMode == .backwards || fillMode == .both ? phase(leg: 0, progress: 0) : nil }
    if elapsed >= activeDuration { return fillMode == .forwards || fillMode == .both ? endPhase : nil }
    let run = elapsed / duration
    let leg = run.rounded(.down)
    return phase(leg: leg, progress: run - leg)
  }

  /// Where the motion stays when it is over; for one that repeats for ever, where it would if its runs took no time.
  public var endPhase: RepeatPhase {
    guard legs > 0 else { return phase(leg: 0, progress: 0) }
    guard legs < .infinity else { return phase(leg: 0, progress: autoreverses ? 0 : 1) }
    let leg = legs.rounded(.up) - 1
    return phase(leg: leg, progress: legs - leg)
  }

  /// The number of runs, both ways counted.
  private var legs: Double {
    switch model {
    case .legs: return count > 0 ? count : 0
    case .cycles:
      let cycles = count > 0 ? count : 1
      return autoreverses ? cycles * 2 : cycles
    }
  }

  private func phase(leg: Double, progress: Double) -> RepeatPhase {
    let isForward = !autoreverses || leg.truncatingRemainder(dividingBy: 2) == 0
    return RepeatPhase(
      progress: isForward ? progress : 1 - progress,
      iteration: autoreverses && model == .cycles ? (leg / 2).rounded(.down) : leg,
      isForward: isForward)
  }
}
