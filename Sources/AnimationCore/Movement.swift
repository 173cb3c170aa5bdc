/// A target, and all motions towards it that are under way.
@usableFromInline
struct Movement<Data: VectorArithmetic>: Equatable, Sendable {
  /// Where all of it leads.
  @usableFromInline let target: Data
  /// The latest motion.
  @usableFromInline let motion: Motion<Data>
  /// Motions that the latest one was added to.
  private let added: [Motion<Data>]
  /// Whether the latest motion alone decides, which is nearly always.
  @usableFromInline let isPlain: Bool

  /// Leads to a target by a motion, besides others.
  init(to target: Data, by motion: Motion<Data> = .none, besides added: [Motion<Data>] = []) {
    self.target = target
    self.motion = motion
    self.added = added
    isPlain = added.isEmpty
  }

  /// The same with one motion more, whose way leads on to another target; what is over is forgotten.
  func adding(_ next: Motion<Data>, to target: Data, at time: Seconds) -> Movement {
    let running = (added + [motion]).filter { $0.restTime > time || !$0.arrives }
    return Movement(to: target, by: next, besides: running)
  }

  /// When the last of the motions rests.
  var restTime: Seconds { added.reduce(motion.restTime) { max($0, $1.restTime) } }

  /// When the first of the motions begins.
  var begin: Seconds { added.reduce(motion.begin) { min($0, $1.begin) } }

  /// Where the value is.
  @inlinable
  func value(at time: Seconds) -> Data {
    guard isPlain else { return target + (motion.displacement(at: time) + sum { $0.displacement(at: time) }) }
    return target + motion.displacement(at: time)
  }

  /// How fast it changes.
  @inlinable
  func velocity(at time: Seconds) -> Data {
    guard isPlain else { return motion.velocity(at: time) + sum { $0.velocity(at: time) } }
    return motion.velocity(at: time)
  }

  @usableFromInline
  func sum(_ part: (Motion<Data>) -> Data) -> Data {
    added.reduce(.zero) { $0 + part($1) }
  }
}
