import AnimationCore
import Geometry

/// Curves and springs as values to draw: what moves from 0 to 1, over time.
public struct CurvePlot: Sendable {
  /// One line of the plot.
  public struct Line: Sendable {
    /// What the legend calls it.
    public let name: String
    /// How long it takes, in seconds; nil for a curve whose time runs from 0 to 1.
    public let duration: Seconds?
    /// The value at a time in seconds, or at a part of 1.
    public let value: @Sendable (Double) -> Double

    /// A curve without a duration of its own.
    public init(name: String, curve: UnitCurve) {
      self.name = name
      duration = nil
      value = { curve.value(at: $0) }
    }

    /// An animation with its duration; a spring's is until it rests.
    public init(name: String, animation: Animation) {
      var motion = Animated(0.0)
      motion.animate(to: 1, at: 0, with: animation)
      self.name = name
      duration = motion.restTime ?? CurvePlot.endlessDuration
      let moving = motion
      value = { moving.value(at: $0) }
    }
  }

  /// How much of a motion without an end is shown, in seconds.
  static let endlessDuration: Seconds = 3
  /// How many values of a line are taken: more than the plot has pixels.
  static let sampleCount = 480

  /// The lines, in the order of the legend.
  public let lines: [Line]

  /// Makes a plot; lines with a duration share an axis in seconds, and curves without one are stretched over it.
  public init(_ lines: [Line]) { self.lines = lines }

  /// How long the longest line takes, in seconds; nil when no line has a duration.
  public var duration: Seconds? { lines.compactMap(\.duration).max() }

  /// The values of a line at even steps over the time axis, from its start to its end.
  public func samples(of line: Line) -> [Double] {
    let length = duration ?? 1
    return (0...Self.sampleCount).map { step in
      let part = Double(step) / Double(Self.sampleCount)
      return line.value(line.duration == nil ? part : part * length)
    }
  }

  /// The least and the greatest value of all lines, 0 and 1 among them, with a little air.
  public var range: ClosedRange<Double> {
    let values = lines.flatMap { samples(of: $0) }.filter(\.isFinite)
    let (low, high) = (min(0, values.min() ?? 0), max(1, values.max() ?? 1))
    let air = (high - low) * Self.air
    return (low - air)...(high + air)
  }

  /// The part of the height that stays free above and below.
  private static let air = 0.06
}
