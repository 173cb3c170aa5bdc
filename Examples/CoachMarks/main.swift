// Coach marks over things of your own: no window, no deck file, no font. The tour asks where its targets are, once for
// every frame, so the hole, the arrow and the text follow whatever moves. Here a button slides aside while it is pointed at.
import AnimationCore
import Components
import Geometry
import Gestures
import Scene

let window = Rect(x: 0, y: 0, width: 390, height: 844)

/// Where the things on the screen are at a time.
func target(_ id: ElementID, at time: Seconds) -> CoachTarget? {
  switch id {
  case "menu": CoachTarget(Rect(x: 320, y: 40, width: 44, height: 44))
  case "buy": CoachTarget(Rect(x: 40 + 60 * min(max(time - 3, 0), 1), y: 700, width: 160, height: 50))
  default: nil
  }
}

/// A number without digits after the point.
func whole(_ value: Double) -> Int { Int(value.rounded()) }

/// Says where the hole and the tip of the arrow are, and how dark it is around them.
func show(_ tour: CoachTour, at time: Seconds) {
  let elements = tour.elements(at: time)
  func frame(_ id: ElementID) -> Rect? { elements.first { $0.id == id }?.frame }
  var list = DisplayList(size: window.size)
  tour.draw(into: &list, at: time)
  let hole = frame("hole-0").map { "hole \(whole($0.minX)), \(whole($0.minY)) to \(whole($0.maxX)), \(whole($0.maxY))" }
  let tip = frame("coach-arrow").map { "arrow at \(whole($0.minX)), \(whole($0.minY))" }
  let darkness = elements.first { $0.role == Element.Role.overlay }?.opacity ?? 0
  let parts = ["dim \(whole(darkness * 100)) %", hole, tip, "\(list.items.count) items"].compactMap { $0 }
  print("\(whole(time * 1000)) ms: " + parts.joined(separator: "; "))
}

var marks = [CoachMark("Everything else is here.", at: [.element("menu")]), CoachMark("Pay.", at: [.element("buy")])]
marks[1].memory = "buy-button"
var tour = CoachTour(
  CoachTourContent(marks), environment: ComponentEnvironment(text: FixedWidthText()), at: 0)
var events: [CoachTour.Event] = []

for time in [0.0, 0.15, 1.0, 2.0, 2.2, 3.0, 3.5, 4.5, 5.0, 5.5] as [Seconds] {
  tour.advance(to: time, in: window, targets: { target($0, at: time) }, into: &events)
  if time == 2.0 || time == 5.0 { _ = tour.handle(KeyPress(.enter, time: time), into: &events) }
  show(tour, at: time)
}

for event in events {
  switch event {
  case .shown(_, let number, let count, let time): print("\(whole(time * 1000)) ms: mark \(number) of \(count)")
  case .remember(let name, _): print("to be remembered: \(name)")
  case .ended(let ending, _, let time): print("\(whole(time * 1000)) ms: \(ending.rawValue)")
  default: break
  }
}
