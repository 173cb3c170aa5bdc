import Geometry
import Gestures
import TestSupport
import Testing

@Suite struct PressTests {
  private static let card = GestureCandidate("card", .press(bounds: Rect(x: 0, y: 0, width: 100, height: 50)))
  private static let pager = GestureCandidate("pager", .drag(.horizontal))

  @Test func `a mouse press shows at once and fires at release`() {
    var finger = Finger([Self.card])

    finger.down(10, 10)
    finger.up(12, 10, at: 0.05)

    #expect(finger.story == ["card pressBegan", "card tapped"])
    #expect(finger.events.map(\.time) == [0, 0.05])
  }

  @Test func `a finger inside a scroller shows no press before the delay`() {
    var finger = Finger([Self.card, Self.pager], device: .touch)

    finger.down(10, 10)
    finger.wait(until: 0.09)
    #expect(finger.story.isEmpty)
    finger.wait(until: 0.25)

    #expect(finger.story == ["card pressBegan"])
    #expect(finger.events.first?.time == GestureLimits.touchLookDelay)
  }

  @Test func `a tap shorter than the delay still shows the press and fires`() {
    var finger = Finger([Self.card, Self.pager], device: .touch)

    finger.down(10, 10)
    finger.up(10, 10, at: 0.03)

    #expect(finger.story == ["card pressBegan", "card tapped"])
  }

  @Test func `leaving lifts the look, coming back presses again, release outside does nothing`() {
    var finger = Finger([Self.card])

    finger.down(95, 10)
    finger.move(102, 10, at: 0.1)
    finger.move(97, 10, at: 0.2)
    finger.move(140, 10, at: 0.3)
    finger.up(140, 10, at: 0.4)

    #expect(
      finger.story == ["card pressBegan", "card pressLeft", "card pressBegan", "card pressLeft", "card pressCancelled"])
  }

  @Test func `a drag past the slop inside a pager cancels the press for good, whatever its direction`() {
    var finger = Finger([Self.card, Self.pager])

    finger.down(10, 10)
    finger.move(10, 20, at: 0.1)
    finger.move(10, 10, at: 0.2)
    finger.up(10, 10, at: 0.3)

    #expect(finger.story == ["card pressBegan", "card pressCancelled"])
  }

  @Test func `a second tap in quick succession is a double tap`() {
    var finger = Finger([Self.card])

    finger.down(10, 10)
    finger.up(10, 10, at: 0.05)
    finger.down(11, 10, at: 0.2)
    finger.up(11, 10, at: 0.25)

    #expect(finger.story.suffix(2) == ["card tapped", "card doubleTapped"])
  }
}

@Suite struct DragTests {
  private static let row = GestureCandidate("row", .drag(.left))
  private static let scroll = GestureCandidate("scroll", .drag(.vertical))
  private static let lift = GestureCandidate("lift", .longPress)
  private static let handle = GestureCandidate("handle", .immediateDrag)

  @Test(arguments: [(PointerSample.Device.mouse, 4.0), (.touch, 10.0)])
  func `the slop is subtracted when a drag begins`(_ device: PointerSample.Device, _ slop: Double) {
    var finger = Finger([Self.row], device: device)

    finger.down(100, 10)
    finger.move(100 - slop, 10, at: 0.01)
    #expect(finger.story.isEmpty)
    finger.move(60, 10, at: 0.02)

    #expect(finger.events.last?.kind == .dragMoved(translation: Point(-40 + slop, 0)))
  }

  @Test func `the longer axis decides between a row and its list`() {
    var sideways = Finger([Self.row, Self.scroll])
    var down = Finger([Self.row, Self.scroll])

    sideways.down(0, 0)
    sideways.move(-10, 9, at: 0.1)
    down.down(0, 0)
    down.move(-9, 10, at: 0.1)

    #expect(sideways.arena.owner == "row")
    #expect(down.arena.owner == "scroll")
  }

  @Test func `a row without an action on that side declines`() {
    var finger = Finger([Self.row, Self.scroll])

    finger.down(0, 0)
    finger.move(20, 0, at: 0.1)

    #expect(finger.arena.owner == nil)
  }

  @Test func `a long press within the slop owns the pointer at its exact time`() {
    var finger = Finger([Self.row, Self.scroll, Self.lift])

    finger.down(0, 0)
    finger.wait(until: 1)

    #expect(finger.story == ["lift lifted"])
    #expect(finger.events.first?.time == GestureLimits.longPressDelay)
  }

