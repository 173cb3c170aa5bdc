/// How large single values may be, in any file read by a schema.
public enum ValueLimits {
  /// The longest text, in Unicode scalars: a long chapter, and what can be laid out within a frame.
  public static let textLength = 100_000
  /// The longest duration of a key that names no other, in seconds: an hour, after which nobody watches.
  public static let duration = 3_600.0
}
