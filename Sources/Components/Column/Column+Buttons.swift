import AnimationCore
import Geometry

extension Column {
  // MARK: State

  /// Puts a button into a state, as a tap would; nothing happens when there is no such button or it is in it.
  ///
  /// `transaction` is the change that this is part of; `Transaction(animation: nil)` for one that does not show.
  public mutating func setButton(
    _ id: ElementID, isOn: Bool, at time: Seconds, in transaction: Transaction = Transaction(),
    into events: inout [Event]
  ) {
    guard let index = buttons.firstIndex(where: { $0.id == id }) else { return }
    changeButton(index, in: transaction, into: &events) { $0.set(isOn, at: time, in: transaction, into: &$1) }
    followTargets(at: time)
  }

  /// Whether a button is on, or done; nothing when there is no such button.
  public func isButtonOn(_ id: ElementID) -> Bool? { buttons.first { $0.id == id }?.button.isOn }

  /// Lets the button of a block take a tap.
  mutating func tapButton(ofBlock block: Int, at time: Seconds, into events: inout [Event]) {
    guard let index = buttons.firstIndex(where: { $0.block == block }) else { return }
    events.append(.activated(buttons[index].id, at: time))
    changeButton(index, into: &events) { $0.tap(at: time, into: &$1) }
  }

  /// Lets a button take something in; what it opens and closes follows.
  private mutating func changeButton(
    _ index: Int, in transaction: Transaction = Transaction(), into events: inout [Event],
    _ body: (inout StatefulButton, inout [StatefulButton.Event]) -> Void
  ) {
    var reports: [StatefulButton.Event] = []
    body(&buttons[index].button, &reports)
    for report in reports {
      events.append(.button(buttons[index].id, report))
      guard case .switched(let isOn, let time) = report else { continue }
      let change = transaction.over(buttons[index].button.content.transaction)
      if isOn {
        showBubble(index, at: time, in: change, into: &events)
      } else {
        dismissBubble(index, at: time, in: change, into: &events)
      }
      reveal(index, isOn, at: time, in: change, into: &events)
    }
  }

  /// Brings about what is due: bars that are full, bubbles that go by themselves.
  mutating func advanceButtons(to time: Seconds, into events: inout [Event]) {
    for index in buttons.indices {
      while let due = buttons[index].nextDeadline, due <= time {
        changeButton(index, into: &events) { $0.advance(to: due, into: &$1) }
        changeBubble(index, into: &events) { $0.advance(to: due, into: &$1) }
        switchOffWithBubble(index, at: due, into: &events)
      }
    }
  }

  /// What moves of the buttons at a time.
  func buttonMotions(at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    for item in buttons {
      motions += item.button.motions(of: item.id, at: time)
      if let bubble = item.bubble { motions += bubble.motions(at: time) }
    }
    for disclosure in disclosures where !disclosure.isAtRest(at: time) {
      if let id = content.blocks[disclosure.block].id { motions.append(Motion("\(id).reveal")) }
    }
    return motions
  }

  /// Goes on with the buttons of another column, by their names, and with what they show.
  mutating func resumeButtons(of other: Column, at time: Seconds) {
    for index in buttons.indices {
      guard let known = other.buttons.first(where: { $0.id == buttons[index].id }) else { continue }
      buttons[index].button.resume(known.button)
      if let bubble = known.bubble { buttons[index].bubble?.resume(bubble, at: time) }
      buttons[index].bubbleTime = known.bubbleTime
    }
    for index in disclosures.indices {
      let isShown = buttons.contains { $0.button.isOn && reveals($0, disclosures[index].block) }
      disclosures[index].set(isShown, at: time, with: nil, reduceMotion: environment.reduceMotion)
      layout.setCollapsed(!isShown, block: disclosures[index].block)
    }
  }

  // MARK: Bubbles

  /// Shows the bubbles of buttons that start switched on; they do not come, they are there.
  mutating func showFirstBubbles(at time: Seconds) {
    for index in buttons.indices where buttons[index].button.isOn {
      var unheard: [Event] = []
      showBubble(index, at: time, in: Transaction(animation: nil), into: &unheard)
    }
    followTargets(at: time)
  }

  private mutating func showBubble(
    _ index: Int, at time: Seconds, in transaction: Transaction, into events: inout [Event]
  ) {
    guard buttons[index].bubble != nil else { return }
    buttons[index].bubbleTime = time
    changeBubble(index, into: &events) { $0.show(at: time, in: transaction, into: &$1) }
    recount(index, at: time, in: transaction)
  }

