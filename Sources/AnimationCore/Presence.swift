/// Whether something is there, and how it looks while that changes.
///
/// ```swift
/// var bubble = Presence(.scale(0.25).combined(with: .opacity))
/// bubble.insert(at: now, with: .spring(.bouncy))
/// bubble.remove(at: soon, with: .easeOut(duration: 0.2))    // from wherever it is
/// if bubble.isVisible(at: frameTime) { draw(bubble.effect(at: frameTime)) }
/// ```
/// A change of mind starts from the present look, with its velocity where a spring takes over.
public struct Presence: Equatable, Sendable {
  /// How it comes and goes.
  public var transition: Transition
  /// Whether it is there, or coming.
  public private(set) var isPresent: Bool
  private(set) var look: Animated<TransitionEffect>

  /// Makes something that is there or not, at rest.
  public init(_ transition: Transition, isPresent: Bool = false) {
    self.transition = transition
    self.isPresent = isPresent
    look = Animated(isPresent ? .identity : transition.insertion)
  }

  /// Brings it, or turns it round if it is going; without an animation at once.
  public mutating func insert(at time: Seconds, with animation: Animation?) {
    guard !isPresent else { return }
    if look.isAtRest(at: time) { look.set(transition.insertion) }
    isPresent = true
    move(to: .identity, at: time, with: animation)
  }

  /// Takes it away, or turns it round if it is coming; without an animation at once.
  public mutating func remove(at time: Seconds, with animation: Animation?) {
    guard isPresent else { return }
    isPresent = false
    move(to: transition.removal, at: time, with: animation)
  }

  /// How it looks.
  public func effect(at time: Seconds) -> TransitionEffect { look.value(at: time) }

  /// Whether it is to be drawn: there, coming, or not quite gone.
  public func isVisible(at time: Seconds) -> Bool { isPresent || !look.isAtRest(at: time) }

  /// When it is all there or all gone; minus infinity if it never changed, nothing if it never will be.
  public var restTime: Seconds? { look.restTime }

  private mutating func move(to effect: TransitionEffect, at time: Seconds, with animation: Animation?) {
    if let animation {
      look.animate(to: effect, at: time, with: animation)
    } else {
      look.set(effect)
    }
  }
}
