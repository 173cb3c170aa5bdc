import AnimationCore
import Geometry

extension Column {
  /// The blocks that the buttons of a content show and hide; a block is there when one of its buttons is on.
  static func disclosures(of content: ColumnContent) -> [Disclosure] {
    var disclosures: [Disclosure] = []
    for (index, block) in content.blocks.enumerated() {
      guard let id = block.id else { continue }
      let openers = content.blocks.compactMap { other in
        if case .button(let button) = other, button.reveals == id, button.id != id { button } else { nil }
      }
      if !openers.isEmpty { disclosures.append(Disclosure(block: index, isShown: openers.contains(where: \.isOn))) }
    }
    return disclosures
  }

  /// Whether a button shows and hides a block.
  func reveals(_ item: ButtonItem, _ block: Int) -> Bool {
    guard case .button(let source) = content.blocks[item.block] else { return false }
    return source.reveals != nil && source.reveals == content.blocks[block].id
  }

  /// Shows or hides what a button names; the other buttons that name it follow.
  mutating func reveal(
    _ index: Int, _ isShown: Bool, at time: Seconds, in transaction: Transaction, into events: inout [Event]
  ) {
    let item = buttons[index]
    guard let place = disclosures.firstIndex(where: { reveals(item, $0.block) }) else { return }
    let block = disclosures[place].block
    guard disclosures[place].isShown != isShown else { return }
    let animation = transaction.animation(for: StatefulButton.Property.reveal, own: Disclosure.ownAnimation)
    disclosures[place].set(isShown, at: time, with: animation, reduceMotion: environment.reduceMotion)
    layout.setCollapsed(!isShown, block: block)
    scroller.setLengths(
      content: layout.contentLength, viewport: layout.bounds.height, at: time, animation: animation)
    if let id = content.blocks[block].id { events.append(.revealed(id, isShown: isShown, at: time)) }
    if !isShown { conceal(block: block, at: time, into: &events) }
    for other in buttons.indices where other != index && reveals(buttons[other], block) {
      setButton(buttons[other].id, isOn: isShown, at: time, in: transaction, into: &events)
    }
  }

  /// Takes the keyboard, the pointer and its bubble from a block that goes.
  private mutating func conceal(block: Int, at time: Seconds, into events: inout [Event]) {
    if let focus, !holds(focus) { self.focus = nil }
    if let button = buttons.first(where: { $0.block == block }), button.hasBubble {
      hideBubble(ofBlock: block, at: time, into: &events)
    }
  }

  /// Whether a block is there, or coming.
  func isShown(block: Int) -> Bool { disclosures.first { $0.block == block }?.isShown ?? true }

  /// The way in which a block comes or goes, while it does.
  func movingDisclosure(ofBlock block: Int, at time: Seconds) -> Disclosure? {
    disclosures.first { $0.block == block && !$0.isAtRest(at: time) }
  }

  /// Whether a block is neither there nor to be seen going.
  func isGone(block: Int, at time: Seconds) -> Bool {
    !isShown(block: block) && movingDisclosure(ofBlock: block, at: time) == nil
  }
}
