import AnimationCore
import Geometry
import Gestures

/// A scripted finger: what it reports, and when.
///
/// Times are counted from the start of a gesture on a fixed grid and never summed up, so that a finger does the same
/// whatever the frame rate of the display is.
struct Finger: Hashable {
  /// How often a finger reports its place while it moves, per second: what good touch screens do.
  static let reportsPerSecond = 120.0
  /// How long a tap lasts, in seconds: a quick thumb.
  static let tapDuration: Seconds = 0.08
  /// How long the pause within a double tap is, in seconds: well within the limit of ``GestureLimits``.
  static let doubleTapPause: Seconds = 0.1

  /// Which one of those that are down.
  var id: Int
  /// What it is.
  var device: PointerSample.Device

  init(_ pointer: Flow.Pointer, id: Int) {
    self.id = id
    switch pointer {
    case .mouse: device = .mouse
    case .touch: device = .touch
    }
  }

  /// The time of a report.
  static func time(ofReport number: Int, from start: Seconds) -> Seconds {
    start + Double(number) / reportsPerSecond
  }

  /// The reports of a movement between its ends, by their times from its start and its progress.
  static func reports(during duration: Seconds) -> [(offset: Seconds, progress: Double)] {
    var reports: [(Seconds, Double)] = []
    var number = 1
    while Double(number) / reportsPerSecond < duration {
      let offset = Double(number) / reportsPerSecond
      reports.append((offset, offset / duration))
      number += 1
    }
    return reports
  }

  /// Goes down and up, so many times.
  func tap(at point: Point, count: Int, holding duration: Seconds = Self.tapDuration, from start: Seconds) -> Gesture {
    let stride = duration + Self.doubleTapPause
    let events = (0..<max(count, 1)).flatMap { tap in
      let down = start + Double(tap) * stride
      return [report(.began, at: point, time: down), report(.ended, at: point, time: down + duration)]
    }
    return Gesture(events: events, end: start + Double(max(count, 1) - 1) * stride + duration)
  }

  /// Goes down, rests, moves, rests and goes up.
  func drag(
    along path: FingerPath, during duration: Seconds, lift: Seconds, hold: Seconds, from start: Seconds
  ) -> Gesture {
    let movement = move(along: path, during: duration, from: start + lift)
    let release = movement.end + hold
    var events = [report(.began, at: path.point(at: 0), time: start)] + movement.events
    // Going up at once is itself the report of the arrival.
    if hold == 0 { events.removeLast() }
    events.append(report(.ended, at: path.point(at: 1), time: release))
    return Gesture(events: events, end: release)
  }

  /// Moves while it is down; it reports its arrival too.
  func move(along path: FingerPath, during duration: Seconds, from start: Seconds) -> Gesture {
    var events = Self.reports(during: duration).map { offset, progress in
      report(.moved, at: path.point(at: progress), time: start + offset)
    }
    events.append(report(.moved, at: path.point(at: 1), time: start + duration))
    return Gesture(events: events, end: start + duration)
  }

  /// Goes down.
  func press(at point: Point, from start: Seconds) -> Gesture {
    Gesture(events: [report(.began, at: point, time: start)], end: start)
  }

  /// Goes up.
  func release(at point: Point, from start: Seconds) -> Gesture {
    Gesture(events: [report(.ended, at: point, time: start)], end: start)
  }

  private func report(_ phase: PointerSample.Phase, at point: Point, time: Seconds) -> InputEvent {
    .pointer(PointerSample(id: id, device: device, phase: phase, position: point, time: time))
  }
}

/// What comes in during a step, in order of time, and when the step ends.
struct Gesture {
  var events: [InputEvent]
  var end: Seconds
}
