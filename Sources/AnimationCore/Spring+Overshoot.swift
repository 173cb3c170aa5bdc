extension Spring {
  /// The greatest part of a velocity with which a spring that does not bounce arrives without passing its target.
  ///
  /// With `y = distance` and the faster root `r = w0 (zeta + sqrt(zeta^2 - 1))` of the characteristic equation, the
  /// solution crosses the target exactly when the velocity toward it is over `r |y|`. A spring that bounces is
  /// meant to pass its target, so its velocity stays as it is, and so does a velocity away from the target.
  ///
  /// - Parameters:
  ///   - velocity: the velocity at the start, in units per second.
  ///   - distance: the target less the start.
  public func velocityWithoutOvershoot(_ velocity: Double, distance: Double) -> Double {
    guard dampingRatio >= 1, velocity * distance > 0 || distance == 0 else { return velocity }
    let root = angularFrequency * (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
    let limit = root * abs(distance)
    return min(max(velocity, -limit), limit)
  }
}
