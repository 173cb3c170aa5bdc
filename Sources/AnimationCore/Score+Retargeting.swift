extension Score {
  /// The score with a motion more, from the present target to another.
  func adding(
    _ target: Data, velocity: Data?, at time: Seconds, _ animation: Animation, _ threshold: RestThreshold
  ) -> Score {
    let now = playback.position(at: time)
    let motion = Motion(
      (movement.target - target).saturated, velocity: (velocity ?? .zero).finite, animation: animation,
      begin: now + animation.delay, threshold: threshold)
    return Score(movement.adding(motion, to: target, at: now), by: playback)
  }

  /// The score that leads from where the value is to another target.
  ///
  /// While the animation's delay lasts, what is under way goes on, and the value and the velocity at its end are handed
  /// over. A score that is paused or played backwards ends here.
  func replaced(
    by target: Data, velocity: Data?, at time: Seconds, _ animation: Animation, _ threshold: RestThreshold
  ) -> Score {
    let goesOn = playback.rate == 1 && time < restTime && animation.delay > 0
    let clock = playback.rate == 1 ? playback : .normal
    let now = clock.position(at: time)
    let begin = now + animation.delay
    let handOver = goesOn && begin < .infinity ? time + animation.delay : time
    let motion = Motion(
      (value(at: handOver) - target).saturated, velocity: (velocity ?? self.velocity(at: handOver)).finite,
      animation: animation, begin: begin, threshold: threshold)
    let waiting = outgoing.filter { now < $0.end } + [Outgoing(movement: movement, end: begin)]
    return Score(Movement(to: target, by: motion), after: goesOn ? waiting : [], by: clock)
  }
}
