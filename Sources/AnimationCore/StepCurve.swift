/// Which of the two ends of a stepped curve jump.
public enum StepPosition: String, Hashable, Sendable, CaseIterable {
  /// A jump at the start, none at the end.
  case jumpStart = "jump-start"
  /// A jump at the end, none at the start.
  case jumpEnd = "jump-end"
  /// No jump at either end: the curve holds at 0 and at 1. Needs two steps.
  case jumpNone = "jump-none"
  /// A jump at both ends.
  case jumpBoth = "jump-both"
}

/// The timing curve `steps(count, position)`: stairs, each continuous from the right.
///
/// - Range: a count below 1 counts as 1, and below 2 as 2 when neither end jumps.
/// - Outside: beyond 0...1 the stairs go on.
/// - Source: CSS Easing Functions.
struct StepCurve: Hashable, Sendable {
  /// The number of steps.
  let count: Int
  /// Which ends jump.
  let position: StepPosition

  /// Makes stairs.
  init(count: Int, position: StepPosition) {
    self.count = max(count, position == .jumpNone ? 2 : 1)
    self.position = position
  }

  /// The height of the stair at a finite progress.
  ///
  /// - Parameter isBefore: whether the motion has not begun and is filled backwards, which holds the
  ///   stair below at the very edge of a step.
  func value(at progress: Double, isBefore: Bool = false) -> Double {
    let scaled = progress * Double(count)
    var step = scaled.rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if isBefore, scaled == scaled.rounded(.down) { step -= 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, jumps) }
    return step / jumps
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count - 1)
    case .jumpBoth: Double(count) + 1
    }
  }
}
