import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Testing

/// What happens to a pointer that is down when the wheel or a key moves the screen below it.
@Suite struct ScrollUnderPressTests {
  private enum Mover: CaseIterable {
    case wheel
    case key
  }

  private static func move(_ test: inout TestPrototype, by mover: Mover, at point: Point) {
    switch mover {
    case .wheel:
      test.prototype.handle(
        .wheel(WheelSample(delta: Point(0, 30), isPrecise: true, position: point, time: test.time)))
    case .key: test.press(.down)
    }
  }

  @Test(arguments: Mover.allCases)
  private func `a press ends without effect`(_ mover: Mover) throws {
    var test = try TestPrototype(
      """
      noren: 1
      screens:
        home: {blocks: [{cards: [{title: A, go: second}]}, spacer: 1200]}
        second: {blocks: [text: Arrived]}
      """)
    let card = try test.center(of: "card-0")
    test.send(.began, card)
    test.wait(0.2)

    Self.move(&test, by: mover, at: card)
    test.settle()
    test.send(.ended, card)
    test.settle()

    #expect(test.screen == "home")
    #expect(test.log.isEmpty)
    #expect(test.element("card-0")?.state == "")
  }

  @Test(arguments: Mover.allCases)
  private func `a row that waits for its long press is not lifted`(_ mover: Mover) throws {
    var test = try onFruits()
    let row = try test.center(of: "fruits[0]")
    test.send(.began, row)
    test.wait(0.1)

    Self.move(&test, by: mover, at: row)
    test.wait(1)

    #expect(test.prototype.gestureOwner == nil)
  }

  @Test func `a row that is carried stays carried`() throws {
    var test = try onFruits()
    let row = try test.center(of: "fruits[0]")
    test.send(.began, row)
    test.wait(0.5)

    Self.move(&test, by: .wheel, at: row)
    test.wait(0.1)

    #expect(test.prototype.isTouched)
    #expect(test.prototype.gestureOwner != nil)
  }

  private func onFruits() throws -> TestPrototype {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    return test
  }
}
