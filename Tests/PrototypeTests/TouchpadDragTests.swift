import Components
import Geometry
import Gestures
import Prototype
import Testing

private let pages = """
  noren: 1
  screens:
    walk:
      walkthrough:
        pages: [{title: One}, {title: Two}, {title: Three}, {title: Four}]
        skip: {label: Skip, go: home}
    home:
      blocks: [{text: Home}]
  """

@Suite struct TouchpadDragTests {
  /// A page that two fingers on a touchpad have moved by some points a moment ago.
  private func dragged(by length: Double = 10) throws -> TestPrototype {
    var test = try TestPrototype(pages)
    for _ in 0..<10 {
      test.wait(0.02)
      test.roll(length / 10)
    }
    return test
  }

  @Test func `Next right after a touchpad step turns the page`() throws {
    var test = try dragged()

    try test.tap("next")
    test.settle()

    #expect(test.prototype.currentPage == 1)
    #expect(test.log.prefix(2) == ["page change cancelled, back to 0", "page will change from 0 to 1"])
  }

  @Test(arguments: [(KeyPress.Key.right, 1), (.end, 3), (.pageDown, 1)])
  func `a key right after a touchpad step turns the page`(_ key: KeyPress.Key, _ page: Int) throws {
    var test = try dragged()

    test.press(key)
    test.settle()

    #expect(test.prototype.currentPage == page)
    #expect(test.log.first == "page change cancelled, back to 0")
  }

  @Test func `a dot right after a touchpad step goes to its page`() throws {
    var test = try dragged()

    try test.tap("dot-2")
    test.settle()

    #expect(test.prototype.currentPage == 2)
  }

  @Test func `a notch of a wheel right after a touchpad step turns the page`() throws {
    var test = try dragged()

    test.roll(60, isPrecise: false)
    test.settle()

    #expect(test.prototype.currentPage == 1)
  }

  @Test func `Skip right after a touchpad step leaves, and the page is back in its place`() throws {
    var test = try dragged()

    try test.tap("skip")
    test.settle()
    test.press(.back)
    test.settle()

    #expect(test.screen == "walk")
    #expect(test.prototype.pagerPhase == .idle)
    #expect(test.log.contains("skipped"))
  }

  @Test func `a finger takes the page over from two fingers on a touchpad, where it is`() throws {
    var test = try dragged(by: 60)
    let before = try #require(test.element("title-0")?.offset.x)

    test.send(.began, Point(200, 300))
    let after = try #require(test.element("title-0")?.offset.x)
    test.wait(0.3)
    let held = test.element("title-0")?.offset.x

    #expect(abs(before - after) < 1e-9)
    #expect(held == after)
  }

  @Test func `a resize ends a touchpad drag, and says so`() throws {
    var test = try dragged(by: 100)

    test.prototype.handle(.resize(Size(700, 500), time: test.time))
    test.settle()

    #expect(test.log.first == "page change cancelled, back to 0")
    #expect(test.prototype.currentPage == 0)
  }

  @Test func `lost focus ends a touchpad drag, and says so`() throws {
    var test = try dragged(by: 100)

    test.prototype.handle(.focusLost(time: test.time))
    test.settle()

    #expect(test.log.first == "page change cancelled, back to 0")
  }

  @Test func `a save ends a touchpad drag, and says so`() throws {
    var test = try dragged(by: 100)

    try test.reload(pages)
    test.settle()

    #expect(test.log.prefix(2) == ["page change cancelled, back to 0", "deck reloaded"])
    #expect(test.prototype.pagerPhase == .idle)
  }

  @Test func `Escape gives a touchpad drag up, and does not go back`() throws {
    var test = try dragged(by: 100)

    test.press(.escape)

    #expect(test.log == ["page change cancelled, back to 0"])
  }

  @Test func `a swipe of a touchpad that goes far enough counts before the key that ends it`() throws {
    var test = try dragged(by: 380)

    test.press(.right)
    test.settle()

    #expect(test.prototype.currentPage == 2)
  }

  @Test func `a key while a finger holds the page is refused, and the log says so`() throws {
    var test = try TestPrototype(pages)
    test.send(.began, Point(300, 300))
    test.move(from: Point(300, 300), to: Point(200, 300), over: 0.1)

    test.press(.right)

    #expect(test.log == ["page 1 not gone to: the page is held"])
  }
}

extension TestPrototype {
  /// Moves two fingers on a touchpad, or turns a wheel.
  fileprivate mutating func roll(_ length: Double, isPrecise: Bool = true) {
    prototype.handle(
      .wheel(
        WheelSample(delta: Point(length, 0), isPrecise: isPrecise, position: Point(200, 300), time: time)))
  }
}
