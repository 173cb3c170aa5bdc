import Deck
import Geometry
import Notation
import Testing

@Suite struct CoachTests {
  private static let list = "- list: {id: fruits, rows: [apple, pear], swipe: [{label: x}], reorder: true}"

  private func tour(_ keys: String) -> Deck.CoachTour? {
    read(blocksDeck(Self.list, then: keys)).deck?.screens.first?.coach
  }

  @Test func `a list of marks is a tour with the usual looks`() {
    let tour = tour("coach:\n  - {target: \"fruits[0]\", text: Swipe, demo: swipe, once: swipe-fruits}")

    let mark = tour?.steps.first
    #expect(tour?.dim.alpha == 0.5)
    #expect(tour?.skipLabel?.first == "Skip")
    #expect(mark?.targets.map(\.value) == [.row(list: "fruits", index: 0)])
    #expect(mark?.text.first == "Swipe")
    #expect(mark?.demonstration?.value == .swipe)
    #expect(mark?.once?.value == "swipe-fruits")
    #expect(mark?.holeTap == .block)
    #expect(mark?.dimTap == .next)
    #expect(mark?.side == .automatic)
  }

  @Test func `what marks share can be said`() {
    let tour = tour(
      """
      coach:
        dim: "#000C"
        progress: dots
        next: Weiter
        skip: false
        steps: [{text: a}]
      """)

    #expect(tour?.progress == .dots)
    #expect(tour?.nextLabel.first == "Weiter")
    #expect(tour?.skipLabel == nil)
    #expect(tour?.dim.hexadecimal == "#000000CC")
  }

  @Test func `a mark can have several targets, a shape and rules for taps`() {
    let mark = tour(
      """
      coach:
        - text: a
          title: T
          target: [fruits, {x: 1, y: 2, width: 3, height: 4}]
          shape: circle
          padding: 0
          radius: 20
          rim: true
          side: leading
          align: trailing
          hole: advance
          outside: ignore
          wait: 2s
          missing: center
          after: 5s
      """)?.steps.first

    #expect(mark?.targets.map(\.value) == [.element("fruits"), .rectangle(Rect(x: 1, y: 2, width: 3, height: 4))])
    #expect(mark?.shape == .circle)
    #expect(mark?.padding == 0)
    #expect(mark?.cornerRadius == 20)
    #expect(mark?.hasRim == true)
    #expect(mark?.side == .leading)
    #expect(mark?.alignment == .trailing)
    #expect(mark?.holeTap == .advance)
    #expect(mark?.dimTap == .ignore)
    #expect(mark?.wait == 2)
    #expect(mark?.missing == .center)
    #expect(mark?.advancesAfter == 5)
  }

  @Test func `a mark on a walkthrough points at its parts`() {
    let deck = """
      noren: 1
      screens:
        a:
          walkthrough: {pages: [{title: x}, {title: y, id: last}]}
          coach: [{target: dot-1, text: a, demo: page}, {target: last, text: b}, {target: footer, text: c}]
      """

    #expect(read(deck).diagnostics == [])
  }

  @Test(arguments: [
    ("{target: fruit, text: a}", "6:22: error: there is no 'fruit' on the screen 'home'"),
    ("{target: 'fruits[2]', text: a}", "6:22: error: the list 'fruits' has no row 2; it has rows 0 to 1"),
    ("{target: 'pears[0]', text: a}", "6:22: error: there is no 'pears' on the screen 'home'"),
    ("{target: 'fruits[-1]', text: a}", "6:22: error: 'target' takes a target such as like, not the text 'fruits[-1]'"),
    ("{target: '[0]', text: a}", "6:22: error: 'target' takes a target such as like, not the text '[0]'"),
    (
      "{target: 'fruits[99999999999999999999]', text: a}",
      "6:22: error: 'target' takes a target such as like, not the text 'fruits[99999999999999999999]'"
    ),
    ("{target: {x: 1, y: 1, width: 5}, text: a}", "6:22: error: a rectangle needs the key 'height'"),
    (
      "{target: {x: 1, y: 1, width: -5, height: 1}, text: a}", "6:42: error: 'width' must be from 0 to 10000 pt, not -5"
    ),
    ("{target: [], text: a}", "6:22: error: 'target' needs at least 1 item, and has none"),
    ("{target: fruits}", "6:13: error: a coach mark needs the key 'text'"),
    ("{text: a, demo: swipe}", "6:29: error: the demonstration 'swipe' needs a row of a list that has 'swipe' actions"),
    ("{text: a, demo: tap}", "6:29: error: the demonstration 'tap' needs a target"),
    ("{text: a, demo: page}", "6:29: error: the demonstration 'page' needs a walkthrough"),
    ("{text: a, demo: wave}", "6:29: error: 'demo' cannot be 'wave'"),
    ("{text: a, once: a b}", "6:29: error: 'once' takes an id such as home, not the text 'a b'"),
    (
      "{text: a, once: x}, {text: b, once: x}",
      "6:49: warning: another coach mark is remembered as 'x' too: showing one counts for both"
    ),
    ("", "6:12: error: 'coach' needs at least 1 item, and has none"),
  ])
  func `what is wrong is told where it is`(marks: String, headline: String) {
    let deck = blocksDeck(Self.list, then: "coach: [\(marks)]")

    #expect(headlines(of: deck) == ["deck.yaml:" + headline])
  }

