// A walkthrough in a program of its own: no window, no deck file, no font. It is dragged half a page, let go, and
// printed as a strip of moments. In an app, samples come from the window, times from its clock, and the display list
// goes to whatever draws.
import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A walkthrough with the arena that decides whose a touch is.
struct Strip {
  static let size = Size(390, 844)
  var walkthrough: Walkthrough
  var arena = GestureArena<ElementID>()
  var events: [Walkthrough.Event] = []

  /// Takes one sample of the finger.
  mutating func touch(_ phase: PointerSample.Phase, x: Double, at time: Seconds) {
    let stand = walkthrough
    var reports: [GestureEvent<ElementID>] = []
    arena.handle(PointerSample(phase: phase, position: Point(x, 300), time: time), into: &reports) {
      stand.candidates(at: $0, time: time)
    }
    for report in reports { walkthrough.handle(report, into: &events) }
  }

  /// Draws one moment and prints what is in it.
  mutating func show(at time: Seconds) {
    walkthrough.advance(to: time, into: &events)
    var list = DisplayList(size: Self.size, background: Walkthrough.background)
    walkthrough.draw(into: &list, at: time)
    let elements = walkthrough.elements(at: time).filter { $0.role == Element.Role.picture }
    let pictures = elements.map { "\($0.text) \(fixed($0.opacity))" }.joined(separator: ", ")
    let footer = walkthrough.footerColor(at: time).hexadecimal
    print("\(fixed(time)) s  footer \(footer)  \(pictures)  (\(list.items.count) items)")
  }
}

/// A number with two digits after the point.
func fixed(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let digits = String(hundredths % 100)
  return "\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits
}

let pages = [
  WalkthroughContent.Page(
    picture: PictureID("harbour.png"), title: "Sail", body: "With the tide.", color: Color(rgb: 0x0E7C86)),
  WalkthroughContent.Page(
    picture: PictureID("forest.png"), title: "Walk", body: "Under trees.", color: Color(rgb: 0x2E6F40)),
]
var strip = Strip(
  walkthrough: Walkthrough(
    WalkthroughContent(pages: pages), size: Strip.size, environment: ComponentEnvironment(text: FixedWidthText()),
    at: 0))

strip.show(at: 0)
strip.touch(.began, x: 350, at: 0.50)
for step in 1...20 {
  let time = 0.50 + Double(step) * 0.01
  strip.touch(.moved, x: 350 - Double(step) * 10, at: time)
  if step % 10 == 0 { strip.show(at: time) }
}
strip.touch(.ended, x: 150, at: 0.70)
for time in [0.80, 0.90, 1.00, 1.60] { strip.show(at: time) }
for case .pager(let event) in strip.events { print("\(fixed(event.time)) s  \(event.kind)") }
