import AnimationCore
import Geometry

extension Column {
  /// The blocks that the buttons of a content show and hide; a block is there when one of its buttons is on.
  static func disclosures(of content: ColumnContent) -> [Disclosure] {
    var isOn: [ElementID: Bool] = [:]
    for case .button(let button) in content.blocks {
      guard let revealed = button.reveals, revealed != button.id else { continue }
      isOn[revealed, default: false] = isOn[revealed, default: false] || button.isOn
    }
    guard !isOn.isEmpty else { return [] }
    return content.blocks.indices.compactMap { index in
      content.blocks[index].id.flatMap { isOn[$0] }.map { Disclosure(block: index, isShown: $0) }
    }
  }

  /// The way in which a block comes and goes, if a button shows and hides it.
  ///
  /// - Cost: logarithmic in the number of such blocks, which stand in their order.
  func disclosure(ofBlock block: Int) -> Disclosure? {
    let place = disclosures.indices.partitionPoint { disclosures[$0].block >= block }
    guard place < disclosures.endIndex, disclosures[place].block == block else { return nil }
    return disclosures[place]
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
  func isShown(block: Int) -> Bool { disclosure(ofBlock: block)?.isShown ?? true }

  /// The way in which a block comes or goes, while it does.
  func movingDisclosure(ofBlock block: Int, at time: Seconds) -> Disclosure? {
    disclosure(ofBlock: block).flatMap { $0.isAtRest(at: time) ? nil : $0 }
  }

  /// Whether a block is neither there nor to be seen going.
  func isGone(block: Int, at time: Seconds) -> Bool {
    !isShown(block: block) && movingDisclosure(ofBlock: block, at: time) == nil
  }
}
