import AnimationCore
import Deck

/// What a screen asks of the prototype.
enum ScreenAction: Hashable, Sendable {
  /// Write into the log.
  case log(String, at: Seconds)
  /// Show another screen.
  case go(Deck.Destination, at: Seconds)
  /// Show the screen before.
  case goBack(at: Seconds)
}
