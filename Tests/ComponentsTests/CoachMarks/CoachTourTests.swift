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
}
