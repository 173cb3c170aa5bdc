import Components
import Deck
import Geometry
import Gestures
import Prototype
import Raster
import Scene
import Stage
import Testing

/// Notes what it is asked for.
private final class NotingPictures: PictureSource {
  var prepared: [String] = []
  var mounted: Set<PictureID> = []

  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { nil }
  func placeholder(for id: PictureID) -> Color { .black }
  func mount(_ ids: Set<PictureID>) { mounted = ids }
  func prepare(_ id: PictureID, pixelSize: Size) { prepared.append(id.name) }
}

private final class NoText: TextSource {
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}

@Suite struct PicturePreparationTests {
  private let pictures = NotingPictures()

  private func stage() throws -> Stage {
    let pages = (0..<5).map { "        - {image: \($0).png, title: a, body: b, color: \"#112233\"}" }
    let text = """
      noren: 1
      title: Test
      start: a
      screens:
        a:
          walkthrough:
            pages:
      \(pages.joined(separator: "\n"))

      """
    let deck = try #require(DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml").deck)
    let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
    return Stage(Prototype(deck: deck, environment: environment), pictures: pictures, text: NoText())
  }

  @Test func `the neighbour of the first page is prepared before anyone drags`() throws {
    let stage = try stage()

    stage.preparePictures(scale: 1)

    #expect(pictures.prepared == ["0.png", "1.png"])
    #expect(pictures.mounted == [PictureID("0.png")])
  }

  @Test func `a drag mounts the neighbours`() throws {
    let stage = try stage()

    stage.handle(.pointer(PointerSample(phase: .began, position: Point(300, 300), time: 0)))
    stage.handle(.pointer(PointerSample(phase: .moved, position: Point(200, 300), time: 0.1)))
    stage.preparePictures(scale: 1)

    #expect(pictures.mounted.map(\.name).sorted() == ["0.png", "1.png"])
  }

  @Test func `nothing is asked for twice while nothing changes`() throws {
    let stage = try stage()

    for frame in 0..<10 {
      stage.advance(to: Double(frame) / 60)
      stage.preparePictures(scale: 1)
    }

    #expect(pictures.prepared.count == 2)
  }
}
