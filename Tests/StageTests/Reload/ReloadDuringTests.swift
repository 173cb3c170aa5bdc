import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Notation
import Prototype
import Scene
import Testing

/// The deck is saved while something is going on.
@Suite struct ReloadDuringTests {
  private let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))

  private func deck(caption: String = "some text") throws -> Deck {
    let text = """
      noren: 1
      start: home
      screens:
        home:
          title: Home
          blocks:
            - text: \(caption)
            - cards: [{title: Rows, go: rows}, {title: Marks, go: marks}]
            - spacer: 2000
        rows:
          title: Rows
          blocks:
            - list:
                {id: fruits, rows: [apple, banana, cherry, damson], swipe: [{label: Delete, role: destructive}],
                 reorder: true}
            - text: \(caption)
        marks:
          title: Marks
          blocks:
            - text: {id: first, text: \(caption)}
            - text: {id: second, text: more}
          coach:
            - {target: first, text: One}
            - {target: second, text: Two}
        pages:
          walkthrough:
            pages: [{title: One, color: "#0E7C86"}, {title: Two, color: "#2E6F40"}]
      """
    let result = DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml")
    return try #require(result.deck, "\(result.diagnostics.map(\.text))")
  }

  private func prototype(on screen: String) throws -> Prototype {
    var deck = try deck()
    deck.start = Located(screen, at: .fileStart)
    var prototype = Prototype(deck: deck, size: Size(400, 800), environment: environment)
    prototype.advance(to: 3)
    return prototype
  }

  private func send(_ phase: PointerSample.Phase, _ point: Point, to prototype: inout Prototype) {
    prototype.handle(
      .pointer(PointerSample(id: 0, device: .mouse, phase: phase, position: point, time: prototype.time)))
  }

  /// Drags from one point to another in a fifth of a second, and does not let go.
  private func drag(_ prototype: inout Prototype, from start: Point, to end: Point) {
    send(.began, start, to: &prototype)
    let begin = prototype.time
    for step in 1...12 {
      prototype.advance(to: begin + Double(step) / 60)
      send(.moved, start.interpolated(to: end, by: Double(step) / 12), to: &prototype)
    }
  }

  private func center(of id: String, in prototype: Prototype) throws -> Point {
    try #require(prototype.elements.first { $0.id.name == id }, "no \(id)").frame.center
  }

  private func settle(_ prototype: inout Prototype) {
    let end = prototype.time + 10
    while prototype.time < end, prototype.motions.contains(where: { !$0.isEndless }) {
      prototype.advance(to: prototype.time + 1.0 / 60)
    }
  }

  @Test func `a page that is held in the middle comes to rest on a page`() throws {
    var prototype = try prototype(on: "pages")
    drag(&prototype, from: Point(350, 300), to: Point(200, 300))

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    send(.moved, Point(100, 300), to: &next)
    send(.ended, Point(100, 300), to: &next)
    settle(&next)

    #expect(next.pagerPhase == .idle)
    #expect(next.currentPage == 0)
    #expect(!next.isTouched)
  }

  @Test func `a screen that is on its way in arrives`() throws {
    var prototype = try prototype(on: "home")
    let card = try center(of: "card-0", in: prototype)
    send(.began, card, to: &prototype)
    send(.ended, card, to: &prototype)
    prototype.advance(to: prototype.time + 0.1)
    try #require(prototype.currentScreen == "rows")

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    settle(&next)

    #expect(next.openScreens == ["home", "rows"])
  }

  @Test func `a coach tour goes on at its mark`() throws {
    var prototype = try prototype(on: "marks")
    prototype.handle(.key(KeyPress(.enter, time: prototype.time)))
    prototype.advance(to: prototype.time + 2)
    let text = prototype.element("coach")?.text
    try #require(text == "Two")

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    next.advance(to: next.time + 2)

    #expect(next.element("coach")?.text == text)
  }

  @Test func `a row that is held half open is neither open nor held afterwards`() throws {
    var prototype = try prototype(on: "rows")
    let row = try center(of: "fruits[1]", in: prototype)
    drag(&prototype, from: row, to: row - Point(40, 0))

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    settle(&next)

    #expect(!next.isTouched)
    #expect(next.elements.filter { $0.role == .row }.allSatisfy { $0.offset.x == 0 && $0.state != "swiped" })
  }

  @Test func `a row that is open stays open`() throws {
    var prototype = try prototype(on: "rows")
    let row = try center(of: "fruits[1]", in: prototype)
    drag(&prototype, from: row, to: row - Point(120, 0))
    send(.ended, row - Point(120, 0), to: &prototype)
    settle(&prototype)
    let before = prototype.elements.filter { $0.role == .row }.map(\.state)
    try #require(before.contains("open"))

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    settle(&next)

    #expect(next.elements.filter { $0.role == .row }.map(\.state) == before)
  }

  @Test func `a row that is carried goes back to where it came from`() throws {
    var prototype = try prototype(on: "rows")
    let rows = { (prototype: Prototype) in prototype.elements.filter { $0.role == .row }.map(\.title) }
    let before = rows(prototype)
    let handle = try #require(prototype.elements.first { $0.role == .row }).frame
    drag(&prototype, from: Point(handle.maxX - 20, handle.center.y), to: Point(handle.maxX - 20, handle.center.y + 130))

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    settle(&next)

    #expect(rows(next) == before)
    #expect(!next.isTouched)
  }

  @Test func `the scroll offset stays`() throws {
    var prototype = try prototype(on: "home")
    prototype.handle(
      .wheel(WheelSample(delta: Point(0, 240), isPrecise: true, position: Point(200, 400), time: prototype.time)))
    settle(&prototype)
    let before = try center(of: "card-0", in: prototype)

    var next = prototype.reloaded(try deck(caption: "other text"), environment: environment)
    settle(&next)

    #expect(try center(of: "card-0", in: next) == before)
  }
}
