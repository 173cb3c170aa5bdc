import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// A button of 368 x 50 points from (16, 68) on a screen that can be scrolled.
private func pressed(_ press: String = "{feedback: shrink}") -> String {
  buttons("- button: {id: a, label: A, effect: toggle, press: \(press)}\n- spacer: 1200")
}

extension TestPrototype {
  /// The disc that spreads from where a button is pressed, if one shows.
  fileprivate var ripple: (frame: Rect, opacity: Double)? {
    for item in frame.items {
      if case .fill(.ellipse(let rect), let color) = item.content { return (item.transform.apply(rect), color.alpha) }
    }
    return nil
  }
}

@Suite struct ButtonPressTests {
  // MARK: Shrink

  @Test func `a button that is pressed shrinks to 0.95 in 0.1 s and comes back`() throws {
    var stand = try TestPrototype(pressed())

    stand.send(.began, Point(200, 90))
    stand.wait(0.1)
    let down = stand.element("a")?.scale
    stand.send(.ended, Point(200, 90))
    stand.wait(0.1)

    #expect(abs(try #require(down) - 0.95) < 1e-9)
    #expect(stand.element("a")?.scale == 1)
  }

  @Test func `a shrinking button never moves out from under the pointer`() throws {
    var stand = try TestPrototype(pressed())
    let rim = Point(16.5, 93)

    stand.send(.began, rim)
    stand.wait(0.5)
    stand.send(.ended, rim)

    #expect(stand.state("a") == "on")
  }

  @Test func `a scroll that starts on a button cancels the press and switches nothing`() throws {
    var stand = try TestPrototype(pressed())

    stand.send(.began, Point(200, 90), device: .touch)
    stand.wait(0.2)
    stand.move(from: Point(200, 90), to: Point(200, 40), over: 0.2)
    stand.send(.ended, Point(200, 40), device: .touch)
    stand.settle()

    #expect(stand.state("a") == "off")
    #expect(stand.element("a")?.scale == 1)
    #expect(stand.log.isEmpty)
  }

  @Test func `a drag on a button switches nothing even where nothing can scroll`() throws {
    var stand = try TestPrototype(buttons("- button: {id: a, label: A, effect: toggle}"))

    stand.drag(from: Point(200, 90), to: Point(200, 110))
    stand.settle()

    #expect(stand.state("a") == "off")
  }

  @Test func `a touch that scrolls shows no press, a quick tap shows a whole one`() throws {
    var (scrolling, tapping) = (try TestPrototype(pressed()), try TestPrototype(pressed()))

    scrolling.send(.began, Point(200, 90), device: .touch)
    scrolling.wait(0.03)
    scrolling.send(.moved, Point(200, 50), device: .touch)
    scrolling.wait(0.2)
    let shown = scrolling.element("a")?.scale
    tapping.send(.began, Point(200, 90), device: .touch)
    tapping.wait(0.02)
    tapping.send(.ended, Point(200, 90), device: .touch)
    tapping.wait(0.1)

    #expect(shown == 1)
    #expect(abs(try #require(tapping.element("a")).scale - 0.95) < 1e-9)
    #expect(tapping.state("a") == "on")
  }

  @Test func `a release outside of the button does nothing`() throws {
    var stand = try TestPrototype(pressed())

    stand.send(.began, Point(20, 90))
    stand.wait(0.1)
    stand.send(.moved, Point(8, 90))
    stand.send(.ended, Point(8, 90))

    #expect(stand.state("a") == "off")
  }

  @Test func `a second pointer does not press twice`() throws {
    var stand = try TestPrototype(pressed())

    stand.send(.began, Point(200, 90), id: 0)
    stand.send(.began, Point(210, 90), id: 1)
    stand.send(.ended, Point(210, 90), id: 1)
    stand.send(.ended, Point(200, 90), id: 0)

    #expect(stand.count("tapped a") == 1)
  }

