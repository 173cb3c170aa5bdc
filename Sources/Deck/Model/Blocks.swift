import AnimationCore
import Geometry
import Notation

extension Deck {
  /// One thing in the scrolling column of a screen.
  public enum Block: Hashable, Sendable {
    /// A paragraph or a headline.
    case text(TextBlock)
    /// A picture.
    case picture(PictureBlock)
    /// Cards in one to three columns.
    case cards(CardGrid)
    /// Rows.
    case list(List)
    /// A button.
    case button(Button)
    /// Empty space of a height in points.
    case spacer(height: Double)
  }

  /// A paragraph or a headline.
  public struct TextBlock: Hashable, Sendable {
    /// The name that coach marks and flows use: `text-0`, `text-1`, … unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// What it says.
    public var text = LocalizedText("")
    /// Its size and weight.
    public var style = Style.body
    /// Where its lines stand.
    public var alignment = Alignment.leading
    /// Its colour, if not the theme's.
    public var color: Color?

    /// Makes an empty text.
    public init() {}

    /// The size and weight of a text.
    public enum Style: String, Choice {
      /// The largest.
      case title
      /// Above a group.
      case headline
      /// Running text.
      case body
      /// Small print.
      case caption

      /// What the choice does.
      public var summary: String {
        switch self {
        case .title: "The largest, bold."
        case .headline: "Bold, above a group."
        case .body: "Running text."
        case .caption: "Small, in the secondary colour."
        }
      }
    }

    /// Where lines stand.
    public enum Alignment: String, Choice {
      /// Where reading starts.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing

      /// What the choice does.
      public var summary: String {
        switch self {
        case .leading: "At the side where reading starts."
        case .center: "In the middle."
        case .trailing: "At the side where reading ends."
        }
      }
    }
  }

  /// A picture among the blocks.
  public struct PictureBlock: Hashable, Sendable {
    /// The name that coach marks and flows use: `picture-0`, `picture-1`, … unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// The path, relative to the deck.
    public var image = Located("", at: .fileStart)
    /// What it shows, for those who cannot see it.
    public var alternativeText: LocalizedText?
    /// Its height in points; nothing for that of its own shape at the full width.
    public var height: Double?
    /// How it takes its place.
    public var fit = Fit.fill
    /// The radius of its corners in points.
    public var cornerRadius = 0.0
    /// Where a tap leads.
    public var go: Destination?

    /// Makes a picture without a path.
    public init() {}

    /// How a picture takes its place.
    public enum Fit: String, Choice {
      /// It fills it and is cut.
      case fill
      /// It is shown whole.
      case fit

      /// What the choice does.
      public var summary: String {
        switch self {
        case .fill: "It fills its place; what stands over is cut."
        case .fit: "It is shown whole; the rest of its place stays empty."
        }
      }
    }
  }

  /// Cards side by side.
  public struct CardGrid: Hashable, Sendable {
    /// Where it is written.
    public var range = SourceRange.fileStart
    /// How many stand side by side, 1 to 3.
    public var columns = 1
    /// The cards.
    public var items: [Card] = []

    /// Makes an empty grid.
    public init() {}
  }

  /// A card that can be pressed.
  public struct Card: Hashable, Sendable {
    /// The name that coach marks and flows use: `card-0`, `card-1`, … unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// The headline.
    public var title = LocalizedText("")
    /// The line below it.
    public var subtitle: LocalizedText?
    /// The path of a picture, relative to the deck.
    public var image: Located<String>?
    /// What the picture shows, for those who cannot see it.
    public var alternativeText: LocalizedText?
    /// Its colour, if not the theme's surface.
    public var color: Color?
    /// In what its answer to a press differs from the theme's.
    public var press = PressOverride()
    /// Whether it cannot be pressed.
    public var isDisabled = false
    /// Where a tap leads.
    public var go: Destination?

    /// Makes an empty card.
    public init() {}
  }
}
