/// What librsvg 2.54 was seen to draw as if it were not there. Later versions may draw some of it.
extension UnsupportedFeature {
  /// Elements, and what is seen instead.
  static let elements = [
    "script": "is not run", "foreignObject": "is left out", "textPath": "is left out", "altGlyph": "is left out",
    "flowRoot": "is left out", "animate": still, "animateMotion": still, "animateTransform": still, "set": still,
    "video": "is left out", "audio": "is left out", "iframe": "is left out", "font": "is not used",
    "meshgradient": "is not painted", "hatch": "is not painted", "solidcolor": "is not painted",
  ]

  /// Properties and attributes that make no difference, unless their value says nothing.
  static let properties = [
    "vector-effect": "makes no difference: strokes grow with the drawing", "textLength": unheeded, "rotate": unheeded,
    "pathLength": unheeded, "transform-origin": unheeded, "word-spacing": unheeded, "dominant-baseline": unheeded,
    "alignment-baseline": unheeded, "text-shadow": unheeded, "inline-size": "does not break lines",
    "shape-inside": "does not break lines", "animation": still, "animation-name": still,
  ]

  /// Rules of style sheets.
  static let rules = ["@import", "@font-face", "@media", "@keyframes", "@supports", "@layer"]

  /// Functions of style sheets; what is set by one is not set.
  static let functions = ["var", "calc", "oklch", "oklab", "lch", "lab", "color-mix", "color"]

  /// The names of font families, in small letters, by which Noto fonts are had.
  static let knownFamilies = Set(NotoFont.families.map { $0.lowercased() } + genericFamilies)

  private static let genericFamilies = [
    "sans-serif", "sans", "monospace", "system-ui", "ui-sans-serif", "ui-monospace", "emoji", "inherit", "initial",
  ]

  /// Whether a value is what a property has by itself; drawing programs write those out.
  static func isNothing(_ value: Substring) -> Bool {
    ["", "0", "0px", "none", "normal", "auto", "baseline", "alphabetic", "0 0", "0px 0px"].contains(value)
  }

  private static let still = "does not move: the drawing stands still"
  private static let unheeded = "makes no difference"
}
