import AnimationCore
import Components
import Deck
import Geometry
import Notation
import Prototype
import Raster

/// Looks at what lies under the button that leaves a walkthrough: of a picture only its pixels say how light it is.
struct SkipLint {
  private let deck: Deck
  private let setup: StageSetup
  private let loaded: LoadedDeck

  init(_ loaded: LoadedDeck, deck: Deck, setup: StageSetup) {
    self.loaded = loaded
    self.deck = deck
    self.setup = setup
  }

  /// - Cost: draws every page with a picture once.
  func run(into findings: inout LintFindings) {
    for screen in deck.screens {
      guard let walkthrough = screen.walkthrough, walkthrough.skip != nil, !screen.pictures.isEmpty else { continue }
      look(at: walkthrough, on: screen, into: &findings)
    }
  }

  private func look(at walkthrough: Deck.Walkthrough, on screen: Deck.Screen, into findings: inout LintFindings) {
    var (shown, bare) = (prototype(showing: walkthrough, on: screen), walkthrough)
    bare.skip = nil
    var below = prototype(showing: bare, on: screen)
    let stage = Stage(below, pictures: setup.makePictures(for: loaded), text: setup.text)
    let buffer = PixelBuffer(width: max(1, Int(shown.size.width)), height: max(1, Int(shown.size.height)))
    for (number, page) in walkthrough.pages.enumerated() {
      if number > 0 {
        shown.turnPage()
        below.turnPage()
      }
      guard let image = page.image, let skip = shown.element("skip"), skip.opacity == 1 else { continue }
      stage.render(below, into: buffer, scale: 1)
      let ground = buffer.mean(in: skip.frame)
      let contrast = Contrast(
        of: WalkthroughContent.skipInk, on: WalkthroughContent.skipGround.composited(over: ground))
      guard contrast.fails(for: .text) else { continue }
      findings.warn(
        .contrast, at: image.range,
        "on this picture \(skip.text.quoted) has a contrast of \(contrast.words); it needs 4.5:1",
        hint: "make the picture darker where the button lies, or leave the button out: skip: false")
    }
  }

  private func prototype(showing walkthrough: Deck.Walkthrough, on screen: Deck.Screen) -> Prototype {
    var screen = screen
    screen.content = .walkthrough(walkthrough)
    return Prototype(deck: deck.alone(screen), environment: setup.environment(for: loaded))
  }
}

extension PixelBuffer {
  /// The mean colour of the pixels in a rectangle, those outside of the surface left out.
  fileprivate func mean(in rect: Rect) -> Color {
    let columns = max(0, Int(rect.minX))..<max(0, min(width, Int(rect.maxX)))
    let rows = max(0, Int(rect.minY))..<max(0, min(height, Int(rect.maxY)))
    guard !columns.isEmpty, !rows.isEmpty else { return .black }
    var sum = SIMD3<Double>.zero
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        sum += SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
      }
    }
    let mean = sum / (255 * Double(columns.count * rows.count))
    return Color(red: mean.x, green: mean.y, blue: mean.z)
  }
}
