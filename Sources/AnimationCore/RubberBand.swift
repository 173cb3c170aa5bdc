/// The resistance beyond the end of a scroll view: the further a finger pulls, the less the content follows.
///
/// `f(x) = (1 - 1 / (x c / d + 1)) d`, which starts with the slope c and never reaches d.
///
/// - Units: points. Odd in the distance: pulling the other way gives the same with the other sign.
/// - Edge cases: a dimension or coefficient that is zero, negative or not a number lets nothing move: the result is 0.
/// - Source: UIScrollView's law as measured by chpwn; coefficient 0.55.
public enum RubberBand {
  /// UIScrollView's coefficient: the share of the finger's way the content follows at first.
  public static let coefficient = 0.55

  /// How far the content moves when a finger has gone a distance beyond the end.
  ///
  /// - Parameters:
  ///   - distance: how far the finger is beyond the end.
  ///   - dimension: the length of the view along that axis, which the content never moves.
  ///   - coefficient: the slope at the end.
  public static func offset(
    _ distance: Double, dimension: Double, coefficient: Double = RubberBand.coefficient
  ) -> Double {
    guard dimension > 0, coefficient > 0, !distance.isNaN else { return 0 }
    let pull = abs(distance) * coefficient
    // Divided first, so that nothing overflows before the limit is reached.
    let offset = pull <= dimension ? pull / (pull / dimension + 1) : dimension / (dimension / pull + 1)
    return distance < 0 ? -offset : offset
  }

  /// How much the content moves for a small move of the finger.
  public static func slope(
    _ distance: Double, dimension: Double, coefficient: Double = RubberBand.coefficient
  ) -> Double {
    guard dimension > 0, coefficient > 0, !distance.isNaN else { return 0 }
    let give = 1 / (abs(distance) * coefficient / dimension + 1)
    return coefficient * give * give
  }

  /// How far a finger has gone when the content has moved by an offset: the inverse of
  /// ``offset(_:dimension:coefficient:)``.
  ///
  /// An offset of the dimension or more needs an infinite pull, so it is infinite.
  public static func distance(
    forOffset offset: Double, dimension: Double, coefficient: Double = RubberBand.coefficient
  ) -> Double {
    guard dimension > 0, coefficient > 0, !offset.isNaN else { return 0 }
    let rest = dimension - abs(offset)
    guard rest > 0 else { return offset < 0 ? -.infinity : .infinity }
    return offset / rest * (dimension / coefficient)
  }
}
