import AnimationCore

/// Content that shows by itself that there is more.
extension Scroller {
  /// Lets the content show once that it scrolls: toward its end, or its start where it is at the end, and back.
  ///
  /// Whatever moves the content meanwhile goes on from where it is.
  /// - Returns: whether it does: content that moves already, is held, fits, or must not slide does nothing.
  public mutating func demonstrate(at time: Seconds) -> Bool {
    guard phase == .idle, !reduceMotion, limits.upperBound > 0 else { return false }
    let home = offset(at: time)
    let reach = viewportLength * ScrollLimits.demonstrationShare
    let below = limits.upperBound - home
    let target = below > 0 ? home + min(reach, below) : home - min(reach, home)
    var way = Animated(home, restThreshold: .points)
    way.animate(to: target, at: time, with: ScrollLimits.demonstration.repeatCount(2, autoreverses: true))
    course = .demonstrating(way, home: home)
    showBar(at: time)
    return true
  }

  /// Ends that from where the content is: it glides home.
  public mutating func stopDemonstration(at time: Seconds) {
    if case .demonstrating(_, let home) = course { glide(to: home, at: time) }
  }
}
