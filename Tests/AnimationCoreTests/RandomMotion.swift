import AnimationCore
import TestSupport

/// Random springs, curves and animations, the same on every run.
extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// Any damping, from a swing that hardly decays to a creep.
  mutating func spring() -> Spring {
    Spring(duration: number(0.05...2), bounce: number(-0.9...0.95))
  }

  mutating func curve() -> UnitCurve {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .cubicBezier(number(0...1), number(-1...2), number(0...1), number(-1...2))
    case 1: .penner(Penner(Penner.Shape.allCases.randomElement(using: &self) ?? .quad, .easeInOut))
    case 2: .materialEmphasized
    default: .easeInOut
    }
  }

  mutating func animation() -> Animation {
    let plain = Bool.random(using: &self) ? Animation.spring(spring()) : .curve(curve(), duration: number(0.05...2))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return plain.delay(number(0...0.3))
    case 1: return plain.speed(number(0.5...3))
    case 2: return plain.repeatCount(number(1...4), autoreverses: Bool.random(using: &self))
    default: return plain
    }
  }
}
