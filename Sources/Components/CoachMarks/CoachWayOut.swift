import AnimationCore
import Geometry
import Gestures
import Scene

/// The button that leaves a tour while it waits for a target: it alone stays of the card, out of the way.
struct CoachWayOut: Sendable {
  private typealias Look = CoachTourLook

  private let text: String
  private var label: TextLabel
  /// Where it can be pressed.
  private(set) var frame: Rect
  private var presence = Presence(.opacity)
  var presses = PressedItems<CoachCardLayout.Part>()

  /// Makes a button that does not show yet.
  init(_ text: String, environment: ComponentEnvironment) {
    self.text = text
    label = TextLabel(text, Look.button, within: .zero, environment: environment)
    frame = .zero
  }

  /// Takes its place at the top of a window: in the trailing corner, or in the leading one where that is taken.
  ///
  /// - Parameter isTaken: whether something that can be pressed lies at a point.
  mutating func place(
    in window: Rect, isRightToLeft: Bool, environment: ComponentEnvironment, isTaken: (Point) -> Bool
  ) {
    let natural = environment.text.measure(TextRun(text, style: Look.button)).size.width
    let width = min(natural.rounded(.up) + 2 * Look.buttonPadding, max(window.width - 2 * Look.margin, 1))
    let left = Rect(x: window.minX + Look.margin, y: window.minY + Look.margin, width: width, height: Look.rowHeight)
    let right = Rect(x: window.maxX - Look.margin - width, y: left.minY, width: width, height: Look.rowHeight)
    let (trailing, leading) = isRightToLeft ? (left, right) : (right, left)
    let (isTrailingTaken, isLeadingTaken) = (
      trailing.samples.contains(where: isTaken), leading.samples.contains(where: isTaken)
    )
    frame = isTrailingTaken && !isLeadingTaken ? leading : trailing
    label = TextLabel(
      text, Look.button, within: frame.insetBy(x: Look.buttonPadding, y: 0), environment: environment)
  }

  // MARK: Coming and going

  mutating func appear(at time: Seconds, with animation: Animation) { presence.insert(at: time, with: animation) }
  mutating func disappear(at time: Seconds, with animation: Animation) { presence.remove(at: time, with: animation) }

  /// Whether it is there, or coming, so that it can be pressed.
  var isPresent: Bool { presence.isPresent }
  func isVisible(at time: Seconds) -> Bool { presence.isVisible(at: time) }
  func isAtRest(at time: Seconds) -> Bool { presence.restTime.map { $0 <= time } ?? false }

  // MARK: Looks

  func draw(into list: inout DisplayList, _ palette: Palette, isFocused: Bool, at time: Seconds) {
    let opacity = min(max(presence.effect(at: time).opacity, 0), 1)
    guard isVisible(at: time), opacity > 0 else { return }
    let ground = frame.insetBy(x: 0, y: (frame.height - Look.pillHeight) / 2)
    let shape = RoundedRect(ground, radius: ground.height / 2)
    list.save()
    list.concatenate(.scale(presses.look(of: .skip)?.scale(at: time) ?? 1, about: ground.center))
    if opacity < 1 {
      let reach = DisplayItem.shadowReach * Look.shadowSigma + Look.shadowDrop
      list.beginGroup(bounds: ground.insetBy(x: -reach, y: -reach), opacity: opacity)
    }
    list.shadow(
      RoundedRect(ground.offsetBy(x: 0, y: Look.shadowDrop), radius: shape.radius), Look.shadow,
      sigma: Look.shadowSigma)
    list.fill(.roundedRectangle(shape), palette.surface)
    label.draw(into: &list, palette.text)
    if isFocused { FocusRing.draw(around: shape, palette.accent, into: &list) }
    if opacity < 1 { list.end() }
    list.restore()
  }

  /// What it is at a time, for flows and outlines; nothing once it goes.
  func element(isFocused: Bool, at time: Seconds) -> Element? {
    guard isPresent else { return nil }
    let look = presses.look(of: .skip)
    return Element(
      CoachCardLayout.Part.skip.id, .button, text: text, frame: frame, scale: look?.scale(at: time) ?? 1,
      opacity: min(max(presence.effect(at: time).opacity, 0), 1),
      state: look?.isPressed == true ? "pressed" : isFocused ? "focused" : "")
  }
}

extension Rect {
  /// Its corners, the middles of its edges and its middle: no button is so small that it lies between them.
  fileprivate var samples: [Point] {
    [minX, midX, maxX].flatMap { x in [minY, midY, maxY].map { Point(x, $0) } }
  }
}
