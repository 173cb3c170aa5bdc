import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

private let window = Rect(x: 0, y: 0, width: 390, height: 844)
private let target = Rect(x: 150, y: 400, width: 90, height: 40)

/// A bubble with what it told.
private struct Stand {
  var bubble: SpeechBubble
  var events: [SpeechBubble.Event] = []

  init(
    _ message: SpeechBubbleContent.Message = .heart(count: 999), anchor: SpeechBubbleContent.Anchor = .tip,
    hidesAfter: Seconds? = nil, animation: Animation? = SpeechBubbleContent.ownAnimation, reduceMotion: Bool = false
  ) {
    let environment = ComponentEnvironment(text: FixedWidthText(), reduceMotion: reduceMotion)
    bubble = SpeechBubble(
      "bubble",
      SpeechBubbleContent(message, anchor: anchor, hidesAfter: hidesAfter, animation: animation),
      environment: environment)
  }

  mutating func show(at time: Seconds) { bubble.show(at: time, into: &events) }
  mutating func hide(at time: Seconds) { bubble.hide(at: time, into: &events) }
  mutating func advance(to time: Seconds) { bubble.advance(to: time, into: &events) }

  /// The bubble as flows see it.
  func element(at time: Seconds, beside target: Rect? = target) -> Element? {
    var bubble = bubble
    bubble.follow(target, in: window, at: time)
    return bubble.elements(at: time).first
  }

  /// Where the bubble stands.
  func place(at time: Seconds) -> BubblePlacement? {
    var bubble = bubble
    bubble.follow(target, in: window, at: time)
    return bubble.placement
  }
}

private let ease = Animation.easeInOut(duration: 0.25)

@Suite struct SpeechBubbleTests {
  // MARK: Shape

  @Test func `the arrow's tip stands 10.14 points out on a base of 20`() {
    let arrow = BubbleArrow()

    #expect(abs(arrow.length - 10.1421356) < 1e-6)
    #expect(arrow.base == 20)
  }

  @Test func `body and arrow are one path, so that no seam shows between them`() {
    var stand = Stand()
    stand.show(at: 0)
    stand.bubble.follow(target, in: window, at: 5)
    var list = DisplayList(size: window.size)

    stand.bubble.draw(into: &list, at: 5)

    let paths = list.items.compactMap { item -> Path? in
      if case .fill(.path(let path), let color) = item.content, color.hexadecimal == "#E53935" { path } else { nil }
    }
    #expect(paths.count == 1)
    let body = stand.place(at: 5)?.frame.height ?? 0
    #expect(abs((paths.first?.bounds.height ?? 0) - body - BubbleArrow().length) < 0.001)
  }

  // MARK: Coming and going

  @Test func `a bubble comes from a quarter of its size and from nothing`() {
    var stand = Stand()
    stand.show(at: 1)

    let first = stand.element(at: 1)
    let last = stand.element(at: 4)

    #expect(first?.scale == 0.25)
    #expect(first?.opacity == 0)
    #expect(last?.scale == 1)
    #expect(last?.opacity == 1)
  }

  @Test func `a bubble grows from the tip of its arrow`() throws {
    var stand = Stand()
    stand.show(at: 0)

    let early = try #require(stand.element(at: 0.05))
    let tip = try #require(stand.place(at: 0.05)?.tip)
    let body = try #require(stand.place(at: 0.05)?.frame)

    let grown = Transform.scale(early.scale, about: tip).apply(body)
    #expect(early.frame.center.distance(to: grown.center) < 1e-9)
    #expect(early.frame.center.distance(to: body.center) > 1)
  }

  @Test func `the article's bubble grows from its middle`() throws {
    var stand = Stand(anchor: .center)
    stand.show(at: 0)

    let early = try #require(stand.element(at: 0.05))

    #expect(early.frame.center == stand.place(at: 0.05)?.frame.center)
    #expect(early.scale < 0.9)
  }

  @Test func `with reduced motion a bubble only fades`() throws {
    var stand = Stand(reduceMotion: true)
    stand.show(at: 0)

    let early = try #require(stand.element(at: 0.1))

    #expect(early.scale == 1)
    #expect(abs(early.opacity - 0.5) < 1e-6)
  }

