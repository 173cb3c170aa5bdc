import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

/// A question on a window of 400 x 800 points, with an arena, moved by a test.
private struct Asking {
  var dialog: ConfirmationDialog
  var arena = GestureArena<ConfirmationDialog.Target>()
  var events: [ConfirmationDialog.Event] = []
  var time: Seconds = 1

  init(size: Size = Size(400, 800), reduceMotion: Bool = false) {
    let words = ConfirmationDialog.Content(question: "Delete it?", confirm: "Delete", isDestructive: true)
    let environment = ComponentEnvironment(text: FixedWidthText(), reduceMotion: reduceMotion)
    dialog = ConfirmationDialog(words, palette: .light, size: size, environment: environment, at: 0)
  }

  mutating func tap(_ point: Point) {
    for phase in [PointerSample.Phase.began, .ended] {
      var reports: [GestureEvent<ConfirmationDialog.Target>] = []
      arena.handle(PointerSample(phase: phase, position: point, time: time), into: &reports) {
        dialog.candidates(at: $0, time: time)
      }
      for report in reports { dialog.handle(report, into: &events) }
    }
  }

  mutating func press(_ key: KeyPress.Key) -> Bool { dialog.handle(KeyPress(key, time: time), into: &events) }

  func center(_ id: String) -> Point {
    dialog.elements(at: time).first { $0.id.name == id }?.frame.center ?? .zero
  }
}

@Suite struct ConfirmationDialogTests {
  @Test(arguments: [("confirm", true), ("cancel", false)])
  func `a button gives its answer`(_ button: String, _ answer: Bool) {
    var asking = Asking()

    asking.tap(asking.center(button))

    #expect(asking.events == [.answered(answer, at: 1)])
  }

  @Test func `a tap beside the panel answers no, one on its ground nothing`() {
    var asking = Asking()
    let panel = asking.dialog.elements(at: 1).first?.frame ?? .zero

    asking.tap(Point(panel.midX, panel.minY + 4))
    let ground = asking.events
    asking.tap(Point(200, 100))

    #expect(ground.isEmpty)
    #expect(asking.events == [.answered(false, at: 1)])
  }

  @Test func `a second answer in quick succession is none`() {
    var asking = Asking()
    let (yes, no) = (asking.center("confirm"), asking.center("cancel"))

    asking.tap(yes)
    asking.tap(no)
    _ = asking.press(.escape)

    #expect(asking.events == [.answered(true, at: 1)])
    #expect(!asking.dialog.isModal)
  }

  @Test(arguments: KeyPress.Key.allCases)
  func `while the question stands every key is for it, and Escape and back answer no`(_ key: KeyPress.Key) {
    var asking = Asking()

    let isTaken = asking.press(key)

    #expect(isTaken)
    #expect(asking.events == ([.escape, .back].contains(key) ? [.answered(false, at: 1)] : []))
  }

  @Test func `a key after the answer is for what lies below`() {
    var asking = Asking()

    asking.tap(asking.center("confirm"))
    let isTaken = asking.press(.escape)

    #expect(!isTaken)
  }

  @Test func `Tab goes to yes and on to no, Enter presses`() {
    var asking = Asking()

    _ = asking.press(.tab)
    let first = asking.dialog.focus
    _ = asking.press(.tab)
    _ = asking.press(.enter)

    #expect(first == .confirm)
    #expect(asking.events == [.answered(false, at: 1)])
  }

  @Test func `an answered question goes, and is gone a moment later`() {
    var asking = Asking()

    asking.tap(asking.center("confirm"))

    #expect(asking.dialog.motions(at: 1).map(\.name) == ["dialog.offset"])
    #expect(!asking.dialog.isGone(at: 1.1))
    #expect(asking.dialog.isGone(at: 2))
    #expect(asking.dialog.candidates(at: Point(200, 700), time: 1).isEmpty)
  }

  @Test func `with reduced motion a question is there at once and gone at once`() {
    var asking = Asking(reduceMotion: true)

    let moving = asking.dialog.motions(at: 0)
    asking.tap(asking.center("cancel"))

    #expect(moving.isEmpty)
    #expect(asking.dialog.isGone(at: 1))
  }

  @Test func `a question keeps its buttons within a window of any width`() {
    var asking = Asking()

    asking.dialog.resize(to: Size(200, 500), environment: ComponentEnvironment(text: FixedWidthText()))

    let window = Rect(x: 0, y: 0, width: 200, height: 500)
    #expect(asking.dialog.elements(at: 1).allSatisfy { window.contains($0.frame.origin) && $0.frame.maxX <= 200 })
  }
}
