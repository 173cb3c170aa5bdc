import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A grid of cards with an arena and what both reported.
struct CardTable {
  var grid: CardGrid
  var arena = GestureArena<Int>()
  var events: [CardGrid.Event] = []
  private var reports: [GestureEvent<Int>] = []

  init(_ feedback: PressFeedback = .shrink(PressEffect.Style()), isEnabled: Bool = true, count: Int = 2) {
    let cards = (0..<count).map { index in
      CardGridContent.Card(
        ElementID("card-\(index)"), title: "Card \(index)", feedback: feedback, isEnabled: isEnabled)
    }
    grid = CardGrid(
      CardGridContent(cards: cards), width: 300, environment: ComponentEnvironment(text: FixedWidthText()))
  }

  /// Sends a sample; inside a scroller there is one more candidate, which the grid never hears of.
  mutating func send(
    _ phase: PointerSample.Phase, _ point: Point, at time: Seconds, device: PointerSample.Device = .mouse,
    inScroller: Bool = false
  ) {
    let grid = grid
    let sample = PointerSample(device: device, phase: phase, position: point, time: time)
    arena.handle(sample, into: &reports) {
      (inScroller ? [GestureCandidate(-1, .drag(.vertical))] : []) + grid.candidates(at: $0)
    }
    deliver()
  }

  mutating func wait(until time: Seconds) {
    arena.advance(to: time, into: &reports)
    deliver()
    grid.advance(to: time)
  }

  private mutating func deliver() {
    for report in reports where report.target >= 0 { grid.handle(report, into: &events) }
    reports.removeAll()
  }

  /// A point on the first card.
  static let inside = Point(20, 20)

  func scale(at time: Seconds) -> Double { grid.scale(ofCard: 0, at: time) }
}
