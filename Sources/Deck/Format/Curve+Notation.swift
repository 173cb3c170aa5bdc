import AnimationCore

extension Deck.Curve {
  /// The curves that have a name, in the order of the reference.
  public static let named: [(name: String, curve: UnitCurve)] =
    [
      ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
      ("material-standard", .materialStandard), ("material-emphasized", .materialEmphasized),
    ] + pennerEasings

  /// Penner's easings, `ease-in-quad` to `ease-in-out-bounce`.
  private static var pennerEasings: [(name: String, curve: UnitCurve)] {
    let phases: [(String, Penner.Phase)] = [
      ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ]
    return Penner.Shape.allCases.filter { $0 != .linear }.flatMap { shape in
      phases.map { ("\($0.0)-\(shape.rawValue)", .penner(Penner(shape, $0.1))) }
    }
  }

  /// Reads the name of a curve or `cubic-bezier(x1, y1, x2, y2)`, whose abscissas lie in 0...1.
  public init?(notation text: String) {
    guard let call = CallNotation(text) else { return nil }
    self.init(call)
  }

  /// Reads a notation that was taken apart.
  init?(_ call: CallNotation) {
    guard let arguments = call.arguments else {
      guard let entry = Self.named.first(where: { $0.name == call.name }) else { return nil }
      self.init(notation: entry.name, unitCurve: entry.curve)
      return
    }
    let numbers = arguments.compactMap { $0.label == nil ? Double(decimal: $0.value) : nil }
    guard call.name == "cubic-bezier", arguments.count == 4, numbers.count == 4,
      numbers.allSatisfy({ abs($0) <= DeckLimits.curveOvershoot }),
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    self.init(
      notation: "cubic-bezier(\(numbers.map(\.shortest).joined(separator: ", ")))",
      unitCurve: .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}

extension Deck.Motion {
  /// Reads `none`, `ease-in(0.2s)`, `cubic-bezier(x1, y1, x2, y2, 0.2s)` or `spring(duration: 0.3s, bounce: 0)`.
  ///
  /// Inside `spring` a bare number counts as seconds, as in SwiftUI.
  public init?(notation text: String) {
    guard let call = CallNotation(text) else { return nil }
    switch (String(call.name), call.arguments) {
    case ("none", nil): self = .none
    case ("spring", let arguments): self.init(springArguments: arguments ?? [])
    case (_, var arguments?):
      guard let last = arguments.popLast(), last.label == nil, let duration = Double(duration: last.value),
        (0...DeckLimits.motion).contains(duration)
      else { return nil }
      var curveCall = call
      curveCall.arguments = arguments.isEmpty ? nil : arguments
      guard let curve = Deck.Curve(curveCall) else { return nil }
      self = .curve(curve, duration: duration)
    default: return nil
    }
  }

  private init?(springArguments arguments: [CallNotation.Argument]) {
    var duration: Seconds?
    var bounce: Double?
    for (index, argument) in arguments.enumerated() {
      switch argument.label ?? (index == 0 ? "duration" : "bounce") {
      case "duration" where duration == nil:
        duration = Double(duration: argument.value) ?? Double(decimal: argument.value)
        guard let duration, duration > 0, (0...DeckLimits.motion).contains(duration) else { return nil }
      case "bounce" where bounce == nil:
        bounce = Double(decimal: argument.value)
        // A bounce of 1 swings for ever and one of -1 never arrives.
        guard let bounce, bounce > -1, bounce < 1 else { return nil }
      default: return nil
      }
    }
    self = .spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
  }
}

extension Notation {
  /// Timing curves.
  static let curve = Notation(
    "curve", phrase: "a curve",
    summary: """
      How a motion spends its time: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out` and \
      `cubic-bezier(x1, y1, x2, y2)` as in CSS; Penner's easings from `ease-in-quad` to `ease-in-out-bounce`; \
      `material-standard` and `material-emphasized`. What has commas needs quotes inside of `{}`.
      """,
    examples: ["ease-in-out", "\"cubic-bezier(0.2, 0, 0, 1)\""], pattern: "^[a-z-]+(\\([^()]*\\))?$")

  /// Motions.
  static let motion = Notation(
    "animation", phrase: "an animation",
    summary: """
      A curve with its duration, `ease-in(0.2s)` or `cubic-bezier(0.2, 0, 0, 1, 0.2s)`; a spring with its perceptual \
      duration and its bounce between -1 and 1, `spring(duration: 0.3s, bounce: 0)`; or `none`.
      """,
    examples: ["ease-in(0.2s)", "\"spring(duration: 0.3s, bounce: 0)\"", "none"],
    pattern: "^[a-z-]+(\\([^()]*\\))?$")
}

extension ValueType where Value == Deck.Curve {
  /// A timing curve.
  public static var curve: ValueType {
    ValueType(
      .notation(.curve), accepts: { $0.scalar != nil },
      read: { node, decoder in
        let text = node.scalar?.text ?? ""
        if let curve = Deck.Curve(notation: text) { return curve }
        let hint =
          text.hasPrefix("spring")
          ? "a spring has no curve that fits a given duration"
          : Deck.Curve.named.map(\.name).nearest(to: text).map { "did you mean \($0.quoted)?" }
        decoder.reportNotation(.curve, node, hint: hint)
        return nil
      },
      write: { $0.notation })
  }
}

extension ValueType where Value == Deck.Motion {
  /// An animation.
  static var motion: ValueType {
    ValueType(
      .notation(.motion), accepts: { $0.scalar != nil },
      read: { node, decoder in
        let text = node.scalar?.text ?? ""
        if let motion = Deck.Motion(notation: text) { return motion }
        decoder.reportNotation(.motion, node, hint: motionHint(text))
        return nil
      },
      write: { $0.notation })
  }
}

/// What to do about text that was probably meant as an animation.
private func motionHint(_ text: String) -> String? {
  let name = String(text.prefix { $0 != "(" })
  if Deck.Curve(notation: text) != nil {
    let example = text.hasSuffix(")") ? text.dropLast() + ", 0.2s)" : text + "(0.2s)"
    return "say how long it takes: \(example)"
  }
  if name == "spring" { return "write spring(duration: 0.3s, bounce: 0), with a bounce between -1 and 1" }
  return (Deck.Curve.named.map(\.name) + ["spring", "none"]).nearest(to: name).map { "did you mean \($0.quoted)?" }
}
