import Deck
import Flow
import Prototype
import Stage
import Testing

@Suite struct TourTests {
  @Test func `the tour rests on every page and comes back to the first`() throws {
    let stage = try makeStage()
    let player = FlowPlayer(Flow.tour(of: stage.prototype.deck), on: stage)

    try player.play(to: .infinity)
    stage.advance(to: player.time)

    let pages = stage.prototype.log.entries.map(\.text).filter { $0.hasPrefix("page settled") }
    #expect(pages == [1, 2, 1, 0].map { "page settled on \($0)" })
  }

  @Test func `a tour that loops never ends`() throws {
    let stage = try makeStage()
    let player = FlowPlayer(Flow.tour(of: stage.prototype.deck), on: stage, loops: true)

    try player.play(to: 60)

    #expect(!player.isFinished)
    #expect(stage.prototype.log.count > 20)
  }
}
