import Deck

/// What the coach marks of a deck remember from one run to the next (C3).
///
/// A value that a prototype begins with and changes; who runs it keeps it, or does not.
public struct CoachMemory: Hashable, Sendable {
  /// The names of the marks that were shown.
  public var seen: Set<String>
  /// The mark at which the tour of a screen was left before its end, by the screen's id.
  public var resumePoints: [String: CoachResumePoint]

  /// Makes a memory; without arguments, one of nothing.
  public init(seen: Set<String> = [], resumePoints: [String: CoachResumePoint] = [:]) {
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

  /// The same memory with its marks where they stand in a deck.
  ///
  /// So places alone say where tours go on, for whoever keeps nothing else.
  public func placed(in deck: Deck) -> CoachMemory {
    var memory = self
    for (screen, point) in resumePoints {
      guard let tour = deck.screen(screen)?.coach else { continue }
      memory.resumePoints[screen]?.index = point.mark(in: tour)
    }
    return memory
  }
}
