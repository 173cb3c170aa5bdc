import Deck
import Notation

extension Deck.CoachTour {
  /// For each mark the same mark of an older version of the tour, counted from 0; nil for a new one.
  ///
  /// Marks with ids are the same when these are. Of the others those are that agree in the most: target, name and text, then
  /// two of them, then the target, the name, and last the text of marks that do not both point at something.
  func origins(in old: Deck.CoachTour) -> [Int?] {
    var origins = [Int?](repeating: nil, count: steps.count)
    var isFree = [Bool](repeating: true, count: old.steps.count)
    for isSame in Self.likenesses {
      for mark in steps.indices where origins[mark] == nil {
        guard let origin = old.steps.indices.first(where: { isFree[$0] && isSame(steps[mark], old.steps[$0]) })
        else { continue }
        origins[mark] = origin
        isFree[origin] = false
      }
    }
    return origins
  }

  private typealias Likeness = @Sendable (Deck.CoachMark, Deck.CoachMark) -> Bool

  /// What makes two marks the same, the surest first.
  private static let likenesses: [Likeness] = [
    { $0.id != nil && $0.id?.value == $1.id?.value },
    { $0.mayBe($1) && $0.pointsAs($1) && $0.once?.value == $1.once?.value && $0.text.first == $1.text.first },
    { $0.mayBe($1) && $0.pointsAs($1) && $0.once?.value == $1.once?.value && !$0.targets.isEmpty },
    { $0.mayBe($1) && $0.pointsAs($1) && $0.text.first == $1.text.first },
    { $0.mayBe($1) && $0.pointsAs($1) && !$0.targets.isEmpty },
    { $0.mayBe($1) && $0.once != nil && $0.once?.value == $1.once?.value },
    { $0.mayBe($1) && ($0.targets.isEmpty || $1.targets.isEmpty) && $0.text.first == $1.text.first },
  ]
}

extension Deck.CoachMark {
  /// Whether no ids say that the marks are two.
  fileprivate func mayBe(_ other: Deck.CoachMark) -> Bool { id == nil || other.id == nil }

  /// Whether both point at the same things.
  fileprivate func pointsAs(_ other: Deck.CoachMark) -> Bool { targets.map(\.value) == other.targets.map(\.value) }
}
