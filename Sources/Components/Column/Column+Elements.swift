import AnimationCore
import Geometry
import Scene

extension Column {
  /// What is in the column at a time, in reading order, whether it can be seen at the moment or not.
  ///
  /// - Cost: allocates; for flows and outlines, not for frames.
  public func elements(at time: Seconds) -> [Element] {
    var elements: [Element] = []
    if hasBackButton {
      elements.append(
        Element(
          "back", .button, frame: scaledFrame(of: .back, at: time), scale: scale(of: .back, at: time),
          state: state(of: .back)))
    }
    if let title = layout.largeTitle {
      let offset = offset(at: time)
      elements.append(
        Element(
          "title", .text, text: title.run.text, frame: title.box.offsetBy(x: 0, y: -offset),
          offset: Point(0, -offset)))
    }
    let moving = movingSlots(at: time)
    for index in content.blocks.indices where !isGone(block: index, at: time) {
      var found = self.elements(ofBlock: index, at: time, among: moving)
      if let disclosure = movingDisclosure(ofBlock: index, at: time) {
        for place in found.indices { found[place].opacity *= disclosure.opacity(at: time) }
      }
      elements += found
    }
    for item in buttons { elements += item.bubble?.elements(at: time) ?? [] }
    if let toast, toast.presence.isVisible(at: time) {
      elements.append(
        Element("toast", .text, text: toast.message, frame: toast.frame, state: timeLeftToUndo(at: time)))
      elements.append(
        Element(
          "undo", .button, text: toast.buttonLabel, frame: toast.touchFrame, scale: scale(of: .undo, at: time),
          state: state(of: .undo)))
    }
    return elements
  }

  /// One thing of the column by its name, if it is there; rows such as `fruits[20]` whether they can be seen or not.
  public func element(_ id: ElementID, at time: Seconds) -> Element? {
    if let found = elements(at: time).first(where: { $0.id == id }) { return found }
    for (index, block) in zip(lists.indices, listBlocks) {
      guard let row = lists[index].row(named: id), !isGone(block: block, at: time) else { continue }
      let visible = visible(inBlock: block, at: time)
      return lists[index].element(ofRow: row, visible: visible, focus: focusedRow(ofBlock: block), at: time)
        .offsetBy(origin(ofBlock: block, at: time))
    }
    return nil
  }

  /// What the toast says, while it is there or comes.
  public var message: String? { toast.flatMap { $0.presence.isPresent ? $0.message : nil } }

  /// The name of what has the keyboard.
  public var focusedElement: ElementID? { focus.flatMap { id(of: $0) } }

  /// The pictures that can be seen.
  ///
  /// - Cost: allocates an array.
  public func mountedPictures(at time: Seconds) -> [PictureID] {
    pictures(from: 0, to: layout.bounds.maxY, at: time).map(\.id)
  }

  /// The pictures that scrolling by a screen would bring, with the sizes that they are drawn at.
  ///
  /// - Cost: allocates an array.
  public func picturesAhead(at time: Seconds) -> [SizedPicture] {
    pictures(from: -layout.bounds.height, to: 2 * layout.bounds.height, at: time)
  }

  /// The pictures in a strip of the window's plane.
  private func pictures(from top: Double, to bottom: Double, at time: Seconds) -> [SizedPicture] {
    var pictures: [SizedPicture] = []
    let moving = movingSlots(at: time)
    for index in blocks(from: top, to: bottom, at: time) {
      let origin = origin(ofBlock: index, at: time, among: moving).y
      switch layout.slots[index].kind {
      case .picture(_, let fill):
        guard case .picture(let picture) = content.blocks[index] else { continue }
        pictures.append(SizedPicture(id: picture.picture, size: fill.size))
      case .cards(let grid):
        for card in grids[grid].layout.cards(from: top - origin, to: bottom - origin) {
          guard let picture = grids[grid].content.cards[card].picture else { continue }
          pictures.append(SizedPicture(id: picture, size: grids[grid].layout.cards[card].pictureFill.size))
        }
      case .list(let list):
        for row in lists[list].rows(from: top - origin, to: bottom - origin, at: time) {
          guard let picture = lists[list].rows[row].content.picture else { continue }
          pictures.append(SizedPicture(id: picture, size: lists[list].rows[row].measure.pictureFill.size))
        }
      case .text, .button, .spacer: break
      }
    }
    return pictures
  }

  private func elements(ofBlock index: Int, at time: Seconds, among moving: MovingSlots) -> [Element] {
    let origin = origin(ofBlock: index, at: time, among: moving)
    switch content.blocks[index] {
    case .text(let text):
      guard case .text(let label, let color) = layout.slots[index].kind else { return [] }
      return [
        Element(
          text.id, .text, text: text.text, frame: label.box.offsetBy(x: origin.x, y: origin.y), color: color)
      ]
    case .picture(let picture):
      let target = Target.picture(block: index)
      return [
        Element(
          picture.id, .picture, text: picture.label, frame: scaledFrame(of: target, at: time, among: moving),
          scale: scale(of: target, at: time), state: state(of: target))
      ]
    case .button(let source):
      guard case .button(let place, _) = layout.slots[index].kind else { return [] }
      let target = Target.button(block: index)
      let button = buttons[place].button
      let frame = scaledFrame(of: target, at: time, among: moving)
      let state = button.stateDescription.isEmpty ? state(of: target) : button.stateDescription
      let element = Element(
        source.id, button.role, text: button.text, frame: frame, scale: scale(of: target, at: time),
        opacity: source.isEnabled ? 1 : CardLook.disabledOpacity, color: button.ground(at: time),
        state: source.isEnabled ? state : "disabled")
      return [element] + button.parts(of: source.id, in: frame, at: time)
    case .cards:
      guard case .cards(let grid) = layout.slots[index].kind else { return [] }
      var focused: Int?
      if case .card(let block, let card) = focus, block == index { focused = card }
      return grids[grid].elements(focus: focused, at: time).map { $0.offsetBy(origin) }
    case .list:
      guard case .list(let list) = layout.slots[index].kind else { return [] }
      let visible = layout.bounds.offsetBy(x: -origin.x, y: -origin.y)
      return lists[list].elements(visible: visible, focus: focusedRow(ofBlock: index), at: time)
        .map { $0.offsetBy(origin) }
    case .spacer: return []
    }
  }

  /// For how long, in whole seconds begun, the toast's message can be undone.
  private func timeLeftToUndo(at time: Seconds) -> String {
    guard let (list, deletion) = latestDeletion else { return "" }
    let left = deletion.deadline - (lists[list].deletionsHeldSince ?? time)
    return left > 0 ? "\(Int(left.rounded(.up))) s left" : ""
  }

  private func scaledFrame(of target: Target, at time: Seconds, among moving: MovingSlots? = nil) -> Rect {
    let frame = frame(of: target, at: time, among: moving)
    return Rect(center: frame.center, size: frame.size * scale(of: target, at: time))
  }

  private func state(of target: Target) -> String {
    if presses.look(of: target)?.isPressed == true { return "pressed" }
    return focus == target ? "focused" : ""
  }
}

extension Element {
  /// The same element where the plane it lies in is moved by a displacement.
  public func offsetBy(_ displacement: Point) -> Element {
    var copy = self
    copy.frame = frame.offsetBy(x: displacement.x, y: displacement.y)
    return copy
  }
}
