import Components
import Deck
import Geometry
import Gestures
import Prototype
import Raster
import Scene

@testable import Desktop
@testable import Stage

/// A stage of two pages that has recorded a second and a half at 50 frames per second.
struct InspectorFixture {
  static let deckText = """
    noren: 1
    device: {width: 200, height: 400}
    screens:
      welcome:
        walkthrough:
          pulse: {from: 1.0, to: 1.1, duration: 10s}
          pages:
            - {title: One, color: "#0E7C86"}
            - {title: Two, color: "#2E6F40"}
    """

  let stage: Stage
  var recording: Recording { stage.recording ?? Recording(from: stage.prototype) }
  var content: PanelContent { PanelContent(prototype: stage.prototype, times: recording.times) }

  init() throws {
    let result = DeckReader.read(bytes: Array(Self.deckText.utf8), file: "deck.yaml")
    guard let deck = result.deck else { throw FileError(path: "deck.yaml", reason: "is wrong") }
    let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
    let sources = NothingToDraw()
    stage = Stage(Prototype(deck: deck, environment: environment), pictures: sources, text: sources)
    stage.startRecording()
    for frame in 1...75 {
      let time = Double(frame) / 50
      if frame == 25 { stage.handle(.key(KeyPress(.right, time: time - 0.01))) }
      stage.advance(to: time)
    }
  }
}

/// Neither pictures nor text.
private final class NothingToDraw: PictureSource, TextSource {
  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { nil }
  func placeholder(for id: PictureID) -> Color { .white }
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}
