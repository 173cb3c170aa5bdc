import AnimationCore
import Components
import Deck
import Geometry
import Gestures

extension NavigationStack {
  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<PointerTarget>] {
    let index = currentIndex
    let entry = entries[index]
    let origin = origin(of: index, at: time)
    let local = point - origin
    var found: [GestureCandidate<PointerTarget>] = []
    if index > 0, entry.transition == .sheet {
      guard local.y >= 0 else {
        let behind = Rect(x: 0, y: 0, width: size.width, height: origin.y)
        return [GestureCandidate(.behindSheet, .press(bounds: behind))]
      }
      if entry.screen.isAtTop(at: local, time: time) { found.append(GestureCandidate(.sheet, .drag(.down))) }
    } else if canGoBack, (0..<GestureLimits.edgeSwipeWidth).contains(isRightToLeft ? size.width - point.x : point.x) {
      found.append(GestureCandidate(.edge, .drag(isRightToLeft ? .left : .right)))
    }
    found += entry.screen.candidates(at: local, time: time).map { candidate in
      candidate.offsetBy(origin).map { .screen(entry.serial, $0) }
    }
    return found
  }
}
