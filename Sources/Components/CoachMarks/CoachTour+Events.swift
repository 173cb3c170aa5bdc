import AnimationCore

extension CoachTour {
  /// Why a tour ended.
  public enum Ending: String, Hashable, Sendable {
    /// The last mark was left by its button or by a tap.
    case done
    /// The button that leaves was pressed.
    case skipped
    /// Escape was pressed.
    case escaped
    /// A tap beside the hole closed it.
    case closed
    /// What it stood over is gone; it can go on another time.
    case left
    /// None of the marks could be shown.
    case empty
  }

  /// A change that can be forbidden.
  public enum Change: Hashable, Sendable {
    /// Another mark comes.
    case go(from: Int, to: Int)
    /// The tour ends, but by Escape or the button that leaves, which always do.
    case end(from: Int)

    /// Whether it goes on in the tour's own direction.
    var leadsOn: Bool {
      switch self {
      case .go(let from, let to): to > from
      case .end: true
      }
    }
  }

  /// What a tour tells its surroundings, each thing once.
  ///
  /// Marks are counted as in the content, from 0.
  public enum Event: Hashable, Sendable {
    /// The dim comes.
    case began(at: Seconds)
    /// A mark comes: which of the marks that can be reached, from 1, and how many there are.
    case shown(mark: Int, number: Int, of: Int, at: Seconds)
    /// That a mark was shown is to be remembered.
    case remember(String, at: Seconds)
    /// A mark was left out, because what it points at is not there, or not any more.
    case missing(mark: Int, at: Seconds)
    /// The target of a mark is not there yet: the dim goes, and input is free, until it is.
    case waiting(mark: Int, at: Seconds)
    /// A mark has no arrow.
    case noArrow(mark: Int, BubblePlacement.Omission, at: Seconds)
    /// A target is to be scrolled into view.
    case reveal(ElementID, at: Seconds)
    /// The keyboard is to go to a target, or to nothing on the screen.
    case focus(ElementID?, at: Seconds)
    /// A motion is to be shown on the target of a mark; the surroundings say when it has ended.
    case demonstrate(CoachMark.Demonstration, on: ElementID?, mark: Int, at: Seconds)
    /// The target of a demonstrated tap is to show its press, or to let go.
    case press(ElementID, isDown: Bool, at: Seconds)
    /// A motion that is shown is to be ended from where it is; a ring is gone.
    case stopDemonstration(at: Seconds)
    /// A motion is not shown any more: all of it was, or it was cut short.
    case demonstrated(completed: Bool, at: Seconds)
    /// A change was forbidden.
    case vetoed(Change, at: Seconds)
    /// The tour stands still.
    case paused(at: Seconds)
    /// The tour goes on.
    case resumed(at: Seconds)
    /// The tour is over: the dim goes, and input is free.
    case ended(Ending, mark: Int, at: Seconds)
  }
}
