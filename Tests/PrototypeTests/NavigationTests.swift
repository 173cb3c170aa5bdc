import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// Where the button of a one-page walkthrough is on the test's window.
private let button = Point(200, 750)

@Suite struct GoingTests {
  @Test(arguments: ["push", "sheet", "fade"])
  func `a screen comes in, and Escape leads back`(_ transition: String) throws {
    var test = try TestPrototype(walkthroughs(transition))

    test.tap(button)
    let arrived = test.screen
    test.settle()
    test.press(.escape)
    test.settle()

    #expect(arrived == "two")
    #expect(test.screen == "one")
    #expect(test.log.suffix(2) == ["went to two", "went back to one"])
  }

  @Test func `a pushed screen slides in from the trailing edge`() throws {
    var test = try TestPrototype(walkthroughs("push"))

    test.tap(button)
    let start = test.element("footer")?.frame.minX ?? 0
    test.wait(0.1)
    let middle = test.element("footer")?.frame.minX ?? 0
    test.settle()

    #expect(start == 400)
    #expect(middle > 0 && middle < 400)
    #expect(test.element("footer")?.frame.minX == 0)
  }

  @Test func `a push can be turned round while it runs, without a jump`() throws {
    var test = try TestPrototype(walkthroughs("push"))
    test.tap(button)
    test.wait(0.1)
    let before = test.prototype.elements.first { $0.role == .footer }?.frame.minX ?? 0

    test.press(.back)

    #expect(test.screen == "one")
    let shift = test.element("footer")?.frame.minX ?? 0
    #expect(abs(shift - -(400 - before) * 0.3) < 1e-6)
    test.settle()
    #expect(test.element("footer")?.frame.minX == 0)
  }

  @Test func `the back button of a mouse leads back, on the first screen it does nothing`() throws {
    var test = try TestPrototype(walkthroughs("push"))

    test.press(.back)
    let first = test.screen
    test.tap(button)
    test.press(.back)

    #expect(first == "one")
    #expect(test.screen == "one")
  }

  @Test func `a screen is as it was left when one returns`() throws {
    var test = try TestPrototype(walkthroughs("push"))
    test.tap(button)
    test.settle()
    test.press(.right)
    test.settle()

    test.press(.escape)
    test.settle()
    test.tap(button)
    test.settle()

    #expect(test.prototype.currentPage == 1)
  }

  @Test func `a screen that is open is gone back to, not opened twice`() throws {
    var test = try TestPrototype(walkthroughs("push"))
    test.tap(button)
    test.settle()
    test.press(.right)
    test.settle()

    test.press(.enter)
    test.tap(button)
    test.settle()

    #expect(test.screen == "one")
    #expect(test.prototype.openScreens == ["one"])
  }

  @Test func `a screen that leads to itself begins anew`() throws {
    var test = try TestPrototype(walkthroughs("push").replacing("noren: 1", with: "noren: 1\nstart: three"))

    test.tap(button)

    #expect(test.screen == "three")
    #expect(test.prototype.openScreens == ["three"])
  }

  @Test func `with reduced motion screens cross-fade in 0.2 s and nothing slides`() throws {
    var test = try TestPrototype(walkthroughs("push"), reduceMotion: true)

    test.tap(button)
    test.wait(0.1)
    let middle = test.element("footer")?.frame.minX
    test.wait(0.11)

    #expect(middle == 0)
    #expect(test.prototype.motions.isEmpty)
  }

  @Test func `at rest only the screen on top is drawn`() throws {
    var test = try TestPrototype(walkthroughs("push"))
    let alone = test.frame.items.count

    test.tap(button)
    test.settle()
    test.press(.escape)
    test.settle()

    #expect(test.frame.items.count == alone)
  }
}

@Suite struct EdgeSwipeTests {
  /// A prototype on its second screen.
  private func second() throws -> TestPrototype {
    var test = try TestPrototype(walkthroughs("push"))
    test.tap(button)
    test.settle()
    return test
  }

  @Test func `the screen follows a finger from the edge one to one after the slop`() throws {
    var test = try second()

    test.send(.began, Point(5, 400))
    test.move(from: Point(5, 400), to: Point(109, 400), over: 0.2)

    #expect(abs((test.element("footer")?.frame.minX ?? 0) - 100) < 1e-6)
    #expect(test.prototype.gestureOwner == "edge")
  }

  @Test func `an edge swipe past the middle goes back`() throws {
    var test = try second()

    test.drag(from: Point(5, 400), to: Point(300, 400), hold: 0.2)
    test.settle()

    #expect(test.screen == "one")
    #expect(test.log.last == "went back to one")
  }

  @Test func `an edge swipe that turns round goes nowhere`() throws {
    var test = try second()

    test.send(.began, Point(5, 400))
    test.move(from: Point(5, 400), to: Point(300, 400), over: 0.2)
    test.move(from: Point(300, 400), to: Point(100, 400), over: 0.1)
    test.send(.ended, Point(100, 400))
    test.settle()

    #expect(test.screen == "two")
    #expect(test.element("footer")?.frame.minX == 0)
  }

