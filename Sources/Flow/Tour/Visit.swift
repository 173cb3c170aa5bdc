import Deck
import Prototype

/// What a tour has done on one screen.
enum Visit: Hashable, Sendable {
  case walkthrough(WalkthroughVisit)
  case column(ColumnVisit)

  /// A visit that has not begun.
  init(_ screen: Deck.Screen) {
    switch screen.content {
    case .walkthrough: self = .walkthrough(WalkthroughVisit())
    case .blocks: self = .column(ColumnVisit())
    }
  }

  /// Whether nothing is left to do.
  var isDone: Bool {
    switch self {
    case .walkthrough(let visit): visit.isDone
    case .column(let visit): visit.isDone
    }
  }

  /// What to do next on the screen; nothing when all was done.
  ///
  /// - Parameter leadsOn: whether a way leads to a screen that has something new.
  mutating func next(in prototype: Prototype, leadsOn: (Deck.Destination) -> Bool) -> [Flow.Step]? {
    switch self {
    case .walkthrough(var visit):
      defer { self = .walkthrough(visit) }
      return visit.next(in: prototype, leadsOn: leadsOn)
    case .column(var visit):
      defer { self = .column(visit) }
      return visit.next(in: prototype, leadsOn: leadsOn)
    }
  }
}
