import AnimationCore
import Components
import Geometry
import Testing

@Suite struct PaletteTests {
  @Test func `with more contrast every text has seven to one on both grounds`() {
    let palette = Palette.light.withIncreasedContrast

    for ink in [palette.text, palette.secondaryText, palette.accent] {
      #expect(ink.contrastRatio(with: palette.background) >= 7)
      #expect(ink.contrastRatio(with: palette.surface) >= 7)
    }
  }

  @Test func `with more contrast lines can be told from what they divide`() {
    let palette = Palette.light.withIncreasedContrast

    #expect(palette.separator.contrastRatio(with: palette.surface) >= 4.5)
  }

  @Test func `with more contrast dark colours get lighter ink, not darker`() {
    var dark = Palette.light
    dark.background = Color(rgb: 0x101018)
    dark.surface = Color(rgb: 0x1D1D28)
    dark.text = Color(rgb: 0xB0B0B8)

    let palette = dark.withIncreasedContrast

    #expect(palette.text.relativeLuminance >= dark.text.relativeLuminance)
    #expect(palette.text.contrastRatio(with: palette.surface) >= 7)
  }

  @Test func `colours that are far enough apart stay as they are`() {
    let palette = Palette.light.withIncreasedContrast

    #expect(palette.text == Palette.light.text)
    #expect(palette.background == Palette.light.background)
  }

  @Test func `faint ink is full ink where fainter ink could not be read`() {
    let ground = Color(rgb: 0x0E7C86)

    #expect(Palette.faintInk(on: ground, opacity: 0.9) == Palette.ink(on: ground))
    #expect(Palette.faintInk(on: .black, opacity: 0.9) == Color.white.opacity(0.9))
  }
}
