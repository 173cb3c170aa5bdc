import AnimationCore
import Components
import Deck
import Geometry
import Notation
import Prototype
import Scene

/// Every animation of a deck as a table: the hand-over to those who build the real app.
public struct SpecSheet: Sendable {
  /// The animations of one screen.
  public struct Section: Sendable {
    /// The screen's id.
    public let screen: String
    /// Its animations, in the order of the screen.
    public let rows: [MotionSpec]
  }

  /// What the deck is called.
  public let title: String
  /// The screens, in the order of the file.
  public let sections: [Section]

  /// Collects the animations of a deck.
  ///
  /// - Parameter languages: the languages to name things in, the preferred one first.
  public init(_ deck: Deck, languages: [String] = []) {
    let languages = deck.languages(preferring: languages)
    title = deck.title.text(for: languages)
    // Motion depends on no text's size.
    let environment = PrototypeEnvironment(
      components: ComponentEnvironment(text: FixedWidthText()), languages: languages)
    sections = deck.screens.map { screen in
      Section(screen: screen.id.value, rows: deck.motionSpecs(of: screen, environment: environment))
    }
  }
}

extension MotionSpec.Value {
  /// The value in words.
  var text: String {
    switch self {
    case .number(let number): number.shortest
    case .points(let points): points.shortest + " pt"
    case .color(let color): color.hexadecimal
    case .words(let words): words
    }
  }

  /// The value for programs.
  var json: JSONValue {
    switch self {
    case .number(let number), .points(let number): .number(number)
    case .color(let color): .string(color.hexadecimal)
    case .words(let words): .string(words)
    }
  }
}

extension MotionSpec.Driver {
  /// What moves it, in words.
  var text: String {
    switch self {
    case .animation(let animation): animation.notation
    case .finger: "the finger, one to one"
    case .words(let words): words
    }
  }

  /// The animation, when it is one.
  var animation: Animation? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}

extension MotionSpec.Reduction {
  /// What happens with reduced motion, in words.
  var text: String {
    switch self {
    case .same: "the same"
    case .none: "no motion"
    case .instead(let animation): "cross-fade, " + animation.notation
    }
  }
}
