import AnimationCore
import Geometry

/// The colours of screens that are made of blocks.
public struct Palette: Hashable, Sendable {
  /// Behind everything.
  public var background: Color
  /// Cards and rows.
  public var surface: Color
  /// Text.
  public var text: Color
  /// Text that matters less.
  public var secondaryText: Color
  /// Buttons and what is selected.
  public var accent: Color
  /// Text and signs on the accent.
  public var onAccent: Color
  /// What deletes.
  public var destructive: Color
  /// Lines between rows.
  public var separator: Color

  /// Makes a palette.
  public init(
    background: Color, surface: Color, text: Color, secondaryText: Color, accent: Color, onAccent: Color,
    destructive: Color, separator: Color
  ) {
    self.background = background
    self.surface = surface
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
    self.onAccent = onAccent
    self.destructive = destructive
    self.separator = separator
  }

  /// Dark text on warm paper.
  public static let light = Palette(
    background: Color(rgb: 0xF6F4EF), surface: .white, text: Color(rgb: 0x1C1B1F),
    secondaryText: Color(rgb: 0x5F5D66), accent: Color(rgb: 0x33407F), onAccent: .white,
    destructive: Color(rgb: 0xC62828), separator: Color(rgb: 0xDDD9D0))

  /// Text on a ground of any colour: the light or the dark ink, whichever stands out more.
  public static func ink(on ground: Color) -> Color {
    lightInk.contrastRatio(with: ground) >= darkInk.contrastRatio(with: ground) ? lightInk : darkInk
  }

  /// Text that matters less, on a ground of any colour: fainter ink, unless it would be too faint to read.
  ///
  /// `opacity` is how faint it is where the ground allows it.
  public static func faintInk(on ground: Color, opacity: Double) -> Color {
    let full = ink(on: ground)
    let faint = full.opacity(opacity)
    return faint.composited(over: ground).contrastRatio(with: ground) >= readableContrast ? faint : full
  }

  /// The least contrast of running text: success criterion 1.4.3 of WCAG 2.2, level AA.
  public static let readableContrast = 4.5
  private static let lightInk = Color.white
  private static let darkInk = Color(rgb: 0x16161E)

  /// What lies over everything behind something that must be answered first.
  static let dim = Color(red: 0, green: 0, blue: 0, alpha: 0.4)
  /// The shadow under what lies on the ground.
  static let shadow = Color(red: 0.12, green: 0.1, blue: 0.16, alpha: 0.14)
}
