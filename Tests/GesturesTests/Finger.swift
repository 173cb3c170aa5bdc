import Geometry
import Gestures

/// A pointer moved by a test, which collects what the arena reports.
struct Finger {
  typealias Candidate = GestureCandidate<String>
  typealias Kind = GestureEvent<String>.Kind

  var arena = GestureArena<String>()
  var events: [GestureEvent<String>] = []
  var device = PointerSample.Device.mouse
  var id = 0
  let candidates: [Candidate]

  init(_ candidates: [Candidate], device: PointerSample.Device = .mouse) {
    self.candidates = candidates
    self.device = device
  }

  mutating func send(_ phase: PointerSample.Phase, _ x: Double, _ y: Double, at time: Double) {
    let sample = PointerSample(id: id, device: device, phase: phase, position: Point(x, y), time: time)
    let candidates = candidates
    arena.handle(sample, into: &events) { _ in candidates }
  }

  mutating func down(_ x: Double, _ y: Double, at time: Double = 0) { send(.began, x, y, at: time) }
  mutating func move(_ x: Double, _ y: Double, at time: Double) { send(.moved, x, y, at: time) }
  mutating func up(_ x: Double, _ y: Double, at time: Double) { send(.ended, x, y, at: time) }
  mutating func wait(until time: Double) { arena.advance(to: time, into: &events) }

  /// The reports as words, moves left out.
  var story: [String] {
    events.compactMap { event in
      if case .dragMoved = event.kind { return nil }
      if case .dragEnded = event.kind { return "\(event.target) dragEnded" }
      return "\(event.target) \(event.kind)"
    }
  }
}
