import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

private let arrived = 1.0

/// What marks say, and how.
@Suite struct CoachCardTests {
  @Test func `there are never two marks`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two"), CoachStand.mark("three")])
    stand.advance(to: arrived)

    for frame in 0..<120 {
      if frame.isMultiple(of: 30) { stand.next() }
      stand.advance(to: arrived + Double(frame) / 60)
      var list = DisplayList(size: stand.window.size)
      stand.tour.draw(into: &list, at: stand.time)
      let bodies = list.items.filter { if case .shadow = $0.content { true } else { false } }

      #expect(bodies.count <= 1)
    }
  }

  @Test func `a card grows from the tip of its arrow`() throws {
    var stand = CoachStand([CoachStand.mark("two")])
    stand.advance(to: 0.2)
    let early = try #require(stand.element("coach"))
    let tip = try #require(stand.element("coach-arrow")).frame.origin
    stand.advance(to: arrived)
    let late = try #require(stand.element("coach"))

    let grown = Transform.scale(early.scale, about: tip).apply(late.frame)
    #expect(early.scale > 0.9 && early.scale < 1)
    #expect(early.frame.distance(to: grown) < 1e-9)
  }

  @Test func `Skip, Back and Next keep their places in the card`() throws {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) })
    var places: [[Point]] = []

    for step in 0..<3 {
      stand.advance(to: arrived + Double(step))
      let card = try #require(stand.element("coach")).frame
      places.append(
        ["coach-skip", "coach-next"].map { stand.center(of: $0) - Point(card.minX, card.maxY) })
      stand.next()
    }

    for place in places.dropFirst() {
      for (a, b) in zip(place, places[0]) { #expect(a.distance(to: b) < 1e-9) }
    }
  }

  @Test func `a single mark says only what it says`() {
    var stand = CoachStand([CoachStand.mark("one")])

    stand.advance(to: arrived)

    #expect(stand.tour.elements(at: arrived).map(\.id.name) == ["overlay", "hole-0", "coach", "coach-arrow"])
  }

  @Test func `a single mark that no tap closes has a button that does`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.dimTap = .ignore }])
    stand.advance(to: arrived)

    stand.tap(stand.center(of: "coach-next"))

    #expect(stand.endings == [.done])
  }

  @Test func `a mark without a target stands in the middle without a hole`() {
    var stand = CoachStand([CoachStand.mark(nil)])

    stand.advance(to: arrived)

    #expect(stand.element("coach")?.frame.center == stand.window.center)
    #expect(stand.spotlight?.holes.isEmpty == true)
  }

  @Test func `dots are buttons that lead to their marks`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) }) { $0.progress = .dots }
    stand.advance(to: arrived)

    stand.tap(stand.center(of: "coach-dot-2"))
    stand.advance(to: arrived + 1)

    #expect(stand.shown == [0, 2])
    #expect(stand.element("coach-dot-2")?.state == "current")
  }

  @Test func `too much text gets smaller, and then scrolls`() {
    let long = String(repeating: "There is a lot to say. ", count: 80)
    var stand = CoachStand([CoachStand.mark("one") { $0.text = long }])
    stand.advance(to: arrived)
    let card = stand.element("coach")?.frame ?? .zero
    var list = DisplayList(size: stand.window.size)
    stand.tour.draw(into: &list, at: arrived)
    let sizes = list.items.compactMap { item -> Double? in
      if case .text(let run, _, _) = item.content, run.text == long { run.style.size } else { nil }
    }

    #expect(stand.window.contains(card))
    #expect(card.minY > 156)
    #expect(sizes == [16 * 0.84])
    #expect(stand.tour.candidates(at: card.center, time: arrived)?.first?.recognizer == .drag(.vertical))
  }

  @Test func `a wheel over long text scrolls it and nothing below`() {
    let long = String(repeating: "There is a lot to say. ", count: 80)
    var stand = CoachStand([CoachStand.mark("one") { $0.text = long }])
    stand.advance(to: arrived)
    func textTop() -> Double {
      var list = DisplayList(size: stand.window.size)
      stand.tour.draw(into: &list, at: stand.time)
      for item in list.items {
        if case .text(let run, let box, _) = item.content, run.text == long {
          return item.transform.apply(box.origin).y
        }
      }
      return .nan
    }
    let before = textTop()

    let isUsed = stand.tour.handle(
      WheelSample(delta: Point(0, 50), isPrecise: true, position: stand.center(of: "coach"), time: arrived))
    stand.advance(to: arrived)

    #expect(isUsed)
    #expect(textTop() == before - 50)
  }

  @Test func `a rim sends out rings for ever and not with reduced motion`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.hole.hasRim = true }])
    stand.advance(to: arrived)
    let moving = stand.tour.motions(at: arrived)
    var still = CoachStand([CoachStand.mark("one") { $0.hole.hasRim = true }], reduceMotion: true)
    still.advance(to: arrived)

    #expect(moving == [Motion("hole.rim", isEndless: true)])
    #expect(still.tour.motions(at: arrived).isEmpty)
  }

  @Test func `with reduced motion holes jump and cards cross-fade`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")], reduceMotion: true)
    stand.advance(to: arrived)
    stand.next()

    stand.advance(to: arrived + 0.05)

    #expect(stand.spotlight?.holes.first?.rect.minY == 394)
    #expect(stand.element("coach")?.scale == 1)
  }

  @Test func `a card that was made lower is as high as it likes once another side has room`() throws {
    let long = String(repeating: "There is a lot to say. ", count: 60)
    let between = CoachTarget(Rect(x: 20, y: 372, width: 350, height: 100))
    var stand = CoachStand([CoachStand.mark("here") { $0.text = long }], moved: ["here": between])
    stand.advance(to: arrived)
    let low = try #require(stand.element("coach")?.frame)

    stand.targets["here"] = CoachTarget(Rect(x: 20, y: 10, width: 350, height: 20))
    stand.advance(to: arrived)

    let high = try #require(stand.element("coach")?.frame)
    #expect(low.height < 400)
    #expect(high.height > 600)
    #expect(stand.window.contains(high))
    #expect(stand.tour.candidates(at: high.center, time: arrived)?.first?.recognizer != .drag(.vertical))
  }
}
