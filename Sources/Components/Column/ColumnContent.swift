import Geometry
import Scene

/// What a scrolling column shows: blocks below one another, with a title above them.
public struct ColumnContent: Hashable, Sendable {
  /// One block.
  public enum Block: Hashable, Sendable {
    /// A paragraph or a headline.
    case text(Text)
    /// A picture.
    case picture(Picture)
    /// Cards side by side.
    case cards(CardGridContent)
    /// Rows.
    case list(ListContent)
    /// A button.
    case button(Button)
    /// Empty space of a height in points.
    case spacer(Double)

    /// The name of the block as a whole; nothing for what has none.
    var id: ElementID? {
      switch self {
      case .text(let text): text.id
      case .picture(let picture): picture.id
      case .list(let list): list.id
      case .button(let button): button.id
      case .cards, .spacer: nil
      }
    }
  }

  /// A paragraph or a headline.
  public struct Text: Hashable, Sendable {
    /// Size and weight of a text.
    public enum Style: Hashable, Sendable, CaseIterable {
      /// The largest.
      case title
      /// Above a group.
      case headline
      /// Running text.
      case body
      /// Small print, in the secondary colour.
      case caption
    }

    /// Its name, such as `text-0`.
    public var id: ElementID
    /// What it says.
    public var text: String
    /// Its size and weight.
    public var style: Style
    /// Where its lines stand.
    public var alignment: TextStyle.Alignment
    /// Its colour, if not the palette's.
    public var color: Color?

    /// Makes a text.
    public init(
      _ id: ElementID, _ text: String, style: Style = .body, alignment: TextStyle.Alignment = .leading,
      color: Color? = nil
    ) {
      self.id = id
      self.text = text
      self.style = style
      self.alignment = alignment
      self.color = color
    }
  }

  /// A picture among the blocks.
  public struct Picture: Hashable, Sendable {
    /// Its name, such as `picture-0`.
    public var id: ElementID
    /// The picture.
    public var picture: PictureID
    /// What it shows, for those who cannot see it.
    public var label: String
    /// Its height in points; nil for that of its own shape at the full width.
    public var height: Double?
    /// Whether it fills its place and is cut, or is shown whole.
    public var fills: Bool
    /// The radius of its corners in points.
    public var cornerRadius: Double
    /// Whether it can be pressed.
    public var isPressable: Bool
    /// How it answers a press.
    public var feedback: PressFeedback

    /// Makes a picture.
    public init(
      _ id: ElementID, picture: PictureID, label: String = "", height: Double? = nil, fills: Bool = true,
      cornerRadius: Double = 0, isPressable: Bool = false, feedback: PressFeedback = .shrink(PressEffect.Style())
    ) {
      self.id = id
      self.picture = picture
      self.label = label
      self.height = height
      self.fills = fills
      self.cornerRadius = cornerRadius
      self.isPressable = isPressable
      self.feedback = feedback
    }
  }

  /// The words that a column says by itself.
  public struct Words: Hashable, Sendable {
    /// What stands in for the row's title in ``deleted``.
    public static let placeholder = "{row}"
    /// What is said when a row was deleted.
    public var deleted: String
    /// The button that brings it back.
    public var undo: String

    /// Makes the words; the defaults are English.
    public init(deleted: String = "Deleted {row}", undo: String = "Undo") {
      self.deleted = deleted
      self.undo = undo
    }
  }

  /// The title at the top, if any.
  public var title: String?
  /// The blocks from top to bottom.
  public var blocks: [Block]
  /// The colours.
  public var palette: Palette
  /// The words that it says by itself.
  public var words: Words

  /// Makes a column's content.
  public init(title: String? = nil, blocks: [Block], palette: Palette = .light, words: Words = Words()) {
    self.title = title
    self.blocks = blocks
    self.palette = palette
    self.words = words
  }
}
