import Flow
import Geometry
import Gestures
import Prototype
import Stage
import Testing

@Suite struct GestureTests {
  @Test func `a fling turns the page though it moves less than half of it`() throws {
    let prototype = try play(
      """
        - fling: {from: [150, 100], toward: left, speed: 600}
        - settle
      """)

    #expect(prototype.currentPage == 1)
  }

  @Test func `what a finger holds can be looked at, halfway and in colour`() throws {
    let problem = try failure(
      """
        - press: [180, 100]
        - move: {by: [-104, 0], over: 0.2s}
        - expect: {offset of title-0: [-100, 0], opacity of title-0: 0.5, color of footer: "#1E7663"}
        - move: {by: [100, 0]}
        - release
        - settle
        - expect: {page: 0}
      """)

    #expect(problem == nil)
  }

  @Test func `a second finger does not disturb the first`() throws {
    let prototype = try play(
      """
        - press: [180, 100]
        - press: {target: [100, 100], finger: 1}
        - move: {to: [20, 100]}
        - release: {finger: 1}
        - release
        - settle
      """)

    #expect(prototype.currentPage == 1)
  }

  @Test func `a finger that is not down cannot be moved`() throws {
    #expect(try failure("  - move: {by: [1, 1]}")?.message == "finger 0 is not down; press first")
  }

  @Test func `losing focus cancels a drag`() throws {
    let prototype = try play(
      """
        - press: [180, 100]
        - move: {to: [20, 100]}
        - lose focus
        - settle
        - expect: {page: 0, log: page settled on 0}
      """)

    #expect(!prototype.isTouched)
  }

  @Test func `a notch of the wheel turns a page, and two fingers drag one`() throws {
    let prototype = try play(
      """
        - wheel: down
        - settle
        - expect: {page: 1}
        - two finger: {at: [100, 100], by: [150, 0], over: 0.3s}
        - settle
      """)

    #expect(prototype.currentPage == 0)
  }

  @Test func `keys turn pages and press what has the focus`() throws {
    let prototype = try play(
      """
        - key: {key: right, times: 2}
        - settle
        - expect: {page: 2}
        - key: tab
        - expect: {focus: next}
        - key: enter
        - settle
      """)

    #expect(prototype.currentScreen == "second")
  }

  @Test func `a window takes another size`() throws {
    let prototype = try play("  - resize: [300, 500]\n  - settle")

    #expect(prototype.size == Size(300, 500))
  }

  @Test func `steps are repeated, also inside of repetitions`() throws {
    let prototype = try play(
      """
        - repeat:
            times: 2
            steps:
              - repeat: {times: 3, steps: [{key: right}, settle, {key: left}, settle]}
      """)

    #expect(prototype.log.entries.count { $0.text == "page settled on 1" } == 6)
  }

  @Test func `a reload keeps the page`() throws {
    let prototype = try play(
      """
        - tap: Next
        - settle
        - reload
        - expect: {page: 1, log: deck reloaded}
        - tap: Next
        - settle
      """)

    #expect(prototype.currentPage == 2)
  }

  @Test func `a film takes its pictures while its steps are done`() throws {
    let stage = try makeStage()
    let player = try FlowPlayer(
      makeFlow(
        """
          - wait: 0.5s
          - film:
              file: a.png
              at: [0s, 0.1s, 0.7s]
              steps: [{drag: {from: [180, 100], to: [20, 100], over: 0.25s}}]
          - wait: 0.1s
        """), on: stage)
    var times: [Double] = []
    player.onShot = { _, _, _, prototype in times.append(prototype.time) }

    try player.play(to: .infinity)

    #expect(times == [0.5, 0.6, 1.2])
    #expect(abs(player.time - 1.3) < 1e-9)
  }

  @Test func `the pictures of a film are spread from its start to its end`() {
    var film = Flow.Film()
    film.count = 5
    film.duration = 2

    #expect(film.offsets == [0, 0.5, 1, 1.5, 2])
  }
}
