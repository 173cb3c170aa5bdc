import AnimationCore
import Geometry
import Scene

/// A number that rolls from one value to another, as a counter does.
///
/// What shows is a place on the line of all whole numbers: between two of them both show, one leaving as the other comes. So
/// a change in the middle of another goes on from what shows, and the end is always the value.
struct RollingNumber: Equatable, Sendable {
  /// How far a number moves while it comes or goes, as a part of the line height.
  private static let travel = 0.6
  /// The most numbers that roll by: a longer way begins nearer to its end.
  private static let longestWay = 6.0

  /// The value.
  private(set) var value: Int
  private var position: Animated<Double>

  init(_ value: Int) {
    self.value = value
    position = Animated(Double(value))
  }

  /// Changes the value; without an animation it is there at once.
  mutating func set(_ value: Int, at time: Seconds, with animation: Animation?) {
    guard value != self.value else { return }
    self.value = value
    let end = Double(value)
    guard let animation else { return position.set(end) }
    let way = end - position.value(at: time)
    if abs(way) > Self.longestWay { position.set(end - (way < 0 ? -Self.longestWay : Self.longestWay)) }
    position.animate(to: end, at: time, with: animation)
  }

  /// Whether it is at rest.
  func isAtRest(at time: Seconds) -> Bool { position.isAtRest(at: time) }

  /// When it comes to rest.
  var restTime: Seconds? { position.restTime }

  /// Draws what shows, about the middle of a strip.
  ///
  /// - Parameter rolls: whether numbers move while they come and go; if not they only fade.
  func draw(
    into list: inout DisplayList, center: Point, style: TextStyle, color: Color, rolls: Bool,
    text: any TextMeasuring, at time: Seconds
  ) {
    let place = position.value(at: time)
    let lower = place.rounded(.down)
    let fraction = place - lower
    for (number, offset) in [(lower, fraction), (lower + 1, fraction - 1)] where abs(offset) < 1 {
      guard let number = Int(exactly: number) else { continue }
      let run = TextRun(String(number), style: style)
      let size = text.measure(run).size
      // A larger number comes from below.
      let shift = rolls ? -offset * Self.travel * size.height : 0
      let box = Rect(center: Point(center.x, center.y + shift), size: size)
      list.text(run, in: box, color.opacity(1 - abs(offset)))
    }
  }
}
