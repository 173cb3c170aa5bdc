import AnimationCore
import Components
import Deck

/// What a screen asks of the prototype.
enum ScreenAction: Hashable, Sendable {
  /// Write into the log.
  case log(String, at: Seconds)
  /// Show another screen.
  case go(Deck.Destination, at: Seconds)
  /// Show the screen before.
  case goBack(at: Seconds)
  /// Ask before something is done.
  case ask(QuestionOverlay.Question, at: Seconds)
  /// Do what was asked about.
  case answer(ScreenAnswer, at: Seconds)
  /// Do what the coach tour of an opening of a screen asks for.
  case coach(CoachRequest, serial: Int)
  /// A motion that a coach tour asked for has ended: by itself, or because something else took over.
  case demonstrationEnded(completed: Bool, at: Seconds)
}

/// What a screen does when its question was answered with yes: an action of a row.
struct ScreenAnswer: Hashable, Sendable {
  var list: ElementID
  var side: SwipeSide
  var action: Int
  var row: RowKey
}