  private mutating func dismissBubble(
    _ index: Int, at time: Seconds, in transaction: Transaction = Transaction(), into events: inout [Event]
  ) {
    recount(index, at: time, in: transaction)
    guard buttons[index].hasBubble else { return }
    changeBubble(index, into: &events) { $0.hide(at: time, in: transaction, into: &$1) }
  }

  /// Lets the number in a bubble follow the state of a button that counts.
  private mutating func recount(_ index: Int, at time: Seconds, in transaction: Transaction) {
    guard case .button(let source) = content.blocks[buttons[index].block], let count = source.count,
      source.effect == .like
    else { return }
    let shown = count + (buttons[index].button.isOn ? 1 : 0)
    buttons[index].bubble?.setCount(shown, at: time, in: transaction)
  }

  private mutating func changeBubble(
    _ index: Int, into events: inout [Event], _ body: (inout SpeechBubble, inout [SpeechBubble.Event]) -> Void
  ) {
    guard var bubble = buttons[index].bubble else { return }
    var reports: [SpeechBubble.Event] = []
    body(&bubble, &reports)
    buttons[index].bubble = bubble
    for report in reports { events.append(.bubble(buttons[index].id, report)) }
  }

  /// A button whose state is its bubble goes off when the bubble goes.
  private mutating func switchOffWithBubble(_ index: Int, at time: Seconds, into events: inout [Event]) {
    guard buttons[index].button.content.effect == .bubble, buttons[index].button.isOn, !buttons[index].hasBubble
    else { return }
    changeButton(index, into: &events) { $0.set(false, at: time, into: &$1) }
  }

  /// Sends a bubble away; the button whose state it is goes off.
  private mutating func hideBubble(_ index: Int, at time: Seconds, into events: inout [Event]) {
    let transaction = buttons[index].button.content.transaction
    changeBubble(index, into: &events) { $0.hide(at: time, in: transaction, into: &$1) }
    switchOffWithBubble(index, at: time, into: &events)
  }

  /// Sends every bubble away but that of something that was tapped.
  mutating func hideBubbles(besides target: Target? = nil, at time: Seconds, into events: inout [Event]) {
    for index in buttons.indices where buttons[index].hasBubble {
      let block = buttons[index].block
      if target == .button(block: block) || target == .bubble(block: block) { continue }
      hideBubble(index, at: time, into: &events)
    }
  }

  /// Sends the bubble of a block away, after it was tapped.
  mutating func hideBubble(ofBlock block: Int, at time: Seconds, into events: inout [Event]) {
    if let index = buttons.firstIndex(where: { $0.block == block }) { hideBubble(index, at: time, into: &events) }
  }

  /// Sends the bubble away that came last; says whether there was one.
  mutating func hideInnermostBubble(at time: Seconds, into events: inout [Event]) -> Bool {
    let latest = buttons.lazy.filter(\.hasBubble).map(\.bubbleTime).max()
    guard let last = buttons.lastIndex(where: { $0.hasBubble && $0.bubbleTime == latest }) else { return false }
    hideBubble(last, at: time, into: &events)
    return true
  }

  /// Puts the bubbles beside what can be seen of their buttons.
  mutating func followTargets(at time: Seconds) {
    let bounds = bubbleBounds
    for index in buttons.indices where buttons[index].bubble?.isVisible(at: time) == true {
      let target = visiblePart(ofButton: buttons[index].block, at: time)
      buttons[index].bubble?.follow(target, in: bounds, at: time)
    }
  }

  /// Where bubbles may stand: below what phones have at their top.
  private var bubbleBounds: Rect {
    let top = layout.bar.maxY - ColumnLayout.Metrics.barHeight
    return Rect(from: Point(layout.bounds.minX, top), to: layout.bounds.maximum)
  }

  /// What can be seen of a button: what scrolls under the bar or out of the window cannot.
  private func visiblePart(ofButton block: Int, at time: Seconds) -> Rect? {
    guard isShown(block: block) else { return nil }
    let frame = frame(of: .button(block: block), at: time)
    let top = offset(at: time) > 0 ? layout.bar.maxY : layout.bounds.minY
    let visible = Rect(
      from: Point(frame.minX, max(frame.minY, top)), to: Point(frame.maxX, min(frame.maxY, layout.bounds.maxY)))
    return visible.height > 0 ? visible : nil
  }
}
