import AnimationCore
import Geometry

/// The name of something on a screen, as flows and the outline write it.
///
/// Names are plain words such as `skip`, `dot-2`, `card-0`; a row of a list is `fruits[0]`.
public struct ElementID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let name: String

  /// Makes a name.
  public init(_ name: String) { self.name = name }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

/// What something on a screen is and how it stands at one moment: for flows, for the text outline and
/// for coach marks that point at it.
public struct Element: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: String, Hashable, Sendable {
    case page, picture, text, button, dot, footer, card, list, row, bubble, overlay, progress, toggle
  }

  /// Its name.
  public var id: ElementID
  /// What kind of thing it is.
  public var role: Role
  /// What it says, or an empty string.
  public var text: String
  /// The first thing it says, by which one would call it: the headline of a card or a row, else all of the text.
  public var title: String
  /// Where it is drawn, in points of the window, its present scale included.
  public var frame: Rect
  /// How far it is from its resting place, in points.
  public var offset: Point
  /// The speed of that displacement, in points per second.
  public var velocity: Point
  /// Its present scale.
  public var scale: Double
  /// Its present opacity.
  public var opacity: Double
  /// Its main colour.
  public var color: Color?
  /// A word on how it stands, such as `current`, `pressed`, `disabled`; empty when there is nothing to say.
  public var state: String

  /// Makes an element at rest; without a title of its own its text is its title.
  public init(
    _ id: ElementID, _ role: Role, text: String = "", title: String? = nil, frame: Rect, offset: Point = .zero,
    velocity: Point = .zero, scale: Double = 1, opacity: Double = 1, color: Color? = nil, state: String = ""
  ) {
    self.id = id
    self.role = role
    self.text = text
    self.title = title ?? text
    self.frame = frame
    self.offset = offset
    self.velocity = velocity
    self.scale = scale
    self.opacity = opacity
    self.color = color
    self.state = state
  }
}

/// Something that moves, for those who wait until nothing does.
public struct Motion: Hashable, Sendable {
  /// What moves: an element and one of its properties, such as `pager.position`.
  public var name: String
  /// Whether it was declared to go on for ever.
  public var isEndless: Bool
  /// What it follows and how far it has come, where one animation says it: a scroll that glides has none.
  public var course: MotionCourse?

  /// Names a motion.
  public init(_ name: String, isEndless: Bool = false, course: MotionCourse? = nil) {
    self.name = name
    self.isEndless = isEndless
    self.course = course
  }
}
