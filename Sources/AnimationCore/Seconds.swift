/// A time or a duration.
///
/// Times are points on whatever clock the caller has; nothing in this module reads one. A double
/// holds a nanosecond's resolution over the first hundred days.
public typealias Seconds = Double
