import AnimationCore

extension ColumnContent {
  /// Every animation of a screen of blocks with this content.
  public var motionSpecs: [MotionSpec] {
    var specs = blocks.flatMap { $0.motionSpecs(palette: palette) }
    specs += [
      MotionSpec(
        "content", "offset y", from: .present, to: .words("as far as the finger"), .finger, when: "drag"),
      MotionSpec(
        "content", "offset y", from: .present, to: .words("where its speed takes it"),
        .words("decay, 0.998 of the speed left after each millisecond"), when: "release"),
      MotionSpec(
        "content", "offset y", from: .words("beyond an end"), to: .words("the end"),
        .words("a rubber band of 0.55 while it is held, then a spring back"), when: "release"),
      MotionSpec(
        "content", "offset y", from: .present, to: .words("a step further"), .animation(.spring(ScrollLimits.glide)),
        when: "a key, a notch of the wheel"),
      MotionSpec(
        "scroll bar", "opacity", from: .number(0), to: .number(1),
        .animation(.easeOut(duration: ScrollLimits.barFadeIn)), when: "content moves"),
      MotionSpec(
        "scroll bar", "opacity", from: .number(1), to: .number(0),
        .animation(.easeIn(duration: ScrollLimits.barFadeOut).delay(ScrollLimits.barLinger)), when: "content rests"),
    ]
    return specs
  }
}

extension ColumnContent.Block {
  fileprivate func motionSpecs(palette: Palette) -> [MotionSpec] {
    switch self {
    case .text, .spacer: []
    case .picture(let picture):
      picture.isPressable ? picture.feedback.motionSpecs(of: "picture \(picture.id)") : []
    case .cards(let grid): grid.motionSpecs
    case .list(let list): list.motionSpecs
    case .button(let button): button.motionSpecs(palette: palette)
    }
  }
}

extension ColumnContent.Button {
  fileprivate func motionSpecs(palette: Palette) -> [MotionSpec] {
    let subject = "button \(id)"
    let opened = reveals.map { block in
      let own = transaction.animation(for: StatefulButton.Property.reveal, own: Disclosure.ownAnimation)
      return MotionSpec(
        "block \(block)", "room and opacity", from: .number(0), to: .number(1),
        own.map { .animation($0) } ?? .words("at once"), when: "tap on \(id); another tap reverses it", reduced: .same)
    }
    return feedback.motionSpecs(of: subject) + content(in: palette).motionSpecs(of: subject)
      + (bubble?.motionSpecs(of: subject, in: transaction, counts: effect == .like) ?? []) + [opened].compactMap { $0 }
  }
}

extension CardGridContent {
  /// What shows when its cards are pressed; cards that answer alike are told together.
  fileprivate var motionSpecs: [MotionSpec] {
    var answers: [PressFeedback] = []
    for card in cards where !answers.contains(card.feedback) { answers.append(card.feedback) }
    return answers.flatMap { answer in
      let ids = cards.filter { $0.feedback == answer }.map(\.id.name)
      return answer.motionSpecs(of: (ids.count == 1 ? "card " : "cards ") + ids.joined(separator: ", "))
    }
  }
}
