import AnimationCore
import Deck
import Geometry

extension Flow {
  /// What a finger aims at.
  public enum Target: Hashable, Sendable {
    /// A point of the window, in points.
    case point(Point)
    /// The middle of an element, by its id or by the text it shows.
    case name(String)
  }

  /// A tap.
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

  /// A drag.
  public struct Drag: Hashable, Sendable {
    /// Where the finger goes down.
    public var from: Target = .point(.zero)
    /// Where it goes up; nothing when ``by`` says it.
    public var to: Target?
    /// How far it moves, in points.
    public var by: Point?
    /// How long it moves, in seconds.
    public var duration: Seconds = 0.25
    /// How long it then rests before it goes up, in seconds.
    public var hold: Seconds = 0
    /// How the movement spends its time.
    public var easing = Deck.Curve.linear
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

  /// A wait for rest.
  public struct Settle: Hashable, Sendable {
    /// How long it may take, in seconds.
    public var within: Seconds = 5

    /// Makes a wait of the usual patience.
    public init() {}

    /// Makes a wait.
    public init(within: Seconds) { self.within = within }
  }

  /// A picture that is compared with its golden bit for bit.
  public struct Picture: Hashable, Sendable {
    /// The golden's path, relative to the flow's file.
    public var path: String

    /// Names a golden.
    public init(_ path: String) { self.path = path }
  }
}
