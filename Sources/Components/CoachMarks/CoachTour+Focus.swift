import AnimationCore
import Gestures

/// What the keyboard finds on the screen below a tour.
public struct CoachFocusBelow {
  /// Whether there is nothing that the keyboard could reach.
  public var isEmpty: Bool
  /// Whether Tab would go round, because it has been everywhere.
  public var isAtEnd: Bool
  /// Whether something can have the keyboard, by its name.
  public var takes: (ElementID) -> Bool

  /// Makes a screen; without arguments, one on which the keyboard reaches nothing.
  public init(isEmpty: Bool = true, isAtEnd: Bool = true, takes: @escaping (ElementID) -> Bool = { _ in false }) {
    self.isEmpty = isEmpty
    self.isAtEnd = isAtEnd
    self.takes = takes
  }
}

extension CoachTour {
  /// Something that Tab goes to: a part of the card, or what the mark lets through its hole.
  private enum Stop: Hashable {
    case part(CoachCardLayout.Part)
    case target(ElementID)
  }

  /// Moves the keyboard on: through the card, and to the targets that a finger reaches through the holes.
  mutating func moveFocus(_ key: KeyPress, below: CoachFocusBelow, into events: inout [Event]) {
    var stops = (card?.parts ?? []).map { Stop.part($0.part) }
    if mark.holeTap != .block {
      stops += mark.targets.compactMap(\.id).map(lastingName).filter(below.takes).map(Stop.target)
    }
    guard !stops.isEmpty else { return }
    let now = focusedTarget.map(Stop.target) ?? focus.map(Stop.part)
    let index = now.flatMap { stops.firstIndex(of: $0) }
    let next = index.map { ($0 + (key.shift ? stops.count - 1 : 1)) % stops.count } ?? (key.shift ? stops.count - 1 : 0)
    switch stops[next] {
    case .part(let part):
      loseTargetFocus(at: key.time, into: &events)
      focus = part
    case .target(let id):
      focus = nil
      focusedTarget = id
      events.append(.focus(id, at: key.time))
    }
  }

  /// Takes a key for the target that has the keyboard; says whether the tour has anything to do with it.
  ///
  /// What is below takes it then. A press by a key counts as a tap on the hole does.
  mutating func passToTarget(_ key: KeyPress, into events: inout [Event]) -> Bool {
    guard focusedTarget != nil, key.key != .back else { return false }
    if key.key == .enter || key.key == .space, !key.isRepeat { targetTapped(at: key.time, into: &events) }
    return true
  }

  /// Takes the keyboard from the target that has it.
  mutating func loseTargetFocus(at time: Seconds, into events: inout [Event]) {
    guard focusedTarget != nil else { return }
    focusedTarget = nil
    events.append(.focus(nil, at: time))
  }
}
