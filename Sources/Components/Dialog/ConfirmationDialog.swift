import AnimationCore
import Geometry
import Gestures
import Scene

/// A question that must be answered before anything else: a panel at the bottom with two buttons.
///
/// A value like the other components. It claims every pointer; Escape, a tap beside it and the lower button answer no.
public struct ConfirmationDialog: Sendable {
  /// What it says.
  public struct Content: Hashable, Sendable {
    /// The question.
    public var question: String
    /// The button that says yes.
    public var confirm: String
    /// The button that says no.
    public var cancel: String
    /// Whether yes deletes something.
    public var isDestructive: Bool

    /// Makes the words of a question.
    public init(question: String, confirm: String, cancel: String = "Cancel", isDestructive: Bool = false) {
      self.question = question
      self.confirm = confirm
      self.cancel = cancel
      self.isDestructive = isDestructive
    }
  }

  /// What a dialog tells its surroundings.
  public enum Event: Hashable, Sendable {
    /// The answer was given; the dialog goes.
    case answered(Bool, at: Seconds)
  }

  /// What can own a pointer or have the keyboard.
  public enum Target: Hashable, Sendable, CaseIterable {
    /// The button that says yes.
    case confirm
    /// The button that says no.
    case cancel
    /// Beside the panel.
    case outside

    /// Its name.
    public var id: ElementID {
      switch self {
      case .confirm: "confirm"
      case .cancel: "cancel"
      case .outside: "dialog"
      }
    }
  }

  /// Lengths in points, times in seconds.
  private enum Metrics {
    /// Between the panel and the sides of the window.
    static let margin = 16.0
    /// Between the panel and the bottom of the window.
    static let bottom = 24.0
    /// Between the panel's edge and what is in it.
    static let padding = 20.0
    /// Between the buttons.
    static let gap = 10.0
    /// The height of a button: a comfortable target.
    static let buttonHeight = 50.0
    /// The radius of the panel's corners.
    static let radius = 24.0
    /// The widest that the panel gets.
    static let maximumWidth = 420.0
    /// How the panel comes, and how it goes.
    static let arrival = Animation.spring(Spring(duration: 0.35, bounce: 0))
    static let departure = Animation.easeIn(duration: 0.2)
    /// The opacity of the ground of the button that says no.
    static let quietOpacity = 0.08
  }

  /// What it says.
  public let content: Content
  /// What has the keyboard.
  public private(set) var focus: Target?
  private let palette: Palette
  private var bounds = Rect.zero
  private var panel = Rect.zero
  private var question: TextLabel
  private var buttons: [(target: Target, frame: Rect, label: TextLabel)] = []
  private var presses = PressedItems<Target>()
  private var presence: Presence
  private let animates: Bool

  /// Asks a question on a window of a size.
  public init(
    _ content: Content, palette: Palette, size: Size, environment: ComponentEnvironment, at time: Seconds
  ) {
    self.content = content
    self.palette = palette
    animates = !environment.reduceMotion
    question = TextLabel("", TypeScale.question, x: 0, y: 0, width: 1, environment: environment)
    presence = Presence(.opacity)
    resize(to: size, environment: environment)
    presence.insert(at: time, with: animates ? Metrics.arrival : nil)
  }

  /// Lays the dialog out for another window.
  public mutating func resize(to size: Size, environment: ComponentEnvironment) {
    bounds = Rect(origin: .zero, size: size)
    let width = max(min(size.width - 2 * Metrics.margin, Metrics.maximumWidth), 1)
    let inner = max(width - 2 * Metrics.padding, 1)
    let x = (size.width - width) / 2
    question = TextLabel(
      content.question, TypeScale.question, x: x + Metrics.padding, y: 0, width: inner, environment: environment)
    let buttonsHeight = 2 * Metrics.buttonHeight + Metrics.gap
    let height = question.box.height + buttonsHeight + 3 * Metrics.padding
    panel = Rect(x: x, y: size.height - Metrics.bottom - height, width: width, height: height)
    question.box.origin.y = panel.minY + Metrics.padding
    let top = question.box.maxY + Metrics.padding
    buttons = [(Target.confirm, content.confirm), (.cancel, content.cancel)].enumerated().map { place, button in
      let frame = Rect(
        x: x + Metrics.padding, y: top + Double(place) * (Metrics.buttonHeight + Metrics.gap), width: inner,
        height: Metrics.buttonHeight)
      return (button.0, frame, TextLabel(button.1, TypeScale.button, within: frame, environment: environment))
    }
  }

