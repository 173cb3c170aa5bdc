import Components
import Deck
import Flow
import Geometry
import Notation
import Prototype
import Raster
import Scene
import Stage

/// Draws every picture as one colour and no text at all, so that tests need neither files nor fonts.
final class PlainPictures: PictureSource, TextSource {
  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { nil }
  func placeholder(for id: PictureID) -> Color { Color(rgb: UInt32(truncatingIfNeeded: id.name.utf8.count) * 0x10203) }
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}

/// A deck of three coloured pages.
let threePages = """
  noren: 1
  device: {width: 200, height: 400}
  screens:
    welcome:
      walkthrough:
        pages:
          - {title: Sail, body: One, color: "#0E7C86", image: a.svg}
          - {title: Walk, body: Two, color: "#2E6F40", image: bb.svg}
          - {title: Rest, body: Three, color: "#A4452C", image: ccc.svg}
        done: {label: Start, go: second}
    second:
      walkthrough:
        pages:
          - {title: Home, color: "#101010"}
  """

/// A stage with a deck on it.
func makeStage(_ deck: String = threePages, threads: Int = 1) throws -> Stage {
  let result = DeckReader.read(bytes: Array(deck.utf8), file: "deck.yaml")
  guard let deck = result.deck else { throw BadFixture(result.diagnostics) }
  let sizes = Dictionary(uniqueKeysWithValues: deck.pictures.map { (PictureID($0.value), Size(200, 400)) })
  let components = ComponentEnvironment(text: FixedWidthText(), pictureSizes: sizes)
  let prototype = Prototype(deck: deck, environment: PrototypeEnvironment(components: components))
  let sources = PlainPictures()
  return Stage(prototype, pictures: sources, text: sources, threads: threads)
}

/// A flow read from its steps.
func makeFlow(_ steps: String) throws -> Flow {
  let result = FlowReader.read(bytes: Array("steps:\n\(steps)".utf8), file: "test.flow.yaml")
  guard let flow = result.flow else { throw BadFixture(result.diagnostics) }
  return flow
}

/// Everything there is to say about a flow file, as a terminal shows it.
func diagnostics(of flow: String) -> String {
  FlowReader.read(bytes: Array(flow.utf8), file: "a.flow.yaml").diagnostics.map(\.text).joined(separator: "\n")
}

/// Plays a flow to its end and gives back the prototype as it then stands.
@discardableResult func play(_ steps: String, on deck: String = threePages) throws -> Prototype {
  let stage = try makeStage(deck)
  let player = try FlowPlayer(makeFlow(steps), on: stage)
  try player.play(to: .infinity)
  stage.advance(to: player.time)
  return stage.prototype
}

/// The failure that ends a flow.
func failure(_ steps: String, on deck: String = threePages) throws -> FlowFailure? {
  do {
    try play(steps, on: deck)
    return nil
  } catch let failure as FlowFailure {
    return failure
  }
}

/// A deck or a flow of a test that has errors itself.
struct BadFixture: Error, CustomStringConvertible {
  let description: String
  init(_ diagnostics: [Diagnostic]) { description = diagnostics.map(\.text).joined(separator: "\n") }
}
