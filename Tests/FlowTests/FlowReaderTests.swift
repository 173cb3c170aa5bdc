import Deck
import Flow
import Notation
import Testing

@Suite struct FlowReaderTests {
  @Test func `the flow of the design is read`() throws {
    let text = """
      deck: ../demo/deck.yaml
      steps:
        - drag: {from: [350, 400], to: [40, 400], over: 0.25s}
        - settle: {within: 1s}
        - expect: {page: 1, color of footer: "#2E6F40"}
        - tap: Get started
        - expect: {screen: home, scale of card-0: 1.0, within: 0.5s}
        - wait: 2s
        - expect:
            rows of fruits: [apple, banana, cherry]
            offset of "fruits[0]": [0, 0]
            overlay: hidden
        - picture: home.png
      """

    let result = FlowReader.read(bytes: Array(text.utf8), file: "a.flow.yaml")

    #expect(result.diagnostics.isEmpty)
    #expect(result.flow?.deck?.value == "../demo/deck.yaml")
    #expect(
      result.flow?.steps.map(\.action.verb) == [
        "drag", "settle", "expect", "tap", "expect", "wait", "expect", "picture",
      ])
  }

  @Test func `a deck that is read as a flow is one mistake, and is told what it is`() {
    let text = diagnostics(of: "noren: 1\nscreens: {a: {blocks: []}}")

    #expect(
      text == """
        a.flow.yaml:2:1: error: this is a deck, not a flow
          screens: {a: {blocks: []}}
          ^~~~~~~
          help: open it with `noren open`, and name it in a flow: deck: PATH
        """)
  }

  @Test func `a misspelt verb gets the nearest one`() {
    let text = diagnostics(of: "steps:\n  - tpa: Next\n")

    #expect(text.contains("a.flow.yaml:2:5: error: unknown key 'tpa' in a step"))
    #expect(text.contains("did you mean 'tap'?"))
  }

  @Test func `a step has one verb`() {
    let text = diagnostics(of: "steps:\n  - {tap: Next, wait: 1s}\n")

    #expect(text.contains("a step cannot have both 'tap' and 'wait'"))
  }

  @Test func `negative times are refused`() {
    let text = diagnostics(of: "steps:\n  - wait: -1s\n")

    #expect(text.contains("'wait' must be from 0s to 3600s, not -1s"))
  }

  @Test func `a misspelt property gets the nearest one`() {
    let text = diagnostics(of: "steps:\n  - expect: {colour of footer: \"#000\"}\n")

    #expect(text.contains("elements have no property 'colour'"))
    #expect(text.contains("did you mean 'color'?"))
  }

  @Test func `a property without its element says what is missing`() {
    let text = diagnostics(of: "steps:\n  - expect: {color: \"#000\"}\n")

    #expect(text.contains("help: say of what: color of footer"))
  }

  @Test func `a drag needs an end`() {
    let text = diagnostics(of: "steps:\n  - drag: {from: [1, 2]}\n")

    #expect(text.contains("a drag needs one of the keys 'to', 'by'"))
  }

  @Test(arguments: [
    ("fling: {from: [1, 1], velocity: [9, 9], speed: 900}", "'speed' means nothing beside a velocity"),
    ("film: {file: a.png, at: [0s], over: 2s}", "'over' means nothing beside the times of 'at'"),
  ])
  func `a key without effect where it stands is warned of`(step: String, words: String) {
    let text = diagnostics(of: "steps:\n  - \(step)\n")

    #expect(text.contains("warning: \(words)"), "\(text)")
  }

  @Test func `a flow without steps is refused`() {
    #expect(diagnostics(of: "steps: []\n").contains("'steps' needs at least 1 item, and has none"))
  }

  @Test(arguments: ["", "\u{0}", "steps", "steps: {a: 1}", "- 1", "steps:\n\t- tap: x", "steps: [[[[", "steps: [~]"])
  func `whatever the bytes are, they are refused with words`(text: String) {
    let result = FlowReader.read(bytes: Array(text.utf8), file: "a.flow.yaml")

    #expect(result.flow == nil)
    #expect(!result.diagnostics.isEmpty)
  }
}
