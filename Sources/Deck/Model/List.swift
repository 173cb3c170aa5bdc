import AnimationCore
import Geometry
import Notation

extension Deck {
  /// Rows that can be swiped and reordered.
  public struct List: Hashable, Sendable {
    /// The name that coach marks and flows use: `list-0`, `list-1`, … unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// The rows, each with an id of its own.
    public var rows: [Row] = []
    /// The actions behind the trailing edge of each row.
    public var trailingActions: [SwipeAction] = []
    /// The actions behind the leading edge of each row.
    public var leadingActions: [SwipeAction] = []
    /// Whether swiping far performs the first action.
    public var allowsFullSwipe = true
    /// How rows are taken to be reordered; nothing when they are not.
    public var reorder: Reorder?
    /// How long a deletion can be undone; nothing when it cannot.
    public var undo: Seconds? = 5
    /// What stands there without rows.
    public var emptyText: LocalizedText?

    /// Makes an empty list.
    public init() {}
  }

  /// A row of a list.
  public struct Row: Hashable, Sendable {
    /// What the row is known by whatever its place; its title unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// What it says.
    public var title = LocalizedText("")
    /// The line below.
    public var subtitle: LocalizedText?
    /// The path of a picture, relative to the deck.
    public var image: Located<String>?
    /// What the picture shows, for those who cannot see it.
    public var alternativeText: LocalizedText?
    /// Where a tap leads.
    public var go: Destination?

    /// Makes an empty row.
    public init() {}
  }

  /// What a swiped row offers.
  public struct SwipeAction: Hashable, Sendable {
    /// What it says.
    public var label = LocalizedText("")
    /// What it does.
    public var role = Role.normal
    /// Its colour, if not that of its role.
    public var color: Color?
    /// A question to be answered first.
    public var confirmation: LocalizedText?

    /// Makes an action without a label.
    public init() {}

    /// What an action does.
    public enum Role: String, Choice {
      /// It is noted in the log, and the row closes.
      case normal
      /// It deletes the row.
      case destructive

      /// What the choice does.
      public var summary: String {
        switch self {
        case .normal: "The row closes; the event log has the action."
        case .destructive: "The row is deleted."
        }
      }
    }
  }

  /// How a row is taken to be reordered.
  public enum Reorder: String, Choice {
    /// By a handle, at once, or by holding the row.
    case both
    /// By a handle, at once.
    case handle
    /// By holding the row.
    case longPress = "long-press"

    /// What the choice does.
    public var summary: String {
      switch self {
      case .both: "By a handle at once, or by holding the row."
      case .handle: "By a handle, at once."
      case .longPress: "By holding the row for 0.3 s."
      }
    }
  }
}
