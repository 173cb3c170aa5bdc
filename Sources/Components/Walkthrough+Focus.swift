import Gestures

/// What has the keyboard on a walkthrough.
extension Walkthrough {
  private var focusOrder: [Part] { layout.skipLabel != nil && isSkipEnabled ? [.skip, .button] : [.button] }

  /// What the keyboard can reach, as a tour over the walkthrough needs to know.
  ///
  /// `backward` is the direction of Tab.
  public func focus(backward: Bool) -> CoachFocusBelow {
    let order = focusOrder
    let end = backward ? order.first : order.last
    return CoachFocusBelow(isEmpty: false, isAtEnd: focus != nil && focus == end) { id in
      Part(id).map(order.contains) ?? false
    }
  }

  /// Gives something by its name the keyboard, or takes it from what has it; nothing happens where it cannot have it.
  public mutating func focus(_ id: ElementID?) {
    guard let id else { return focus = nil }
    if let part = Part(id), focusOrder.contains(part) { focus = part }
  }

  /// Moves the keyboard on, and round.
  mutating func moveFocus(backward: Bool) {
    let order = focusOrder
    guard let focus, let index = order.firstIndex(of: focus) else {
      self.focus = backward ? order.last : order.first
      return
    }
    self.focus = order[(index + (backward ? order.count - 1 : 1)) % order.count]
  }
}
