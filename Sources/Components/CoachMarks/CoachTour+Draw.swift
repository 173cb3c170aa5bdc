import AnimationCore
import Geometry
import Scene

extension CoachTour {
  /// Draws the tour as it is at a time, where `advance` put it last.
  public func draw(into list: inout DisplayList, at time: Seconds) {
    let strength = dim.value(at: time)
    let holes = spotlight.holes(at: time)
    if strength > 0 { list.spotlight(window, holes: holes.filter { !$0.rect.isEmpty }, content.dim.opacity(strength)) }
    if strength > 0, needsEdge { drawEdge(around: holes, strength, into: &list) }
    if hasArrived(at: time) { drawRim(around: holes, into: &list, at: time) }
    leavingCard?.draw(into: &list, focus: nil, at: time)
    card?.draw(into: &list, focus: focus, at: time)
    wayOut?.draw(into: &list, content.palette, isFocused: card == nil && focus == .skip, at: time)
    if let ring, let center = holes.first?.rect.center { ring.draw(at: center, into: &list, at: time) }
  }

  /// Whether a line shows where a hole is: the dim alone would hardly do so, or the mark or the reader asks for one.
  private var needsEdge: Bool {
    if environment.increasesContrast { return true }
    switch mark.hole.edge {
    case .line: return true
    case .none: return false
    case .automatic:
      let ground = content.palette.background
      return content.dim.composited(over: ground).contrastRatio(with: ground) < CoachTourLook.leastDimContrast
    }
  }

  private func drawEdge(around holes: [RoundedRect], _ strength: Double, into list: inout DisplayList) {
    let width = CoachTourLook.edgeWidth
    for hole in holes where !hole.rect.isEmpty {
      let line = RoundedRect(
        hole.rect.insetBy(x: -width / 2, y: -width / 2), radius: hole.effectiveRadius + width / 2)
      list.stroke(.roundedRectangle(line), CoachTourLook.edge.opacity(strength), width: width)
    }
  }

  /// A ring that leaves the rim of each hole and fades; with reduced motion a still one.
  private func drawRim(around holes: [RoundedRect], into list: inout DisplayList, at time: Seconds) {
    guard let progress = rim?.value(at: time) else { return }
    let reach = CoachTourLook.rimWidth / 2 + CoachTourLook.rimReach * progress
    for hole in holes where !hole.rect.isEmpty {
      let ring = RoundedRect(hole.rect.insetBy(x: -reach, y: -reach), radius: hole.effectiveRadius + reach)
      list.stroke(
        .roundedRectangle(ring), CoachTourLook.ring.opacity(1 - progress), width: CoachTourLook.rimWidth)
    }
  }

  /// What of it is on the screen at a time, in reading order.
  ///
  /// - Cost: allocates; for flows and outlines, not for frames.
  public func elements(at time: Seconds) -> [Element] {
    let strength = dim.value(at: time)
    let wayOut = wayOut?.element(isFocused: card == nil && focus == .skip, at: time)
    guard strength > 0 else { return wayOut.map { [$0] } ?? [] }
    var elements = [
      Element(PartName.dim, .overlay, frame: window, opacity: strength, color: content.dim, state: stateName)
    ]
    if let wayOut { elements.append(wayOut) }
    for (index, hole) in spotlight.holes(at: time).enumerated() where !hole.rect.isEmpty {
      elements.append(Element(ElementID("hole-\(index)"), .overlay, frame: hole.rect))
    }
    guard let card, let placement = card.placement, card.isVisible(at: time) else { return elements }
    let effect = card.effect(at: time)
    let opacity = min(max(effect.opacity, 0), 1)
    let grown = Transform.scale(effect.scale, about: card.anchor)
    let title = card.mark.title.isEmpty ? card.mark.text : "\(card.mark.title): \(card.mark.text)"
    elements.append(
      Element(
        PartName.card, .bubble, text: title, frame: grown.apply(placement.frame), scale: effect.scale, opacity: opacity,
        color: content.palette.surface, state: "\(card.footer.number + 1)/\(card.footer.total)"))
    if let tip = placement.tip {
      elements.append(
        Element(
          "coach-arrow", .bubble, frame: Rect(origin: tip, size: .zero), opacity: opacity,
          state: placement.side?.rawValue ?? ""))
    }
    let labels = Dictionary(uniqueKeysWithValues: card.layout.buttons.map { ($0.part, $0.label.run.text) })
    for (part, frame) in card.parts {
      var state = focus == part ? "focused" : part == .next && isHeld ? "disabled" : ""
      if card.presses.look(of: part)?.isPressed == true { state = "pressed" }
      if case .dot(let index) = part, index == card.footer.number { state = "current" }
      let isDot = if case .dot = part { true } else { false }
      elements.append(
        Element(
          part.id, isDot ? .dot : .button, text: labels[part] ?? "", frame: grown.apply(frame),
          scale: card.presses.look(of: part)?.scale(at: time) ?? 1, opacity: opacity, state: state))
    }
    return elements
  }

  /// How the tour stands, in the words of flows.
  private var stateName: String {
    if isOver { return "leaving" }
    if pause != nil { return "paused" }
    if isReceded { return "waiting" }
    return isDemonstrating ? "demonstrating" : "shown"
  }

  /// The element that has the keyboard, if any.
  public var focusedElement: ElementID? { focus?.id }

  /// The picture that must be at hand, if any.
  public var mountedPicture: PictureID? { card?.mark.picture }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    if !dim.isAtRest(at: time) { motions.append(Motion("overlay.opacity", course: dim.course(at: time))) }
    if !spotlight.isAtRest(at: time) { motions.append(Motion("hole.frame")) }
    if card?.isAtRest(at: time) == false || leavingCard?.isAtRest(at: time) == false {
      motions.append(Motion("coach.opacity"))
    }
    if card?.scroller.isMoving == true { motions.append(Motion("coach-text.offset")) }
    for part in card?.presses.moving(at: time) ?? [] { motions.append(Motion("\(part.id).press")) }
    if let wayOut, !wayOut.isAtRest(at: time) { motions.append(Motion("coach-skip.opacity")) }
    for part in wayOut?.presses.moving(at: time) ?? [] { motions.append(Motion("\(part.id).press")) }
    // Also in the pauses of a demonstration something is still to come; a ring fades after it.
    if isDemonstrating || ring != nil { motions.append(Motion("coach.demonstration")) }
    if let rim, !rim.isAtRest(at: time) { motions.append(Motion("hole.rim", isEndless: true)) }
    return motions
  }
}
