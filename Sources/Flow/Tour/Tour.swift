import Components
import Deck
import Geometry
import Gestures
import Notation
import Prototype

/// A finger that looks at everything a deck has, as a person does who holds it for the first time.
///
/// It decides by what shows, so that no step can miss its target: it drags through every page, scrolls, presses cards and
/// buttons, opens, moves, deletes and brings back rows, answers what lies over a screen, and goes back, until every screen
/// that can be reached was seen. A value, and deterministic: the same prototype is shown in the same way.
public struct Tour: Hashable, Sendable {
  /// What was done on each screen, by its id.
  private var visits: [String: Visit] = [:]
  /// How long something has been in motion that was waited for, in waits.
  private var waitCount = 0
  /// What lies over the screen, as it was when it was answered last, and how often it was.
  private var answered = ""
  private var answerCount = 0
  /// How often it was tried to leave the present screen.
  private var leaveCount = 0

  /// Makes a tour that has seen nothing.
  public init() {}

  /// What to do next; nothing when everything was seen.
  mutating func next(in prototype: Prototype) -> [Flow.Step]? {
    let overlay = prototype.elements.first { $0.role == .overlay && $0.opacity > 0 }
    if !prototype.isAtRest || overlay?.state == Self.demonstrating, waitCount < TourPace.mostWaits {
      waitCount += 1
      return [Flow.Step(.wait(TourPace.wait))]
    }
    waitCount = 0
    if overlay != nil, let answer = answer(to: prototype) { return answer }
    guard let screen = prototype.deck.screen(prototype.currentScreen) else { return nil }
    var visit = visits[screen.id.value] ?? Visit(screen)
    let steps = visit.next(in: prototype) { leadsOn(to: $0, in: prototype) }
    visits[screen.id.value] = visit
    if let steps {
      leaveCount = 0
      return steps + [Flow.Step(.wait(TourPace.rest))]
    }
    return leave(prototype)
  }

  /// Whether a way leads to a screen on which there is something left to do.
  private func leadsOn(to destination: Deck.Destination, in prototype: Prototype) -> Bool {
    let id = destination.screen.value
    if destination.isBack || prototype.openScreens.contains(id) { return false }
    return visits[id].map { !$0.isDone } ?? true
  }

  // MARK: Over the screen

  /// The state of a coach mark's overlay while it lets no tap through.
  private static let demonstrating = "demonstrating"

  /// What gets on with something that lies over the screen; nothing when it does not answer.
  private mutating func answer(to prototype: Prototype) -> [Flow.Step]? {
    let elements = prototype.elements
    let shown = elements.filter { $0.role == .overlay || $0.role == .bubble }.map { "\($0.text) \($0.state)" }
    let now = shown.joined(separator: "; ")
    answerCount = now == answered ? answerCount + 1 : 0
    answered = now
    let rest = Flow.Step(.wait(TourPace.rest))
    // A corner is the place where neither a hole nor a bubble is.
    let corner = Point(TourPace.cornerInset, prototype.size.height - TourPace.cornerInset)
    switch answerCount {
    case 0:
      guard let tap = prototype.tap("coach-next") ?? prototype.tap("cancel") else { fallthrough }
      return [rest, tap, rest]
    case 1: return [rest, Flow.Step(.tap(Flow.Tap(.point(corner)))), rest]
    // What no finger gets rid of is left by the key that always leaves.
    case 2: return [Flow.Step(.key(Flow.Key(.escape))), rest]
    default: return nil
    }
  }

  // MARK: Back

  /// What leaves the screen for the one before; nothing on the first.
  private mutating func leave(_ prototype: Prototype) -> [Flow.Step]? {
    guard prototype.openScreens.count > 1, leaveCount < TourPace.mostLeaves else { return nil }
    let size = prototype.size
    defer { leaveCount += 1 }
    let rest = Flow.Step(.wait(TourPace.rest))
    // One screen by its edge, the next by its button: both are to be seen.
    let manner = (prototype.openScreens.count + leaveCount) % 2
    if manner == 0 {
      let edge = Point(TourPace.edge, size.height * TourPace.height)
      let end = Point(size.width * (1 - TourPace.inset), edge.y)
      return [Flow.Step(.drag(Flow.Drag(from: edge, to: end, duration: TourPace.drag))), rest]
    }
    if let button = prototype.element("back") {
      return [Flow.Step(.tap(Flow.Tap(.point(button.frame.center)))), rest]
    }
    return [Flow.Step(.key(Flow.Key(.back))), rest]
  }
}
