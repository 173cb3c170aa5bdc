import AnimationCore
import Geometry
import Gestures

/// A button with a state, and the effects that show it (B2).
///
/// The state changes at once. Each effect then moves from where it is to what the state says, so that however fast it is
/// tapped, the look ends equal to the state. Nothing moves when a button is first shown.
///
/// An effect moves in its own way unless the content says otherwise for it, or the change as a whole does:
/// ```swift
/// button.tap(at: now, into: &events)                                              // every effect in its own way
/// withAnimation(.linear(duration: 1)) { button.tap(at: now, in: $0, into: &events) }     // all in the same way
/// content.transaction = Transaction().animation(nil, for: StatefulButton.Property.label)     // a label that jumps
/// ```
/// The press is not part of it: its owner shrinks it or lets a disc spread over it, and tells it of taps.
public struct StatefulButton: Sendable {
  /// The names of the effects in an `AnimationCore.Transaction`.
  public enum Property {
    /// The ground of a button that switches.
    public static let fill: PropertyName = "fill"
    /// The change from one label to the other.
    public static let label: PropertyName = "label"
    /// The heart, the tick or the arrow.
    public static let icon: PropertyName = "icon"
    /// The number.
    public static let count: PropertyName = "count"
    /// The bubble that it opens, in a column.
    public static let bubble: PropertyName = "bubble"
    /// What it shows and hides, in a column.
    public static let reveal: PropertyName = "reveal"
  }

  /// How the effects move by themselves.
  public enum Defaults {
    /// The ground.
    public static let fill = Animation.easeInOut(duration: 0.2)
    /// One label goes before the other comes.
    public static let label = Animation.easeInOut(duration: 0.25)
    /// A sign that comes: it pops, a quarter over its size.
    public static let iconComing = Animation.spring(duration: 0.4, bounce: 0.6)
    /// A sign that goes, without a pop.
    public static let iconGoing = Animation.easeOut(duration: 0.15)
    /// A number that rolls on.
    public static let count = Animation.spring(duration: 0.3, bounce: 0)
    /// Every effect with reduced motion.
    public static let reduced = Animation.easeInOut(duration: 0.2)
  }

  /// What a button tells its surroundings.
  public enum Event: Hashable, Sendable {
    /// It was switched on or off.
    case switched(isOn: Bool, at: Seconds)
    /// Its bar began to fill.
    case started(at: Seconds)
    /// Its bar is full.
    case finished(at: Seconds)
  }

  /// What it says and does.
  public let content: StatefulButtonContent
  /// Whether it is on, or done.
  public private(set) var isOn: Bool
  /// Whether its bar is filling.
  public private(set) var isRunning = false

  /// What it knows of the world around it.
  var environment: ComponentEnvironment
  private(set) var fill: Animated<Double>
  private(set) var label: Animated<Double>
  private(set) var icon: Animated<Double>
  private(set) var bar = Animated(0.0)
  private(set) var number: RollingNumber?

  /// Makes a button that rests in a state.
  public init(_ content: StatefulButtonContent, isOn: Bool = false, environment: ComponentEnvironment) {
    self.content = content
    self.isOn = isOn
    self.environment = environment
    let progress = isOn ? 1.0 : 0.0
    fill = Animated(progress)
    label = Animated(progress)
    icon = Animated(progress)
    if case .progress = content.effect { bar.set(progress) }
    number = content.count.map { RollingNumber($0 + (isOn && content.effect == .like ? 1 : 0)) }
  }

  /// The number that it counts to, if it has one.
  public var count: Int? { number?.value }

  /// Goes on as another button stands; where the two differ in what they do, in its state at rest.
  public mutating func resume(_ other: StatefulButton) {
    guard content.effect != .none, other.content.effect != .none else { return }
    if other.content.effect == content.effect {
      (isOn, isRunning) = (other.isOn, other.isRunning)
      (fill, label, icon, bar) = (other.fill, other.label, other.icon, other.bar)
      if other.content.count == content.count { return number = other.number }
      number = content.count.map { RollingNumber($0 + (isOn && content.effect == .like ? 1 : 0)) }
    } else {
      self = StatefulButton(content, isOn: other.isOn, environment: environment)
    }
  }

