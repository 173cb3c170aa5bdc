import AnimationCore

extension CoachTour {
  /// A tour that stands still.
  struct Pause: Hashable, Sendable {
    var hidesDim: Bool
    var since: Seconds
  }

  /// Lets the tour stand still: the card goes, times stop, and with the dim hidden input is free.
  ///
  /// One that waits for a target waits no further; one whose first mark has not come yet is not there to be paused.
  public mutating func pause(hidesDim: Bool, at time: Seconds, into events: inout [Event]) {
    guard !isOver, hasBegun, pause == nil else { return }
    stopDemonstration(at: time, into: &events)
    pause = Pause(hidesDim: hidesDim, since: time)
    dismissCard(at: time, into: &events)
    withdrawWayOut(at: time)
    rim = nil
    if hidesDim, dim.target > 0 { dim.animate(to: 0, at: time, with: fade) }
    events.append(.paused(at: time))
  }

  /// Goes on with the mark at which the tour was paused; its demonstration is not shown again.
  public mutating func resume(at time: Seconds, into events: inout [Event]) {
    guard let pause else { return }
    self.pause = nil
    advanceDue = advanceDue.map { $0 + time - pause.since }
    if case .seeking(let since, let hasAsked) = stage {
      stage = .seeking(since: since + time - pause.since, hasAsked: hasAsked)
      if isReceded { offerWayOut(at: time) } else { dim.animate(to: 1, at: time, with: fade) }
    } else {
      dim.animate(to: 1, at: time, with: fade)
      stage = .showing(arrival: time + CoachTourLook.fadeDuration)
      if !marked.isEmpty || mark.targets.isEmpty || mark.missing == .center {
        makeCard(at: time, with: arrivalAnimation(isFirst: true))
        startRim(at: time)
      }
    }
    events.append(.resumed(at: time))
  }
}
