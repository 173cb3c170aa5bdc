import Flow
import Geometry
import Scene
import Stage
import Testing

/// A window that is zoomed, or goes to a display of another scale, while it records.
@Suite struct ZoomedRecordingTests {
  /// A stage that was told of another scale half a second after its start.
  private func zoomed() throws -> Stage {
    let stage = try makeStage()
    stage.noteScale(1)
    stage.startRecording()
    for frame in 0..<60 {
      if frame == 30 { stage.noteScale(2) }
      stage.advance(to: Double(frame) / 60)
    }
    return stage
  }

  @Test func `a change of scale is recorded once, and the scale at the start beside it`() throws {
    let stage = try zoomed()
    stage.noteScale(2)

    let changes = stage.session.moments.compactMap { if case .scale(let scale, _) = $0 { scale } else { nil } }
    #expect(changes == [2])
    #expect(stage.session.scale == 1)
  }

  @Test func `a recording begins with the scale that holds when it is started`() throws {
    let stage = try zoomed()
    stage.startRecording()

    #expect(stage.session.scale == 2)
    #expect(stage.session.moments.isEmpty)
  }

  @Test func `a recorded change of scale changes the frames that are measured`() throws {
    let moments = try zoomed().recording?.moments ?? []
    let text = RecordedFlow(deck: "deck.yaml", size: Size(200, 400), scale: 1).text(moments)
    let flow = try #require(FlowReader.read(bytes: Array(text.utf8), file: "out.yaml").flow)
    var run = BenchRun()
    run.warmUpCount = 0

    let report = try run.run(flow, on: makeStage(), loops: false)

    #expect((report.conditions.width, report.conditions.height) == (400, 800))
  }

  @Test func `a change of scale in a flow by hand beyond the scales of flows is refused`() {
    #expect(throws: (any Error).self) { try makeFlow("  - samples: [0.1 scale 1e9, 0.2 frame]") }
  }
}
