import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

private let arrived = 1.0

@Suite struct CoachTourTests {
  // MARK: The dim and the hole

  @Test func `the dim is black at a half and fades in and out in 0.3 s`() {
    var stand = CoachStand([CoachStand.mark("one")])
    let alphas = [0.0, 0.15, 0.3, 1].map { time in
      stand.advance(to: time)
      return stand.spotlight?.color.alpha ?? 0
    }
    stand.key(.escape)
    let leaving = [1.15, 1.3].map { time in
      stand.advance(to: time)
      return stand.spotlight?.color.alpha ?? 0
    }

    #expect(alphas[0] == 0 && abs(alphas[1] - 0.25) < 1e-4 && alphas[2] == 0.5 && alphas[3] == 0.5)
    #expect(abs(leaving[0] - 0.25) < 1e-4 && leaving[1] == 0)
    #expect(stand.tour.isGone(at: 1.3))
  }

  @Test func `the hole stands out around its target`() {
    var stand = CoachStand([CoachStand.mark("one")])

    stand.advance(to: arrived)

    let expected = RoundedRect(Rect(x: 14, y: 94, width: 362, height: 62), radius: 8)
    #expect(stand.spotlight?.holes == [expected])
  }

  @Test func `a hole is a rectangle, a capsule or a circle`() throws {
    func hole(_ shape: CoachMark.Hole.Shape) -> RoundedRect? {
      var stand = CoachStand([CoachStand.mark("two") { $0.hole.shape = shape }])
      stand.advance(to: arrived)
      return stand.spotlight?.holes.first
    }

    let rounded = try #require(hole(.rounded))
    let capsule = try #require(hole(.capsule))
    let circle = try #require(hole(.circle))

    #expect(rounded.radius == 8)
    #expect(capsule.rect == rounded.rect && capsule.radius == 30)
    #expect(circle.rect.width == circle.rect.height && abs(circle.radius - circle.rect.width / 2) < 1e-4)
  }

  @Test func `a step with several targets has several holes`() {
    var mark = CoachStand.mark("one")
    mark.targets.append(.element("three"))
    var stand = CoachStand([mark])

    stand.advance(to: arrived)

    #expect(stand.spotlight?.holes.count == 2)
  }

  @Test func `the hole goes to the next target in 0.35 s while the dim stays constant`() throws {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.advance(to: arrived)
    let from = try #require(stand.spotlight?.holes.first?.rect)
    stand.next()
    var alphas: Set<Double> = []
    var tops: [Double] = []

    for frame in 0...21 {
      stand.advance(to: arrived + Double(frame) / 60)
      let light = try #require(stand.spotlight)
      alphas.insert(light.color.alpha)
      tops.append(light.holes.first?.rect.minY ?? .nan)
    }

    #expect(alphas == [0.5])
    #expect(tops.first == from.minY && tops.last == 394)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `the hole is half way at half of its time whatever the frame rate`() {
    for rate in [30.0, 60, 120] {
      var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
      stand.advance(to: arrived)
      stand.next()
      stand.run(to: arrived + 0.175, rate: rate)

      let top = stand.spotlight?.holes.first?.rect.minY ?? 0
      #expect(abs(top - (94 + 394) / 2) < 1e-3)
    }
  }

  @Test func `a hole on its way turns to another target from where it is`() throws {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two"), CoachStand.mark("three")])
    stand.advance(to: arrived)
    stand.next()
    stand.advance(to: arrived + 0.2)
    let before = try #require(stand.spotlight?.holes.first?.rect)

    stand.next()

    #expect(stand.spotlight?.holes.first?.rect == before)
  }

  @Test func `a second hole opens and closes where it is`() throws {
    var both = CoachStand.mark("one")
    both.targets.append(.element("three"))
    var stand = CoachStand([CoachStand.mark("one"), both])
    stand.advance(to: arrived)
    stand.next()

    stand.advance(to: arrived + 0.05)

    let opening = try #require(stand.spotlight?.holes.last?.rect)
    #expect(opening.center.distance(to: Point(330, 730)) < 1e-3)
    #expect(opening.width < 20)
  }

  // MARK: Following

  @Test func `hole and arrow are within a pixel of a target that moves and grows`() throws {
    var stand = CoachStand([CoachStand.mark("two")])
    stand.advance(to: arrived)

    for frame in 1...60 {
      let shift = Double(frame) * 2.3
      let moved = Rect(x: 20, y: 400 - shift, width: 160 + shift, height: 48 + shift / 3)
      stand.targets["two"] = CoachTarget(moved)
      stand.advance(to: arrived + Double(frame) / 60)
      let hole = try #require(stand.spotlight?.holes.first?.rect)
      let tip = try #require(stand.element("coach-arrow")).frame.origin

      #expect(hole.distance(to: moved.insetBy(x: -6, y: -6)) < 0.01)
      #expect(min(abs(tip.y - hole.minY), abs(tip.y - hole.maxY)) < 0.01)
    }
  }

  @Test func `a hole on its way arrives at a target that has moved meanwhile`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.advance(to: arrived)
    stand.next()
    stand.advance(to: arrived + 0.1)

    stand.targets["two"] = CoachTarget(Rect(x: 50, y: 500, width: 100, height: 40))
    stand.advance(to: arrived + 0.35)

    #expect(stand.spotlight?.holes.first?.rect == Rect(x: 44, y: 494, width: 112, height: 52))
  }

  @Test func `a target that is partly hidden has a hole around what can be seen`() {
    var stand = CoachStand([CoachStand.mark("two")])
    stand.advance(to: arrived)

    stand.targets["two"] = CoachTarget(
      Rect(x: 20, y: 400, width: 160, height: 48), visible: Rect(x: 20, y: 400, width: 160, height: 20))
    stand.advance(to: arrived + 0.1)

    #expect(stand.spotlight?.holes.first?.rect == Rect(x: 14, y: 394, width: 172, height: 32))
  }

  @Test func `a target out of sight is scrolled into view, and marked once the scroll rests`() {
    let frame = Rect(x: 20, y: 400, width: 300, height: 40)
    let below = CoachTarget(frame.offsetBy(x: 0, y: 1600), visible: .zero, isClipped: true)
    var stand = CoachStand([CoachStand.mark("one")], moved: ["one": below])
    let asked = stand.events

    stand.targets["one"] = CoachTarget(frame.offsetBy(x: 0, y: 300), isMoving: true)
    stand.run(to: 0.3)
    let whileMoving = stand.shown
    stand.targets["one"] = CoachTarget(frame)
    stand.run(to: 1)

    #expect(asked == [.reveal("one", at: 0)])
    #expect(whileMoving.isEmpty)
    #expect(stand.shown == [0])
    #expect(stand.spotlight?.holes.first?.rect.minY == 394)
  }

  @Test func `a scroll that never rests is waited for no longer than its limit`() {
    let moving = CoachTarget(Rect(x: 0, y: 100, width: 50, height: 50), isMoving: true)
    var stand = CoachStand([CoachStand.mark("one")], moved: ["one": moving])

    stand.run(to: CoachTourLook.revealLimit - 0.01)
    let before = stand.shown
    stand.run(to: CoachTourLook.revealLimit)

    #expect(before.isEmpty)
    #expect(stand.shown == [0])
  }

  // MARK: Cards

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
}
