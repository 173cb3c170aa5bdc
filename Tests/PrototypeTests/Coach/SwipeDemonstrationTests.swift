import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// The demonstration of the article (C2, C4), on the demo's own screen of 390 points.
@Suite struct SwipeDemonstrationTests {
  /// A favourites screen at the moment in which its demonstration begins.
  private struct Demonstration {
    var app: TestPrototype
    let start: Seconds

    init(_ coach: String = swipeMark, reduceMotion: Bool = false) throws {
      app = try TestPrototype(favourites: coach, reduceMotion: reduceMotion)
      let begun = "demonstrating swipe on fruits[0]"
      for _ in 0..<240 where app.count(begun) == 0 { app.wait(1 / 240) }
      start = try #require(app.prototype.log.entries.first { $0.text == begun }?.time)
    }

    var row: Rect { app.element("fruits[0]")?.frame ?? .zero }
    /// How far the row is from its place.
    var offset: Double? { app.element("fruits[0]")?.offset.x }

    mutating func advance(to elapsed: Seconds) { app.prototype.advance(to: start + elapsed) }
  }

  /// The same with a hole that lets the row be touched.
  private static let openMark = swipeMark.replacing("demo:", with: "hole: pass, demo:")
  private static let dim = Point(195, 700)

  // MARK: What shows

