import AnimationCore

/// How a block that a button shows and hides comes and goes: the room for it opens as it fades in.
///
/// With reduced motion nothing slides: the room is there at once and the block fades in; it goes at once.
struct Disclosure: Sendable {
  /// How the room opens and closes by itself.
  static let ownAnimation = Animation.spring(duration: 0.35, bounce: 0)

  /// The block, counted from the top.
  let block: Int
  /// Whether it is there, or coming.
  private(set) var isShown: Bool
  /// How far the room has opened: 0 for no room, 1 for the block's own.
  private var room: Animated<Double>
  private var opacity: Animated<Double>

  /// Makes a block that is there or not, at rest.
  init(block: Int, isShown: Bool) {
    self.block = block
    self.isShown = isShown
    room = Animated(isShown ? 1 : 0)
    opacity = Animated(isShown ? 1 : 0)
  }

  /// Shows or hides the block, from where it is; without an animation at once.
  mutating func set(_ isShown: Bool, at time: Seconds, with animation: Animation?, reduceMotion: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    let end = isShown ? 1.0 : 0.0
    guard let animation, !reduceMotion || isShown else {
      room.set(end)
      return opacity.set(end)
    }
    if reduceMotion { room.set(end) } else { room.animate(to: end, at: time, with: animation) }
    opacity.animate(to: end, at: time, with: animation)
  }

  /// How far the room has opened; over 1 where a spring overshoots.
  func room(at time: Seconds) -> Double { max(room.value(at: time), 0) }

  /// The block's opacity, in 0...1.
  func opacity(at time: Seconds) -> Double { min(max(opacity.value(at: time), 0), 1) }

  /// Whether nothing of it moves.
  func isAtRest(at time: Seconds) -> Bool { room.isAtRest(at: time) && opacity.isAtRest(at: time) }
}
