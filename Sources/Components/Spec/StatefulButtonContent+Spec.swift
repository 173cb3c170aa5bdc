import AnimationCore

extension StatefulButtonContent {
  /// Every animation of a button with this content but its press.
  func motionSpecs(of subject: String) -> [MotionSpec] {
    typealias Defaults = StatefulButton.Defaults
    typealias Property = StatefulButton.Property
    func spec(
      _ property: String, _ name: PropertyName, from: MotionSpec.Value, to: MotionSpec.Value, _ own: Animation,
      when trigger: String
    ) -> MotionSpec {
      let animation = transaction.animation(for: name, own: own)
      return MotionSpec(
        subject, property, from: from, to: to, animation.map { .animation($0) } ?? .words("at once"), when: trigger,
        reduced: animation == nil ? .same : .instead(Defaults.reduced))
    }
    var specs: [MotionSpec] = []
    switch effect {
    case .none, .bubble: return []
    case .toggle, .progress:
      specs.append(
        spec("ground", Property.fill, from: .words("quiet"), to: .color(accent), Defaults.fill, when: "tap, on"))
    case .like, .reveal: break
    }
    specs += [
      spec("sign", Property.icon, from: .number(0), to: .number(1), Defaults.iconComing, when: "tap, on"),
      spec("sign", Property.icon, from: .number(1), to: .number(0), Defaults.iconGoing, when: "tap, off"),
    ]
    if onLabel != label {
      specs.append(
        spec("label", Property.label, from: .words(label), to: .words(onLabel), Defaults.label, when: "tap"))
    }
    if let count, effect == .like {
      specs.append(
        spec(
          "number", Property.count, from: .number(Double(count)), to: .number(Double(count + 1)), Defaults.count,
          when: "tap"))
    }
    if case .progress(let duration) = effect {
      specs.append(
        MotionSpec(
          subject, "bar", from: .number(0), to: .number(1), .animation(.linear(duration: duration)), when: "tap"))
    }
    return specs
  }
}

extension SpeechBubbleContent {
  /// How the bubble of a button comes and goes.
  ///
  /// - Parameters:
  ///   - transaction: the change that the button makes, which may say otherwise than the bubble itself.
  ///   - counts: whether the button counts on, which the bubble then shows.
  func motionSpecs(of subject: String, in transaction: Transaction, counts: Bool) -> [MotionSpec] {
    let bubble = "bubble of \(subject)"
    let played = transaction.animation(for: StatefulButton.Property.bubble, own: animation)
    let driver = played.map { MotionSpec.Driver.animation($0) } ?? .words("at once")
    let origin = anchor == .tip ? "from the tip of the arrow" : "from the middle"
    let reduced = MotionSpec.Reduction.instead(SpeechBubbleLook.reduced)
    var number: [MotionSpec] = []
    if counts, case .heart(let count?) = message {
      let rolls = transaction.animation(for: StatefulButton.Property.count, own: SpeechBubbleLook.count)
      number.append(
        MotionSpec(
          bubble, "number", from: .number(Double(count)), to: .number(Double(count + 1)),
          rolls.map { .animation($0) } ?? .words("at once"), when: "tap", reduced: reduced))
    }
    return number + [
      MotionSpec(
        bubble, "scale, \(origin)", from: .number(SpeechBubbleLook.hiddenScale), to: .number(1), driver, when: "tap",
        reduced: reduced),
      MotionSpec(bubble, "opacity", from: .number(0), to: .number(1), driver, when: "tap", reduced: reduced),
      MotionSpec(
        bubble, "scale and opacity", from: .present, to: .number(SpeechBubbleLook.hiddenScale), driver,
        when: hidesAfter.map { "tap, Escape, after \($0) s" } ?? "tap, Escape", reduced: reduced),
    ]
  }
}
