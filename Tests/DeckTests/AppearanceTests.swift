import AnimationCore
import Deck
import Geometry
import Testing

@Suite struct AppearanceTests {
  /// The theme of a deck whose theme has some keys.
  private func readTheme(with keys: String) -> Deck.Theme? {
    read("noren: 1\ntheme: {\(keys)}\nscreens: {a: {blocks: []}}").deck?.theme
  }

  @Test func `a theme leaves the look to the reader unless it says otherwise`() throws {
    let theme = try #require(readTheme(with: "press: {scale: 0.9}"))

    #expect(theme.palette(prefersDark: false) == .light)
    #expect(theme.palette(prefersDark: true) == .dark)
  }

  @Test(arguments: [("light", Deck.Palette.light), ("dark", .dark)])
  func `a theme can be light or dark for everybody`(_ appearance: String, _ palette: Deck.Palette) throws {
    let theme = try #require(readTheme(with: "appearance: \(appearance)"))

    #expect(theme.palette(prefersDark: false) == palette)
    #expect(theme.palette(prefersDark: true) == palette)
  }

  @Test func `a misspelt appearance gets the nearest`() {
    let text = diagnostics(of: "noren: 1\ntheme: {appearance: drak}\nscreens: {a: {blocks: []}}")

    #expect(text.hasPrefix("deck.yaml:2:21: error: 'appearance' cannot be 'drak'"), "\(text)")
    #expect(text.contains("did you mean 'dark'?"), "\(text)")
  }

  @Test(arguments: [Deck.Palette.light, .dark])
  func `text of the built-in colours has the contrast that WCAG AA asks for`(_ palette: Deck.Palette) {
    for ground in [palette.background, palette.surface] {
      #expect(palette.text.contrastRatio(with: ground) >= 4.5)
      #expect(palette.secondaryText.contrastRatio(with: ground) >= 4.5)
    }
    #expect(palette.onAccent.contrastRatio(with: palette.accent) >= 4.5)
  }

  @Test(arguments: [Deck.Palette.light, .dark])
  func `signs in the accent and what deletes stand out from every ground by 3 to 1`(_ palette: Deck.Palette) {
    for ground in [palette.background, palette.surface] {
      #expect(palette.accent.contrastRatio(with: ground) >= 3)
      #expect(palette.destructive.contrastRatio(with: ground) >= 3)
    }
  }
}