  /// What a tap would do now.
  var pressMeaning: PressMeaning {
    switch content.effect {
    case .none: .only
    case .toggle, .like, .reveal, .bubble: PressMeaning(isOn ? "switch off" : "switch on")
    case .progress: PressMeaning(isRunning ? "wait" : isOn ? "reset" : "start")
    }
  }

  // MARK: Changes

  /// Takes a tap.
  ///
  /// A button that switches does so. One with a bar starts it; while it fills a tap means nothing, and when it is done a tap
  /// takes it back to its start.
  ///
  /// - Parameters:
  ///   - time: when.
  ///   - transaction: the change that this is part of.
  ///   - events: gets what comes of it.
  public mutating func tap(
    at time: Seconds, in transaction: Transaction = Transaction(), into events: inout [Event]
  ) {
    switch content.effect {
    case .none: break
    case .toggle, .like, .reveal, .bubble: set(!isOn, at: time, in: transaction, into: &events)
    case .progress(let duration):
      if isRunning { return }
      if isOn { return set(false, at: time, in: transaction, into: &events) }
      isRunning = true
      bar.set(0)
      bar.animate(to: 1, at: time, with: .linear(duration: duration))
      events.append(.started(at: time))
    }
  }

  /// Puts the button into a state; nothing happens when it is in it.
  ///
  /// `transaction` is the change that this is part of; `Transaction(animation: nil)` for one that does not show.
  public mutating func set(
    _ isOn: Bool, at time: Seconds, in transaction: Transaction = Transaction(), into events: inout [Event]
  ) {
    guard isOn != self.isOn || isRunning else { return }
    isRunning = false
    self.isOn = isOn
    let progress = isOn ? 1.0 : 0.0
    change(&fill, to: progress, at: time, in: transaction, as: Property.fill, own: Defaults.fill)
    change(&label, to: progress, at: time, in: transaction, as: Property.label, own: Defaults.label)
    let sign = isOn ? Defaults.iconComing : Defaults.iconGoing
    change(&icon, to: progress, at: time, in: transaction, as: Property.icon, own: sign)
    if case .progress = content.effect {
      change(&bar, to: progress, at: time, in: transaction, as: Property.fill, own: Defaults.fill)
    }
    if content.effect == .like, let count = content.count {
      let animation = animation(of: Property.count, in: transaction, own: Defaults.count)
      number?.set(count + (isOn ? 1 : 0), at: time, with: animation)
    }
    events.append(.switched(isOn: isOn, at: time))
  }

  private func animation(of property: PropertyName, in transaction: Transaction, own: Animation) -> Animation? {
    let own = environment.reduceMotion ? Defaults.reduced : own
    return transaction.animation(for: property, own: content.transaction.animation(for: property, own: own))
  }

  private func change(
    _ value: inout Animated<Double>, to target: Double, at time: Seconds, in transaction: Transaction,
    as property: PropertyName, own: Animation
  ) {
    if let animation = animation(of: property, in: transaction, own: own) {
      value.animate(to: target, at: time, with: animation)
    } else {
      value.set(target)
    }
  }

  // MARK: Time

  /// Brings about what is due at or before a time: a bar that is full.
  public mutating func advance(to time: Seconds, into events: inout [Event]) {
    guard isRunning, let full = bar.restTime, full <= time else { return }
    events.append(.finished(at: full))
    set(true, at: full, into: &events)
  }

  /// When something is due that only ``advance(to:into:)`` brings about.
  public var nextDeadline: Seconds? { isRunning ? bar.restTime : nil }

  /// What moves at a time.
  ///
  /// `id` is the button's name.
  public func motions(of id: ElementID, at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    for (value, name) in [(fill, "fill"), (label, "label"), (icon, "icon"), (bar, "bar")] {
      if shows(name), !value.isAtRest(at: time) {
        motions.append(Motion("\(id).\(name)", course: value.course(at: time)))
      }
    }
    if number?.isAtRest(at: time) == false { motions.append(Motion("\(id).count")) }
    return motions
  }

  /// Whether an effect can be seen on this kind of button.
  private func shows(_ property: String) -> Bool {
    switch (content.effect, property) {
    case (.none, _), (.bubble, "fill"), (.bubble, "icon"), (.like, "fill"), (.reveal, "fill"): false
    case (.progress, "bar"), (.progress, "icon"): true
    case (.progress, "fill"), (_, "bar"): false
    case (_, "label"): content.label != content.onLabel
    default: true
    }
  }
}
