import AnimationCore
import Deck
import Geometry
import Gestures

/// A scripted finger: what it reports, and when.
///
/// Times are counted from the start of a gesture on a fixed grid and never summed up, so that a finger does the same
/// whatever the frame rate of the display is.
struct Finger {
  /// How often a finger reports its place while it moves, per second: what good touch screens do.
  static let reportsPerSecond = 120.0
  /// How long a tap lasts, in seconds: a quick thumb.
  static let tapDuration: Seconds = 0.08
  /// How long the pause within a double tap is, in seconds: well within the limit of ``GestureLimits``.
  static let doubleTapPause: Seconds = 0.1

  /// What it is.
  var device: PointerSample.Device

  init(_ pointer: Flow.Pointer) {
    switch pointer {
    case .mouse: device = .mouse
    case .touch: device = .touch
    }
  }

  /// The time of a report.
  static func time(ofReport number: Int, from start: Seconds) -> Seconds {
    start + Double(number) / reportsPerSecond
  }

  /// Goes down and up, so many times.
  func tap(at point: Point, count: Int, from start: Seconds) -> Gesture {
    var events: [InputEvent] = []
    let stride = Self.tapDuration + Self.doubleTapPause
    for tap in 0..<count {
      let down = start + Double(tap) * stride
      events.append(report(.began, at: point, time: down))
      events.append(report(.ended, at: point, time: down + Self.tapDuration))
    }
    return Gesture(events: events, end: start + Double(max(count, 1) - 1) * stride + Self.tapDuration)
  }

  /// Goes down, moves, rests and goes up.
  func drag(
    from origin: Point, to destination: Point, duration: Seconds, easing: UnitCurve, hold: Seconds, start: Seconds
  ) -> Gesture {
    var events = [report(.began, at: origin, time: start)]
    let way = destination - origin
    var number = 1
    while Double(number) / Self.reportsPerSecond < duration {
      let progress = Double(number) / Self.reportsPerSecond / duration
      let time = Self.time(ofReport: number, from: start)
      events.append(report(.moved, at: origin + way * easing.value(at: progress), time: time))
      number += 1
    }
    let arrival = start + duration
    let release = arrival + hold
    // A finger at rest reports nothing: the one report of its arrival is all there is before it goes up.
    if hold > 0 { events.append(report(.moved, at: destination, time: arrival)) }
    events.append(report(.ended, at: destination, time: release))
    return Gesture(events: events, end: release)
  }

  private func report(_ phase: PointerSample.Phase, at point: Point, time: Seconds) -> InputEvent {
    .pointer(PointerSample(device: device, phase: phase, position: point, time: time))
  }
}

/// What comes in during a step, in order of time, and when the step ends.
struct Gesture {
  var events: [InputEvent]
  var end: Seconds
}
