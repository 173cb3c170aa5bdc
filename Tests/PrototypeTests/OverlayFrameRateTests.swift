import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct OverlayFrameRateTests {
  @Test(arguments: [30.0, 60, 144])
  func `a screen that is let go in an edge swipe stands the same at every frame rate`(_ rate: Double) throws {
    var framed = try TestPrototype(shelves("push"))
    try framed.tap("card-0")
    framed.settle()
    framed.drag(from: Point(5, 400), to: Point(280, 400), over: 0.2)
    var direct = framed
    let start = framed.time

    for frame in 1...Int(0.1 * rate) { framed.prototype.advance(to: start + Double(frame) / rate) }
    framed.prototype.advance(to: start + 0.11)
    direct.prototype.advance(to: start + 0.11)

    #expect(framed.frame == direct.frame)
    #expect(!direct.prototype.motions.isEmpty)
  }

  @Test(arguments: [30.0, 60, 144])
  func `a sheet, a question and a toast stand the same at every frame rate`(_ rate: Double) throws {
    let framed = try deletion { test, duration in
      let start = test.time
      for frame in 1...max(1, Int(duration * rate)) {
        test.prototype.advance(to: min(start + duration, start + Double(frame) / rate))
      }
      test.prototype.advance(to: start + duration)
    }
    let direct = try deletion { test, duration in test.wait(duration) }

    #expect(framed == direct)
  }

  /// What shows in the middle of a sheet's way, of a question's and of a toast's.
  private func deletion(_ wait: (inout TestPrototype, Double) -> Void) throws -> [DisplayList] {
    var test = try TestPrototype(shelves("sheet"))
    var frames: [DisplayList] = []
    test.tap(try test.center(of: "card-0"))
    wait(&test, 0.17)
    frames.append(test.frame)
    wait(&test, 3)
    test.press(.tab)
    test.press(.tab)
    test.press(.delete)
    wait(&test, 0.11)
    frames.append(test.frame)
    wait(&test, 1)
    test.press(.enter)
    wait(&test, 0.13)
    frames.append(test.frame)
    wait(&test, 6)
    frames.append(test.frame)
    return frames
  }
}
