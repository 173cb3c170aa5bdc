import Testing

@testable import Gestures

@Suite struct PointerPhaseTests {
  /// What follows a phase when something happens to the pointer; nothing where it means nothing.
  private static let table: [PointerPhase: [PointerPhase.Signal: PointerPhase]] = [
    .waiting: [
      .lookIsDue: .pressed, .leftBounds: .outside, .won(2): .owned(2), .lostForGood: .spent, .pressIsGone: .waiting,
    ],
    .pressed: [.leftBounds: .outside, .won(2): .owned(2), .lostForGood: .spent, .pressIsGone: .waiting],
    .outside: [.enteredBounds: .pressed, .won(2): .owned(2), .lostForGood: .spent, .pressIsGone: .waiting],
    .owned(1): [:],
    .spent: [:],
  ]

  private static let signals: [PointerPhase.Signal] = [
    .lookIsDue, .leftBounds, .enteredBounds, .won(2), .lostForGood, .pressIsGone,
  ]

  @Test(arguments: Array(table.keys))
  func `a phase is followed by what the table says and by nothing else`(_ phase: PointerPhase) {
    for signal in Self.signals {
      #expect(phase.after(signal) == Self.table[phase]?[signal], "\(phase) after \(signal)")
    }
  }

  @Test func `an owner keeps the pointer whatever happens, and a spent one is nobody's again`() {
    for phase in [PointerPhase.owned(0), .spent] {
      #expect(Self.signals.allSatisfy { phase.after($0) == nil })
    }
  }
}
