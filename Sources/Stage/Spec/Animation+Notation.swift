import AnimationCore
import Notation

extension Animation {
  /// The animation as a deck would write it, followed by what a deck cannot: its delay and how often it runs.
  public var notation: String {
    var text: String
    if let spring {
      // A spring keeps stiffness and damping; what comes back from them is off in the last digits.
      let digits = 1e6
      let (duration, bounce) = (
        (spring.duration * digits).rounded() / digits, (spring.bounce * digits).rounded() / digits
      )
      text = AuthoredAnimation.spring(duration: duration, bounce: bounce).notation
    } else if let curve = deckCurve {
      text = AuthoredAnimation.curve(curve, duration: runDuration).notation
    } else {
      text = "a curve of its own, \(runDuration.shortest)s"
    }
    if delay > 0 { text += " after \(delay.shortest)s" }
    if repeatCount == .infinity {
      text += autoreverses ? ", back and forth for ever" : ", again and again"
    } else if repeatCount != 1 {
      text += autoreverses ? ", \(repeatCount.shortest) times back and forth" : ", \(repeatCount.shortest) times"
    }
    return text
  }

  /// The curve of one run under the name that decks call it by; nothing for a spring, and for curves without a name.
  var deckCurve: AuthoredCurve? {
    guard let curve else { return nil }
    if let named = AuthoredCurve.named.first(where: { $0.curve == curve }) {
      return AuthoredCurve(notation: named.name)
    }
    return curve.controlPoints.flatMap { points in
      AuthoredCurve(notation: "cubic-bezier(\((0..<4).map { points[$0].shortest }.joined(separator: ", ")))")
    }
  }
}
