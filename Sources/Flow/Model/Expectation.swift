import AnimationCore
import Geometry

extension Flow {
  /// What a prototype should be like, all at once.
  public struct Expectation: Hashable, Sendable {
    /// What is compared, in the order of the file.
    public var checks: [Check] = []
    /// How long to wait until all hold, in seconds.
    public var within: Seconds = 0
    /// How long all have to go on holding, in seconds.
    public var throughout: Seconds = 0
    /// How far numbers may be off, in their own units; nothing for the usual tolerance of each.
    public var tolerance: Double?

    /// Makes an expectation.
    public init(_ checks: [Check] = []) { self.checks = checks }
  }

  /// One thing that is compared.
  public enum Check: Hashable, Sendable {
    /// The id of the screen that shows.
    case screen(String)
    /// The page that the walkthrough rested on last.
    case page(Int)
    /// Whether a coach mark's overlay shows.
    case overlay(isShown: Bool)
    /// The element that has the keyboard; nothing for none.
    case focus(String?)
    /// Entries of the log that were written, in this order, since the last ones that were asked for.
    case log([String])
    /// Whether nothing moves but what was declared endless.
    case idle(Bool)
    /// Elements that show, by id or text.
    case shows([String])
    /// That what shows does not change for so many seconds.
    case noFrame(Seconds)
    /// A property of an element, named by its id or by its text.
    case element(String, Property)
  }

  /// A property of an element with the value it should have.
  public enum Property: Hashable, Sendable {
    /// What it says.
    case text(String)
    /// Its main colour.
    case color(Color)
    /// Where it is drawn, in points.
    case frame(Rect)
    /// How far it is from its resting place, in points.
    case offset(Point)
    /// How large it is drawn, 1 for its natural size.
    case scale(Double)
    /// How opaque it is, from 0 to 1.
    case opacity(Double)
    /// How fast it moves, in points per second.
    case velocity(Point)
    /// Whether anything of it shows.
    case visible(Bool)
    /// The word on how it stands, such as `current` or `pressed`.
    case state(String)
    /// The texts of a list's rows, from the top.
    case rows([String])
  }
}
