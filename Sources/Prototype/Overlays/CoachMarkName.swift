import Deck
import Geometry
import Notation

/// What a coach mark is known by when its tour is written anew: its id, else its first target, else the name under which it is
/// remembered, else what it says.
public struct CoachMarkName: Hashable, Sendable {
  /// What a name is taken from.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The mark's id.
    case id
    /// What it points at.
    case target
    /// The name under which it is remembered that it was shown.
    case once
    /// What it says, in the language that its deck is written in.
    case text
  }

  /// What it is taken from.
  public var kind: Kind
  /// The name, on one line.
  public var value: String

  /// Makes a name.
  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  /// The longest text, in characters, that a mark is known by: enough to tell marks apart, and a line for a person.
  private static let longestText = 80

  /// The name of a mark.
  init(_ mark: Deck.CoachMark) {
    let known = Kind.allCases.lazy.compactMap { kind in Self.value(kind, of: mark).map { CoachMarkName(kind, $0) } }
    self = known.first ?? CoachMarkName(.text, "")
  }

  /// Whether a mark can be known by this name.
  func fits(_ mark: Deck.CoachMark) -> Bool { Self.value(kind, of: mark) == value }

  private static func value(_ kind: Kind, of mark: Deck.CoachMark) -> String? {
    switch kind {
    case .id: mark.id?.value
    case .target: mark.targets.isEmpty ? nil : mark.targets.map(\.value.name).joined(separator: " ")
    case .once: mark.once?.value
    case .text: String(mark.text.first.map { $0.isNewline ? " " : $0 }.prefix(longestText))
    }
  }
}

extension Deck.CoachTarget {
  /// How it is written, on one line.
  fileprivate var name: String {
    switch self {
    case .element(let id): id
    case .row(let list, let index): "\(list)[\(index)]"
    case .rectangle(let rect): "\(rect.minX),\(rect.minY),\(rect.width),\(rect.height)"
    }
  }
}

/// Where a tour that was left goes on.
public struct CoachResumePoint: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The place of the mark, counted from 0, as it was then.
  public var index: Int
  /// What the mark is known by; nil where only its place was kept.
  public var name: CoachMarkName?

  /// Makes a point.
  public init(index: Int, name: CoachMarkName? = nil) {
    self.index = index
    self.name = name
  }

  /// Makes a point of which only the place is known.
  public init(integerLiteral value: Int) { self.init(index: value) }

  /// The point of a mark of a tour.
  init(_ mark: Int, of tour: Deck.CoachTour) {
    self.init(index: mark, name: tour.steps.indices.contains(mark) ? CoachMarkName(tour.steps[mark]) : nil)
  }

  /// Where the mark stands in a tour: of several with its name the one nearest to its old place; where it is gone, what has
  /// that place now.
  func mark(in tour: Deck.CoachTour) -> Int {
    let named = name.map { name in tour.steps.indices.filter { name.fits(tour.steps[$0]) } } ?? []
    return named.min { abs($0 - index) < abs($1 - index) } ?? index
  }
}
