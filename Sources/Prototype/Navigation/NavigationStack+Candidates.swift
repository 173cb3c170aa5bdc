import AnimationCore
import Components
import Deck
import Geometry
import Gestures

extension NavigationStack {
  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  ///
  /// A screen that comes in can be taken hold of and sent back from its first moment; what is on it, once enough of it shows.
  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<PointerTarget>] {
    let index = currentIndex
    let entry = entries[index]
    let origin = origin(of: index, at: time)
    let local = point - origin
    let isShown = isShown(at: point, time: time)
    var found: [GestureCandidate<PointerTarget>] = []
    if index > 0, entry.transition == .sheet {
      guard local.y >= 0 else {
        let behind = Rect(x: 0, y: 0, width: size.width, height: origin.y)
        return isShown ? [GestureCandidate(.behindSheet, .press(bounds: behind))] : []
      }
      if canBeCaught(index, at: time) { return [GestureCandidate(.sheet, .immediateDrag)] }
      if entry.screen.isAtTop(at: local, time: time) { found.append(GestureCandidate(.sheet, .drag(.down))) }
    } else if canGoBack, (0..<GestureLimits.edgeSwipeWidth).contains(isRightToLeft ? size.width - point.x : point.x) {
      found.append(GestureCandidate(.edge, .drag(isRightToLeft ? .left : .right)))
    }
    guard isShown else { return found }
    found += entry.screen.candidates(at: local, time: time).map { candidate in
      candidate.offsetBy(origin).map { .screen(entry.serial, $0) }
    }
    return found
  }

  /// Whether enough of the current screen shows at a point for a finger to mean what is on it: it has come in by half, and what
  /// leaves does not lie over it.
  func isShown(at point: Point, time: Seconds) -> Bool {
    let index = currentIndex
    let share = index == 0 ? 1 : entries[index].progress.value(at: time)
    let uncovered = entries.indices[(index + 1)...].reduce(1.0) { $0 * (1 - cover(of: $1, at: point, time: time)) }
    return min(share, uncovered) >= NavigationMetrics.leastVisibility
  }

  /// How much of what lies below a point a screen that leaves hides there, in 0...1.
  private func cover(of index: Int, at point: Point, time: Seconds) -> Double {
    guard Rect(origin: origin(of: index, at: time), size: size).contains(point) else { return 0 }
    let fades = reduceMotion || entries[index].transition == .fade
    return fades ? min(max(entries[index].progress.value(at: time), 0), 1) : 1
  }

  /// Whether a finger that goes down catches a screen that is on its way in.
  private func canBeCaught(_ index: Int, at time: Seconds) -> Bool {
    guard !reduceMotion, !entries[index].progress.isAtRest(at: time) else { return false }
    return (1 - entries[index].progress.value(at: time)) * size.height > NavigationMetrics.catchDistance
  }
}