  @Test func `a movement past the slop leaves no long press`() {
    var finger = Finger([Self.scroll, Self.lift])

    finger.down(0, 0)
    finger.move(0, 8, at: 0.1)
    finger.move(0, 0, at: 0.2)
    finger.wait(until: 1)

    #expect(finger.arena.owner == "scroll")
  }

  @Test func `a handle owns the pointer when it goes down`() {
    var finger = Finger([Self.handle, Self.row])

    finger.down(5, 5)

    #expect(finger.story == ["handle dragBegan"])
  }

  @Test func `the winner of a press tells the press that it lost`() {
    var finger = Finger([
      GestureCandidate("card", .press(bounds: Rect(x: 0, y: 0, width: 50, height: 50))), Self.scroll,
    ])

    finger.down(10, 10)
    finger.move(10, 30, at: 0.1)
    finger.up(10, 40, at: 0.2)

    #expect(finger.story == ["card pressBegan", "card pressCancelled", "scroll dragBegan", "scroll dragEnded"])
  }

  @Test func `a cancelled pointer ends its drag without effect`() {
    var finger = Finger([Self.scroll])

    finger.down(0, 0)
    finger.move(0, 30, at: 0.1)
    finger.send(.cancelled, 0, 30, at: 0.2)

    #expect(finger.story == ["scroll dragBegan", "scroll dragCancelled"])
    #expect(!finger.arena.isActive)
  }
}

@Suite struct PointerTests {
  private static let scroll = GestureCandidate("scroll", .drag(.vertical))

  @Test func `a second pointer is ignored while the first is down`() {
    var finger = Finger([Self.scroll], device: .touch)

    finger.down(0, 0)
    finger.move(0, 30, at: 0.1)
    finger.id = 1
    finger.down(50, 50, at: 0.2)
    finger.up(50, 50, at: 0.3)

    #expect(finger.story == ["scroll dragBegan"])
    #expect(finger.arena.owner == "scroll")
  }

  @Test func `a pointer that goes down twice ends its first gesture without effect`() {
    var finger = Finger([Self.scroll])

    finger.down(0, 0)
    finger.move(0, 30, at: 0.1)
    finger.down(0, 0, at: 0.2)

    #expect(finger.story == ["scroll dragBegan", "scroll dragCancelled"])
    #expect(finger.arena.isActive)
  }

  @Test func `a pointer that never goes up does not lock others out for ever`() {
    var finger = Finger([Self.scroll], device: .touch)

    finger.down(0, 0)
    finger.id = 1
    finger.down(0, 0, at: GestureLimits.lostPointerTimeout + 1)
    finger.move(0, 30, at: 7)

    #expect(finger.arena.owner == "scroll")
  }

  @Test func `time that runs backward counts as standing still`() {
    var finger = Finger([Self.scroll])

    finger.down(0, 0, at: 1)
    finger.move(0, 30, at: 0.5)
    finger.up(0, 30, at: 0.2)

    #expect(finger.events.allSatisfy { $0.time >= 1 })
  }

  @Test func `every begun press and drag ends, whatever comes`() {
    var random = SeededGenerator(seed: 7)
    var finger = Finger([
      GestureCandidate("handle", .press(bounds: Rect(x: 0, y: 0, width: 100, height: 100))),
      GestureCandidate("row", .drag(.horizontal)), GestureCandidate("lift", .longPress),
    ])
    var time = 0.0

    for _ in 0..<20_000 {
      time += Double.random(in: -0.01...0.2, using: &random)
      let phase =
        [PointerSample.Phase.began, .moved, .moved, .ended, .cancelled].randomElement(using: &random) ?? .moved
      finger.id = Int.random(in: 0...2, using: &random)
      finger.send(phase, .random(in: -20...120, using: &random), .random(in: -20...120, using: &random), at: time)
    }
    finger.arena.cancel(at: time, into: &finger.events)

    let story = finger.story
    let began = story.count { $0 == "row dragBegan" || $0 == "lift lifted" }
    let ended = story.count { $0.hasSuffix("dragEnded") || $0.hasSuffix("dragCancelled") }
    #expect(began == ended)
    #expect(began > 100)
  }
}
