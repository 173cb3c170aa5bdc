import AnimationCore

extension PressFeedback {
  /// What shows when something is pressed that answers in this way.
  func motionSpecs(of subject: String) -> [MotionSpec] {
    switch self {
    case .shrink(let style):
      return [
        MotionSpec(
          subject, "scale", from: .number(1), to: .number(style.scale), .animation(style.animation), when: "press"),
        MotionSpec(
          subject, "scale", from: .number(style.scale), to: .number(1), .animation(style.animation),
          when: "release, cancel; a short tap shows the whole press first"),
      ]
    case .ripple:
      return [
        MotionSpec(
          subject, "size of a disc from the finger", from: .number(Ripple.Defaults.initialScale), to: .number(1),
          .animation(.curve(Ripple.Defaults.growthCurve, duration: Ripple.Defaults.growth)), when: "press"),
        MotionSpec(
          subject, "opacity of the disc", from: .number(0), to: .number(Ripple.Defaults.opacity),
          .animation(.linear(duration: Ripple.Defaults.fadeIn)), when: "press"),
        MotionSpec(
          subject, "opacity of the disc", from: .number(Ripple.Defaults.opacity), to: .number(0),
          .animation(.linear(duration: Ripple.Defaults.fadeOut)), when: "release, cancel"),
      ]
    case .none: return []
    }
  }
}
