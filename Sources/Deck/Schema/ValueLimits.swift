/// How large single values may be, in any file read by a schema.
public enum ValueLimits {
  /// The longest text, in Unicode scalars: more than a screen of a phone is ever read for.
  ///
  /// One word of that length takes most of a second to break, and the time grows with its square.
  public static let textLength = 10_000
  /// The longest duration of a key that names no other, in seconds: an hour, after which nobody watches.
  public static let duration = 3_600.0
}