  /// Whether it has gone.
  public func isGone(at time: Seconds) -> Bool { !presence.isVisible(at: time) }

  // MARK: Input

  /// Who would like to own a pointer that goes down at a point; nobody before enough of the question shows to be read.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<Target>] {
    guard presence.isPresent, presence.effect(at: time).opacity >= GestureLimits.leastVisibility else { return [] }
    if let button = buttons.first(where: { $0.frame.contains(point) }) {
      return [GestureCandidate(button.target, .press(bounds: button.frame))]
    }
    return panel.contains(point) ? [] : [GestureCandidate(.outside, .press(bounds: bounds))]
  }

  /// Whether it lets nothing below it be touched.
  public var isModal: Bool { presence.isPresent }

  /// Takes a report of the arena.
  public mutating func handle(_ event: GestureEvent<Target>, into events: inout [Event]) {
    if let button = buttons.first(where: { $0.target == event.target }) {
      presses.follow(
        event, for: event.target, feedback: .shrink(PressEffect.Style()), origin: button.frame.origin)
    }
    if event.kind == .tapped { answer(event.target == .confirm, at: event.time, into: &events) }
  }

  /// Takes a key; while the question stands every key is for it.
  public mutating func handle(_ key: KeyPress, into events: inout [Event]) -> Bool {
    guard presence.isPresent else { return false }
    switch key.key {
    case .escape, .back: answer(false, at: key.time, into: &events)
    case .tab, .up, .down: focus = focus == .confirm ? .cancel : .confirm
    case .enter, .space:
      guard let focus, !key.isRepeat else { break }
      presses.tap(focus, feedback: .shrink(PressEffect.Style()), center: .zero, at: key.time)
      answer(focus == .confirm, at: key.time, into: &events)
    case .left, .right, .pageUp, .pageDown, .home, .end, .backspace, .delete: break
    }
    return true
  }

  private mutating func answer(_ isYes: Bool, at time: Seconds, into events: inout [Event]) {
    guard presence.isPresent else { return }
    presence.remove(at: time, with: animates ? Metrics.departure : nil)
    events.append(.answered(isYes, at: time))
  }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds) { presses.advance(to: time) }

  /// When something is due that only ``advance(to:)`` brings about.
  public var nextDeadline: Seconds? { presses.nextDeadline }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    guard let rest = presence.restTime, rest > time else { return [] }
    return [Motion("dialog.offset", course: presence.course(at: time))]
  }

  // MARK: What shows

  /// Draws the dim and the panel.
  public func draw(into list: inout DisplayList, at time: Seconds) {
    guard presence.isVisible(at: time) else { return }
    let progress = min(max(presence.effect(at: time).opacity, 0), 1)
    list.fill(.rectangle(bounds), Palette.dim.opacity(progress))
    list.save()
    if animates { list.translate(x: 0, y: (1 - progress) * (bounds.maxY - panel.minY)) }
    let shape = RoundedRect(panel, radius: Metrics.radius)
    list.shadow(shape, ListLook.liftShadow, sigma: ListLook.liftSigma)
    list.fill(.roundedRectangle(shape), palette.surface)
    question.draw(into: &list, palette.text)
    for button in buttons { draw(button.target, button.frame, button.label, into: &list, at: time) }
    list.restore()
  }

  private func draw(
    _ target: Target, _ frame: Rect, _ label: TextLabel, into list: inout DisplayList, at time: Seconds
  ) {
    let accent = content.isDestructive ? palette.destructive : palette.accent
    let isYes = target == .confirm
    let ground = isYes ? accent : palette.text.opacity(Metrics.quietOpacity)
    let ink = isYes ? Palette.ink(on: accent) : palette.text
    let shape = RoundedRect(frame, radius: frame.height / 2)
    list.save()
    list.concatenate(.scale(presses.look(of: target)?.scale(at: time) ?? 1, about: frame.center))
    list.fill(.roundedRectangle(shape), ground)
    label.draw(into: &list, ink)
    if focus == target { FocusRing.draw(around: shape, palette.accent, into: &list) }
    list.restore()
  }

  /// What is in the dialog at a time, in reading order.
  public func elements(at time: Seconds) -> [Element] {
    guard presence.isPresent else { return [] }
    return [Element("dialog", .overlay, text: content.question, frame: panel)]
      + buttons.map { button in
        Element(
          button.target.id, .button, text: button.label.run.text, frame: button.frame,
          scale: presses.look(of: button.target)?.scale(at: time) ?? 1, state: focus == button.target ? "focused" : "")
      }
  }
}
