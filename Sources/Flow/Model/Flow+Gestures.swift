import AnimationCore
import Geometry
import Gestures
import Notation

extension Flow {
  /// What a finger aims at.
  public enum Target: Hashable, Sendable {
    /// A point of the window, in points.
    case point(Point)
    /// The middle of an element, by its id or by the text it shows.
    case name(String)
  }

  /// A tap or a double tap.
  public struct Tap: Hashable, Sendable {
    /// Where.
    public var target: Target
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0
    /// How often: 2 is a double tap.
    public var count = 1
    /// What taps; nothing for the flow's pointer.
    public var pointer: Pointer?

    /// Makes a tap.
    public init(_ target: Target) { self.target = target }
  }

  /// A finger that goes down, rests and goes up.
  public struct Hold: Hashable, Sendable {
    /// Where.
    public var target: Target
    /// How long it rests, in seconds: by default clearly longer than a long press takes.
    public var duration: Seconds = 0.6
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0
    /// What presses; nothing for the flow's pointer.
    public var pointer: Pointer?

    /// Makes a long press.
    public init(_ target: Target) { self.target = target }
  }

  /// A drag.
  public struct Drag: Hashable, Sendable {
    /// Where the finger goes down.
    public var from: Target = .point(.zero)
    /// Where it goes up; nothing when ``by`` says it.
    public var to: Target?
    /// How far it moves, in points.
    public var by: Point?
    /// Points it passes on its way, in order, straight from one to the next.
    public var through: [Point] = []
    /// How far its way bends to the left of the straight one, in points, as that of a thumb does.
    public var bend = 0.0
    /// How long it moves, in seconds.
    public var duration: Seconds = 0.25
    /// How long it rests before it moves, in seconds: longer than a long press to lift a row.
    public var lift: Seconds = 0
    /// How long it rests before it goes up, in seconds.
    public var hold: Seconds = 0
    /// How the movement spends its time.
    public var easing = AuthoredCurve.linear
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0
    /// What drags; nothing for the flow's pointer.
    public var pointer: Pointer?

    /// Makes a drag.
    public init() {}

    /// Makes a drag between two points.
    public init(from start: Point, to end: Point, duration: Seconds) {
      from = .point(start)
      to = .point(end)
      self.duration = duration
    }
  }

  /// A drag that lets go at full speed.
  public struct Fling: Hashable, Sendable {
    /// Where the finger goes down.
    public var from: Target = .point(.zero)
    /// How fast it moves, in points per second.
    public var velocity: Point?
    /// Which way it moves, when ``speed`` says how fast.
    public var toward: Direction?
    /// How fast it moves that way, in points per second.
    public var speed = 1500.0
    /// How long it moves, in seconds.
    public var duration: Seconds = 0.1
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0
    /// What flings; nothing for the flow's pointer.
    public var pointer: Pointer?

    /// Makes a fling.
    public init() {}
  }

  /// A way along an axis of the window.
  public enum Direction: String, Choice {
    case left, right, up, down

    /// What the choice does.
    public var summary: String { "To the \(self == .up ? "top" : self == .down ? "bottom" : rawValue)." }

    /// The way as a vector of length 1.
    var vector: Point {
      switch self {
      case .left: Point(-1, 0)
      case .right: Point(1, 0)
      case .up: Point(0, -1)
      case .down: Point(0, 1)
      }
    }
  }

  /// A finger that goes down and stays there.
  public struct Press: Hashable, Sendable {
    /// Where.
    public var target: Target
    /// Which finger: several can be down.
    public var finger = 0
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0
    /// What presses; nothing for the flow's pointer.
    public var pointer: Pointer?

    /// Makes a press.
    public init(_ target: Target) { self.target = target }
  }

  /// A movement of a finger that is down.
  public struct Move: Hashable, Sendable {
    /// Which finger.
    public var finger = 0
    /// Where to; nothing when ``by`` says it.
    public var to: Target?
    /// How far, in points.
    public var by: Point?
    /// How long, in seconds.
    public var duration: Seconds = 0.25
    /// How the movement spends its time.
    public var easing = AuthoredCurve.linear

    /// Makes a movement to nowhere.
    public init() {}
  }

  /// The end of a press.
  public struct Release: Hashable, Sendable {
    /// Which finger.
    public var finger = 0

    /// Makes the end of the first finger's press.
    public init() {}
  }

  /// A scroll with two fingers on a touchpad.
  public struct TwoFinger: Hashable, Sendable {
    /// Where the cursor is.
    public var at: Target = .point(.zero)
    /// How far the content is moved, in points: with the fingers.
    public var by = Point.zero
    /// How long, in seconds.
    public var duration: Seconds = 0.25
    /// How the movement spends its time.
    public var easing = AuthoredCurve.linear
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0

    /// Makes a scroll.
    public init() {}
  }

  /// A turn of a notched wheel.
  public struct Wheel: Hashable, Sendable {
    /// What it shows more of.
    public var toward = Direction.down
    /// By how many notches.
    public var notches = 1
    /// Where the cursor is; nothing for the middle of the window.
    public var at: Target?
    /// How long to wait for the target, in seconds.
    public var within: Seconds = 0

    /// Makes a turn by one notch.
    public init() {}
  }

  /// A key that is pressed.
  public struct Key: Hashable, Sendable {
    /// Which key.
    public var key: KeyPress.Key
    /// Whether Shift is held.
    public var shift = false
    /// How often it is pressed.
    public var times = 1

    /// Makes a press of a key.
    public init(_ key: KeyPress.Key) { self.key = key }
  }
}
