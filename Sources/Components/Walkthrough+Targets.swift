import AnimationCore
import Geometry
import Gestures

extension Walkthrough {
  /// Something that a coach mark can point at, by its name; nothing when it does not show.
  public func coachTarget(_ id: ElementID, at time: Seconds) -> CoachTarget? {
    guard let frame = restingFrame(of: id, at: time) else { return nil }
    return CoachTarget(frame, visible: frame.intersection(layout.bounds), isMoving: pager.phase != .idle)
  }

  /// Where something is, as it is when it is not pressed; a picture is as large as the page, however it breathes.
  private func restingFrame(of id: ElementID, at time: Seconds) -> Rect? {
    if id == "footer" { return layout.footer }
    if let part = Part(id) {
      switch part {
      case .pager: return layout.bounds
      case .button: return layout.button
      case .skip: return layout.skipLabel != nil && isSkipEnabled ? layout.skip : nil
      case .dot(let index):
        guard content.pages.indices.contains(index), content.pages.count > 1 else { return nil }
        return layout.control.frame(ofDot: index, blend: pager.blend(at: time))
      }
    }
    let words = id.name.split(separator: "-")
    guard words.count == 2, let page = Int(words[1]), content.pages.indices.contains(page),
      page == pager.targetPage
    else { return nil }
    switch words[0] {
    case "picture": return content.pages[page].picture == nil ? nil : layout.bounds
    case "title": return layout.pages[page].title.box
    case "body": return layout.pages[page].body.box
    default: return nil
    }
  }

  /// Shows something pressed, or lets it go, without an effect.
  public mutating func showPress(of id: ElementID, isDown: Bool, at time: Seconds, into events: inout [Event]) {
    guard let frame = restingFrame(of: id, at: time) else { return }
    handle(
      GestureEvent(target: id, kind: isDown ? .pressBegan : .pressCancelled, position: frame.center, time: time),
      into: &events)
  }

  /// Lets something show by itself what can be done with it; says whether it does.
  ///
  /// The page that turns ends with ``Event/demonstrated(completed:at:)``, once, whatever ends it. A tap is shown by
  /// ``showPress(of:isDown:at:into:)`` and needs nothing else.
  public mutating func demonstrate(
    _ motion: CoachMark.Demonstration, on id: ElementID?, at time: Seconds
  ) -> Bool {
    switch motion {
    case .tap: return id.map { restingFrame(of: $0, at: time) != nil } ?? false
    case .page:
      isDemonstrated = pager.demonstrate(at: time)
      return isDemonstrated
    case .swipe, .drag, .scroll: return false
    }
  }

  /// Whether the page shows by itself that it turns.
  public var isDemonstrating: Bool { isDemonstrated }

  /// Ends what the page shows by itself, from where it is.
  public mutating func stopDemonstration(at time: Seconds, into events: inout [Event]) {
    change(&events) { pager, events in pager.stopDemonstration(at: time, into: &events) }
    tellDemonstration(at: time, into: &events)
  }

  /// Tells once that the page does not show any more that it turns.
  mutating func tellDemonstration(completed: Bool = false, at time: Seconds, into events: inout [Event]) {
    guard isDemonstrated, !pager.isDemonstrating else { return }
    isDemonstrated = false
    events.append(.demonstrated(completed: completed, at: time))
  }
}