  @Test func `Escape and a second button end an edge swipe without effect`() throws {
    var escaped = try second()
    var cancelled = try second()

    for cancel in [true, false] {
      var test = try second()
      test.send(.began, Point(5, 400))
      test.move(from: Point(5, 400), to: Point(350, 400), over: 0.2)
      if cancel { test.send(.cancelled, Point(350, 400)) } else { test.press(.escape) }
      test.settle()
      if cancel { cancelled = test } else { escaped = test }
    }

    #expect(escaped.screen == "two")
    #expect(cancelled.screen == "two")
  }

  @Test func `the edge outranks the pager below it`() throws {
    var test = try second()

    test.drag(from: Point(5, 400), to: Point(120, 400), hold: 0.2)
    test.settle()

    #expect(test.prototype.currentPage == 0)
    #expect(test.screen == "two")
    #expect(!test.log.contains { $0.hasPrefix("page will change") })
  }

  @Test func `the first screen has no edge to go back from`() throws {
    var test = try TestPrototype(walkthroughs("push"))

    test.drag(from: Point(5, 400), to: Point(300, 400))

    #expect(test.screen == "one")
    #expect(test.prototype.openScreens == ["one"])
  }
}

@Suite struct SheetTests {
  /// A prototype with a sheet open.
  private func sheet() throws -> TestPrototype {
    var test = try TestPrototype(walkthroughs("sheet"))
    test.tap(button)
    test.settle()
    return test
  }

  @Test func `a sheet leaves the top of what is below to be seen`() throws {
    let test = try sheet()

    #expect(test.screen == "two")
    #expect((test.element("footer")?.frame.maxY ?? 0) == 800)
    #expect(test.frame.items.count > 10)
  }

  @Test func `a sheet follows a drag down and goes when let go past half`() throws {
    var test = try sheet()
    let resting = test.element("footer")?.frame.minY ?? 0

    test.send(.began, Point(200, 100))
    test.move(from: Point(200, 100), to: Point(200, 304), over: 0.3)
    let moved = (test.element("footer")?.frame.minY ?? 0) - resting
    test.move(from: Point(200, 304), to: Point(200, 600), over: 0.3)
    test.send(.ended, Point(200, 600))
    test.settle()

    #expect(abs(moved - 200) < 1e-6)
    #expect(test.screen == "one")
  }

  @Test func `a fast flick down closes a sheet, a fast flick up keeps it`() throws {
    var closed = try sheet()
    var kept = try sheet()

    closed.drag(from: Point(200, 100), to: Point(200, 200), over: 0.1)
    kept.send(.began, Point(200, 100))
    kept.move(from: Point(200, 100), to: Point(200, 700), over: 0.5)
    kept.move(from: Point(200, 700), to: Point(200, 600), over: 0.1)
    kept.send(.ended, Point(200, 600))
    closed.settle()
    kept.settle()

    #expect(closed.screen == "one")
    #expect(kept.screen == "two")
  }

  @Test func `a tap behind a sheet closes it`() throws {
    var test = try sheet()

    test.tap(Point(200, 20))
    test.settle()

    #expect(test.screen == "one")
  }

  @Test func `a sheet that closes can be opened again from where it is`() throws {
    var test = try sheet()
    test.press(.escape)
    test.wait(0.1)

    // The sheet still lies over the button, which only keys can reach.
    test.press(.tab)
    test.press(.enter)
    test.settle()

    #expect(test.screen == "two")
    #expect(test.prototype.openScreens == ["one", "two"])
  }
}

@Suite struct PrototypeTimeTests {
  @Test(arguments: [30.0, 60, 120, 144])
  func `a frame shows the same at the same time whatever the frame rate`(_ rate: Double) throws {
    var framed = try TestPrototype(walkthroughs("push"))
    var direct = framed
    framed.tap(button)
    direct.tap(button)

    var frame = 1
    while Double(frame) / rate < 0.15 {
      framed.prototype.advance(to: 0.05 + Double(frame) / rate)
      frame += 1
    }
    framed.prototype.advance(to: 0.2)
    direct.prototype.advance(to: 0.2)

    #expect(framed.frame == direct.frame)
  }

  @Test func `a resize while a finger is down ends its gesture without effect`() throws {
    var test = try TestPrototype(walkthroughs("push"))
    test.tap(button)
    test.settle()
    test.send(.began, Point(5, 400))
    test.move(from: Point(5, 400), to: Point(300, 400), over: 0.2)

    test.prototype.handle(.resize(Size(0, 0), time: test.time))
    test.prototype.handle(.resize(Size(320, 568), time: test.time))
    test.settle()

    #expect(!test.prototype.isTouched)
    #expect(test.screen == "two")
    #expect(test.element("footer")?.frame.width == 320)
  }
}
