import Components
import Geometry
import Gestures

extension Prototype {
  /// Where something can be pressed.
  public struct HitArea: Hashable, Sendable {
    /// What is pressed.
    public var id: ElementID
    /// Where, in points of the window.
    public var frame: Rect
  }

  /// Where the elements that show can be pressed: the areas that a press is tested against, not those that are drawn.
  ///
  /// - Cost: asks everything on the screen once for each element; for an inspector, not for every frame.
  public var hitAreas: [HitArea] {
    var areas: [HitArea] = []
    for element in elements {
      for candidate in candidates(at: element.frame.center) {
        guard case .press(let bounds) = candidate.recognizer, let id = id(of: candidate.target) else { continue }
        let area = HitArea(id: id, frame: bounds)
        if !areas.contains(area) { areas.append(area) }
        break
      }
    }
    return areas
  }

  /// Who would like to own a pointer that goes down at a point now, the first by rank first.
  private func candidates(at point: Point) -> [GestureCandidate<PointerTarget>] {
    let above = overlays.candidates(at: point, time: time)
    let all = overlays.isModal ? above : above + navigation.candidates(at: point, time: time)
    return all.compactMap { withMeaning($0) }
  }
}
