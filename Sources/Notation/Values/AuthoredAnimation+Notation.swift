import AnimationCore

extension AuthoredAnimation {
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
        (0...ValueLimits.motion).contains(duration)
      else { return nil }
      var curveCall = call
      curveCall.arguments = arguments.isEmpty ? nil : arguments
      guard let curve = AuthoredCurve(curveCall) else { return nil }
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
        guard let duration, duration > 0, (0...ValueLimits.motion).contains(duration) else { return nil }
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

extension ValueNotation {
  /// Motions.
  package static let motion = ValueNotation(
    "animation", phrase: "an animation",
    summary: """
      A curve with its duration, `ease-in(0.2s)` or `cubic-bezier(0.2, 0, 0, 1, 0.2s)`; a spring with its perceptual \
      duration and its bounce between -1 and 1, `spring(duration: 0.3s, bounce: 0)`; or `none`.
      """,
    examples: ["ease-in(0.2s)", "\"spring(duration: 0.3s, bounce: 0)\"", "none"],
    pattern: "^[a-z-]+(\\([^()]*\\))?$")
}

extension ValueType where Value == AuthoredAnimation {
  /// An animation.
  package static var motion: ValueType {
    .notated(.motion, parse: { AuthoredAnimation(notation: $0) }, hint: motionHint, write: { $0.notation })
  }
}

/// What to do about text that was probably meant as an animation.
private func motionHint(_ text: String) -> String? {
  let name = String(text.prefix { $0 != "(" })
  if AuthoredCurve(notation: text) != nil {
    let example = text.hasSuffix(")") ? text.dropLast() + ", 0.2s)" : text + "(0.2s)"
    return "say how long it takes: \(example)"
  }
  if name == "spring" { return "write spring(duration: 0.3s, bounce: 0), with a bounce between -1 and 1" }
  return (AuthoredCurve.named.map(\.name) + ["spring", "none"]).nearest(to: name).map { "did you mean \($0.quoted)?" }
}
