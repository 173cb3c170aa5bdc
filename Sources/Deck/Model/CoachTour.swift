import AnimationCore
import Geometry
import Notation

extension Deck {
  /// Coach marks, one after another, over a screen.
  public struct CoachTour: Hashable, Sendable {
    /// The marks, at least one.
    public var steps: [CoachMark] = []
    /// What lies over the screen.
    public var dim = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    /// How the progress shows.
    public var progress = Progress.count
    /// What the button to the next mark says.
    public var nextLabel = LocalizedText.next
    /// What the button to the mark before says.
    public var backLabel = LocalizedText.back
    /// What the button of the last mark says.
    public var doneLabel = LocalizedText.done
    /// What the button that leaves says; nothing for no such button.
    public var skipLabel: LocalizedText? = .skip

    /// Makes an empty tour.
    public init() {}

    /// How the progress of a tour shows.
    public enum Progress: String, Choice {
      /// As `2/5`.
      case count
      /// As dots that are buttons.
      case dots
      /// Not at all.
      case none

      /// What the choice does.
      public var summary: String {
        switch self {
        case .count: "As `2/5`, counting the marks that can be reached; nothing for a single one."
        case .dots: "As dots that are buttons."
        case .none: "Not at all."
        }
      }
    }
  }

  /// One coach mark.
  public struct CoachMark: Hashable, Sendable {
    /// Where it is written.
    public var range = SourceRange.fileStart
    /// What it is known by when the deck is changed; nothing for its target, or else its text.
    public var id: Located<String>?
    /// What it points at; nothing for a mark in the middle, several for several holes.
    public var targets: [Located<CoachTarget>] = []
    /// The headline.
    public var title: LocalizedText?
    /// What it says.
    public var text = LocalizedText("")
    /// The path of a picture, relative to the deck.
    public var image: Located<String>?
    /// The motion it shows on its target.
    public var demonstration: Located<Demonstration>?
    /// The name under which it is remembered that it was shown; nothing for a mark that is always shown.
    public var once: Located<String>?
    /// The shape of the hole.
    public var shape = HoleShape.rounded
    /// How far the hole stands out around its target, in points.
    public var padding = 6.0
    /// The radius of the hole's corners, in points.
    public var cornerRadius = 8.0
    /// Whether the hole's rim pulses.
    public var hasRim = false
    /// Whether a line runs around the hole.
    public var edge = HoleEdge.automatic
    /// On which side of its target it stands.
    public var side = Side.automatic
    /// Where along that side.
    public var alignment = TextBlock.Alignment.center
    /// What a tap on the hole does.
    public var holeTap = HoleTap.block
    /// What a tap beside the hole does.
    public var dimTap = DimTap.next
    /// How long to wait for a target that is not there yet.
    public var wait: Seconds = 0
    /// What becomes of it when the target does not come.
    public var missing = Missing.skip
    /// After how long the next one comes by itself; nothing for never.
    public var advancesAfter: Seconds?
    /// The button that has to be on before the tour goes on; nothing for none.
    public var requirement: Located<String>?

    /// Makes a mark in the middle that says nothing.
    public init() {}
  }

  /// What a coach mark points at.
  public enum CoachTarget: Hashable, Sendable {
    /// Something on the screen, by its id.
    case element(String)
    /// A row of a list, by its place.
    case row(list: String, index: Int)
    /// A rectangle of the screen, in points.
    case rectangle(Rect)
  }

  /// A motion that a coach mark shows.
  public enum Demonstration: String, Choice {
    /// The row slides aside and shows its action.
    case swipe
    /// A ring, and the target's own press.
    case tap
    /// The row is lifted and moved.
    case drag
    /// The screen scrolls.
    case scroll
    /// The page turns a little.
    case page

    /// What the choice does.
    public var summary: String {
      switch self {
      case .swipe: "The row slides aside, shows its action and comes back."
      case .tap: "A ring appears, and the target shows its press."
      case .drag: "The row is lifted, moves by one place and comes back."
      case .scroll: "The screen scrolls a little and comes back."
      case .page: "The page turns a little and comes back."
      }
    }
  }

  /// The shape of the hole around a target.
  public enum HoleShape: String, Choice {
    /// A rectangle with round corners.
    case rounded
    /// A circle around the target.
    case circle
    /// A rectangle whose short sides are half circles.
    case capsule

    /// What the choice does.
    public var summary: String {
      switch self {
      case .rounded: "A rectangle with corners of `radius`."
      case .circle: "The circle around the target."
      case .capsule: "A rectangle whose short sides are half circles."
      }
    }
  }

  /// Whether a thin line runs around a hole.
  public enum HoleEdge: String, Choice {
    /// Where the dim alone hardly shows the hole.
    case automatic = "auto"
    /// Around every hole.
    case line
    /// Around none.
    case none

    /// What the choice does.
    public var summary: String {
      switch self {
      case .automatic: "A thin line where the dim alone hardly shows the hole, and for readers who want more contrast."
      case .line: "A thin line."
      case .none: "No line, but for readers who want more contrast."
      }
    }
  }

  /// What a tap on the hole does.
  public enum HoleTap: String, Choice {
    /// It reaches the target.
    case pass
    /// The same as beside it.
    case block
    /// It reaches the target and the tour goes on.
    case advance

    /// What the choice does.
    public var summary: String {
      switch self {
      case .pass: "It reaches what is below."
      case .block: "It counts as a tap beside the hole."
      case .advance: "It reaches what is below, and the tour goes on."
      }
    }
  }

  /// What a tap beside the hole does.
  public enum DimTap: String, Choice {
    /// The next mark comes; after the last the tour ends.
    case next
    /// The tour ends.
    case close
    /// Nothing.
    case ignore

    /// What the choice does.
    public var summary: String {
      switch self {
      case .next: "The next mark comes; after the last the tour ends."
      case .close: "The tour ends."
      case .ignore: "Nothing."
      }
    }
  }

  /// What becomes of a mark whose target does not come.
  public enum Missing: String, Choice {
    /// It is left out.
    case skip
    /// It is shown in the middle.
    case center

    /// What the choice does.
    public var summary: String {
      switch self {
      case .skip: "The mark is left out, and the event log says so."
      case .center: "The mark is shown in the middle."
      }
    }
  }
}
