import Flow
import Prototype
import Stage
import Testing

@Suite struct BenchRunTests {
  @Test func `warm-up frames are shown, counted apart and not measured`() throws {
    let report = try bench(frames: 30, warmUp: 10)

    #expect(report.samples.count == 30)
    #expect(report.warmUpCount == 10)
    #expect(report.samples.first?.number == 10)
  }

  @Test func `times of frames are their numbers divided by the rate`() throws {
    let report = try bench(frames: 100, warmUp: 0, rate: 7)

    #expect(report.samples.map(\.time) == (0..<100).map { Double($0) / 7 })
  }

  @Test func `the same run gives the same hash`() throws {
    let first = try bench(frames: 90, warmUp: 0)
    let second = try bench(frames: 90, warmUp: 0)

    #expect(first.hash == second.hash)
  }

  @Test func `frames drawn as a whole have the same pixels`() throws {
    let damaged = try bench(frames: 90, warmUp: 0)
    let whole = try bench(frames: 90, warmUp: 0, isFull: true)

    #expect(damaged.hash == whole.hash)
  }

  @Test func `another scale gives another hash`() throws {
    let small = try bench(frames: 10, warmUp: 0)
    let large = try bench(frames: 10, warmUp: 0, scale: 0.5)

    #expect(small.hash != large.hash)
    #expect(large.conditions.width == 100)
  }

  @Test func `a flow that ends before the run ends it`() throws {
    let stage = try makeStage()

    let report = try BenchRun().run(makeFlow("  - wait: 2s"), on: stage, loops: false)

    #expect(report.warmUpCount + report.samples.count == 121)
  }

  @Test func `frames that show the same are frames all the same`() throws {
    let still = threePages.replacing("walkthrough:\n", with: "walkthrough:\n      pulse: none\n")
    var run = BenchRun()
    run.frameCount = 30
    run.warmUpCount = 0

    let report = try run.run(makeFlow("  - wait: 1s"), on: makeStage(still), loops: false)

    #expect(report.samples.count == 30)
    #expect(report.drawnCount == 1)
  }

  private func bench(
    frames: Int, warmUp: Int, rate: Double = 60, scale: Double = 1, isFull: Bool = false
  ) throws -> FrameTimingReport {
    let stage = try makeStage()
    var run = BenchRun()
    run.frameCount = frames
    run.warmUpCount = warmUp
    run.conditions.framesPerSecond = rate
    run.conditions.scale = scale
    run.conditions.isFull = isFull
    return try run.run(Flow.tour(), on: stage, loops: true)
  }
}
