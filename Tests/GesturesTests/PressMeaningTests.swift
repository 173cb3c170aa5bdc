import Geometry
import Gestures
import Testing

@Suite struct PressMeaningTests {
  private static func button(_ deed: String) -> GestureCandidate<String> {
    GestureCandidate("button", .press(bounds: Rect(x: 0, y: 0, width: 100, height: 50)), meaning: PressMeaning(deed))
  }

  private static let scroll = GestureCandidate("scroll", .drag(.vertical))

  @Test func `a press whose meaning changes never fires`() {
    var finger = Finger([Self.button("next")])

    finger.down(10, 10)
    finger.arena.cancel(unless: { $0.meaning == PressMeaning("done") }, at: 0.05, into: &finger.events)
    finger.up(10, 10, at: 0.1)

    #expect(finger.story == ["button pressBegan", "button pressCancelled"])
  }

  @Test func `a press whose meaning stays fires`() {
    var finger = Finger([Self.button("next")])

    finger.down(10, 10)
    finger.arena.cancel(unless: { $0.meaning == PressMeaning("next") }, at: 0.05, into: &finger.events)
    finger.up(10, 10, at: 0.1)

    #expect(finger.story == ["button pressBegan", "button tapped"])
  }

  @Test func `what a lost press lay on can still be dragged`() {
    var finger = Finger([Self.button("next"), Self.scroll])

    finger.down(10, 10)
    finger.arena.cancel(unless: { $0.target == "scroll" }, at: 0.05, into: &finger.events)
    finger.move(10, 40, at: 0.1)

    #expect(finger.story == ["button pressBegan", "button pressCancelled", "scroll dragBegan"])
  }

  @Test func `a candidate keeps its meaning when its plane moves and its target gets another name`() {
    let moved = Self.button("next").offsetBy(Point(5, 5)).map { "outer \($0)" }

    #expect(moved.meaning == PressMeaning("next"))
  }
}
