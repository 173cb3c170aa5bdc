import AnimationCore
import Geometry
import Gestures
import Stage

extension Flow {
  /// What a step does.
  public indirect enum Action: Hashable, Sendable {
    /// Goes down and up, once or twice.
    case tap(Tap)
    /// Goes down, rests and goes up.
    case hold(Hold)
    /// Goes down, moves and goes up.
    case drag(Drag)
    /// Goes down, moves at an even speed and goes up without slowing down.
    case fling(Fling)
    /// Goes down and stays down.
    case press(Press)
    /// Moves a finger that is down.
    case move(Move)
    /// Lifts a finger that is down.
    case release(Release)
    /// Scrolls with two fingers on a touchpad.
    case twoFinger(TwoFinger)
    /// Turns a notched wheel.
    case wheel(Wheel)
    /// Presses a key.
    case key(Key)
    /// Gives the window another size, in points.
    case resize(Size)
    /// Takes the keyboard and the pointer away.
    case loseFocus
    /// Reads the deck again, as the window does when its file has changed; or another deck in its place.
    case reload(String?)
    /// Lets time pass.
    case wait(Seconds)
    /// Waits until nothing moves but what was declared endless.
    case settle(Settle)
    /// Compares the prototype with what it should be.
    case expect(Expectation)
    /// Compares what shows with a picture.
    case picture(Picture)
    /// Compares what shows at several times with a strip of pictures.
    case film(Film)
    /// Does what a window recorded, each moment at its own time from the start of the step.
    case samples([Moment])
    /// Limits what the frames since the last such step, or since the start, may take.
    case budget([FrameBudget])
    /// Does steps several times.
    case `repeat`(Repeat)
    /// Does the steps of another file.
    case include(Include)
  }
}

extension Flow.Action {
  /// The word for it in flow files.
  public var verb: String {
    switch self {
    case .tap(let tap): tap.count == 2 ? "double tap" : "tap"
    case .hold: "press and hold"
    case .drag: "drag"
    case .fling: "fling"
    case .press: "press"
    case .move: "move"
    case .release: "release"
    case .twoFinger: "two finger"
    case .wheel: "wheel"
    case .key: "key"
    case .resize: "resize"
    case .loseFocus: "lose focus"
    case .reload: "reload"
    case .wait: "wait"
    case .settle: "settle"
    case .expect: "expect"
    case .picture: "picture"
    case .film: "film"
    case .samples: "samples"
    case .budget: "budget"
    case .repeat: "repeat"
    case .include: "include"
    }
  }

  /// The steps inside of it, in order, played so many times.
  var nested: (steps: [Flow.Step], times: Int)? {
    switch self {
    case .repeat(let loop): (loop.steps, loop.times)
    case .include(let include): (include.steps, 1)
    case .film(let film): (film.steps, 1)
    case .tap, .hold, .drag, .fling, .press, .move, .release, .twoFinger, .wheel, .key, .resize, .loseFocus,
      .reload, .wait, .settle, .expect, .picture, .samples, .budget:
      nil
    }
  }
}
