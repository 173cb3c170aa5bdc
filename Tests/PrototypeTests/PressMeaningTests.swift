import Components
import Geometry
import Gestures
import Prototype
import Testing

/// Four pages, the last of which leads home.
private let walk = """
  noren: 1
  start: walk
  screens:
    walk:
      walkthrough:
        pages: [{title: One}, {title: Two}, {title: Three}, {title: Four}]
        done: {label: Get started, go: home}
        skip: {label: Skip, go: home}
    home:
      blocks: [{text: Home}]
  """

private func rest(on page: Int) throws -> TestPrototype {
  var test = try TestPrototype(walk)
  for _ in 0..<page { test.press(.right) }
  test.settle()
  return test
}

@Suite struct WalkthroughPressMeaningTests {
  @Test(arguments: [(0.02, "Next"), (0.06, "Next"), (0.15, "Get started"), (0.25, "Get started")])
  func `the second tap of a double tap on Next does not leave`(_ pause: Double, _ shown: String) throws {
    var test = try rest(on: 2)
    let button = try test.center(of: "next")

    test.send(.began, button)
    test.send(.ended, button)
    test.wait(pause)
    let label = test.element("next")?.text
    test.send(.began, button)
    test.send(.ended, button)
    test.settle()

    #expect(label == shown)
    #expect(test.screen == "walk")
    #expect(test.prototype.currentPage == 3)
  }

  @Test func `a button whose label changes under the finger loses it`() throws {
    var test = try rest(on: 2)
    let button = try test.center(of: "next")
    test.send(.began, button)
    test.send(.ended, button)
    test.wait(0.02)

    test.send(.began, button)
    test.wait(1)
    let state = test.element("next")?.state
    test.send(.ended, button)
    test.settle()

    #expect(state == "")
    #expect(test.screen == "walk")
  }

  @Test func `the button leaves once it says so`() throws {
    var test = try rest(on: 3)

    try test.tap("next")

    #expect(test.screen == "home")
  }

  @Test func `two quick taps on Next turn two pages`() throws {
    var test = try rest(on: 0)
    let button = try test.center(of: "next")

    for _ in 0..<2 {
      test.send(.began, button)
      test.wait(0.03)
      test.send(.ended, button)
      test.wait(0.03)
    }
    test.settle()

    #expect(test.prototype.currentPage == 2)
  }

  @Test func `Skip that fades under the finger loses it`() throws {
    var test = try rest(on: 2)
    let skip = try test.center(of: "skip")
    test.press(.right)

    test.send(.began, skip)
    test.wait(1)
    test.send(.ended, skip)

    #expect(test.screen == "walk")
  }

  @Test func `Skip that comes back cannot be pressed before it can be seen`() throws {
    var test = try rest(on: 3)
    let skip = try test.center(of: "skip")
    test.press(.left)
    test.wait(0.02)
    let opacity = test.element("skip")?.opacity ?? 1

    test.send(.began, skip)
    test.send(.ended, skip)

    #expect(opacity < 0.5)
    #expect(test.screen == "walk")
  }

  @Test func `Skip that is back can be pressed`() throws {
    var test = try rest(on: 3)
    test.press(.left)
    test.settle()

    try test.tap("skip")

    #expect(test.screen == "home")
  }
}

@Suite struct ColumnPressMeaningTests {
  @Test func `a bar that gets full under the finger takes its press`() throws {
    var test = try TestPrototype(
      buttons("- button: {id: save, label: Save, on-label: Saved, effect: progress, duration: 1s}"))
    let save = try test.center(of: "save")
    test.tap(save)
    test.wait(0.8)

    test.send(.began, save)
    test.wait(0.5)
    test.send(.ended, save)

    #expect(test.state("save") == "done")
    #expect(test.log.count { $0 == "tapped save" } == 1)
  }

