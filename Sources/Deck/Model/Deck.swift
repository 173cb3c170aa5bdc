import Geometry
import Notation

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
  /// When large motion gives way to short cross-fades.
  public var reduceMotion = ReduceMotion.system
  /// What all screens share.
  public var theme = Theme()
  /// The screen that is shown first.
  public var start: Located<String>?
  /// Its screens, in the order of the file, at least one.
  public var screens: [Screen] = []

  /// Makes an empty deck; a deck from a file comes from ``DeckReader``.
  public init() {}

  /// The languages to look for in a text: those of the reader, then those of the deck.
  public func languages(preferring languages: [String]) -> [String] { languages + self.languages }

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
    /// A device of a common size.
    public var preset = Preset.phone
    /// The width in points, if not the preset's.
    public var width: Double?
    /// The height in points, if not the preset's.
    public var height: Double?

    /// Makes the default device, a phone.
    public init() {}

    /// The sides of a device, in points: from a watch to a large monitor.
    public static let sides = 100.0...4096.0

    /// The size in points.
    public var size: Size { Size(width ?? preset.size.width, height ?? preset.size.height) }

    /// A common size.
    public enum Preset: String, Choice {
      /// An ordinary phone.
      case phone
      /// The smallest phone in use.
      case smallPhone = "small-phone"
      /// A large phone.
      case largePhone = "large-phone"
      /// A tablet, upright.
      case tablet

      /// The size in points.
      public var size: Size {
        switch self {
        case .phone: Size(390, 844)
        case .smallPhone: Size(320, 568)
        case .largePhone: Size(430, 932)
        case .tablet: Size(820, 1180)
        }
      }

      /// What the choice does.
      public var summary: String { "\(size.width.shortest) x \(size.height.shortest) points." }
    }
  }
}
