import AnimationCore
import Gestures

extension CoachTour {
  /// What a press of something of the tour would do at a time; nothing while it would do nothing: a mark that is on its way
  /// takes no presses.
  public func meaning(of id: ElementID, at time: Seconds) -> PressMeaning? {
    guard !isOver else { return nil }
    // The way out is one at any moment.
    if id == CoachCardLayout.Part.skip.id { return .only }
    guard dim.target > 0 else { return nil }
    if id == PartName.text { return card == nil ? nil : .only }
    guard hasArrived(at: time) else { return nil }
    if id == PartName.dim { return PressMeaning(isDemonstrating ? "wait" : "dim", currentMark) }
    guard let part = CoachCardLayout.Part(id), card?.frame(of: part) != nil else { return nil }
    switch part {
    case .skip: return .only
    case .back: return PressMeaning("back", currentMark)
    case .dot(let index): return PressMeaning("go", reachable.indices.contains(index) ? reachable[index] : -1)
    case .next:
      if isHeld { return PressMeaning("refused", currentMark) }
      return PressMeaning(reachable.contains { $0 > currentMark } ? "next" : "done", currentMark)
    }
  }
}
