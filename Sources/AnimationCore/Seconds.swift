/// A time or a duration.
///
/// Times are points on whatever clock the caller has; nothing in this module reads one. A double
/// holds a nanosecond's resolution over the first hundred days.
public typealias Seconds = Double

extension Seconds {
  /// The earlier of two times, either of which may be missing.
  public static func earliest(_ a: Seconds?, _ b: Seconds?) -> Seconds? {
    guard let a else { return b }
    return min(a, b ?? a)
  }
}
