import AnimationCore
import Geometry

extension WalkthroughContent {
  /// Every animation of a walkthrough with this content.
  public var motionSpecs: [MotionSpec] {
    let reduced = MotionSpec.Reduction.instead(.easeInOut(duration: Pager.Defaults.reducedDuration))
    let settle = MotionSpec.Driver.animation(.spring(Pager.Defaults.settle))
    var specs: [MotionSpec] = []
    if let pulse {
      specs.append(
        MotionSpec(
          "pictures", "scale", from: .number(pulse.from), to: .number(pulse.to),
          .animation(.linear(duration: pulse.duration).repeatForever()), when: "always; no page change restarts it",
          reduced: .none))
    }
    if pages.count > 1 {
      let drag = "drag to the neighbour"
      specs += [
        MotionSpec(
          "picture of the present page", "opacity", from: .number(1), to: .number(0), .finger, when: drag,
          reduced: reduced),
        MotionSpec(
          "picture of the neighbour", "opacity", from: .number(0), to: .number(1), .finger, when: drag,
          reduced: reduced),
        MotionSpec(
          "title and body", "offset x", from: .points(0), to: .words("one page width"), .finger, when: drag,
          reduced: .none),
        MotionSpec("title and body", "opacity", from: .number(1), to: .number(0), .finger, when: drag),
        MotionSpec(
          "dots", "length", from: .points(PageControl.Metrics.diameter),
          to: .points(PageControl.Metrics.diameter + PageControl.Metrics.stretch), .finger, when: drag),
      ]
      for (index, (page, next)) in zip(pages, pages.dropFirst()).enumerated() where page.color != next.color {
        specs.append(
          MotionSpec(
            "footer", "colour", from: .color(page.color), to: .color(next.color), .finger,
            when: "drag from page \(index) to page \(index + 1)", reduced: reduced))
      }
      specs.append(
        MotionSpec(
          "pager", "position", from: .present, to: .words("nearest page"), settle,
          when: "release, a dot, an arrow key, the button", reduced: reduced))
    }
    return specs + PressFeedback.shrink(PressEffect.Style()).motionSpecs(of: "footer button, skip button")
  }
}
