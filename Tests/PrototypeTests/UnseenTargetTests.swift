import Components
import Geometry
import Gestures
import Prototype
import Testing

/// Cards that lead on from screen to screen, each where the one before was.
private func chain(_ transition: String) -> String {
  """
  noren: 1
  screens:
    home:
      title: Home
      blocks:
        - cards: [{id: first, title: First, go: {screen: second, transition: \(transition)}}]
        - spacer: 300
        - cards: [{id: low, title: Low, go: {screen: second, transition: \(transition)}}]
    second:
      title: Second
      blocks:
        - cards: [{id: danger, title: Danger, go: third}]
        - spacer: 300
        - cards: [{id: far, title: Far, go: third}]
    third:
      blocks: [{text: Third}]
  """
}

/// The ways to bring a screen in, with motion and without.
private let ways = ["push", "sheet", "fade"].flatMap { way in [false, true].map { (way, $0) } }

@Suite struct UnseenTargetTests {
  private func tap(_ point: Point, _ test: inout TestPrototype) {
    test.send(.began, point)
    test.send(.ended, point)
  }

  @Test(arguments: ways)
  func `a double tap opens one screen, and leaves it open`(_ way: String, _ reduceMotion: Bool) throws {
    for pause in [0.01, 0.08, 0.15, 0.25] {
      var test = try TestPrototype(chain(way), reduceMotion: reduceMotion)
      let card = try test.center(of: "first")

      tap(card, &test)
      test.wait(pause)
      tap(card, &test)
      test.settle()

      #expect(test.prototype.openScreens == ["home", "second"], "a pause of \(pause) s")
    }
  }

  @Test(arguments: ways)
  func `a tap elsewhere does not reach a screen that cannot be seen yet`(
    _ way: String, _ reduceMotion: Bool
  ) throws {
    var test = try TestPrototype(chain(way), reduceMotion: reduceMotion)
    let card = try test.center(of: "first")
    try test.tap("low")
    test.wait(0.02)

    tap(card, &test)
    test.settle()

    #expect(test.prototype.openScreens == ["home", "second"])
  }

  @Test(arguments: ways)
  func `a screen that is in its place takes taps`(_ way: String, _ reduceMotion: Bool) throws {
    var test = try TestPrototype(chain(way), reduceMotion: reduceMotion)
    try test.tap("first")
    test.settle()
    // Late enough to be no double tap.
    test.wait(0.3)

    try test.tap("danger")

    #expect(test.screen == "third")
  }

  @Test(arguments: ways)
  func `a tap does not go through a screen that leaves`(_ way: String, _ reduceMotion: Bool) throws {
    var test = try TestPrototype(chain(way), reduceMotion: reduceMotion)
    let low = try test.center(of: "low")
    try test.tap("first")
    test.settle()
    test.press(.back)
    test.wait(0.02)

    tap(low, &test)
    test.settle()

    #expect(test.prototype.openScreens == ["home"])
  }

  @Test func `a double tap beside a sheet closes it, and opens nothing`() throws {
    var test = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          title: Home
          blocks:
            - cards: [{id: first, title: First, go: {screen: middle, transition: push}}]
        middle:
          title: Middle
          blocks:
            - cards: [{id: on, title: On, go: {screen: second, transition: sheet}}]
        second:
          title: Second
          blocks: [{text: Second}]
      """)
    try test.tap("first")
    test.settle()
    try test.tap("on")
    test.settle()
    let back = Point(26, 46)

    tap(back, &test)
    test.wait(0.1)
    tap(back, &test)
    test.settle()

    #expect(test.prototype.openScreens == ["home", "middle"])
  }

  @Test func `a double tap on what asks does not answer`() throws {
    let deck = """
      noren: 1
      screens:
        home:
          blocks:
            - spacer: 560
            - list:
                id: fruits
                rows: [apple, banana]
                swipe: [{label: Delete, role: destructive, confirm: Sure?}]
      """
    for pause in [0.01, 0.1, 0.25] {
      var test = try TestPrototype(deck)
      let row = try test.center(of: "fruits[0]")
      test.drag(from: row, to: row - Point(120, 0))
      test.settle()
      let action = Point(360, row.y)

      tap(action, &test)
      test.wait(pause)
      tap(action, &test)
      test.settle()

      #expect(test.prototype.isCovered, "a pause of \(pause) s")
      #expect(test.prototype.rows(of: "fruits") == ["apple", "banana"])
    }
  }

  @Test func `a double tap on an answer does not go through to what lies below`() throws {
    var test = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          blocks:
            - list:
                id: fruits
                rows: [apple, banana]
                swipe: [{label: Delete, role: destructive, confirm: Sure?}]
            - spacer: 380
            - cards: [{id: a, title: A, go: other}, {id: b, title: B, go: other}, {id: c, title: C, go: other}]
        other:
          blocks: [{text: Other}]
      """)
    let row = try test.center(of: "fruits[0]")
    test.drag(from: row, to: row - Point(120, 0))
    test.settle()
    test.tap(Point(360, row.y))
    test.settle()
    let cancel = try test.center(of: "cancel")

    tap(cancel, &test)
    test.wait(0.05)
    tap(cancel, &test)
    test.settle()

    #expect(test.screen == "home")
    #expect(!test.prototype.isCovered)
  }

  @Test func `a double tap on Delete deletes one row, and taps none`() throws {
    var test = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          blocks:
            - list: {id: fruits, rows: [apple, banana, cherry], swipe: [{label: Delete, role: destructive}]}
      """)
    let row = try test.center(of: "fruits[0]")
    test.drag(from: row, to: row - Point(120, 0))
    test.settle()

    tap(Point(360, row.y), &test)
    test.wait(0.25)
    tap(Point(360, row.y), &test)

    #expect(test.prototype.rows(of: "fruits") == ["banana", "cherry"])
    #expect(!test.log.contains { $0.hasPrefix("tapped") })
  }

  @Test func `a button that shows something may be tapped twice`() throws {
    var test = try TestPrototype(
      buttons(
        """
        - button: {id: more, label: More, effect: reveal, shows: rest}
        - text: {id: rest, text: The rest}
        """))
    let more = try test.center(of: "more")

    tap(more, &test)
    test.wait(0.1)
    tap(more, &test)
    test.settle()

    #expect(test.log.suffix(1) == ["hid rest"])
  }
}
