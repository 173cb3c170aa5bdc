import AnimationCore
import Deck
import Geometry

extension Flow {
  /// The numbers of the built-in tour.
  private enum TourPace {
    /// How long a drag takes, in seconds: a finger in no hurry.
    static let drag: Seconds = 0.35
    /// How long a page is looked at before the next drag, in seconds.
    static let rest: Seconds = 0.4
    /// How long the first page is looked at, in seconds.
    static let opening: Seconds = 0.5
    /// How far from the sides of the window a drag begins and ends, as a part of its width.
    static let inset = 0.12
    /// At which part of the window's height the finger moves: on the picture, clear of buttons.
    static let height = 0.4
  }

  /// The flow that plays where none is given: it drags through every page of the first screen and back.
  ///
  /// It ends where it began, so that it can be played again and again.
  ///
  /// - Parameter size: the window in points; nil for the deck's device.
  public static func tour(of deck: Deck, size: Size? = nil) -> Flow {
    var flow = Flow()
    flow.title = "built-in tour"
    flow.setting.size = size
    flow.setting.timeLimit = .infinity
    flow.steps = [Step(.wait(TourPace.opening))]
    if let walkthrough = deck.startScreen?.walkthrough {
      flow.steps += Self.steps(through: walkthrough, size: size ?? deck.device.size)
    }
    return flow
  }

  private static func steps(through walkthrough: Deck.Walkthrough, size: Size) -> [Step] {
    let left = Point(size.width * TourPace.inset, size.height * TourPace.height)
    let right = Point(size.width - left.x, left.y)
    // A lone page is pulled against its rubber band, which is all that it can show.
    let turns = max(walkthrough.pages.count - 1, 1)
    let forward = Array(repeating: Drag(from: right, to: left, duration: TourPace.drag), count: turns)
    let back = Array(repeating: Drag(from: left, to: right, duration: TourPace.drag), count: turns)
    return (forward + back).flatMap { drag in
      [Step(.drag(drag)), Step(.settle(Settle())), Step(.wait(TourPace.rest))]
    }
  }
}
