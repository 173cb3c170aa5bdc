import Components
import Geometry
import Gestures
import Prototype

/// A deck whose screen has the given blocks, on a window of 400 x 800 points: the first one begins 68 points down.
func buttons(_ blocks: String, theme: String = "{}", screen: String = "", language: String = "en") -> String {
  """
  noren: 1
  languages: [\(language)]
  theme: \(theme)
  screens:
    home:
      \(screen)
      blocks:
  \(blocks.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
  """
}

extension TestPrototype {
  /// How something stands, such as `on` or `done`.
  func state(_ id: String) -> String? { element(id)?.state }

  /// What moves and was not declared endless.
  var moving: [String] { prototype.motions.filter { !$0.isEndless }.map(\.name) }

  /// Scrolls at once, as a touchpad does: positive lengths show what lies below.
  mutating func scroll(by length: Double) {
    prototype.handle(
      .wheel(WheelSample(delta: Point(0, length), isPrecise: true, position: .zero, time: time)))
  }
}
