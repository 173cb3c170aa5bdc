/// Which way round a hue turns from one angle to another.
///
/// - Source: CSS Color 4, hue fix-up.
public enum HueInterpolation: String, Hashable, Sendable, CaseIterable {
  /// The way of at most half a turn.
  case shorter
  /// The way of at least half a turn; between equal angles, a whole turn.
  case longer
  /// Towards larger angles.
  case increasing
  /// Towards smaller angles.
  case decreasing

  /// The angle at a progress.
  ///
  /// - Parameters:
  ///   - start: an angle in degrees, first brought into 0..<360.
  ///   - end: another, likewise.
  ///   - progress: 0 for the start, 1 for the end; others go on.
  /// - Returns: an angle in degrees that may lie outside 0..<360, so that it moves without a jump.
  public func degrees(from start: Double, to end: Double, at progress: Double) -> Double {
    let (start, end) = ends(start, end)
    return start + (end - start) * progress
  }

  /// The angle at a progress.
  public func angle(from start: Angle, to end: Angle, at progress: Double) -> Angle {
    Angle(degrees: degrees(from: start.degrees, to: end.degrees, at: progress))
  }

  /// Both angles, one of them a turn further where the way asks for it.
  private func ends(_ start: Double, _ end: Double) -> (Double, Double) {
    let a = HueInterpolation.withinTurn(start)
    let b = HueInterpolation.withinTurn(end)
    let way = b - a
    switch self {
    case .shorter: return way > 180 ? (a + 360, b) : way < -180 ? (a, b + 360) : (a, b)
    case .longer:
      if way > 0, way < 180 { return (a + 360, b) }
      return way > -180 && way <= 0 ? (a, b + 360) : (a, b)
    case .increasing: return way < 0 ? (a, b + 360) : (a, b)
    case .decreasing: return way > 0 ? (a + 360, b) : (a, b)
    }
  }

  private static func withinTurn(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
