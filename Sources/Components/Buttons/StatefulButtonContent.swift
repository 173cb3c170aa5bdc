import AnimationCore
import Geometry
import Scene

/// What a button with a state says and does, apart from how it stands.
public struct StatefulButtonContent: Hashable, Sendable {
  /// What a tap does to the looks of a button.
  public enum Effect: Hashable, Sendable {
    /// Nothing but the press.
    case none
    /// It switches on and off: the ground fills, a tick comes.
    case toggle
    /// A heart fills and pops, and counts.
    case like
    /// The label changes, an arrow turns over: something else is shown and hidden.
    case reveal
    /// A bar fills up in some seconds; then the button is done.
    case progress(duration: Seconds)
    /// A speech bubble comes and goes.
    case bubble
  }

  /// What it says while it is off.
  public var label: String
  /// What it says while it is on, or done.
  public var onLabel: String
  /// What a tap does to its looks.
  public var effect: Effect
  /// The number it counts from while it is off; nil for no number.
  public var count: Int?
  /// The ground where it is filled; a breath of it is the quiet ground.
  public var accent: Color
  /// Text on the filled ground.
  public var onAccent: Color
  /// Text on the quiet ground.
  public var quietInk: Color
  /// How single effects move, if not by themselves: see ``StatefulButton/Property``.
  public var transaction: Transaction

  /// Makes a button; without a label for when it is on the label stays, without a quiet ink it is the accent.
  public init(
    label: String, onLabel: String? = nil, effect: Effect = .none, count: Int? = nil, accent: Color, onAccent: Color,
    quietInk: Color? = nil, transaction: Transaction = Transaction()
  ) {
    self.label = label
    self.onLabel = onLabel ?? label
    self.effect = effect
    self.count = count
    self.accent = accent
    self.onAccent = onAccent
    self.quietInk = quietInk ?? accent
    self.transaction = transaction
  }
}

/// Sizes and colours of a button's signs, lengths in points.
enum StatefulButtonLook {
  /// The opacity of the accent as a quiet ground.
  static let quietOpacity = 0.12
  /// The heart, the tick and the arrow.
  static let iconSize = 20.0
  /// Between sign and label, and between label and number.
  static let gap = 8.0
  /// Between the sides of a button and what it says, where the button is as wide as that.
  static let padding = 22.0
  /// Between the sides of a button and a label that is too long for it.
  static let minimumPadding = 12.0
  /// Above and below a label that makes its button higher than usual.
  static let verticalPadding = 11.0
  /// A label that is too long for one line.
  static let longLabel: TextStyle = {
    var style = TypeScale.button
    style.maximumLines = 2
    return style
  }()
  /// The least width of a button that is as wide as what it says: a comfortable target.
  static let minimumWidth = 96.0
  /// The thickness of drawn signs.
  static let strokeWidth = 2.25
  /// A heart that is on.
  static let heart = Color(rgb: 0xE53935)
  /// How far the arrow of a button that reveals rises and falls.
  static let chevronRise = 3.0
  /// Half of the width of that arrow.
  static let chevronReach = 6.0

  /// A tick about the origin.
  static let tick: Path = {
    var path = Path()
    path.move(to: Point(-7, 0.5))
    path.addLine(to: Point(-2.2, 5.3))
    path.addLine(to: Point(7, -4.8))
    return path
  }()
}
