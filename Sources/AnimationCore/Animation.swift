/// How a value gets from one place to another: a curve or a spring, and when, how fast and how often.
///
/// ```swift
/// Animation.easeInOut(duration: 0.25)
/// Animation.spring(Spring(duration: 0.5, bounce: 0.3)).delay(0.1)
/// Animation.linear(duration: 10).repeatForever()
/// ```
/// An animation has no value and no time of its own; an ``Animated`` value follows it.
///
/// - Order: ``speed(_:)`` scales all that stands before it, the delay too; a delay is waited for once, before the first
///   run, wherever it is written. The last repetition counts.
public struct Animation: Hashable, Sendable {
  /// The shape of one run.
  enum Shape: Hashable, Sendable {
    case curve(UnitCurve, duration: Seconds)
    case spring(Spring)
  }

  /// The shape of one run.
  let shape: Shape
  /// How long to wait before the first run, on the caller's clock.
  public private(set) var delay: Seconds = 0
  /// How many seconds of the run pass in one second on the caller's clock.
  public private(set) var speed = 1.0
  /// How often it runs; infinite for ever.
  public private(set) var repeatCount = 1.0
  /// Whether every other run goes backwards.
  public private(set) var autoreverses = false
  /// What counts as one repetition.
  public private(set) var repeatModel = RepeatModel.legs

  /// Follows a curve for a duration; one that is zero, negative or not a number is over at once.
  public static func curve(_ curve: UnitCurve, duration: Seconds) -> Animation {
    Animation(shape: .curve(curve, duration: duration > 0 ? duration : 0))
  }

  /// Follows a spring until it rests.
  public static func spring(_ spring: Spring = .smooth) -> Animation { Animation(shape: .spring(spring)) }

  /// Follows a spring made from its perceptual duration and its bounce.
  public static func spring(duration: Seconds = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Follows a spring made from its undamped period and its damping ratio.
  public static func spring(response: Seconds, dampingFraction: Double) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Goes at one speed.
  public static func linear(duration: Seconds) -> Animation { curve(.linear, duration: duration) }
  /// Starts slowly.
  public static func easeIn(duration: Seconds) -> Animation { curve(.easeIn, duration: duration) }
  /// Ends slowly.
  public static func easeOut(duration: Seconds) -> Animation { curve(.easeOut, duration: duration) }
  /// Starts and ends slowly.
  public static func easeInOut(duration: Seconds) -> Animation { curve(.easeInOut, duration: duration) }

  /// The same, after waiting; a wait that is negative or not a number is none.
  public func delay(_ delay: Seconds) -> Animation {
    var copy = self
    copy.delay += delay > 0 ? delay : 0
    return copy
  }

  /// The same, faster or slower.
  ///
  /// At zero, below it, at no number, or so slow that the product of all speeds underflows, it stands still and is
  /// endless.
  public func speed(_ factor: Double) -> Animation {
    var copy = self
    let factor = factor > 0 ? factor : 0
    copy.speed *= factor
    if copy.speed < .leastNormalMagnitude { copy.speed = 0 }
    copy.delay = copy.delay > 0 ? copy.delay / factor : 0
    return copy
  }

  /// The same, several times, fractions included; counts that are negative or no number are 0.
  ///
  /// - Parameters:
  ///   - count: how often. Counting legs, 0 stays at the start.
  ///   - autoreverses: whether every other run goes backwards. The value then rests where the last run ends, which
  ///     after an even number of runs is where it started.
  ///   - model: what counts as one.
  public func repeatCount(
    _ count: Double, autoreverses: Bool = true, counting model: RepeatModel = .legs
  ) -> Animation {
    var copy = self
    copy.repeatCount = count > 0 ? count : 0
    copy.autoreverses = autoreverses
    copy.repeatModel = model
    return copy
  }

  /// The same, again and again; declared endless, so nothing waits for it to rest.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeatCount(.infinity, autoreverses: autoreverses)
  }

  /// Whether it never rests, whatever it moves.
  public var isEndless: Bool {
    if speed == 0 || delay == .infinity { return true }
    switch shape {
    case .curve(_, let duration):
      return duration == .infinity || (duration > 0 && repeatCount == .infinity)
    case .spring(let spring):
      let ratio = spring.dampingRatio
      return !spring.isInstant && (repeatCount == .infinity || ratio == 0 || ratio == .infinity)
    }
  }

  /// The curve of one run; nothing for a spring.
  public var curve: UnitCurve? {
    if case .curve(let curve, _) = shape { curve } else { nil }
  }

  /// How long one run takes on the animation's own clock, in seconds: for a spring its perceptual duration.
  public var runDuration: Seconds {
    switch shape {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.duration
    }
  }

  /// The spring it follows, if it does.
  public var spring: Spring? {
    if case .spring(let spring) = shape { return spring }
    return nil
  }
}
