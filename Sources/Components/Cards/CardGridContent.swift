import Geometry
import Scene

/// What a grid of cards shows.
public struct CardGridContent: Hashable, Sendable {
  /// One card.
  public struct Card: Hashable, Sendable {
    /// Its name, such as `card-0`.
    public var id: ElementID
    /// The headline.
    public var title: String
    /// The line below it.
    public var subtitle: String?
    /// The picture above the headline.
    public var picture: PictureID?
    /// What the picture shows, for those who cannot see it; nil where that adds nothing.
    public var pictureLabel: String?
    /// Its colour, if not that of the palette's surfaces.
    public var color: Color?
    /// How it answers a press.
    public var feedback: PressFeedback
    /// Whether it can be pressed.
    public var isEnabled: Bool

    /// Makes a card.
    public init(
      _ id: ElementID, title: String, subtitle: String? = nil, picture: PictureID? = nil, pictureLabel: String? = nil,
      color: Color? = nil, feedback: PressFeedback = .shrink(PressEffect.Style()), isEnabled: Bool = true
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.picture = picture
      self.pictureLabel = pictureLabel
      self.color = color
      self.feedback = feedback
      self.isEnabled = isEnabled
    }
  }

  /// How many cards stand side by side, 1 to 3.
  public var columns: Int
  /// The cards, in reading order.
  public var cards: [Card]

  /// Makes a grid; a number of columns outside of 1 to 3 counts as the nearest of these.
  public init(columns: Int = 1, cards: [Card]) {
    self.columns = min(max(columns, 1), 3)
    self.cards = cards
  }
}
