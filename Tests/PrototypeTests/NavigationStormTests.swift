import Components
import Geometry
import Gestures
import Prototype
import TestSupport
import Testing

/// Four screens that lead to one another in every way, with cards, a list and a walkthrough.
private let maze = """
  noren: 1
  screens:
    home:
      title: Home
      blocks:
        - cards:
            columns: 2
            items:
              - {title: Push, go: list}
              - {title: Sheet, go: {screen: list, transition: sheet}}
              - {title: Fade, go: {screen: pages, transition: fade}}
              - {title: Ripple, press: {feedback: ripple}, go: cards}
        - spacer: 900
    list:
      title: List
      blocks:
        - list:
            id: rows
            rows: [a, b, c, d, e, f]
            swipe: [{label: Delete, role: destructive, confirm: Sure?}, {label: Mark}]
            reorder: true
        - cards: [{title: Back, go: back}, {title: On, go: {screen: cards, transition: sheet}}]
    pages:
      walkthrough:
        pages: [{title: One}, {title: Two}, {title: Three}]
        done: {label: Done, go: list}
        skip: {label: Skip, go: home}
    cards:
      blocks:
        - cards: [{title: Home, go: home}, {title: Self, go: cards}]
        - text: Some text
  """

@Suite struct NavigationStormTests {
  /// Does one thing or another, somewhere on the window.
  private func strike(_ test: inout TestPrototype, with generator: inout SeededGenerator) {
    let point = Point(.random(in: -20...420, using: &generator), .random(in: -20...820, using: &generator))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...2:
      let target = test.prototype.elements.randomElement(using: &generator)
      test.tap(target?.frame.center ?? point)
    case 3...4:
      let way = Point(.random(in: -300...300, using: &generator), .random(in: -300...300, using: &generator))
      test.drag(from: point, to: point + way, over: .random(in: 0.03...0.3, using: &generator))
    case 5...7: sample(at: point, &test, with: &generator)
    case 8...9: test.press(KeyPress.Key.allCases.randomElement(using: &generator) ?? .tab)
    case 10:
      let delta = Point(0, .random(in: -200...200, using: &generator))
      test.prototype.handle(
        .wheel(WheelSample(delta: delta, isPrecise: Bool.random(using: &generator), position: point, time: test.time)))
    default:
      if Bool.random(using: &generator) {
        test.prototype.handle(.focusLost(time: test.time))
      } else {
        let side = Double.random(in: 0...900, using: &generator)
        test.prototype.handle(.resize(Size(side, 900 - side), time: test.time))
        test.prototype.handle(.resize(Size(400, 800), time: test.time))
      }
    }
  }

  /// Sends a sample of one of two pointers that fits nothing before it.
  private func sample(at point: Point, _ test: inout TestPrototype, with generator: inout SeededGenerator) {
    let phases: [PointerSample.Phase] = [.began, .moved, .moved, .ended, .cancelled]
    // Some drivers report late, with an earlier time.
    let delay = Int.random(in: 0..<4, using: &generator) == 0 ? 0.05 : 0
    test.prototype.handle(
      .pointer(
        PointerSample(
          id: .random(in: 0...1, using: &generator), device: Bool.random(using: &generator) ? .mouse : .touch,
          phase: phases.randomElement(using: &generator) ?? .ended, position: point, time: test.time - delay)))
  }

  @Test(arguments: 1...6)
  func `whatever is done, the screens come to rest with nothing pressed and nothing half open`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var test = try TestPrototype(maze)
    for number in 0..<600 {
      strike(&test, with: &generator)
      test.wait(.random(in: 0...0.12, using: &generator))
      if number % 100 == 99 { try test.reload(maze) }
    }

    test.prototype.handle(.focusLost(time: test.time))
    test.settle()

    #expect(test.prototype.openScreens.first == "home")
    #expect(Set(test.prototype.openScreens).count == test.prototype.openScreens.count)
    #expect(!test.prototype.isTouched)
    #expect(test.log.count > 50)
    for _ in test.prototype.openScreens {
      #expect(test.prototype.motions.allSatisfy { $0.isEndless }, "\(test.prototype.motions)")
      #expect(stray(in: test) == [])
      test.press(.back)
      test.settle()
    }
  }

  /// What is neither at rest nor where it belongs: a press that stuck, a row half open, a place that is no place.
  private func stray(in test: TestPrototype) -> [String] {
    test.prototype.elements.filter { element in
      let isHalfOpen = element.role == .row && element.offset.x != 0 && element.state != "open"
      return isHalfOpen || ["pressed", "swiped"].contains(element.state) || !element.frame.origin.isFinite
    }.map { "\(test.screen): \($0.id) \($0.state)" }
  }
}
