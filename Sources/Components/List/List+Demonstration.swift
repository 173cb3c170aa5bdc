import AnimationCore
import Geometry

extension List {
  /// Whether a row shows by itself what can be done with it.
  public var isDemonstrating: Bool { lift?.demonstration != nil || swipes.contains { $0.phase == .demonstrating } }

  /// Lets a row show once that it can be moved: it is lifted, changes places with the next row, or the one before
  /// where there is none, and is put back.
  ///
  /// The list never changes; whatever touches it meanwhile lets the row go home from where it is.
  /// `visible` is the part of the list's plane that can be seen.
  /// - Returns: whether it does: a list that cannot be moved, a lone row, and one in a hand do nothing.
  public mutating func demonstrateLift(
    _ key: RowKey, visible: Rect, at time: Seconds, into events: inout [Event]
  ) -> Bool {
    guard content.reorder != nil, rows.count > 1, lift == nil, animates, index(of: key) != nil else { return false }
    closeOpenRow(at: time, into: &events)
    var untold: [Event] = []
    liftByKeys(key, visible: visible, at: time, into: &untold)
    lift?.demonstration = RowLift.Demonstration(start: time)
    return lift != nil
  }

  /// Ends what a row shows by itself, from where it is.
  public mutating func stopDemonstration(visible: Rect, at time: Seconds, into events: inout [Event]) {
    if swipes.contains(where: { $0.phase == .demonstrating }) { closeOpenRow(at: time, into: &events) }
    if lift?.demonstration != nil { cancelLift(visible: visible, at: time, into: &events) }
  }

  /// Takes the steps of a row that shows that it can be moved, each at its own time.
  mutating func advanceLiftDemonstration(to time: Seconds, into events: inout [Event]) {
    var untold: [Event] = []
    while let lift, let demonstration = lift.demonstration, demonstration.due <= time {
      let due = demonstration.due
      let way = lift.home + 1 < rows.count ? 1 : -1
      switch demonstration.step {
      case .move: moveLift(by: way, at: due, into: &untold)
      case .moveBack: moveLift(by: lift.home - lift.slot, at: due, into: &untold)
      case .putDown:
        drop(visible: .zero, at: due, into: &untold)
        events.append(.demonstrated(rows[lift.home].content.id, completed: true, at: due))
      }
      self.lift?.demonstration = demonstration.next
    }
  }
}

extension RowLift {
  /// How a row that shows by itself that it can be moved goes on.
  struct Demonstration: Hashable, Sendable {
    /// What happens next.
    enum Step: Hashable, Sendable {
      case move, moveBack, putDown
    }

    /// When the row was lifted.
    let start: Seconds
    var step = Step.move

    /// When the next step is due.
    var due: Seconds {
      switch step {
      case .move: start + ListLimits.DemonstratedLift.move
      case .moveBack: start + ListLimits.DemonstratedLift.moveBack
      case .putDown: start + ListLimits.DemonstratedLift.putDown
      }
    }

    /// The same with the step after.
    var next: Demonstration? {
      switch step {
      case .move: Demonstration(start: start, step: .moveBack)
      case .moveBack: Demonstration(start: start, step: .putDown)
      case .putDown: nil
      }
    }
  }
}
