import AnimationCore
import Geometry

extension Palette {
  /// The same colours, each as far from its ground as people need who see little contrast.
  ///
  /// Text gets 7:1 (success criterion 1.4.6 of WCAG 2.2, level AAA), signs and lines what text needs otherwise: each
  /// colour is moved towards black or white, whichever is the other end from its ground, until it is far enough.
  public var withIncreasedContrast: Palette {
    let end = background.relativeLuminance > surface.relativeLuminance ? surface : background
    let isDark = text.relativeLuminance > end.relativeLuminance
    let extreme = isDark ? Color.white : .black
    func moved(_ color: Color, to ratio: Double) -> Color {
      for step in 0...Self.contrastSteps {
        let candidate = color.interpolated(to: extreme, by: Double(step) / Double(Self.contrastSteps))
        let ratios = [background, surface].map { candidate.contrastRatio(with: $0) }
        if ratios.allSatisfy({ $0 >= ratio }) { return candidate }
      }
      return extreme
    }
    var copy = self
    copy.text = moved(text, to: Self.strongContrast)
    copy.secondaryText = moved(secondaryText, to: Self.strongContrast)
    copy.accent = moved(accent, to: Self.strongContrast)
    copy.onAccent = Palette.ink(on: copy.accent)
    copy.destructive = moved(destructive, to: Self.readableContrast)
    copy.separator = moved(separator, to: Self.readableContrast)
    return copy
  }

  /// The contrast of text for people who see little contrast.
  private static let strongContrast = 7.0
  /// In how many steps a colour goes to an end at most: no step can be seen.
  private static let contrastSteps = 64
}
