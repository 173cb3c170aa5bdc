import Components
import Flow
import Prototype
import Stage
import Testing

@Suite struct TourTests {
  @Test func `the tour rests on every page of a walkthrough`() throws {
    let stage = try tour(threePages)

    let pages = stage.prototype.log.entries.filter { $0.screen == "welcome" }.map(\.text)
      .filter { $0.hasPrefix("page settled") }
    #expect(pages.prefix(2) == ["page settled on 1", "page settled on 2"])
    #expect(pages.contains("page settled on 0"))
  }

  @Test func `the tour opens every screen and comes back to the first`() throws {
    let stage = try tour(everything)

    let opened = stage.prototype.log.entries.map(\.text).filter { $0.hasPrefix("went to") }
    #expect(opened == ["went to home", "went to favourites", "went to deep", "went to sheet"])
    #expect(stage.prototype.currentScreen == "welcome")
    #expect(stage.prototype.openScreens == ["welcome"])
  }

  @Test(arguments: [
    "tapped card-1", "tapped button-0", "opened apple", "closed apple", "moved apple", "deleted apple",
    "restored apple",
  ])
  func `the tour presses, swipes, moves, deletes and brings back`(words: String) throws {
    let log = try tour(everything).prototype.log.entries.map(\.text)

    #expect(log.contains { $0.contains(words) }, "\(log.joined(separator: "\n"))")
  }

  @Test func `a tour leaves lists as it found them`() throws {
    let stage = try makeStage(everything.replacing("start: welcome", with: "start: favourites"))
    let player = FlowPlayer(Flow.tour(), on: stage)
    try player.play(to: .infinity)
    stage.advance(to: player.time)

    #expect(stage.prototype.rows(of: "fruits") == ["apple", "banana", "cherry", "damson"])
  }

  @Test func `a question over the screen is answered and the tour goes on`() throws {
    let asking = everything.replacing("role: destructive", with: "role: destructive, confirm: Really?")

    let stage = try tour(asking)

    #expect(stage.prototype.log.entries.contains { $0.text == "went to sheet" })
    #expect(stage.prototype.currentScreen == "welcome")
  }

  @Test func `a tour that loops never ends`() throws {
    let stage = try makeStage()
    let player = FlowPlayer(Flow.tour(), on: stage, loops: true)

    try player.play(to: 60)

    #expect(!player.isFinished)
    #expect(stage.prototype.log.count > 20)
  }

  @Test func `a tour is the same however often it is asked`() throws {
    let whole = try tour(everything)
    let stage = try makeStage(everything)
    let player = FlowPlayer(Flow.tour(), on: stage)
    for frame in 0... {
      let time = Double(frame) / 24
      try player.play(to: time)
      stage.advance(to: time)
      if player.isFinished { break }
    }

    #expect(stage.prototype.log.entries == whole.prototype.log.entries)
  }

  private func tour(_ deck: String) throws -> Stage {
    let stage = try makeStage(deck)
    let player = FlowPlayer(Flow.tour(), on: stage)
    try player.play(to: .infinity)
    stage.advance(to: player.time)
    return stage
  }
}

/// A deck with some of everything, four screens deep.
private let everything = """
  noren: 1
  device: {width: 390, height: 700}
  start: welcome
  screens:
    welcome:
      walkthrough:
        pages:
          - {title: Sail, color: "#0E7C86"}
          - {title: Walk, color: "#2E6F40"}
        done: {label: Start, go: home}
    home:
      title: Home
      blocks:
        - cards:
            columns: 2
            items: [{title: Favourites, go: favourites}, {title: Plain}, {title: Way back, go: welcome}]
        - spacer: 900
        - button: {label: Press, go: {screen: sheet, transition: sheet}}
    favourites:
      title: Favourites
      blocks:
        - list: {id: fruits, rows: [apple, banana, {title: cherry, go: deep}, damson], swipe: [{label: 削除, role: destructive}], reorder: true}
    deep:
      title: Deep
      blocks:
        - text: {text: Nothing more.}
    sheet:
      title: Sheet
      blocks:
        - button: {label: Close, go: back}
  """
