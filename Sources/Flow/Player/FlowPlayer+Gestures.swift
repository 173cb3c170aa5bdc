import AnimationCore
import Geometry
import Gestures
import Notation
import Prototype

/// What other devices than a finger do.
private enum Pace {
  /// The time between two notches of a wheel, in seconds: a finger that turns it briskly.
  static let notch: Seconds = 0.05
  /// The time between two presses of a key, in seconds.
  static let key: Seconds = 0.1
}

extension FlowPlayer {
  /// What comes in during a step that is a gesture, now that its targets are where they are; nothing for other steps.
  func gesture(
    for action: Flow.Action, in prototype: Prototype, at now: Seconds
  ) throws(LookupFailure) -> Gesture? {
    switch action {
    case .tap(let tap):
      return try finger(tap.pointer).tap(at: prototype.grip(of: tap.target), count: tap.count, from: now)
    case .hold(let hold):
      let point = try prototype.grip(of: hold.target)
      return finger(hold.pointer).tap(at: point, count: 1, holding: hold.duration, from: now)
    case .drag(let drag): return try gesture(for: drag, in: prototype, at: now)
    case .fling(let fling): return try gesture(for: fling, in: prototype, at: now)
    case .press, .move, .release: return try heldGesture(for: action, in: prototype, at: now)
    case .twoFinger(let scroll): return try gesture(for: scroll, in: prototype, at: now)
    case .wheel(let wheel): return try gesture(for: wheel, in: prototype, at: now)
    case .key(let key):
      let presses = (0..<key.times).map { number in
        InputEvent.key(KeyPress(key.key, shift: key.shift, time: now + Double(number) * Pace.key))
      }
      return Gesture(events: presses, end: presses.last?.time ?? now)
    case .resize(let size): return Gesture(events: [.resize(size, time: now)], end: now)
    case .loseFocus:
      held = [:]
      return Gesture(events: [.focusLost(time: now)], end: now)
    case .reload, .wait, .settle, .expect, .picture, .film, .samples, .budget, .repeat, .include: return nil
    }
  }

  // MARK: Fingers

  /// A finger that is not down yet.
  private func finger(_ pointer: Flow.Pointer?) -> Finger {
    let id = (0...held.count).first { held[$0] == nil } ?? 0
    return Finger(pointer ?? flow.setting.pointer, id: id)
  }

  private func destination(
    _ to: Flow.Target?, _ by: Point?, from origin: Point, in prototype: Prototype
  ) throws(LookupFailure) -> Point {
    if let to { return try prototype.point(of: to) }
    return origin + (by ?? .zero)
  }

  private func gesture(
    for drag: Flow.Drag, in prototype: Prototype, at now: Seconds
  ) throws(LookupFailure) -> Gesture {
    let origin = try prototype.grip(of: drag.from)
    let path = FingerPath(
      from: origin, to: try destination(drag.to, drag.by, from: origin, in: prototype), through: drag.through,
      bend: drag.bend, easing: drag.easing.unitCurve)
    return finger(drag.pointer).drag(
      along: path, during: drag.duration, lift: drag.lift, hold: drag.hold, from: now)
  }

  private func gesture(
    for fling: Flow.Fling, in prototype: Prototype, at now: Seconds
  ) throws(LookupFailure) -> Gesture {
    let origin = try prototype.grip(of: fling.from)
    let velocity = fling.velocity ?? (fling.toward?.vector ?? .zero) * fling.speed
    let path = FingerPath(from: origin, to: origin + velocity * fling.duration)
    return finger(fling.pointer).drag(along: path, during: fling.duration, lift: 0, hold: 0, from: now)
  }

  private func heldGesture(
    for action: Flow.Action, in prototype: Prototype, at now: Seconds
  ) throws(LookupFailure) -> Gesture? {
    switch action {
    case .press(let press):
      if held[press.finger] != nil { throw LookupFailure(message: "finger \(press.finger) is down already") }
      let point = try prototype.grip(of: press.target)
      let finger = Finger(press.pointer ?? flow.setting.pointer, id: press.finger)
      held[press.finger] = HeldFinger(finger: finger, point: point)
      return finger.press(at: point, from: now)
    case .move(let move):
      let current = try heldFinger(move.finger)
      let end = try destination(move.to, move.by, from: current.point, in: prototype)
      held[move.finger]?.point = end
      let path = FingerPath(from: current.point, to: end, easing: move.easing.unitCurve)
      return current.finger.move(along: path, during: move.duration, from: now)
    case .release(let release):
      let current = try heldFinger(release.finger)
      held[release.finger] = nil
      return current.finger.release(at: current.point, from: now)
    default: return nil
    }
  }

  private func heldFinger(_ number: Int) throws(LookupFailure) -> HeldFinger {
    if let finger = held[number] { return finger }
    throw LookupFailure(message: "finger \(number) is not down; press first")
  }

  // MARK: Wheels

  private func gesture(
    for scroll: Flow.TwoFinger, in prototype: Prototype, at now: Seconds
  ) throws(LookupFailure) -> Gesture {
    let position = try prototype.point(of: scroll.at)
    let path = FingerPath(from: .zero, to: scroll.by, easing: scroll.easing.unitCurve)
    var last = Point.zero
    let reports = Finger.reports(during: scroll.duration) + [(offset: scroll.duration, progress: 1)]
    let events = reports.map { offset, progress in
      let moved = path.point(at: progress)
      defer { last = moved }
      // Fingers that move up show what lies below.
      let delta = last - moved
      return InputEvent.wheel(WheelSample(delta: delta, isPrecise: true, position: position, time: now + offset))
    }
    return Gesture(events: events, end: now + scroll.duration)
  }

  private func gesture(
    for wheel: Flow.Wheel, in prototype: Prototype, at now: Seconds
  ) throws(LookupFailure) -> Gesture {
    let middle = Flow.Target.point(Point(prototype.size.width / 2, prototype.size.height / 2))
    let position = try prototype.point(of: wheel.at ?? middle)
    let delta = wheel.toward.vector * WheelSample.notchLength
    let events = (0..<wheel.notches).map { number in
      let time = now + Double(number) * Pace.notch
      return InputEvent.wheel(WheelSample(delta: delta, isPrecise: false, position: position, time: time))
    }
    return Gesture(events: events, end: events.last?.time ?? now)
  }
}
