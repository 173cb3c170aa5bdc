import Geometry

extension GestureArena {
  /// A pointer that is down, and who would like to own it.
  struct Contest: Hashable, Sendable {
    var pointer: Int
    var device: PointerSample.Device
    var start: Point
    var startTime: Double
    var last: Point
    var lastTime: Double
    /// From where a drag counts its movement: the start, moved on by the slop.
    var dragAnchor: Point
    /// Who would like to own the pointer; every frame asks for timers, so what those need to know is looked up once.
    private(set) var candidates: [Candidate]
    /// The candidate that would be pressed: the first of its kind.
    private(set) var press: Int?
    /// The candidate that a long press goes to: the first of its kind.
    private(set) var longPress: Int?
    /// Whether a drag could come of it: then a movement past the slop ends the press for good.
    private(set) var canDrag = false
    var phase = PointerPhase.waiting
    /// The distance from the start has been over the slop, so that a long press is out of the question.
    var hasMoved = false

    init(_ sample: PointerSample, candidates: [Candidate]) {
      (pointer, device) = (sample.id, sample.device)
      (start, last, dragAnchor) = (sample.position, sample.position, sample.position)
      (startTime, lastTime) = (sample.time, sample.time)
      self.candidates = candidates
      sortOut()
    }

    mutating func remove(where isGone: (Candidate) -> Bool) {
      candidates.removeAll(where: isGone)
      sortOut()
    }

    private mutating func sortOut() {
      press = candidates.firstIndex(where: \.isPress)
      longPress = candidates.firstIndex { $0.recognizer == .longPress }
      canDrag = candidates.contains { if case .drag = $0.recognizer { true } else { false } }
    }
  }
}
