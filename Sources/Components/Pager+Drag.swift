import AnimationCore

/// A finger that holds the pages.
extension Pager {
  /// Takes hold of the content where it is.
  public mutating func beginDrag(at time: Seconds) {
    let slot = position.value(at: time)
    let start = nearestSlot(to: slot)
    let limits = Double(max(0, start - 1))...Double(min(slotCount - 1, start + 1))
    drag = Drag(
      grabbed: unbanded(slot, limits), limits: limits, origin: targetSlot, wasSettling: isSettling, queued: queuedPage)
    isSettling = false
    isDemonstrating = false
    queuedPage = nil
    position.set(slot)
  }

  /// Follows the finger.
  ///
  /// - Parameter translation: how far the finger has moved since the drag began, in points, positive to the right.
  public mutating func drag(translation: Double) {
    guard let drag, translation.isFinite else { return }
    self.drag?.farthest = max(drag.farthest, abs(translation))
    position.set(banded(drag.grabbed - translation / width, drag.limits))
  }

  /// Lets go.
  ///
  /// A finger that caught a page on its way and has not moved lets it go on to where it was bound.
  ///
  /// - Parameters:
  ///   - velocity: the finger's velocity in points per second, positive to the right.
  ///   - tellsReturn: whether a drag that changes nothing is told of as one that was cancelled.
  ///   - time: when.
  ///   - events: gets what follows from it.
  public mutating func endDrag(
    velocity: Double, tellsReturn: Bool = false, at time: Seconds, into events: inout [PagerEvent]
  ) {
    guard let drag else { return }
    self.drag = nil
    if drag.wasSettling, drag.farthest < Defaults.holdSlop, abs(velocity) < Defaults.flickSpeed {
      queuedPage = drag.queued
      return go(toSlot: drag.origin, from: drag.origin, speed: 0, at: time, into: &events)
    }
    let slot = position.value(at: time)
    let speed = velocity.isFinite ? -velocity : 0
    let wanted =
      if abs(speed) >= Defaults.flickSpeed {
        slot.rounded(speed > 0 ? .up : .down)
      } else {
        slot.rounded(.toNearestOrAwayFromZero)
      }
    let target = Int(min(max(wanted, drag.limits.lowerBound), drag.limits.upperBound))
    if tellsReturn, target == drag.origin {
      events.append(PagerEvent(kind: .cancelled(page: page(inSlot: target)), time: time))
    }
    go(toSlot: target, from: drag.origin, speed: speed / width, at: time, into: &events)
  }

  /// Ends the drag without effect: the pager goes where it was bound before.
  public mutating func cancelDrag(at time: Seconds, into events: inout [PagerEvent]) {
    guard let drag else { return }
    self.drag = nil
    events.append(PagerEvent(kind: .cancelled(page: page(inSlot: drag.origin)), time: time))
    go(toSlot: drag.origin, from: drag.origin, speed: 0, at: time, into: &events)
  }

  private func banded(_ slot: Double, _ limits: ClosedRange<Double>) -> Double {
    let inside = min(max(slot, limits.lowerBound), limits.upperBound)
    return inside + RubberBand.offset((slot - inside) * width, dimension: width) / width
  }

  private func unbanded(_ slot: Double, _ limits: ClosedRange<Double>) -> Double {
    let inside = min(max(slot, limits.lowerBound), limits.upperBound)
    return inside + RubberBand.distance(forOffset: (slot - inside) * width, dimension: width) / width
  }
}
