import AnimationCore
import Components
import Geometry
import Gestures
import Scene

let walkthroughSize = Size(390, 844)
let walkthroughColors = [Color(rgb: 0x0E7C86), Color(rgb: 0x2E6F40, alpha: 0.5), Color(rgb: 0xF4A259)]

func makeWalkthrough(pages: Int = 3, reduceMotion: Bool = false, isRightToLeft: Bool = false) -> Walkthrough {
  let pages = (0..<pages).map { index in
    WalkthroughContent.Page(
      picture: PictureID("\(index).png"), title: "Title \(index)", body: "Body", color: walkthroughColors[index % 3])
  }
  let environment = ComponentEnvironment(
    text: FixedWidthText(),
    pictureSizes: ["0.png": Size(100, 100)].reduce(into: [:]) { $0[PictureID($1.key)] = $1.value },
    reduceMotion: reduceMotion, isRightToLeft: isRightToLeft)
  return Walkthrough(WalkthroughContent(pages: pages), size: walkthroughSize, environment: environment, at: 0)
}

/// A walkthrough with a pointer on it.
struct WalkthroughHand {
  var walkthrough: Walkthrough
  var arena = GestureArena<ElementID>()
  var events: [Walkthrough.Event] = []

  init(_ walkthrough: Walkthrough) { self.walkthrough = walkthrough }

  mutating func send(_ phase: PointerSample.Phase, _ x: Double, _ y: Double, at time: Seconds) {
    walkthrough.advance(to: time, into: &events)
    var reports: [GestureEvent<ElementID>] = []
    let copy = walkthrough
    arena.handle(PointerSample(phase: phase, position: Point(x, y), time: time), into: &reports) {
      copy.candidates(at: $0, time: time)
    }
    for report in reports { walkthrough.handle(report, into: &events) }
  }

  /// Drags to the left without letting go.
  mutating func hold(_ points: Double, at time: Seconds) {
    send(.began, 380, 300, at: time)
    send(.moved, 380 - GestureLimits.mouseSlop - points, 300, at: time)
  }

  mutating func tap(_ x: Double, _ y: Double, at time: Seconds) {
    send(.began, x, y, at: time)
    send(.ended, x, y, at: time + 0.05)
  }

  mutating func wait(until time: Seconds) { walkthrough.advance(to: time, into: &events) }

  func list(at time: Seconds) -> DisplayList {
    var list = DisplayList(size: walkthroughSize)
    walkthrough.draw(into: &list, at: time)
    return list
  }

  func element(_ id: ElementID, at time: Seconds) -> Element? {
    walkthrough.elements(at: time).first { $0.id == id }
  }
}
