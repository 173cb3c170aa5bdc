import AnimationCore
import Geometry

/// What marks point at, found by names that last.
///
/// The name in a deck says where a row stands when it is first found. From then on the mark is about that row: it goes with
/// it to another place, and is left out once it is gone, though another row has its place by then.
extension CoachTour {
  /// The name of what the arrow points at, by which it is found now; nothing for a rectangle or no target.
  var firstTarget: ElementID? { mark.targets.first?.id.map(lastingName) }

  func lastingName(of id: ElementID) -> ElementID { lastingNames[id] ?? id }

  /// Notes the lasting names of what can be found by now.
  mutating func learnNames(_ targets: (ElementID) -> CoachTarget?) {
    for id in unnamed {
      guard let target = targets(id) else { continue }
      unnamed.remove(id)
      lastingNames[id] = target.lastingName
    }
  }

  /// The targets of the mark that are there, in order.
  func visible(_ targets: (ElementID) -> CoachTarget?) -> [CoachTarget] {
    mark.targets.compactMap { target in
      switch target {
      case .element(let id): targets(lastingName(of: id)).flatMap { $0.frame.isSound ? $0 : nil }
      case .rectangle(let rect): rect.isSound ? CoachTarget(rect) : nil
      }
    }
  }

  /// Looks whether what the mark requires has been done; a mark that would have gone on by itself then does so at once.
  mutating func updateHold(at time: Seconds, _ targets: (ElementID) -> CoachTarget?) {
    let wasHeld = isHeld
    isHeld = mark.requirement.flatMap(targets).map { !$0.isOn } ?? false
    if wasHeld, !isHeld { advanceDue = advanceDue.map { max($0, time) } }
  }

  mutating func updateReachable(_ targets: (ElementID) -> CoachTarget?) {
    reachable = content.marks.indices.filter { index in
      let mark = content.marks[index]
      guard isOffered[index] else { return false }
      if mark.targets.isEmpty || mark.missing == .center || mark.wait > 0 { return true }
      return mark.targets.contains { target in
        switch target {
        case .element(let id): targets(lastingName(of: id)) != nil
        case .rectangle: true
        }
      }
    }
  }
}

extension CoachMark.Target {
  /// The name of what is pointed at; nil for a rectangle.
  public var id: ElementID? {
    if case .element(let id) = self { id } else { nil }
  }
}

extension Rect {
  /// Whether it can be pointed at: every number is finite and no length is negative.
  fileprivate var isSound: Bool {
    origin.isFinite && maximum.isFinite && width >= 0 && height >= 0
  }
}
