import AnimationCore
import Geometry
import Scene

/// One coach mark: what it points at, what it says, and what taps do while it shows (C1 to C4).
public struct CoachMark: Hashable, Sendable {
  /// Something to point at.
  public enum Target: Hashable, Sendable {
    /// Something on the screen, by its name.
    case element(ElementID)
    /// A rectangle of the window, in points.
    case rectangle(Rect)
  }

  /// A motion that a mark shows on its first target, by the motion of the thing itself.
  public enum Demonstration: String, Hashable, Sendable {
    /// A row slides aside, shows its action and comes back.
    case swipe
    /// A ring comes down, and the target shows its press.
    case tap
    /// A row is lifted, moves by a place and comes back.
    case drag
    /// The screen scrolls a little and comes back.
    case scroll
    /// The page turns a little and comes back.
    case page
  }

  /// The hole in the dim around a target.
  public struct Hole: Hashable, Sendable {
    /// Its shape.
    public enum Shape: Hashable, Sendable {
      /// A rectangle with round corners.
      case rounded
      /// The circle around the target.
      case circle
      /// A rectangle whose short sides are half circles.
      case capsule
    }

    /// Whether a line runs around it.
    public enum Edge: Hashable, Sendable {
      /// Where the dim alone hardly shows it, and for readers who want more contrast.
      case automatic
      /// Always.
      case line
      /// Only for readers who want more contrast.
      case none
    }

    /// Its shape.
    public var shape = Shape.rounded
    /// How far it stands out around the target, in points.
    public var padding = 6.0
    /// The radius of its corners, in points, when it is a rectangle.
    public var cornerRadius = 8.0
    /// Whether rings leave its rim.
    public var hasRim = false
    /// Whether a line runs around it.
    public var edge = Edge.automatic

    /// Makes the default hole.
    public init() {}
  }

  /// What a tap on the hole does.
  public enum HoleTap: Hashable, Sendable {
    /// It reaches what is below.
    case pass
    /// It counts as a tap beside the hole.
    case block
    /// It reaches what is below, and the tour goes on.
    case advance
  }

  /// What a tap beside the hole does, once the demonstration is over.
  public enum DimTap: Hashable, Sendable {
    /// The next mark comes; after the last the tour ends.
    case next
    /// The tour ends.
    case close
    /// Nothing.
    case ignore
  }

  /// What becomes of a mark whose target does not come.
  public enum Missing: Hashable, Sendable {
    /// It is left out.
    case skip
    /// It is shown in the middle.
    case center
  }

  /// What it points at: nothing for a mark in the middle, several for several holes; the arrow points at the first.
  public var targets: [Target] = []
  /// The headline; empty for none.
  public var title = ""
  /// What it says.
  public var text: String
  /// A picture above the text.
  public var picture: PictureID?
  /// The motion that it shows.
  public var demonstration: Demonstration?
  /// The name under which it is remembered that it was shown; nil for a mark that is always shown.
  public var memory: String?
  /// The hole.
  public var hole = Hole()
  /// The side of its target that it stands on, if there is room.
  public var side = BubblePlacement.Preference.automatic
  /// Where along that side.
  public var alignment = BubblePlacement.Alignment.center
  /// What a tap on the hole does.
  public var holeTap = HoleTap.block
  /// What a tap beside the hole does.
  public var dimTap = DimTap.next
  /// How long to wait for a target that is not there yet, in seconds.
  public var wait: Seconds = 0
  /// What becomes of it when the target does not come.
  public var missing = Missing.skip
  /// After how long the next mark comes by itself, in seconds; nil for never.
  public var advancesAfter: Seconds?
  /// A button of the screen that has to be on before the tour goes on from here; nil for none.
  ///
  /// One that is not on the screen stops nobody, and none stops who goes back or leaves.
  public var requirement: ElementID?

  /// Makes a mark.
  public init(_ text: String, at targets: [Target] = []) {
    self.text = text
    self.targets = targets
  }
}

/// What a coach tour shows, apart from how it stands.
public struct CoachTourContent: Hashable, Sendable {
  /// How the progress of a tour shows.
  public enum Progress: Hashable, Sendable {
    /// As `2/5`.
    case count
    /// As dots that are buttons.
    case dots
    /// Not at all.
    case none
  }

  /// The marks, one after another.
  public var marks: [CoachMark]
  /// What lies over the screen (C1).
  public var dim = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
  /// How the progress shows, when there is more than one mark.
  public var progress = Progress.count
  /// What the button to the next mark says.
  public var nextLabel = "Next"
  /// What the button to the mark before says.
  public var backLabel = "Back"
  /// What the button of the last mark says.
  public var doneLabel = "Done"
  /// What the button that leaves says; nil for no such button, since Escape always leaves.
  public var skipLabel: String? = "Skip"
  /// Whether a mark that stands alone, and that a tap closes, has the button that ends the tour all the same.
  public var showsDoneAlone = false
  /// Whether a mark that stands alone has the button that leaves.
  public var showsSkipAlone = false
  /// The colours of the marks.
  public var palette = Palette.light
  /// Whether reading starts at the right.
  public var isRightToLeft = false

  /// Makes a tour.
  public init(_ marks: [CoachMark]) { self.marks = marks }
}

/// What a coach tour sees of a target at a moment, in points of the window.
public struct CoachTarget: Hashable, Sendable {
  /// Where it is; what shows it pressed or slides it aside by itself does not count.
  public var frame: Rect
  /// What can be seen of it; empty when nothing can.
  public var visibleFrame: Rect
  /// Whether scrolling would show more of it.
  public var isClipped: Bool
  /// Whether it is on its way because its screen scrolls.
  public var isMoving: Bool
  /// The name by which it is found whatever its place, where another can come to have the name that it was found by.
  public var lastingName: ElementID?
  /// Whether it is a button that is on.
  public var isOn: Bool

  /// Makes a target; without a visible part given, all of it can be seen.
  public init(
    _ frame: Rect, visible: Rect? = nil, isClipped: Bool = false, isMoving: Bool = false, lastingName: ElementID? = nil,
    isOn: Bool = false
  ) {
    self.frame = frame
    visibleFrame = visible ?? frame
    self.isClipped = isClipped
    self.isMoving = isMoving
    self.lastingName = lastingName
    self.isOn = isOn
  }

  /// Whether nothing can be seen of it, though there is something to see.
  var isHidden: Bool { visibleFrame.isEmpty && !frame.isEmpty }
}
