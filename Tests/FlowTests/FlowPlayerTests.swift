import Components
import Flow
import Geometry
import Prototype
import Raster
import Stage
import Testing

@Suite struct FlowPlayerTests {
  @Test func `a drag turns the page`() throws {
    let prototype = try play(
      """
        - drag: {from: [180, 100], to: [20, 100], over: 0.25s}
        - settle: {within: 1s}
      """)

    #expect(prototype.currentPage == 1)
  }

  @Test func `a slow drag that is held turns no page`() throws {
    let prototype = try play(
      """
        - drag: {from: [180, 100], to: [120, 100], over: 0.25s, hold: 0.5s}
        - settle
      """)

    #expect(prototype.currentPage == 0)
  }

  @Test func `a tap finds a button by its text`() throws {
    let prototype = try play(
      """
        - tap: Next
        - settle
        - expect: {page: 1, state of dot-1: current}
      """)

    #expect(prototype.currentPage == 1)
  }

  @Test func `a tap waits for its target as long as it is told to`() throws {
    let prototype = try play(
      """
        - tap: dot-2
        - tap: {target: Start, within: 2s}
        - expect: {screen: second}
      """)

    #expect(prototype.currentScreen == "second")
  }

  @Test func `settling ends though the pulse goes on`() throws {
    let prototype = try play("  - settle: {within: 0s}")

    #expect(prototype.motions.contains { $0.isEndless })
  }

  @Test func `settling ends at the first look at which nothing moves`() throws {
    let stage = try makeStage()
    let player = try FlowPlayer(
      makeFlow(
        """
          - drag: {from: [180, 100], to: [20, 100], over: 0.25s}
          - settle
        """), on: stage)

    try player.play(to: .infinity)

    let looks = (player.time - 0.25) * 120
    #expect(abs(looks - looks.rounded()) < 1e-9)
    #expect(player.time > 0.3 && player.time < 1)
  }

  @Test func `an expectation is waited for`() throws {
    let prototype = try play(
      """
        - tap: Next
        - expect: {page: 1, within: 1s}
      """)

    #expect(prototype.currentPage == 1)
  }

  @Test func `log entries are found in their order and used up`() throws {
    let problem = try failure(
      """
        - tap: Next
        - settle
        - expect: {log: [page will change from 0 to 1, page changed from 0 to 1]}
        - expect: {log: page changed from 0 to 1}
      """)

    #expect(problem?.place == "test.flow.yaml:5")
    #expect(problem?.mismatches.first?.subject == "log")
  }

  @Test func `a still prototype without a pulse draws no frame`() throws {
    let still = threePages.replacing("walkthrough:\n", with: "walkthrough:\n      pulse: none\n")

    #expect(throws: Never.self) { try play("  - expect: {no frame for: 2s, idle: true}", on: still) }
  }

  @Test func `a pulse draws frames`() throws {
    let problem = try failure("  - expect: {no frame for: 2s}")

    #expect(problem?.mismatches.first?.got == "a frame after 0.01 s")
  }

  @Test(arguments: [30.0, 144, 17])
  func `every frame rate shows the same pixels at the same time`(rate: Double) throws {
    let flow = try makeFlow(
      """
        - tap: Next
        - drag: {from: [180, 100], to: [20, 100], over: 0.31s, easing: ease-in}
        - settle
        - drag: {from: [20, 100], to: [180, 100], over: 0.2s}
        - tap: {target: Next, within: 1s}
        - settle
      """)

    // At 17 frames per second whole seconds are the shared times; at 30 and 144, sixths.
    let step = rate == 17 ? 1.0 : 1.0 / 6
    let reference = try frames(of: flow, rate: 60, until: 2)
    let others = try frames(of: flow, rate: rate, until: 2)
    var shared = 0
    for count in 0...Int(2 / step) {
      let number = Double(count) * step
      let own = others[Int((number * rate).rounded())]
      let expected = reference[Int((number * 60).rounded())]
      #expect(own == expected, "at \(number) s")
      shared += 1
    }
    #expect(shared > 2)
  }

  @Test func `a picture is shown as of its own time and not of a frame's`() throws {
    let stage = try makeStage()
    let player = try FlowPlayer(
      makeFlow(
        """
          - wait: 0.1234s
          - picture: a.png
        """), on: stage)
    var times: [Double] = []
    player.onPicture = { _, _, prototype in times.append(prototype.time) }

    try player.play(to: 0.1)
    try player.play(to: 0.2)

    #expect(times == [0.1234])
  }

  /// The hash of every frame.
  private func frames(of flow: Flow, rate: Double, until end: Double) throws -> [UInt64] {
    let stage = try makeStage()
    let player = FlowPlayer(flow, on: stage)
    let clock = FrameClock(framesPerSecond: rate)
    let buffer = PixelBuffer(width: 200, height: 400)
    return try (0...Int(end * rate)).map { number in
      try player.play(to: clock.time(ofFrame: number))
      stage.advance(to: clock.time(ofFrame: number))
      _ = stage.draw(into: buffer, scale: 1, isFresh: number == 0)
      return buffer.hash()
    }
  }
}
