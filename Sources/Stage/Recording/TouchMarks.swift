import AnimationCore
import Geometry
import Gestures
import Scene

/// Where fingers are and have just been, as marks that an eye can follow.
///
/// What shows is a function of the inputs and of the time, so that the same film comes out at every rate.
///
/// - Bounds: the way of a finger is kept for about ``memory`` seconds; marks are right at times that are not longer ago.
public struct TouchMarks: Sendable {
  /// How far back the way of a finger is known at least, in seconds.
  public static let memory: Seconds = 1

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
    /// Where it began.
    let origin: Point
    var end: Seconds?
    private(set) var places: [(time: Seconds, point: Point)] = []

    init(id: Int, start: Seconds, at point: Point) {
      self.id = id
      self.start = start
      origin = point
      add(point, at: start)
    }

    /// Adds where the finger came to, and forgets what nobody asks for any more.
    mutating func add(_ point: Point, at time: Seconds) {
      // In batches, so that a fast mouse does not move its whole way along at each report.
      if let first = places.first, first.time < time - 2 * TouchMarks.memory {
        let kept = places.firstIndex { $0.time >= time - TouchMarks.memory } ?? places.count
        // The last of the older ones is where the finger still was when the kept time began.
        places.removeFirst(max(kept - 1, 0))
      }
      places.append((time: time, point: point))
    }

    /// Where the finger was at a time.
    func place(at time: Seconds) -> Point {
      guard let next = places.firstIndex(where: { $0.time > time }) else { return places.last?.point ?? origin }
      guard next > 0 else { return places[0].point }
      let (a, b) = (places[next - 1], places[next])
      return a.point.interpolated(to: b.point, by: (time - a.time) / (b.time - a.time))
    }

    /// Whether a moment later something else shows of it.
    func isChanging(at time: Seconds) -> Bool {
      if let end { return time < end + Look.fadeTime }
      let lastReport = places.last?.time ?? start
      return time < start + Look.ringTime || time < lastReport + Look.trailTime
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
      presses.append(Press(id: sample.id, start: sample.time, at: sample.position))
      return
    }
    guard let index = presses.lastIndex(where: { $0.id == sample.id && $0.end == nil }) else { return }
    presses[index].add(sample.position, at: sample.time)
    if sample.phase == .ended || sample.phase == .cancelled { presses[index].end = sample.time }
  }

  /// Whether something else shows a moment later, though no finger moves.
  public func isChanging(at time: Seconds) -> Bool {
    presses.contains { $0.start <= time && $0.isChanging(at: time) }
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
    guard progress < 1 else { return }
    let eased = UnitCurve.easeOut.value(at: progress)
    list.save()
    list.multiplyOpacity(1 - progress)
    let ring = Shape.ellipse(.circle(press.origin, radius: Look.radius + Look.ringReach * eased))
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

extension Rect {
  fileprivate static func circle(_ center: Point, radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