  @Test func `a switch that a key switches under the finger loses the press`() throws {
    var test = try TestPrototype(buttons("- button: {id: like, label: Like, effect: toggle}"))
    let like = try test.center(of: "like")

    test.send(.began, like)
    test.press(.tab)
    test.press(.enter)
    test.send(.ended, like)

    #expect(test.state("like") == "on")
    #expect(test.log.count { $0 == "tapped like" } == 1)
  }

  @Test func `a button whose bubble goes by itself under the finger does not bring it back`() throws {
    var test = try TestPrototype(
      buttons("- button: {id: tip, label: Tip, effect: bubble, bubble: {text: Hello, hide-after: 1s}}"))
    let tip = try test.center(of: "tip")
    test.tap(tip)
    test.wait(1)

    test.send(.began, tip)
    test.wait(1)
    test.send(.ended, tip)
    test.settle()

    #expect(test.state("tip") != "on")
    #expect(test.element("tip.bubble") == nil)
  }

  @Test func `Undo does not go while a finger is on it`() throws {
    var test = try TestPrototype(deletions)
    try test.deleteFirst()
    test.wait(4.5)
    let undo = try test.center(of: "undo")

    test.send(.began, undo)
    test.wait(3)
    let toast = test.element("toast")
    test.send(.ended, undo)

    #expect(toast != nil)
    #expect(test.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
  }

  @Test func `a message whose Undo was held and let go beside it stays for the time that it had left`() throws {
    var test = try TestPrototype(deletions)
    try test.deleteFirst()
    test.wait(4)
    let undo = try test.center(of: "undo")

    test.send(.began, undo)
    test.wait(3)
    let held = test.element("toast")?.state
    test.send(.moved, Point(200, 300))
    test.send(.ended, Point(200, 300))
    test.wait(0.5)
    let soon = test.element("toast")
    test.wait(2)

    #expect(held == "1 s left")
    #expect(soon != nil)
    #expect(test.element("toast") == nil)
    #expect(test.prototype.rows(of: "fruits") == ["banana", "cherry"])
  }

  @Test func `an action whose row is closed by a key under the finger is not done`() throws {
    var test = try TestPrototype(deletions)
    let row = try test.center(of: "fruits[0]")
    test.drag(from: row, to: row - Point(120, 0))
    test.settle()

    test.send(.began, Point(360, row.y))
    test.press(.escape)
    test.send(.ended, Point(360, row.y))
    test.settle()

    #expect(test.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
  }
}

@Suite struct TourPressMeaningTests {
  private func tour() throws -> TestPrototype {
    var test = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          blocks: [{button: {id: like, label: Like}}]
          coach:
            - {text: Mark one., after: 2s}
            - {text: Mark two.}
            - {text: Mark three.}
      """)
    test.waitForTour()
    test.wait(1)
    return test
  }

  @Test func `a press on Next does not go on from a mark that came under the finger`() throws {
    var test = try tour()
    let next = try test.center(of: "coach-next")

    test.send(.began, next)
    test.wait(2)
    let text = test.element("coach")?.text
    test.send(.ended, next)
    test.wait(1)

    #expect(text == "Mark two.")
    #expect(test.element("coach")?.text == text)
  }

  @Test func `the second tap of a double tap on Next is not for the mark that comes`() throws {
    var test = try tour()
    let next = try test.center(of: "coach-next")

    for _ in 0..<2 {
      test.send(.began, next)
      test.send(.ended, next)
      test.wait(0.2)
    }
    test.wait(1)

    #expect(test.element("coach")?.text == "Mark two.")
  }
}

private let deletions = """
  noren: 1
  screens:
    home:
      blocks:
        - list: {id: fruits, rows: [apple, banana, cherry], swipe: [{label: Delete, role: destructive}]}
  """

extension TestPrototype {
  /// Deletes the first row by a full swipe.
  fileprivate mutating func deleteFirst() throws {
    let row = try center(of: "fruits[0]")
    drag(from: Point(370, row.y), to: Point(20, row.y))
  }
}
