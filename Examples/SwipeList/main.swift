// A list of three rows is driven by a finger that is written down here: no window, no clock, no SDL.
//
// It is what a program with a window does: samples go to the arena, its reports to the list, the time to both, and
// what shows comes out as values.

import Components
import Geometry
import Gestures
import Scene

struct DrivenList {
  let visible = Rect(x: 0, y: 0, width: 390, height: 600)
  var arena = GestureArena<List.Target>()
  var list: List
  private var reports: [GestureEvent<List.Target>] = []
  private var events: [List.Event] = []

  init(_ content: ListContent) {
    list = List(content, width: visible.width, environment: ComponentEnvironment(text: FixedWidthText()))
  }

  mutating func advance(to time: Double) {
    arena.advance(to: time, into: &reports)
    deliver()
    list.advance(to: time, into: &events)
  }

  mutating func send(_ phase: PointerSample.Phase, _ position: Point, at time: Double) {
    advance(to: time)
    let sample = PointerSample(device: .touch, phase: phase, position: position, time: time)
    let (list, visible) = (list, visible)
    arena.handle(sample, into: &reports) { list.candidates(at: $0, visible: visible, time: time) }
    deliver()
  }

  private mutating func deliver() {
    for report in reports { list.handle(report, visible: visible, into: &events) }
    reports.removeAll()
  }

  /// Drags from one point to another in a quarter of a second, holds, and lets go.
  mutating func drag(from start: Point, to end: Point, at time: Double) {
    send(.began, start, at: time)
    for step in 1...30 {
      send(.moved, start + (end - start) * (Double(step) / 30), at: time + Double(step) / 120)
    }
    send(.ended, end, at: time + 0.5)
  }

  /// Says what has happened, and where each row is drawn.
  mutating func show(at time: Double) {
    advance(to: time)
    for event in events { print("  \(event)") }
    events.removeAll()
    let rows = list.elements(visible: visible, at: time).filter { $0.role == .row }
    print(rows.map { "\($0.text) at \(Int($0.frame.minX)), \(Int($0.frame.minY))" }.joined(separator: "; "))
  }

  mutating func undo(at time: Double) { list.undo(at: time, into: &events) }
}

var driven = DrivenList(
  ListContent(
    "fruits", rows: ["apple", "banana", "cherry"].map { ListContent.Row($0) },
    trailingActions: [ListContent.Action("Delete", isDestructive: true)], reorder: .handle))
driven.drag(from: Point(200, 87), to: Point(100, 87), at: 0)
driven.show(at: 1)
driven.drag(from: Point(370, 29), to: Point(370, 160), at: 1)
driven.show(at: 2)
driven.drag(from: Point(300, 29), to: Point(20, 29), at: 2)
driven.show(at: 3)
driven.undo(at: 3)
driven.show(at: 4)
