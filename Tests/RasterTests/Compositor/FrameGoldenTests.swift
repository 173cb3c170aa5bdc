import Foundation
import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Every kind of item at five moments of a motion and at four scales, bit for bit.
///
/// Record with `NOREN_RECORD_GOLDENS=1 swift test --filter FrameGoldenTests`, look at the sheets, and commit them.
@Suite struct FrameGoldenTests {
  @Test(arguments: MovingPrimitive.all) func `a motion has the frames of its golden`(_ primitive: MovingPrimitive)
    throws
  {
    let fonts = try TextFixtures.fonts.get()
    let strip = FilmStrip(primitive, text: primitive.hasText ? PangoText(fonts: fonts) : PatternText())

    let verdict = try FrameGolden().check(
      strip.bitmap, name: primitive.name, fonts: primitive.hasText ? fonts.inventory : nil)

    switch verdict {
    case .same, .recorded: break
    case .differs(let words), .refused(let words): Issue.record("\(words)")
    }
  }

  @Test func `no golden is left over`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: FrameGolden().folder.path)

    #expect(Set(names) == Set(MovingPrimitive.all.map { "\($0.name).png" }))
  }

  /// Goldens in a folder that is gone after the test.
  private struct Desk {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func golden(_ environment: [String: String] = [:]) -> FrameGolden {
      FrameGolden(
        folder: URL(filePath: folder.path), failures: URL(filePath: folder.path).appending(path: "failures"),
        environment: environment)
    }

    func strip(of primitive: MovingPrimitive) -> Bitmap { FilmStrip(primitive, text: PatternText()).bitmap }
  }

  private static let recording = ["NOREN_RECORD_GOLDENS": "1"]

  private static func square(width: Double) -> MovingPrimitive {
    MovingPrimitive(name: "square") { _, list in
      list.fill(.rectangle(Rect(x: 2, y: 2, width: width, height: 8)), .white)
    }
  }

  @Test func `recording writes a golden that the next run finds`() throws {
    let desk = try Desk()
    let strip = desk.strip(of: Self.square(width: 8))

    let first = try desk.golden(Self.recording).check(strip, name: "square", fonts: nil)
    let second = try desk.golden().check(strip, name: "square", fonts: nil)

    #expect(first == .recorded)
    #expect(second == .same)
  }

  @Test func `recording is refused in continuous integration`() throws {
    let desk = try Desk()
    let environment = Self.recording.merging(["CI": "true"]) { $1 }

    let verdict = try desk.golden(environment).check(
      desk.strip(of: Self.square(width: 8)), name: "square", fonts: nil)

    guard case .refused = verdict else {
      Issue.record("recorded all the same")
      return
    }
    #expect(desk.folder.names.isEmpty)
  }

  @Test func `a difference leaves three pictures and names the frames`() throws {
    let desk = try Desk()
    _ = try desk.golden(Self.recording).check(desk.strip(of: Self.square(width: 8)), name: "square", fonts: nil)

    let verdict = try desk.golden().check(desk.strip(of: Self.square(width: 8.5)), name: "square", fonts: nil)

    guard case .differs(let words) = verdict else {
      Issue.record("half a point more is a difference")
      return
    }
    let failures = try FileManager.default.contentsOfDirectory(atPath: desk.golden().failures.path)
    #expect(Set(failures) == ["square.got.png", "square.want.png", "square.difference.png"])
    #expect(words.contains("25 % at scale 1.25"))
    #expect(words.contains("square.difference.png"))
  }

  @Test func `other fonts than the golden's are said`() throws {
    let desk = try Desk()
    let fonts = try TextFixtures.fonts.get().inventory
    let fewer = FontInventory(files: Array(fonts.files.dropFirst()))
    _ = try desk.golden(Self.recording).check(desk.strip(of: Self.square(width: 8)), name: "square", fonts: fonts)

    let verdict = try desk.golden().check(desk.strip(of: Self.square(width: 8.5)), name: "square", fonts: fewer)

    guard case .differs(let words) = verdict, let missing = fonts.files.first else {
      Issue.record("half a point more is a difference")
      return
    }
    #expect(words.contains("fonts differ: recorded with \(missing)"))
  }

  @Test func `a golden that is missing says how to record it`() throws {
    let desk = try Desk()

    let verdict = try desk.golden().check(desk.strip(of: Self.square(width: 8)), name: "square", fonts: nil)

    guard case .differs(let words) = verdict else {
      Issue.record("a missing golden holds nothing")
      return
    }
    #expect(words.contains("NOREN_RECORD_GOLDENS=1"))
  }
}
