import AnimationCore
import Geometry

extension CoachTour {
  /// Goes on in the place of another tour, whose deck has changed: with its dim, its holes and its card as they were.
  ///
  /// Marks are known by what they are, not by their places. One that was shown before the present one is not shown again
  /// because it stands after it now. When the present one is gone, the tour goes on with what stands in its place.
  ///
  /// A motion that a mark shows has to be ended before; it comes again only where the deck says another one now.
  ///
  /// - Parameters:
  ///   - other: a tour that is not over.
  ///   - origins: for each mark the same mark of the other tour, counted from 0; nil for a new one.
  ///   - time: when.
  ///   - events: gets what happens.
  public mutating func resume(_ other: CoachTour, marks origins: [Int?], at time: Seconds, into events: inout [Event]) {
    window = other.window
    dim = other.dim
    spotlight = other.spotlight
    hasBegun = other.hasBegun
    isReceded = other.isReceded
    lastingNames = other.lastingNames.filter { unnamed.contains($0.key) }
    unnamed.subtract(lastingNames.keys)
    for (mark, origin) in origins.enumerated() {
      guard let origin else { continue }
      // What is remembered by now may have been shown by this very tour, which can go back to it.
      if other.isOffered[origin] { isOffered[mark] = true }
      if other.remembered.contains(origin) { remembered.insert(mark) }
    }
    let present = origins.firstIndex(of: other.currentMark)
    currentMark = present ?? Self.successor(of: other.currentMark, among: origins)
    for mark in origins.indices where mark > currentMark {
      if let origin = origins[mark], origin < other.currentMark { isOffered[mark] = false }
    }
    stage = other.stage
    pause = other.pause
    isGoingBack = other.isGoingBack
    card = other.card
    leavingCard = other.leavingCard
    rim = other.rim
    velocity = other.velocity
    if content.skipLabel == other.content.skipLabel { wayOut = other.wayOut }
    // The pointer that pressed something is not heard of any more.
    card?.presses.remove { _ in true }
    wayOut?.presses.remove { _ in true }
    if let present {
      goOn(with: present, of: other, at: time, into: &events)
    } else {
      startAnew(at: time, into: &events)
    }
    // Another deck may say the button differently, or have none.
    if isReceded, pause == nil { offerWayOut(at: time) }
  }

  /// The mark that stands where one that is gone stood: the one after the nearest before it that is still there.
  private static func successor(of mark: Int, among origins: [Int?]) -> Int {
    let before = (0..<mark).reversed().lazy.compactMap { origins.firstIndex(of: $0) }.first
    return min(before.map { $0 + 1 } ?? 0, max(origins.count - 1, 0))
  }

  /// Goes on with the mark that showed, laid out anew.
  private mutating func goOn(with mark: Int, of other: CoachTour, at time: Seconds, into events: inout [Event]) {
    isHeld = other.isHeld
    hasToldOmission = other.hasToldOmission
    focus = other.focus
    focusedTarget = other.focusedTarget
    marked = other.marked
    isHidden = other.isHidden
    advanceDue = other.advanceDue
    isCardStale = true
    let (old, new) = (other.mark, self.mark)
    guard case .showing(let arrival) = stage else { return }
    if new.targets != old.targets { return startAnew(at: time, into: &events) }
    if new.advancesAfter != old.advancesAfter { advanceDue = new.advancesAfter.map { max(arrival + $0, time) } }
    if new.hole.hasRim != old.hole.hasRim {
      rim = nil
      startRim(at: max(arrival, time))
    }
    demonstration = other.demonstration == .due ? .due : .over
    if new.demonstration != old.demonstration {
      demonstration = new.demonstration == nil ? .over : .due
      stage = .showing(arrival: max(arrival, time))
    }
  }

  /// Looks for the mark as it does for one that is gone to.
  private mutating func startAnew(at time: Seconds, into events: inout [Event]) {
    guard hasBegun else { return stage = .seeking(since: time, hasAsked: false) }
    let wasPaused = pause != nil
    seek(currentMark, at: time, into: &events)
    if wasPaused { pause?.since = time }
  }
}
