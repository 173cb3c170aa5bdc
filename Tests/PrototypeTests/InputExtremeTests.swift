import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// Input as no hand makes it: too fast, too much at once, nowhere.
@Suite struct InputExtremeTests {
  private static let deck = """
    noren: 1
    screens:
      home: {title: Home, blocks: [{cards: [{title: Pages, go: pages}]}, {list: {id: rows, rows: [a, b, c]}}]}
      pages: {walkthrough: {pages: [{title: One}, {title: Two}, {title: Three}], done: {label: Done, go: home}}}
    """

  private func pages() throws -> TestPrototype {
    var test = try TestPrototype(Self.deck)
    try test.tap("card-0")
    test.settle()
    return test
  }

  @Test func `a mouse that reports 8,000 times a second drags as one that reports 120 times`() throws {
    var (usual, fast) = (try pages(), try pages())
    let begin = usual.time

    usual.drag(from: Point(350, 300), to: Point(60, 300), over: 0.25)
    fast.send(.began, Point(350, 300))
    for sample in 1...2_000 {
      let fraction = Double(sample) / 2_000
      fast.prototype.advance(to: begin + 0.25 * fraction)
      fast.send(.moved, Point(350 - 290 * fraction, 300))
    }
    fast.send(.ended, Point(60, 300))
    usual.settle()
    fast.settle()

    #expect(usual.log.contains { $0.hasPrefix("page settled on 1") }, "\(usual.log)")
    #expect(fast.log == usual.log)
  }

  @Test func `of ten fingers the first one owns the gesture, and none stays down`() throws {
    var test = try pages()

    for finger in 1...10 { test.send(.began, Point(30 * Double(finger), 300), device: .touch, id: finger) }
    for step in 1...20 {
      test.wait(1 / 120)
      for finger in 1...10 {
        test.send(.moved, Point(30 * Double(finger), 300 - 5 * Double(step)), device: .touch, id: finger)
      }
    }
    for finger in (1...10).reversed() { test.send(.ended, Point(30 * Double(finger), 200), device: .touch, id: finger) }
    test.settle()

    #expect(!test.prototype.isTouched)
    #expect(test.screen == "pages")
    #expect(!test.log.contains { $0.hasPrefix("page settled on 1") }, "\(test.log)")
  }

  @Test(arguments: [Size(1, 1), Size(8_000, 8_000), Size(1, 8_000), Size(0, 0)])
  func `a window of any size is laid out, drawn, touched and left as it was`(_ size: Size) throws {
    var test = try TestPrototype(Self.deck)
    let before = test.frame

    test.prototype.handle(.resize(size, time: test.time))
    let items = test.frame.items.count
    test.tap(Point(size.width / 2, size.height / 2))
    test.press(.tab)
    test.settle()
    test.prototype.handle(.focusLost(time: test.time))
    test.prototype.handle(.resize(Size(400, 800), time: test.time))

    #expect(items > 0)
    #expect(test.prototype.elements.allSatisfy { $0.frame.origin.isFinite })
    #expect(before.size == test.frame.size)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a pointer that is nowhere does nothing`(_ place: Double) throws {
    var test = try pages()
    let before = test.log

    test.send(.began, Point(200, 300))
    test.send(.moved, Point(place, place))
    test.send(.ended, Point(place, place))
    test.prototype.handle(
      .wheel(WheelSample(delta: Point(place, place), isPrecise: true, position: Point(200, 300), time: test.time)))
    test.prototype.handle(.focusLost(time: test.time))
    test.settle()

    #expect(!test.prototype.isTouched)
    #expect(test.prototype.elements.allSatisfy { $0.frame.origin.isFinite })
    #expect(test.log.count - before.count < 10)
  }
}
