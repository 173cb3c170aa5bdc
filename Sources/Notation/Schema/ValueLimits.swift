/// How large single values may be, in any file read by a schema.
public enum ValueLimits {
  /// The longest text, in Unicode scalars: more than a screen of a phone is ever read for.
  ///
  /// One word of that length takes most of a second to break, and the time grows with its square.
  public static let textLength = 10_000
  /// The longest duration of a key that names no other, in seconds: an hour, after which nobody watches.
  public static let duration = 3_600.0
  /// The longest id, in characters: ids are read in logs and messages of one line.
  public static let identifierLength = 64
  /// The longest path of a picture, in bytes: what Linux takes.
  public static let pathLength = 4_096
  /// The longest single motion, in seconds: a minute, which nobody waits for.
  public static let motion = 60.0
  /// The furthest a control point of a curve may lie outside, in lengths of the motion: beyond, nobody sees a curve.
  public static let curveOvershoot = 100.0
}
