import AnimationCore

/// The motions that marks show on their targets.
extension CoachTour {
  mutating func demonstrate(at time: Seconds, into events: inout [Event]) {
    guard let motion = mark.demonstration, !environment.reduceMotion || motion.canStandStill else {
      demonstration = .over
      return
    }
    demonstration = .running
    if motion == .tap { ring = TapRing(at: time, isStill: environment.reduceMotion) }
    events.append(.demonstrate(motion, on: firstTarget, mark: currentMark, at: time))
  }

  mutating func turnRing(_ ring: TapRing, at time: Seconds, into events: inout [Event]) {
    if demonstration == .over {
      self.ring = nil
    } else if ringPresses {
      releaseRing(at: time, into: &events)
      demonstrationEnded(at: time, into: &events)
    } else if let id = firstTarget {
      ringPresses = true
      events.append(.press(id, isDown: true, at: time))
    } else {
      demonstrationEnded(at: time, into: &events)
    }
  }

  /// Says that what lies below the tour is touched: a tap that is shown there gives way to the real one.
  public mutating func screenTouched(at time: Seconds, into events: inout [Event]) {
    focusedTarget = nil
    guard demonstration == .running, mark.demonstration == .tap else { return }
    releaseRing(at: time, into: &events)
    demonstrationEnded(completed: false, at: time, into: &events)
    ring = nil
  }

  /// Ends the motion that a mark shows, wherever it is; it does not come again.
  public mutating func stopDemonstration(at time: Seconds, into events: inout [Event]) {
    if demonstration == .running {
      releaseRing(at: time, into: &events)
      events.append(.stopDemonstration(at: time))
      events.append(.demonstrated(completed: false, at: time))
    }
    ring = nil
    demonstration = .over
  }

  private mutating func releaseRing(at time: Seconds, into events: inout [Event]) {
    guard ringPresses, let id = firstTarget else { return }
    ringPresses = false
    events.append(.press(id, isDown: false, at: time))
  }
}

extension CoachMark.Demonstration {
  /// Whether it can be shown without anything that slides.
  fileprivate var canStandStill: Bool { self == .tap || self == .swipe }
}
