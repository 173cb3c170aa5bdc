/// What a value plays: its movement, those still to be replaced, and the clock they are played by.
///
/// A class, so that copying a moving value costs one reference; never changed, so that copies stay independent. Ten
/// thousand values read in place were three times as slow when each read copied the whole of this.
@usableFromInline
final class Score<Data: VectorArithmetic>: Equatable, Sendable {
  /// A movement that goes on until the delay of the next is over.
  struct Outgoing: Equatable, Sendable {
    let movement: Movement<Data>
    let end: Seconds
  }

  /// The latest movement.
  @usableFromInline let movement: Movement<Data>
  /// Movements that the latest has not replaced yet, in order of their ends.
  let outgoing: [Outgoing]
  /// Whether the latest movement alone decides, which is nearly always.
  @usableFromInline let isPlain: Bool
  /// How the score's time runs against the caller's.
  @usableFromInline let playback: Playback
  /// The times of the one spring that is all there is, played as time goes by; nothing for all other scores.
  @usableFromInline let springTiming: SpringTiming?

  /// Plays a movement, after others.
  init(_ movement: Movement<Data>, after outgoing: [Outgoing] = [], by playback: Playback = .normal) {
    self.movement = movement
    self.outgoing = outgoing
    self.playback = playback
    isPlain = outgoing.isEmpty
    let isSpring = outgoing.isEmpty && movement.isPlain && playback == .normal
    springTiming = isSpring ? movement.motion.course.springTiming : nil
  }

  /// The same, played by another clock.
  func played(by playback: Playback) -> Score { Score(movement, after: outgoing, by: playback) }

  @usableFromInline
  static func == (a: Score, b: Score) -> Bool {
    a === b || a.movement == b.movement && a.outgoing == b.outgoing && a.playback == b.playback
  }

  /// When the first of the motions begins, on the score's own clock.
  var begin: Seconds { outgoing.reduce(movement.begin) { min($0, $1.movement.begin) } }

  /// When the last of the motions rests, on the score's own clock.
  var end: Seconds { movement.restTime }

  /// When nothing changes any more, on the caller's clock; infinite when that never is.
  var restTime: Seconds {
    if playback.rate == 0 { return -.infinity }
    let stop = playback.rate > 0 ? end : begin
    return stop.isFinite ? playback.time(at: stop) : playback.rate > 0 ? stop : -stop
  }

  /// What it plays, where that is one run of one spring and nothing else.
  @inlinable var springRun: SpringRun<Data>? { springTiming.map { SpringRun(movement, $0) } }

  /// Where the value is.
  @inlinable
  func value(at time: Seconds) -> Data {
    let position = playback.position(at: time)
    return isPlain ? movement.value(at: position) : current(at: position).value(at: position)
  }

  /// How fast it changes.
  @inlinable
  func velocity(at time: Seconds) -> Data {
    let position = playback.position(at: time)
    return (isPlain ? movement : current(at: position)).velocity(at: position) * playback.rate
  }

  /// The movement in force at a position.
  @usableFromInline
  func current(at position: Seconds) -> Movement<Data> {
    outgoing.first { position < $0.end }?.movement ?? movement
  }
}