  @Test func `the row is a quarter of the screen to the left after 0.5 s and home after 1 s`() throws {
    var demonstration = try Demonstration()

    demonstration.advance(to: 0.5)
    let away = demonstration.offset
    demonstration.advance(to: 1)

    let end = demonstration.app.prototype.log.entries.last { $0.text == "demonstration ended" }
    #expect(away == -97.5)
    #expect(demonstration.offset == 0)
    #expect(end?.time == demonstration.start + 1)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.95])
  func `the label is attached to the row's trailing edge and half a screen wide`(_ elapsed: Double) throws {
    var demonstration = try Demonstration()

    demonstration.advance(to: elapsed)

    let ground = demonstration.app.redGround
    let label = try #require(ground)
    let offset = demonstration.offset ?? 0
    #expect(offset < 0)
    #expect(abs(label.minX - demonstration.row.maxX) < 0.01)
    #expect(abs(label.width - 195) < 0.01)
  }

  @Test func `the label's text keeps its two leading spaces`() throws {
    var demonstration = try Demonstration()

    demonstration.advance(to: 0.5)

    let texts = demonstration.app.texts
    #expect(texts.contains("  削除"))
  }

  @Test func `the label is gone when the row is home, and nothing moves`() throws {
    var demonstration = try Demonstration()

    demonstration.advance(to: 1)

    let (ground, texts, motions) = (
      demonstration.app.redGround, demonstration.app.texts, demonstration.app.prototype.motions
    )
    #expect(ground == nil)
    #expect(!texts.contains("  削除"))
    #expect(motions.isEmpty)
  }

  @Test func `it is the same at any frame rate`() throws {
    let offsets = try [30.0, 144].map { rate in
      var demonstration = try Demonstration()
      while demonstration.app.time < demonstration.start + 0.3 { demonstration.app.wait(1 / rate) }
      demonstration.advance(to: 0.4)
      let out = demonstration.offset ?? .nan
      demonstration.advance(to: 0.6)
      return [out, demonstration.offset ?? .nan]
    }

    #expect(zip(offsets[0], offsets[1]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(offsets[0][0] - offsets[0][1]) < 1e-9)
  }

  @Test func `with reduced motion the row stands aside without sliding`() throws {
    var demonstration = try Demonstration(reduceMotion: true)
    var seen: Set<Double> = []

    for frame in 1...70 {
      demonstration.advance(to: Double(frame) / 60)
      seen.insert(demonstration.offset ?? .nan)
    }

    #expect(seen == [-97.5, 0])
    #expect(demonstration.app.count("demonstration ended") == 1)
  }

  // MARK: What ends it

  @Test func `a tap on the dim counts only after the demonstration, and then closes`() throws {
    var demonstration = try Demonstration()
    demonstration.advance(to: 0.4)
    demonstration.app.tap(Self.dim)
    let during = demonstration.app.overlayState

    demonstration.advance(to: 1.05)
    demonstration.app.tap(Self.dim)
    demonstration.app.wait(0.4)

    #expect(during == "demonstrating")
    #expect(demonstration.app.element("overlay") == nil)
    #expect(demonstration.app.count("tour ended: done") == 1)
  }

  @Test func `Escape leaves during the demonstration, and the row goes home from where it is`() throws {
    var demonstration = try Demonstration()
    demonstration.advance(to: 0.4)
    let before = try #require(demonstration.offset)

    demonstration.app.press(.escape)
    let after = try #require(demonstration.offset)
    demonstration.app.settle()

    #expect(abs(before - after) < 0.5)
    #expect(demonstration.offset == 0)
    #expect(demonstration.app.count("tour ended: escaped") == 1)
    #expect(demonstration.app.count("demonstration interrupted") == 1)
    #expect(demonstration.app.screen == "favourites")
  }

  @Test func `Skip leaves during the demonstration`() throws {
    var demonstration = try Demonstration(swipeMark + "\n- {text: More}")
    demonstration.advance(to: 0.4)

    demonstration.app.tap(demonstration.app.element("coach-skip")?.frame.center ?? .zero)
    demonstration.app.wait(0.4)

    #expect(demonstration.app.count("tour ended: skipped") == 1)
    #expect(demonstration.app.element("overlay") == nil)
  }

  @Test func `a row grabbed during its demonstration goes on from where it is`() throws {
    var demonstration = try Demonstration(Self.openMark)
    demonstration.advance(to: 0.5)
    let y = demonstration.row.midY

    demonstration.app.send(.began, Point(150, y))
    demonstration.app.send(.moved, Point(140, y))
    let grabbed = try #require(demonstration.offset)
    demonstration.app.wait(1)

    #expect(grabbed < -97 && grabbed > -108)
    #expect(demonstration.offset == grabbed)
    #expect(demonstration.app.count("demonstration interrupted") == 1)
    #expect(demonstration.app.overlayState == "shown")
  }

  @Test func `a row deleted during its demonstration is gone, and the demonstration with it`() throws {
    var demonstration = try Demonstration(Self.openMark)
    demonstration.advance(to: 0.3)
    let y = demonstration.row.midY

    demonstration.app.drag(from: Point(280, y), to: Point(5, y))
    demonstration.app.settle()

    #expect(demonstration.app.prototype.rows(of: "fruits") == ["banana", "cherry"])
    #expect(demonstration.app.count("demonstration interrupted") == 1)
  }

  @Test func `a wheel turned over the row ends its demonstration`() throws {
    var demonstration = try Demonstration(Self.openMark)
    demonstration.advance(to: 0.3)
    let app = demonstration.app

    demonstration.app.prototype.handle(
      .wheel(WheelSample(delta: Point(0, 40), isPrecise: true, position: demonstration.row.center, time: app.time)))
    demonstration.app.settle()

    #expect(demonstration.app.count("demonstration interrupted") == 1)
    #expect(demonstration.offset == 0)
  }

  @Test func `going back during the demonstration ends it without a trace`() throws {
    var demonstration = try Demonstration(Self.openMark)
    demonstration.advance(to: 0.3)

    demonstration.app.press(.back)
    demonstration.app.press(.back)
    demonstration.app.settle()

    #expect(demonstration.app.screen == "home")
    #expect(demonstration.app.count("demonstration interrupted") == 1)
    #expect(demonstration.app.element("overlay") == nil)
  }

  @Test func `it never fires and never begins again`() throws {
    var demonstration = try Demonstration()

    demonstration.app.wait(10)

    #expect(demonstration.app.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
    #expect(demonstration.app.count("demonstrating swipe on fruits[0]") == 1)
    #expect(!demonstration.app.log.contains { $0.hasPrefix("deleted") || $0.hasPrefix("opened") })
  }
}

extension TestPrototype {
  /// Every text that the frame shows.
  fileprivate var texts: [String] {
    frame.items.compactMap { if case .text(let run, _, _) = $0.content { run.text } else { nil } }
  }

  /// The ground of the action that deletes.
  fileprivate var redGround: Rect? {
    frame.items.first { item in
      if case .fill(_, let color) = item.content { color.bytes == Palette.light.destructive.bytes } else { false }
    }?.bounds
  }
}
