import AnimationCore

/// Content that is laid out anew while it stands somewhere.
extension Scroller {
  /// Puts the content, which was laid out anew, where the same of it shows as before; what moves goes on from there.
  ///
  /// - Parameters:
  ///   - offset: where the content is now, never past an end.
  ///   - target: where something that glides is bound for now.
  ///   - time: when.
  public mutating func keep(at offset: Double, boundFor target: Double, at time: Seconds) {
    guard offset.isFinite, target.isFinite else { return }
    let velocity = velocity(at: time)
    switch course {
    case .resting, .driven, .demonstrating: course = .resting(clamped(offset))
    case .dragging(_, let translation):
      course = .dragging(grabbed: unbanded(clamped(offset)) + translation, translation: translation)
    case .coasting: run(from: clamped(offset), velocity: velocity, at: time)
    case .gliding:
      var glide = Animated(clamped(offset), restThreshold: .points)
      let spring = ScrollLimits.glide
      let capped = spring.velocityWithoutOvershoot(velocity, distance: clamped(target) - clamped(offset))
      glide.animate(to: clamped(target), at: time, with: .spring(spring), initialVelocity: capped)
      course = .gliding(glide)
      advance(to: time)
    }
  }
}
