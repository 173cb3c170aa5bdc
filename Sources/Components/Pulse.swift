import AnimationCore

/// The slow breathing of a walkthrough's pictures (W2).
///
/// It depends on nothing but the time since its start, so no page change can restart it.
public struct Pulse: Hashable, Sendable {
  /// The scale at the start.
  public var from: Double
  /// The scale after one duration.
  public var to: Double
  /// How long one way takes, in seconds.
  public var duration: Seconds

  /// Makes a pulse; the defaults are those of the walkthrough article.
  public init(from: Double = 1, to: Double = 1.1, duration: Seconds = 10) {
    self.from = from
    self.to = to
    self.duration = duration
  }

  /// The motion: linear, back and forth, for ever, begun at a time.
  public func begun(at start: Seconds) -> Animated<Double> {
    var scale = Animated(from)
    scale.animate(to: to, at: start, with: .linear(duration: duration).repeatForever(autoreverses: true))
    return scale
  }
}
