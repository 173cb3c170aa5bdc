import Flow
import Prototype
import Testing

@Suite struct FlowFailureTests {
  @Test func `a failed expectation names place, time, values and the screen`() throws {
    let problem = try failure(
      """
        - wait: 0.5s
        - expect: {page: 1, color of footer: "#2E6F40"}
      """)

    let text = """
      test.flow.yaml:3: error: expectation failed
        step: expect: {page: 1, color of footer: "#2E6F40"}
        time: 0.5 s
        page: expected 1, got 0
        color of footer: expected #2E6F40, got #0E7C86
        on the screen: welcome, page 0
      """
    #expect(problem?.description.hasPrefix(text) == true)
    #expect(problem?.outline.contains { $0.hasPrefix("button next \"Next\" at [") } == true)
  }

  @Test func `a wait for rest names what still moves`() throws {
    let problem = try failure(
      """
        - drag: {from: [180, 100], to: [20, 100], over: 0.2s}
        - settle: {within: 0.05s}
      """)

    #expect(problem?.message == "not at rest within 0.05 s: pager.position still moves")
    #expect(problem?.moving == ["pager.position"])
  }

  @Test func `a target that is not there gets the nearest name and the time of the last look`() throws {
    let problem = try failure("  - tap: {target: Nxt, within: 0.1s}")

    #expect(problem?.message == "there is no 'Nxt' on the screen; did you mean 'Next'?")
    #expect(problem?.time == 0.1)
  }

  @Test func `a text that is there and out of sight is said to be so`() throws {
    let deck = "noren: 1\nscreens: {a: {blocks: [{spacer: 900}, {text: {id: t, text: Below}}]}}"

    let problem = try failure("  - tap: {target: Below, within: 0s}", on: deck)

    #expect(problem?.message == "'Below' is there but does not show")
  }

  @Test(arguments: ["tap: [195, 2000]", "press: [-5, 3]", "drag: {from: [-500, 20], to: [100, 20]}"])
  func `a finger cannot go down outside of the window`(_ step: String) throws {
    let problem = try failure("  - \(step)")

    #expect(problem?.message.hasSuffix("lies outside of the window, which has 200 x 400 points") == true)
  }

  @Test func `a finger may well leave the window`() throws {
    let prototype = try play("  - drag: {from: [190, 100], to: [-300, 100]}\n  - settle")

    #expect(prototype.currentPage == 1)
  }

  @Test func `a button below a bubble is not tapped through it`() throws {
    let deck = """
      noren: 1
      device: {width: 390, height: 844}
      screens:
        a:
          blocks:
            - button: {id: like, label: Like, effect: bubble, bubble: {text: "A long word of praise", side: bottom}}
            - button: {id: save, label: Save}
      """

    let problem = try failure("  - tap: like\n  - settle\n  - tap: {target: save, within: 0s}", on: deck)

    #expect(problem?.message == "the middle of 'save' is covered by 'like.bubble'; send that away first")
  }

  @Test func `a text that shows twice is ambiguous`() throws {
    let twice = threePages.replacing("title: Sail, body: One", with: "title: One, body: One")

    let problem = try failure("  - tap: One", on: twice)

    #expect(problem?.message == "'One' is ambiguous: title-0, body-0 all show it; use an id")
  }

  @Test func `numbers that differ by more than the tolerance fail`() throws {
    let problem = try failure("  - expect: {scale of picture-0: 1.1}")

    #expect(problem?.mismatches.first?.expected == "1.1")
    #expect(problem?.mismatches.first?.got == "1")
  }

  @Test func `a wider tolerance lets them pass`() throws {
    #expect(try failure("  - expect: {scale of picture-0: 1.1, tolerance: 0.2}") == nil)
  }

  @Test func `something that fails while it should go on holding fails`() throws {
    let problem = try failure(
      """
        - tap: Next
        - expect: {page: 0, throughout: 1s}
      """)

    #expect(problem?.message == "expectation held at first and then failed")
  }

  @Test func `a step that takes longer than its limit fails`() throws {
    let problem = try failure("  - {wait: 2s, time limit: 1s}")

    #expect(problem?.message == "the step takes longer than its limit of 1 s")
  }

  @Test(arguments: ["  - wait: 2s", "  - wait: 0.5s\n  - settle\n  - {wait: 0.6s, time limit: 1s}"])
  func `a flow that takes longer than its limit fails, in its last step too`(steps: String) throws {
    var flow = try makeFlow(steps)
    flow.setting.timeLimit = 1
    let player = try FlowPlayer(flow, on: makeStage())

    let problem = #expect(throws: FlowFailure.self) { try player.play(to: .infinity) }

    #expect(problem?.message == "the flow takes longer than its limit of 1 s")
  }
}
