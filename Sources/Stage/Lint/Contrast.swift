import AnimationCore
import Components
import Geometry

/// How well text of some kind stands out from a ground.
///
/// Source of the limits: success criterion 1.4.3 of WCAG 2.2, level AA.
struct Contrast: Hashable {
  /// What the text is, for the limit that holds.
  enum Kind {
    /// Running text.
    case text
    /// At least 24 points, or 18.66 points and bold.
    case largeText

    /// The least ratio.
    var limit: Double {
      switch self {
      case .text: Palette.readableContrast
      case .largeText: 3
      }
    }
  }

  /// The ratio, from 1 to 21.
  let ratio: Double
  /// The ground that it was found on.
  let ground: Color

  /// The contrast of a colour that may be translucent, on a ground that is taken as opaque.
  init(of ink: Color, on ground: Color) {
    let solid = Color(red: ground.red, green: ground.green, blue: ground.blue)
    ratio = ink.composited(over: solid).contrastRatio(with: solid)
    self.ground = solid
  }

  /// Whether it is too little for a kind of text.
  func fails(for kind: Kind) -> Bool { ratio < kind.limit }

  /// The ratio as people write it, rounded down so that one that fails never looks like one that does not.
  var words: String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
