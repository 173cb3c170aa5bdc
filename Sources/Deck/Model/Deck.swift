import Geometry

/// A prototype as its deck file describes it, checked: every screen that is named is there.
///
/// The parts of a deck are nested here (``Deck/Screen``, ``Deck/Walkthrough``), so that a module that also knows
/// components of the same names can tell them apart.
public struct Deck: Hashable, Sendable {
  /// What the deck is called.
  public var title = LocalizedText("Untitled")
  /// The size of the device it is drawn for.
  public var device = Device()
  /// The languages it is written in; the first is the one to fall back to.
  public var languages: [String] = []
  /// The screen that is shown first.
  public var start: Located<String>?
  /// Its screens, in the order of the file, at least one.
  public var screens: [Screen] = []

  /// Makes an empty deck; a deck from a file comes from ``DeckReader``.
  public init() {}

  /// The screen with an id.
  ///
  /// - Cost: linear in the number of screens.
  public func screen(_ id: String) -> Screen? { screens.first { $0.id.value == id } }

  /// The screen that is shown first: `start`, or the first of the file.
  public var startScreen: Screen? { start.flatMap { screen($0.value) } ?? screens.first }
}

extension Deck {
  /// The device a deck is drawn for.
  public struct Device: Hashable, Sendable {
    /// Its size in points.
    public var size = Size(390, 844)

    /// Makes the default device, a phone of 390 x 844 points.
    public init() {}
  }
}
