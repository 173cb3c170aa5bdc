/// What the coach marks of a deck remember from one run to the next (C3).
///
/// A value that a prototype begins with and changes; who runs it keeps it, or does not.
public struct CoachMemory: Hashable, Sendable {
  /// The names of the marks that were shown.
  public var seen: Set<String>
  /// The mark at which the tour of a screen was left before its end, counted from 0, by the screen's id.
  public var resumePoints: [String: Int]

  /// Makes a memory; without arguments, one of nothing.
  public init(seen: Set<String> = [], resumePoints: [String: Int] = [:]) {
    self.seen = seen
    self.resumePoints = resumePoints
  }

  /// Applies to this memory what has changed from one to another.
  ///
  /// So two windows on one deck do not lose each other's marks, and what one forgets stays forgotten.
  public mutating func apply(changesFrom old: CoachMemory, to new: CoachMemory) {
    seen.formUnion(new.seen.subtracting(old.seen))
    seen.subtract(old.seen.subtracting(new.seen))
    for (screen, mark) in new.resumePoints where old.resumePoints[screen] != mark { resumePoints[screen] = mark }
    for screen in old.resumePoints.keys where new.resumePoints[screen] == nil { resumePoints[screen] = nil }
  }
}
