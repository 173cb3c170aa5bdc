import AnimationCore
import Components
import Geometry
import Scene
import Testing

/// Where whole cards stand, as a deck gets them; how a bubble is placed at all is tested with bubbles.
@Suite struct CoachTourPlacementTests {
  private static let window = Rect(x: 0, y: 0, width: 390, height: 844)
  private static let long = String(repeating: "There is a lot to say. ", count: 60)

  /// A thousand targets, of no size, larger than the window, in every corner and outside of it included.
  private static let targets: [Rect] = {
    let sizes = [
      Size.zero, Size(1, 1), Size(44, 0), Size(0, 44), Size(20, 20), Size(44, 44), Size(120, 36), Size(342, 64),
      Size(390, 400), Size(500, 1000),
    ]
    return (0..<10).flatMap { column in
      (0..<10).flatMap { row in
        sizes.map { Rect(origin: Point(Double(column) * 46 - 20, Double(row) * 100 - 40), size: $0) }
      }
    }
  }()

  /// A tour of two marks that has come to rest at a target.
  private static func stand(at target: Rect, _ text: String, isRightToLeft: Bool) -> CoachStand {
    let marks = [CoachStand.mark("here") { $0.text = text }, CoachStand.mark(nil)]
    let visible = CoachTarget(target, visible: target.intersection(window))
    var stand = CoachStand(marks, moved: ["here": visible]) { $0.isRightToLeft = isRightToLeft }
    stand.advance(to: 1)
    return stand
  }

  @Test(arguments: zip([false, true], ["Some words.", long]))
  func `a card lies inside of the window with every button, wherever its target is`(
    _ isRightToLeft: Bool, _ text: String
  ) {
    var outside = 0

    for target in Self.targets {
      let stand = Self.stand(at: target, text, isRightToLeft: isRightToLeft)
      for id in ["coach", "coach-skip", "coach-next"] as [ElementID] {
        if !(stand.element(id).map { Self.window.contains($0.frame) } ?? false) { outside += 1 }
      }
    }

    #expect(Self.targets.count == 1000)
    #expect(outside == 0)
  }

  @Test(arguments: zip([false, true], ["Some words.", long]))
  func `its arrow ends on the edge of the hole, or the log says why there is none`(
    _ isRightToLeft: Bool, _ text: String
  ) {
    var (wrong, arrows) = (0, 0)

    for target in Self.targets {
      let stand = Self.stand(at: target, text, isRightToLeft: isRightToLeft)
      let omissions = stand.events.count { if case .noArrow = $0 { true } else { false } }
      guard let tip = stand.element("coach-arrow")?.frame.origin else {
        if omissions != 1 { wrong += 1 }
        continue
      }
      arrows += 1
      let hole = stand.element("hole-0")?.frame.intersection(Self.window) ?? Rect(origin: target.origin, size: .zero)
      let isOnEdge =
        [abs(tip.y - hole.minY), abs(tip.y - hole.maxY), abs(tip.x - hole.minX), abs(tip.x - hole.maxX)].contains {
          $0 <= 1
        } && hole.insetBy(x: -1, y: -1).contains(tip)
      if omissions != 0 || !isOnEdge { wrong += 1 }
    }

    #expect(wrong == 0)
    #expect(arrows > 400)
  }

  @Test func `a target that cannot be seen is not pointed at, and that is said`() {
    let hidden = CoachTarget(
      Rect(x: 100, y: 20, width: 100, height: 40), visible: Rect(x: 100, y: 60, width: 100, height: 0))
    var stand = CoachStand([CoachStand.mark("here")], moved: ["here": hidden])

    stand.advance(to: 1)

    #expect(stand.element("coach") != nil)
    #expect(stand.element("coach-arrow") == nil)
    #expect(stand.events.contains(.noArrow(mark: 0, .targetOutside, at: 0)))
  }

  @Test func `a card leaves the other targets of its mark uncovered where a side allows that`() throws {
    let frames = [Rect(x: 260, y: 400, width: 100, height: 50), Rect(x: 20, y: 480, width: 100, height: 50)]
    var mark = CoachMark("Some words.", at: [.element("a"), .element("b")])
    mark.side = .bottom
    var stand = CoachStand(
      [mark, CoachStand.mark(nil)], moved: ["a": CoachTarget(frames[0]), "b": CoachTarget(frames[1])])

    stand.advance(to: 1)

    let card = try #require(stand.element("coach")?.frame)
    #expect(!frames.contains(where: card.intersects))
    #expect(stand.element("coach-arrow")?.frame.origin == Point(310, 394))
  }

  @Test func `a resize while the hole is on its way leaves one mark, and the hole where its target is`() throws {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.run(to: 1)
    stand.next()
    stand.advance(to: 1.1)

    stand.window = Rect(x: 0, y: 0, width: 844, height: 390)
    stand.targets["two"] = CoachTarget(Rect(x: 500, y: 200, width: 160, height: 48))
    stand.advance(to: 1.1)

    let hole = try #require(stand.spotlight?.holes.first)
    #expect(hole.rect.insetBy(x: 6, y: 6).distance(to: Rect(x: 500, y: 200, width: 160, height: 48)) < 1e-9)
    #expect(stand.tour.elements(at: 1.3).filter { $0.id == "coach" }.count == 1)
    var list = DisplayList(size: stand.window.size)
    stand.tour.draw(into: &list, at: 1.3)
    #expect(list.items.filter { if case .shadow = $0.content { true } else { false } }.count == 1)
  }

  // MARK: Looks

  private func hasEdge(_ palette: Palette, increasesContrast: Bool = false) -> Bool {
    var content = CoachTourContent([CoachStand.mark("one")])
    content.palette = palette
    let environment = ComponentEnvironment(text: FixedWidthText(), increasesContrast: increasesContrast)
    var tour = CoachTour(content, environment: environment, at: 0)
    var events: [CoachTour.Event] = []
    let target = CoachTarget(Rect(x: 20, y: 100, width: 350, height: 50))
    for time in [0, 1.0] { tour.advance(to: time, in: Self.window, targets: { _ in target }, into: &events) }
    var list = DisplayList(size: Self.window.size)
    tour.draw(into: &list, at: 1)
    return list.items.contains { if case .stroke = $0.content { true } else { false } }
  }

  @Test func `a hole has a line around it where the dim alone would hardly show it`() {
    var dark = Palette.light
    dark.background = Color(rgb: 0x101018)

    #expect(!hasEdge(.light))
    #expect(hasEdge(dark))
    #expect(hasEdge(.light, increasesContrast: true))
  }

  @Test func `the row of buttons is as high as larger text needs`() throws {
    struct LargeText: TextMeasuring {
      func measure(_ run: TextRun) -> TextMetrics {
        var large = run
        large.style.size *= 2
        return FixedWidthText().measure(large)
      }
    }
    let marks = CoachTourContent([CoachStand.mark(nil), CoachStand.mark(nil)])
    var tour = CoachTour(marks, environment: ComponentEnvironment(text: LargeText()), at: 0)
    var events: [CoachTour.Event] = []

    for time in [0, 1.0] { tour.advance(to: time, in: Self.window, targets: { _ in nil }, into: &events) }

    let next = try #require(tour.elements(at: 1).first { $0.id == "coach-next" })
    // The label is 15 points twice, its line a quarter higher, with 4 points above and below it and 5 around its ground.
    #expect(next.frame.height == 38 + 2 * 4 + 2 * 5)
  }
}
