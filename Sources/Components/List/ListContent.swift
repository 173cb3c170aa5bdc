import AnimationCore
import Geometry
import Scene

/// What a list shows, and what its rows let one do.
public struct ListContent: Hashable, Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// What the row is known by, whatever its place.
    public var id: String
    /// What it says.
    public var title: String
    /// The line below.
    public var subtitle: String?
    /// The picture at its leading side.
    public var picture: PictureID?
    /// What the picture shows, for those who cannot see it; nil where that adds nothing.
    public var pictureLabel: String?
    /// Whether a tap leads somewhere, which an arrow shows.
    public var isLink: Bool

    /// Makes a row; without an id it is known by its title.
    public init(
      _ title: String, id: String? = nil, subtitle: String? = nil, picture: PictureID? = nil,
      pictureLabel: String? = nil, isLink: Bool = false
    ) {
      self.id = id ?? title
      self.title = title
      self.subtitle = subtitle
      self.picture = picture
      self.pictureLabel = pictureLabel
      self.isLink = isLink
    }
  }

  /// What a swiped row offers.
  public struct Action: Hashable, Sendable {
    /// What it says.
    public var label: String
    /// Whether it deletes the row; any other is only reported.
    public var isDestructive: Bool
    /// Its colour, if not that of the palette.
    public var color: Color?
    /// A question to be answered before it is done.
    public var confirmation: String?

    /// Makes an action.
    public init(_ label: String, isDestructive: Bool = false, color: Color? = nil, confirmation: String? = nil) {
      self.label = label
      self.isDestructive = isDestructive
      self.color = color
      self.confirmation = confirmation
    }
  }

  /// How a row is taken to be moved.
  public enum Reorder: Hashable, Sendable, CaseIterable {
    /// By a handle at once, or by holding the row.
    case both
    /// By a handle, at once.
    case handle
    /// By holding the row.
    case longPress

    /// Whether rows have a handle.
    public var hasHandle: Bool { self != .longPress }
    /// Whether a row that is held is taken.
    public var allowsHolding: Bool { self != .handle }
  }

  /// Its name, such as `fruits`.
  public var id: ElementID
  /// The rows; ids should differ.
  public var rows: [Row]
  /// The actions behind the trailing edge of each row, the outermost first.
  public var trailingActions: [Action]
  /// The actions behind the leading edge of each row, the outermost first.
  public var leadingActions: [Action]
  /// Whether swiping far performs the first action.
  public var allowsFullSwipe: Bool
  /// How rows are taken to be moved; nil when they are not.
  public var reorder: Reorder?
  /// How long, in seconds, a deletion can be undone; nil when it cannot.
  public var undo: Seconds?
  /// What stands there without rows.
  public var emptyText: String?

  /// Makes a list's content.
  public init(
    _ id: ElementID, rows: [Row], trailingActions: [Action] = [], leadingActions: [Action] = [],
    allowsFullSwipe: Bool = true, reorder: Reorder? = nil, undo: Seconds? = 5, emptyText: String? = nil
  ) {
    self.id = id
    self.rows = rows
    self.trailingActions = trailingActions
    self.leadingActions = leadingActions
    self.allowsFullSwipe = allowsFullSwipe
    self.reorder = reorder
    self.undo = undo
    self.emptyText = emptyText
  }

  /// The actions behind one edge.
  func actions(_ side: SwipeSide) -> [Action] { side == .trailing ? trailingActions : leadingActions }
}

/// An edge of a row behind which actions are.
public enum SwipeSide: Hashable, Sendable, CaseIterable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}
