/// Where a pointer that is down stands, from the moment it goes down until it goes up.
///
/// The only way from one phase to another is ``after(_:)``, so that a transition that is not in its
/// table cannot be written.
enum PointerPhase: Hashable, Sendable {
  /// Down, within the slop, and nothing shows yet.
  case waiting
  /// Down, and the press shows.
  case pressed
  /// Down, but outside of the bounds of the press; it may come back.
  case outside
  /// Owned by the candidate at this index.
  case owned(Int)
  /// Still down, but nobody's any more.
  case spent

  /// What can happen to a pointer that is down.
  enum Signal: Hashable, Sendable {
    /// The time came to show the press.
    case lookIsDue
    /// The pointer moved out of the bounds of the press.
    case leftBounds
    /// The pointer moved back into the bounds.
    case enteredBounds
    /// A drag or a long press takes the pointer.
    case won(Int)
    /// The pointer moved past the slop where something could scroll, and nothing wanted it; or what it pressed moved away.
    case lostForGood
    /// What would be pressed is no longer there.
    case pressIsGone
  }

  /// The phase that follows, or nothing when the signal means nothing in this phase.
  func after(_ signal: Signal) -> PointerPhase? {
    switch (self, signal) {
    case (.waiting, .lookIsDue), (.outside, .enteredBounds): .pressed
    case (.waiting, .leftBounds), (.pressed, .leftBounds): .outside
    case (.waiting, .won(let index)), (.pressed, .won(let index)), (.outside, .won(let index)): .owned(index)
    case (.waiting, .lostForGood), (.pressed, .lostForGood), (.outside, .lostForGood): .spent
    case (.waiting, .pressIsGone), (.pressed, .pressIsGone), (.outside, .pressIsGone): .waiting
    case (.pressed, .lookIsDue), (.outside, .lookIsDue): nil
    case (.waiting, .enteredBounds), (.pressed, .enteredBounds): nil
    case (.outside, .leftBounds): nil
    case (.owned, _), (.spent, _): nil
    }
  }
}
