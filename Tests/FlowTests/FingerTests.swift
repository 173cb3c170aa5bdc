import Components
import Flow
import Geometry
import Gestures
import Prototype
import Stage
import Testing

/// What the scripted finger reports, sample by sample.
@Suite struct FingerTests {
  @Test func `a double tap is two short taps well within the time for one`() throws {
    let samples = try samples(of: "  - double tap: [100, 200]")

    #expect(samples.map(\.phase) == [.began, .ended, .began, .ended])
    #expect(samples.map { ($0.time * 1000).rounded() } == [0, 80, 180, 260])
    #expect(samples.allSatisfy { $0.position == Point(100, 200) })
  }

  @Test func `press and hold rests for as long as it is told to`() throws {
    let samples = try samples(of: "  - press and hold: {target: [10, 20], for: 1.5s, pointer: touch}")

    #expect(samples.map(\.time) == [0, 1.5])
    #expect(samples.allSatisfy { $0.device == .touch })
  }

  @Test func `a drag reports its place 120 times a second`() throws {
    let samples = try samples(of: "  - drag: {from: [0, 0], to: [120, 0], over: 0.5s}")

    let times = samples.map { ($0.time * 120).rounded() / 120 }
    #expect(samples.count == 61)
    #expect(zip(times, samples.map(\.time)).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(samples[30].position.x - 60) < 1e-9)
  }

  @Test func `a drag passes its corners at an even speed`() throws {
    let samples = try samples(of: "  - drag: {from: [0, 0], through: [[60, 0]], to: [60, 60], over: 1s}")

    #expect(samples.contains { $0.position.distance(to: Point(60, 0)) < 1.001 })
    #expect(abs(samples[90].position.y - 30) < 1e-9 && abs(samples[90].position.x - 60) < 1e-9)
  }

  @Test func `a bent drag is farthest to the left in its middle`() throws {
    let samples = try samples(of: "  - drag: {from: [0, 100], to: [100, 100], bend: 20, over: 1s}")

    #expect(abs((samples.map(\.position.y).min() ?? 0) - 80) < 0.01)
    #expect(samples.last?.position == Point(100, 100))
  }

  @Test func `an eased drag has gone less than half of its way after half of its time`() throws {
    let samples = try samples(of: "  - drag: {from: [0, 0], to: [100, 0], over: 1s, easing: ease-in}")

    #expect(samples[60].position.x < 40)
  }

  @Test func `a fling lets go at its speed`() throws {
    let samples = try samples(of: "  - fling: {from: [150, 300], velocity: [-300, -1200], over: 0.1s}")

    let (last, before) = (samples[samples.count - 1], samples[samples.count - 2])
    let velocity = (last.position - before.position) * (1 / (last.time - before.time))
    #expect(velocity.distance(to: Point(-300, -1200)) < 1)
  }

  @Test func `a drag to an element goes to its middle`() throws {
    let samples = try samples(of: "  - drag: {from: [10, 10], to: next}")

    let middle = try #require(makeStage().prototype.elements.first { $0.id.name == "next" }).frame.center
    #expect(samples.last?.position == middle)
  }

  private func inputs(of steps: String) throws -> [InputEvent] {
    let player = try FlowPlayer(makeFlow(steps), on: makeStage())
    var inputs: [InputEvent] = []
    player.onInput = { inputs.append($0) }
    try player.play(to: .infinity)
    return inputs
  }

  private func samples(of steps: String) throws -> [PointerSample] {
    try inputs(of: steps).compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }
}
