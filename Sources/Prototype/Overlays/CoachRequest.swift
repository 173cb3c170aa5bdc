import AnimationCore
import Components

/// What a coach tour asks of the prototype.
enum CoachRequest: Hashable, Sendable {
  /// Scroll something on the screen into view.
  case reveal(ElementID, at: Seconds)
  /// Give something on the screen the keyboard, or take it from what has it.
  case focus(ElementID?, at: Seconds)
  /// Let something on the screen show a motion.
  case demonstrate(CoachMark.Demonstration, on: ElementID?, at: Seconds)
  /// End that motion from where it is.
  case stopDemonstration(at: Seconds)
  /// Show something pressed, or let it go.
  case press(ElementID, isDown: Bool, at: Seconds)
  /// Remember that a mark was shown.
  case remember(String)
  /// Remember the mark that the tour has come to.
  case cameTo(mark: Int)
  /// The tour is over; the mark that it ended on.
  case ended(CoachTour.Ending, mark: Int)
}