  @Test(arguments: [
    (
      "{target: on, text: a, hole: pass, until: om}",
      "7:54: error: there is no 'om' on the screen 'home'"
    ),
    (
      "{target: off, text: a, hole: pass, until: off}",
      "7:55: error: the button 'off' is never on: it has no effect"
    ),
    ("{target: on, text: a, until: on}", "7:42: error: the button 'on' cannot be pressed while this mark shows"),
    ("{text: a, hole: pass, until: on}", "7:42: error: the button 'on' cannot be pressed while this mark shows"),
  ])
  func `what a mark requires can be done while it shows`(mark: String, headline: String) {
    let buttons = "- button: {id: on, label: On, effect: toggle}\n- button: {id: off, label: Off}"
    let deck = blocksDeck(buttons, then: "coach: [\(mark)]")

    #expect(headlines(of: deck) == ["deck.yaml:" + headline])
  }

  @Test func `a list that cannot be moved shows no dragging`() {
    let deck = blocksDeck("- list: {id: a, rows: [x]}", then: "coach: [{target: 'a[0]', text: t, demo: drag}]")

    #expect(
      headlines(of: deck) == [
        "deck.yaml:6:45: error: the demonstration 'drag' needs a row of a list with 'reorder: true'"
      ])
  }

  @Test func `a walkthrough does not scroll`() {
    let deck = """
      noren: 1
      screens: {a: {walkthrough: {pages: [{}]}, coach: [{text: a, demo: scroll}]}}
      """

    #expect(headlines(of: deck) == ["deck.yaml:2:67: error: the demonstration 'scroll' needs a screen with blocks"])
  }

  @Test func `two marks with one id are told`() {
    let deck = blocksDeck(Self.list, then: "coach: [{id: x, text: a}, {id: x, text: b}]")

    #expect(headlines(of: deck) == ["deck.yaml:6:36: error: the id 'x' is used twice"])
  }

  /// A screen on which a button shows a text and another one a list.
  private static let hidden = """
    - button: {id: more, label: More, effect: reveal, shows: details}
    - text: {id: details, text: Details}
    - button: {id: open, label: Open, effect: reveal, shows: fruits, starts-on: true}
    - list: {id: fruits, rows: [apple]}
    - button: {id: rows, label: Rows, effect: reveal, shows: others}
    - list: {id: others, rows: [pear]}
    """

  @Test(arguments: [
    ("{target: details, text: a, wait: 60s}", "more", true), ("{target: details, text: a, wait: 6s}", "more", true),
    ("{target: \"others[0]\", text: a, wait: 30s}", "rows", true),
    ("{target: [open, others], text: a, wait: 30s}", "rows", true),
    ("{target: details, text: a, wait: 5s}", "more", false), ("{target: details, text: a}", "more", false),
    ("{target: fruits, text: a, wait: 60s}", "open", false), ("{target: open, text: a, wait: 60s}", "open", false),
    (
      "{target: more, text: a, hole: pass, until: more}, {target: details, text: a, wait: 60s}", "more", false
    ),
  ])
  func `a long wait for what only a button shows is told`(_ marks: String, _ button: String, _ isTold: Bool) {
    let deck = blocksDeck(Self.hidden, then: "coach: [\(marks)]")

    let told = headlines(of: deck).filter { $0.contains("warning: this mark may wait") }

    #expect(told.count == (isTold ? 1 : 0))
    #expect(told.allSatisfy { $0.contains("only the button '\(button)' shows what it points at") })
  }
}
