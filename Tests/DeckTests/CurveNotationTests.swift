import AnimationCore
import Deck
import Notation
import Testing

@Suite struct CurveNotationTests {
  @Test(arguments: [
    ("linear", UnitCurve.linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("cubic-bezier(0.2, 0, 0, 1)", .cubicBezier(0.2, 0, 0, 1)),
    ("cubic-bezier(.3,-2,.7,3)", .cubicBezier(0.3, -2, 0.7, 3)), ("ease-out-back", .penner(Penner(.back, .easeOut))),
    ("material-emphasized", .materialEmphasized),
  ])
  func `a curve is read by its name or its points`(notation: String, curve: UnitCurve) {
    #expect(AuthoredCurve(notation: notation)?.unitCurve == curve)
  }

  @Test(arguments: [
    "", "easein", "cubic-bezier", "cubic-bezier()", "cubic-bezier(1, 2, 3)", "cubic-bezier(0, 0, 0, 0, 0)",
    "cubic-bezier(2, 0, 0, 1)", "cubic-bezier(0, 0, -0.1, 1)", "cubic-bezier(0, 1e999, 0, 1)",
    "cubic-bezier(0, x, 0, 1)", "cubic-bezier(a: 0, 0, 0, 1)", "cubic-bezier(0, 0, 0, 1", "linear()", "spring(0.3s)",
    "cubic-bezier(0, (0), 0, 1)",
  ])
  func `anything else is no curve`(notation: String) {
    #expect(AuthoredCurve(notation: notation) == nil)
  }

  @Test(arguments: [
    ("none", AuthoredAnimation.none), ("ease-in(0.2s)", .curve(.easeIn, duration: 0.2)),
    ("linear( 300ms )", .curve(.linear, duration: 0.3)),
    ("spring(duration: 0.3s, bounce: 0.5)", .spring(duration: 0.3, bounce: 0.5)),
    ("spring(bounce: -0.5, duration: 0.3)", .spring(duration: 0.3, bounce: -0.5)),
    ("spring(300ms, 0.1)", .spring(duration: 0.3, bounce: 0.1)), ("spring(0.3)", .spring(duration: 0.3, bounce: 0)),
    ("spring", .spring(duration: 0.5, bounce: 0)),
  ])
  func `an animation is a curve with its duration, a spring, or none`(notation: String, motion: AuthoredAnimation) {
    #expect(AuthoredAnimation(notation: notation) == motion)
  }

  @Test(arguments: [
    "", "ease-in", "ease-in()", "ease-in(0.2)", "ease-in(-1s)", "ease-in(61s)", "spring()", "spring(0s)",
    "spring(bounce: 1)", "spring(bounce: -1)", "spring(duration: 1s, duration: 2s)", "spring(mass: 1)", "none(1s)",
    "spring(0.3s, 0, 1)",
  ])
  func `anything else is no animation`(notation: String) {
    #expect(AuthoredAnimation(notation: notation) == nil)
  }

  @Test(arguments: [
    "none", "ease-in(0.2s)", "cubic-bezier(0.2, 0, 0, 1, 0.4s)", "spring(duration: 0.3s, bounce: 0)",
  ])
  func `what is written back is what was read`(notation: String) {
    #expect(AuthoredAnimation(notation: notation)?.notation == notation)
  }

  @Test func `motions become animations, and none becomes none`() {
    #expect(AuthoredAnimation.curve(.easeIn, duration: 0.2).animation == .easeIn(duration: 0.2))
    #expect(AuthoredAnimation.spring(duration: 0.3, bounce: 0.1).animation == .spring(duration: 0.3, bounce: 0.1))
    #expect(AuthoredAnimation.none.animation == nil)
  }

  @Test(arguments: [
    ("ease-in", "say how long it takes: ease-in(0.2s)"),
    ("\"cubic-bezier(0, 0, 1, 1)\"", "say how long it takes: cubic-bezier(0, 0, 1, 1, 0.2s)"),
    ("easeIn(0.2s)", "did you mean 'ease-in'?"),
    ("\"spring(bounce: 2)\"", "write spring(duration: 0.3s, bounce: 0), with a bounce between -1 and 1"),
  ])
  func `a near miss is explained`(notation: String, hint: String) {
    let result = read(blocksDeck("- button:\n    label: x\n    animation: \(notation)"))

    #expect(result.diagnostics.map(\.hint) == [hint])
  }
}
