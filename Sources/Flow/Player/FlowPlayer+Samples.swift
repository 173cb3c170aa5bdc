import AnimationCore
import Deck
import Notation
import Prototype
import Stage

extension FlowPlayer {
  /// Tells the stage recorded moments exactly as it was told them in the window.
  ///
  /// The frames of the recording are made too: not for their pixels, but because the prototype then takes the very same
  /// steps as when it was recorded.
  func play(
    _ moments: [Moment], from first: Int, of step: Flow.Step, to limit: Seconds
  ) throws(FlowFailure) -> Outcome {
    // The step began when the one before it was done; a recording that comes first keeps its times to the last bit.
    let start = time
    var next = first
    if first == 0 { try checkTime(of: step, end: start + (moments.map(\.time).max() ?? 0)) }
    while next < moments.count {
      let moment = moments[next].delayed(by: start)
      guard moment.time <= limit else { return .pending(.samples(moments, next: next)) }
      if let longest = step.timeLimit, moment.time - start > longest {
        throw failure(of: step, "the step takes longer than its limit of \(longest.shortest) s")
      }
      try play(moment, of: step)
      next += 1
    }
    return .done(at: start + (moments.last?.time ?? 0))
  }

  private func play(_ moment: Moment, of step: Flow.Step) throws(FlowFailure) {
    switch moment {
    case .input(let event):
      stage.handle(event)
      onInput?(event)
    case .frame(let time): stage.advance(to: time)
    case .scale(let scale, _):
      zoom = scale / flow.setting.scale
    case .reload(let time):
      do {
        let (deck, environment) = try onReload?(step, nil) ?? (stage.prototype.deck, stage.prototype.environment)
        stage.replace(stage.prototype(at: time).reloaded(deck, environment: environment))
      } catch {
        throw failure(of: step, "the deck cannot be reloaded: \(error)")
      }
    }
  }
}
