import AnimationCore
import Geometry
import Gestures
import Scene

/// A short message at the bottom of a screen with a button that takes back what it tells of.
struct Toast: Sendable {
  /// Lengths in points, times in seconds.
  enum Metrics {
    /// Between the toast and the bottom of the window: above where phones have their home indicator.
    static let bottom = 34.0
    /// Between the toast and the sides of the column.
    static let margin = 16.0
    /// Between the toast's edge and what it says.
    static let padding = 16.0
    /// The least height: its button is a comfortable target.
    static let height = 52.0
    /// Around the label of the button.
    static let buttonPadding = 12.0
    /// The height of the button's ground; its touch target is higher.
    static let buttonHeight = 36.0
    /// The radius of the corners of the toast and of its button.
    static let radius = 14.0
    static let buttonRadius = 10.0
    /// The widest that a toast gets.
    static let maximumWidth = 420.0
    /// How a toast comes, and how it goes.
    static let arrival = Animation.spring(Spring(duration: 0.35, bounce: 0.15))
    static let departure = Animation.easeIn(duration: 0.2)
    /// The opacity of the button's ground.
    static let buttonOpacity = 0.16
    /// The shadow's softness.
    static let shadowSigma = 14.0
  }

  let frame: Rect
  let button: Rect
  private let text: TextLabel
  private let action: TextLabel
  private(set) var presence: Presence

  /// Lays a toast out at the bottom of a window.
  init(_ text: String, action: String, bounds: Rect, environment: ComponentEnvironment) {
    let metrics = Metrics.self
    let width = max(min(bounds.width - 2 * metrics.margin, metrics.maximumWidth), 1)
    let x = bounds.midX - width / 2
    let actionSize = environment.text.measure(TextRun(action, style: TypeScale.toastAction)).size
    let buttonWidth = actionSize.width + 2 * metrics.buttonPadding
    let textWidth = width - metrics.padding - buttonWidth - 2 * metrics.buttonPadding
    let textX = environment.isRightToLeft ? x + width - metrics.padding - textWidth : x + metrics.padding
    let label = TextLabel(text, TypeScale.toast, x: textX, y: 0, width: textWidth, environment: environment)
    let height = max(label.box.height + metrics.padding, metrics.height)
    let frame = Rect(x: x, y: bounds.maxY - metrics.bottom - height, width: width, height: height)
    self.frame = frame
    let inset = metrics.buttonPadding
    button = Rect(
      x: environment.isRightToLeft ? frame.minX + inset : frame.maxX - buttonWidth - inset,
      y: frame.midY - metrics.buttonHeight / 2, width: buttonWidth, height: metrics.buttonHeight)
    var placed = label
    placed.box.origin.y = frame.midY - label.box.height / 2
    self.text = placed
    self.action = TextLabel(action, TypeScale.toastAction, within: button, environment: environment)
    let below = bounds.maxY - frame.minY
    presence = Presence(.offset(Point(0, below)).combined(with: .opacity))
  }

  /// Shows another text in the place of one that is there, without coming again.
  func replacing(_ other: Toast?) -> Toast {
    var copy = self
    if let other { copy.presence = other.presence }
    return copy
  }

  /// What it says.
  var message: String { text.run.text }
  var buttonLabel: String { action.run.text }

  mutating func show(at time: Seconds, animates: Bool) {
    presence.insert(at: time, with: animates ? Metrics.arrival : nil)
  }

  mutating func hide(at time: Seconds, animates: Bool) {
    presence.remove(at: time, with: animates ? Metrics.departure : nil)
  }

  /// Whether enough of it shows for a finger to mean it.
  func takesPointers(at time: Seconds) -> Bool {
    presence.isPresent && presence.effect(at: time).opacity >= GestureLimits.leastVisibility
  }

  /// Where the button can be pressed.
  var touchFrame: Rect { Rect(x: button.minX, y: frame.minY, width: button.width, height: frame.height) }

  func draw(into list: inout DisplayList, palette: Palette, buttonScale: Double, isFocused: Bool, at time: Seconds) {
    guard presence.isVisible(at: time) else { return }
    let effect = presence.effect(at: time)
    let ink = palette.background
    list.save()
    list.translate(x: effect.offset.x, y: effect.offset.y)
    list.multiplyOpacity(min(max(effect.opacity, 0), 1))
    let shape = RoundedRect(frame, radius: Metrics.radius)
    list.shadow(
      RoundedRect(frame.offsetBy(x: 0, y: CardLook.shadowDrop), radius: Metrics.radius), ListLook.liftShadow,
      sigma: Metrics.shadowSigma)
    list.fill(.roundedRectangle(shape), palette.text)
    text.draw(into: &list, ink)
    list.concatenate(.scale(buttonScale, about: button.center))
    let ground = RoundedRect(button, radius: Metrics.buttonRadius)
    list.fill(.roundedRectangle(ground), ink.opacity(Metrics.buttonOpacity))
    action.draw(into: &list, ink)
    if isFocused { FocusRing.draw(around: ground, ink, into: &list) }
    list.restore()
  }
}
