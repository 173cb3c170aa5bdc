import Notation

extension Deck {
  /// One screen of a deck.
  public struct Screen: Hashable, Sendable {
    /// What fills a screen.
    public enum Content: Hashable, Sendable {
      /// A pager of pictures with a coloured footer.
      case walkthrough(Walkthrough)
      /// A scrolling column.
      case blocks([Block])
    }

    /// The name that `go` and `start` use.
    public var id: Located<String>
    /// The title at the top.
    public var title: LocalizedText?
    /// How what its buttons change moves, if not as the theme says.
    public var animation: AuthoredAnimation?
    /// What fills it.
    public var content: Content
    /// The coach marks that come up on it.
    public var coach: CoachTour?

    /// Makes a screen.
    public init(id: Located<String>, title: LocalizedText? = nil, content: Content) {
      self.id = id
      self.title = title
      self.content = content
    }

    /// The walkthrough, when the screen is one.
    public var walkthrough: Walkthrough? {
      if case .walkthrough(let walkthrough) = content { walkthrough } else { nil }
    }

    /// The blocks of the column; none when the screen is a walkthrough.
    public var blocks: [Block] {
      if case .blocks(let blocks) = content { blocks } else { [] }
    }
  }

  /// A way to another screen.
  public struct Destination: Hashable, Sendable {
    /// The id of the screen, or ``back``.
    public var screen: Located<String>
    /// How it comes in.
    public var transition = Transition.push

    /// The word that leads back to the screen before; no screen can have it for its id.
    public static let back = "back"

    /// Whether the way leads back to the screen before.
    public var isBack: Bool { screen.value == Self.back }

    /// Makes a way to a screen.
    public init(screen: Located<String>, transition: Transition = .push) {
      self.screen = screen
      self.transition = transition
    }
  }

  /// How a screen comes in.
  public enum Transition: String, Choice {
    /// From the trailing edge.
    case push
    /// From below, over the screen before.
    case sheet
    /// By a cross-fade.
    case fade

    /// What the choice does.
    public var summary: String {
      switch self {
      case .push: "The screen slides in from the trailing edge."
      case .sheet: "The screen comes from below and can be dragged down again."
      case .fade: "The screen fades in over the one before."
      }
    }
  }
}