  @Test func `a bubble without an animation is there at once`() {
    var stand = Stand(animation: nil)

    stand.show(at: 2)

    #expect(stand.element(at: 2)?.scale == 1)
    #expect(stand.events == [.shown(request: 1, at: 2)])
  }

  @Test func `a bubble is laid out from its full size before its first frame`() throws {
    var stand = Stand()
    stand.show(at: 0)

    let first = try #require(stand.place(at: 0))
    let last = try #require(stand.place(at: 5))

    #expect(first == last)
  }

  // MARK: Requests

  @Test func `a request is completed once, at the exact time`() {
    var stand = Stand(animation: ease)
    stand.show(at: 1)

    for frame in 1...120 { stand.advance(to: 1 + Double(frame) / 60) }

    #expect(stand.events == [.shown(request: 1, at: 1.25)])
  }

  @Test func `a bubble sent away while it comes turns round from where it is`() throws {
    var stand = Stand(animation: ease)
    stand.show(at: 0)
    let before = try #require(stand.element(at: 0.15))

    stand.hide(at: 0.15)

    #expect(stand.element(at: 0.15)?.scale == before.scale)
    #expect(stand.bubble.isPresent == false)
  }

  @Test func `each of many requests is told once how it ended, and the last one wins`() {
    var stand = Stand(animation: ease)

    stand.show(at: 0)
    stand.hide(at: 0.125)
    stand.show(at: 0.1875)
    stand.show(at: 0.25)
    stand.advance(to: 5)

    #expect(
      stand.events == [
        .interrupted(request: 1, at: 0.125), .interrupted(request: 2, at: 0.1875),
        .shown(request: 3, at: 0.4375), .shown(request: 4, at: 0.4375),
      ])
    #expect(stand.element(at: 5)?.opacity == 1)
  }

  @Test func `a request for what is already so is completed at once`() {
    var stand = Stand()

    stand.hide(at: 3)

    #expect(stand.events == [.hidden(request: 1, at: 3)])
  }

  @Test func `a bubble goes by itself, counted from when it is all there`() {
    var stand = Stand(hidesAfter: 2, animation: ease)
    stand.show(at: 0)

    stand.advance(to: 2.24)
    let before = stand.bubble.isPresent
    stand.advance(to: 10)

    #expect(before)
    #expect(stand.events == [.shown(request: 1, at: 0.25), .hidden(request: 2, at: 2.5)])
  }

  @Test func `a bubble asked for again stays for its whole time`() {
    var stand = Stand(hidesAfter: 2, animation: ease)
    stand.show(at: 0)
    stand.advance(to: 1)
    stand.show(at: 1)

    stand.advance(to: 2.9)

    #expect(stand.bubble.isPresent)
  }

  @Test func `the animation of a whole change overrides the bubble's own`() {
    var stand = Stand()

    withAnimation(.linear(duration: 1)) { _ = stand.bubble.show(at: 0, in: $0, into: &stand.events) }

    #expect(stand.element(at: 0.5)?.scale == 0.625)
  }

  // MARK: Count

  @Test func `a count rolls to its new value, and the body gets as wide as it must`() throws {
    var stand = Stand()
    stand.show(at: 0)
    let narrow = try #require(stand.element(at: 3)).frame.width

    stand.bubble.setCount(1000, at: 3)

    #expect(stand.element(at: 3)?.frame.width == narrow)
    #expect((stand.element(at: 3.1)?.frame.width ?? 0) > narrow)
    #expect((stand.element(at: 9)?.frame.width ?? 0) == narrow + 8.5)
    #expect(stand.element(at: 9)?.text == "1000")
  }

  @Test func `a count that changes out of sight does not move`() {
    var stand = Stand()

    stand.bubble.setCount(5, at: 0)

    #expect(stand.bubble.motions(at: 0).isEmpty)
  }

  @Test func `a count changed many times in a second ends as the last value`() {
    var stand = Stand()
    stand.show(at: 0)

    for tap in 0..<10 { stand.bubble.setCount(tap.isMultiple(of: 2) ? 1000 : 999, at: 1 + Double(tap) * 0.1) }

    #expect(stand.element(at: 5)?.text == "999")
    #expect(stand.bubble.motions(at: 5).isEmpty)
  }

  // MARK: Following

  @Test func `a bubble follows its target in every frame`() throws {
    var stand = Stand()
    stand.show(at: 0)

    for frame in 0..<60 {
      let moved = target.offsetBy(x: 0, y: Double(frame) * 1.37)
      stand.bubble.follow(moved, in: window, at: 1 + Double(frame) / 60)
      let tip = try #require(stand.bubble.placement?.tip)

      #expect(abs(tip.y - moved.minY) < 1e-9 || abs(tip.y - moved.maxY) < 1e-9)
    }
  }

  @Test func `a bubble whose target is clipped away hides, and comes back with it`() {
    var stand = Stand()
    stand.show(at: 0)

    let gone = stand.element(at: 2, beside: nil)
    let takesPointer = !stand.bubble.candidates(at: Point(195, 460), time: 2).isEmpty
    let back = stand.element(at: 3)

    #expect(gone == nil)
    #expect(!takesPointer)
    #expect(back?.opacity == 1)
  }

  @Test func `a bubble opens on each of the four edges`() {
    for (side, expected) in [
      (BubblePlacement.Preference.top, "top"), (.bottom, "bottom"), (.leading, "left"), (.trailing, "right"),
    ] {
      let environment = ComponentEnvironment(text: FixedWidthText())
      var bubble = SpeechBubble(
        "b", SpeechBubbleContent(.heart(count: 999), side: side), environment: environment)
      var events: [SpeechBubble.Event] = []
      bubble.show(at: 0, into: &events)
      bubble.follow(target, in: window, at: 2)

      #expect(bubble.elements(at: 2).first?.state == expected)
    }
  }

  // MARK: Pointer and keys

  @Test func `Escape sends a bubble away once and then means nothing to it`() {
    var stand = Stand()
    stand.show(at: 0)

    let first = stand.bubble.handle(KeyPress(.escape, time: 1), into: &stand.events)
    let second = stand.bubble.handle(KeyPress(.escape, time: 1.01), into: &stand.events)

    #expect(first)
    #expect(!second)
  }

  @Test func `a bubble that is going takes no pointer`() {
    var stand = Stand(animation: ease)
    stand.show(at: 0)
    stand.bubble.follow(target, in: window, at: 1)
    let inside = Point(195, 460)
    let there = stand.bubble.candidates(at: inside, time: 1)

    stand.hide(at: 1)

    #expect(there.count == 1)
    #expect(stand.bubble.candidates(at: inside, time: 1).isEmpty)
  }

  @Test func `a bubble that goes keeps its side, wherever its target goes and whatever the window becomes`() {
    var stand = Stand()
    stand.show(at: 0)
    stand.advance(to: 2)
    stand.bubble.follow(target, in: window, at: 2)
    let side = stand.bubble.placement?.side

    stand.hide(at: 2)
    for (frame, y) in [(1, 700.0), (2, 800), (3, 5), (4, 400)] {
      let time = 2 + Double(frame) / 60
      stand.bubble.follow(target.offsetBy(x: 0, y: y - target.minY), in: window, at: time)
      #expect(stand.bubble.placement?.side == side)
    }
    stand.bubble.follow(target, in: Rect(x: 0, y: 0, width: 844, height: 442), at: 2.1)

    #expect(stand.bubble.placement?.side == side)
  }

  @Test func `a bubble that turns round while it goes may change its side again`() {
    var stand = Stand()
    stand.show(at: 0)
    stand.advance(to: 2)
    stand.bubble.follow(target, in: window, at: 2)
    let side = stand.bubble.placement?.side
    stand.hide(at: 2)
    let edge = side == .top ? target.offsetBy(x: 0, y: 1 - target.minY) : target.offsetBy(x: 0, y: 803 - target.minY)
    stand.bubble.follow(edge, in: window, at: 2.05)
    let kept = stand.bubble.placement?.side

    stand.show(at: 2.05)
    stand.bubble.follow(edge, in: window, at: 2.06)

    #expect(kept == side)
    #expect(stand.bubble.placement?.side != side)
  }
}
