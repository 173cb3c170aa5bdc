import AnimationCore

/// What has happened in a prototype, once each and in order of time.
public struct EventLog: Hashable, Sendable {
  /// Something that happened.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// When, in seconds.
    public var time: Seconds
    /// On which screen.
    public var screen: String
    /// What, in words that flows compare: `page changed from 0 to 1`.
    public var text: String

    /// The screen and what happened there.
    public var description: String { "\(screen): \(text)" }
  }

  /// How many entries are kept; a prototype left open for days must not grow.
  public static let capacity = 4_096

  /// The entries, the oldest first; the oldest are gone once ``capacity`` is passed.
  public private(set) var entries: [Entry] = []
  /// How many entries have been written since the start, kept or not.
  public private(set) var count = 0

  /// Makes an empty log.
  public init() {}

  mutating func append(_ entry: Entry) {
    // Half is dropped at once, so that a full log does not move its entries at each new one.
    if entries.count == Self.capacity { entries.removeFirst(Self.capacity / 2) }
    entries.append(entry)
    count += 1
  }

  /// The entries that were written after the first so many.
  public func entries(since number: Int) -> ArraySlice<Entry> {
    entries.suffix(min(entries.count, max(0, count - number)))
  }
}