  @Test func `a button that is narrower than the column is pressed on itself alone`() throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: A, effect: toggle, width: fit, align: trailing}"))

    let width = stand.element("a")?.frame.width
    stand.tap(Point(200, 90))
    let beside = stand.state("a")
    stand.tap(Point(370, 90))

    #expect(width == 96)
    #expect(beside == "off")
    #expect(stand.state("a") == "on")
  }

  @Test func `losing the window lifts the press and switches nothing`() throws {
    var stand = try TestPrototype(pressed())
    stand.send(.began, Point(200, 90))
    stand.wait(0.1)

    stand.prototype.handle(.focusLost(time: stand.time))
    stand.settle()

    #expect(stand.state("a") == "off")
    #expect(stand.element("a")?.scale == 1)
  }

  // MARK: Ripple

  @Test func `a ripple spreads from where the button is pressed to its middle and goes`() throws {
    var stand = try TestPrototype(pressed("{feedback: ripple}"))

    stand.send(.began, Point(100, 90))
    stand.wait(0.001)
    let first = try #require(stand.ripple).frame
    stand.wait(0.449)
    let last = try #require(stand.ripple)
    stand.send(.ended, Point(100, 90))
    stand.settle()

    #expect(abs(first.midX - 100) < 0.1)
    #expect(first.width < last.frame.width / 4)
    #expect((last.frame.center - Point(200, 93)).length < 0.001)
    #expect(abs(last.opacity - 0.12) < 0.001)
    #expect(stand.ripple == nil)
  }

  @Test func `a ripple leaves the size of the button alone and stays within its shape`() throws {
    var stand = try TestPrototype(pressed("{feedback: ripple}"))

    stand.send(.began, Point(100, 90))
    stand.wait(0.2)

    let items = stand.frame.items
    let disc = items.firstIndex { if case .fill(.ellipse, _) = $0.content { true } else { false } }
    let clip = try #require(disc) - 1
    #expect(stand.element("a")?.scale == 1)
    guard case .beginClip(let shape) = items[clip].content else {
      Issue.record("the disc is not cut to the button")
      return
    }
    #expect(shape == RoundedRect(Rect(x: 0, y: 0, width: 368, height: 50), radius: 25))
  }

  @Test func `a quick tap shows the ripple for its least time, a scroll shows none`() throws {
    var (tapping, scrolling) = (
      try TestPrototype(pressed("{feedback: ripple}")), try TestPrototype(pressed("{feedback: ripple}"))
    )

    tapping.send(.began, Point(100, 90))
    tapping.wait(0.01)
    tapping.send(.ended, Point(100, 90))
    tapping.wait(0.2)
    scrolling.send(.began, Point(100, 90), device: .touch)
    scrolling.wait(0.03)
    scrolling.send(.moved, Point(100, 40), device: .touch)
    scrolling.wait(0.2)

    #expect(tapping.ripple != nil)
    #expect(scrolling.ripple == nil)
  }

  @Test func `a key lets the ripple spread from the middle`() throws {
    var stand = try TestPrototype(pressed("{feedback: ripple}"))
    stand.press(.tab)

    stand.press(.space)
    stand.wait(0.05)

    #expect((try #require(stand.ripple).frame.center - Point(200, 93)).length < 0.001)
    #expect(stand.state("a") == "on")
  }

  @Test func `with reduced motion a ripple only fades`() throws {
    var stand = try TestPrototype(pressed("{feedback: ripple}"), reduceMotion: true)

    stand.send(.began, Point(100, 90))
    stand.wait(0.02)
    let early = try #require(stand.ripple)
    stand.wait(0.4)
    let late = try #require(stand.ripple)

    #expect(early.frame == late.frame)
    #expect(early.opacity < late.opacity)
  }

  @Test func `the theme's feedback holds for buttons that say nothing`() throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: A}", theme: "{press: {feedback: ripple}}"))

    stand.send(.began, Point(100, 90))
    stand.wait(0.1)

    #expect(stand.ripple != nil)
    #expect(stand.element("a")?.scale == 1)
  }
}
