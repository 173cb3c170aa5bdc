import AnimationCore
import Geometry
import Gestures
import Scene
import Stage

/// Where fingers are and have just been, as marks that a viewer of a film can follow.
///
/// What shows is a function of the inputs and of the time, so that the same film comes out at every rate.
public struct TouchMarks: Sendable {
  /// Lengths in points, times in seconds, colours.
  private enum Look {
    /// About the part of a thumb that touches.
    static let radius = 20.0
    static let ink = Color(rgb: 0xFFFFFF, alpha: 0.42)
    static let edge = Color(rgb: 0xFFFFFF, alpha: 0.9)
    /// Keeps the mark visible on white.
    static let rim = Color(rgb: 0x000000, alpha: 0.28)
    static let edgeWidth = 1.5
    static let rimWidth = 4.0
    /// How long a ring runs outward after a press, and how far.
    static let ringTime: Seconds = 0.4
    static let ringReach = 22.0
    static let ringWidth = 2.5
    /// How long a mark takes to go after the finger is up.
    static let fadeTime: Seconds = 0.25
    /// How far back the trail goes.
    static let trailTime: Seconds = 0.22
    static let trailInk = Color(rgb: 0xFFFFFF, alpha: 0.3)
    /// How wide the trail is at the finger, as a part of the mark.
    static let trailPart = 0.8
    /// A trail shorter than this is hidden by the mark.
    static let shortestTrail = 4.0
  }

  /// One press of a finger, from down to up.
  private struct Press: Sendable {
    let id: Int
    let start: Seconds
    var end: Seconds?
    var places: [(time: Seconds, point: Point)]

    /// Where the finger was at a time.
    func place(at time: Seconds) -> Point {
      guard let next = places.firstIndex(where: { $0.time > time }) else { return places.last?.point ?? .zero }
      guard next > 0 else { return places[0].point }
      let (a, b) = (places[next - 1], places[next])
      return a.point.interpolated(to: b.point, by: (time - a.time) / (b.time - a.time))
    }
  }

  private var presses: [Press] = []

  /// Makes marks of no fingers.
  public init() {}

  /// Takes an input in; what is no pointer is ignored.
  public mutating func handle(_ event: InputEvent) {
    if case .focusLost(let time) = event {
      for index in presses.indices where presses[index].end == nil { presses[index].end = time }
    }
    guard case .pointer(let sample) = event else { return }
    presses.removeAll { press in press.end.map { $0 + Look.fadeTime < sample.time } ?? false }
    if sample.phase == .began {
      presses.append(
        Press(id: sample.id, start: sample.time, places: [(time: sample.time, point: sample.position)]))
      return
    }
    guard let index = presses.lastIndex(where: { $0.id == sample.id && $0.end == nil }) else { return }
    presses[index].places.append((time: sample.time, point: sample.position))
    if sample.phase == .ended || sample.phase == .cancelled { presses[index].end = sample.time }
  }

  /// Draws the marks as they are at a time, over what is in the list already.
  public func draw(into list: inout DisplayList, at time: Seconds) {
    for press in presses where press.start <= time {
      let fading = press.end.map { min(max((time - $0) / Look.fadeTime, 0), 1) } ?? 0
      guard fading < 1 else { continue }
      list.save()
      list.multiplyOpacity(1 - fading)
      drawTrail(of: press, into: &list, at: time)
      drawRing(of: press, into: &list, at: time)
      let disc = Shape.ellipse(.circle(press.place(at: time), radius: Look.radius * (1 - 0.3 * fading)))
      list.stroke(disc, Look.rim, width: Look.rimWidth)
      list.fill(disc, Look.ink)
      list.stroke(disc, Look.edge, width: Look.edgeWidth)
      list.restore()
    }
  }

  private func drawRing(of press: Press, into list: inout DisplayList, at time: Seconds) {
    let progress = (time - press.start) / Look.ringTime
    guard progress < 1, let first = press.places.first else { return }
    let eased = UnitCurve.easeOut.value(at: progress)
    list.save()
    list.multiplyOpacity(1 - progress)
    let ring = Shape.ellipse(.circle(first.point, radius: Look.radius + Look.ringReach * eased))
    list.stroke(ring, Look.edge, width: Look.ringWidth)
    list.restore()
  }

  /// A tapering tail along the way of the finger.
  private func drawTrail(of press: Press, into list: inout DisplayList, at time: Seconds) {
    let oldest = max(press.start, time - Look.trailTime)
    let passed = press.places.filter { $0.time > oldest && $0.time < time }
    let way = [(time: oldest, point: press.place(at: oldest))] + passed + [(time: time, point: press.place(at: time))]
    var spine: [(time: Seconds, point: Point)] = []
    for stop in way where spine.last.map({ $0.point.distance(to: stop.point) > 0.01 }) ?? true { spine.append(stop) }
    guard let first = spine.first, let last = spine.last, first.point.distance(to: last.point) > Look.shortestTrail
    else { return }
    var (left, right): ([Point], [Point]) = ([], [])
    for index in spine.indices {
      let before = spine[max(index - 1, 0)].point
      let after = spine[min(index + 1, spine.count - 1)].point
      let along = after - before
      let length = along.length
      guard length > 0 else { continue }
      let age = (time - spine[index].time) / (time - oldest)
      let width = Look.radius * Look.trailPart * max(0, 1 - age)
      let normal = Point(-along.y, along.x) * (width / length)
      left.append(spine[index].point + normal)
      right.append(spine[index].point - normal)
    }
    var outline = Path()
    for (index, point) in (left + right.reversed()).enumerated() {
      if index == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
    }
    outline.close()
    list.fill(.path(outline), Look.trailInk)
  }
}

/// Draws marks of touches over the frames of a stage.
final class TouchOverlay: StageOverlay {
  var marks = TouchMarks()
  /// The time of the frame that is drawn next.
  var time: Seconds = 0

  func draw(into list: inout DisplayList) { marks.draw(into: &list, at: time) }
}

extension Rect {
  fileprivate static func circle(_ center: Point, radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
