import Notation
import Raster
import Stage
import Testing

@Suite struct FrameRecorderTests {
  @Test func `frames of the first half second are warm-up and counted`() {
    let report = recorder(frames: 60).report(FrameTimingReport.Conditions())

    #expect(report.warmUpCount == 30)
    #expect(report.samples.first?.number == 30)
    #expect(report.samples.count == 30)
  }

  @Test func `only the last frames are kept, in their order, and the others counted`() {
    let report = recorder(frames: 100, capacity: 20).report(FrameTimingReport.Conditions())

    #expect(report.samples.map(\.number) == Array(80..<100))
    #expect(report.leftOutCount == 50)
  }

  @Test func `wakes are counted by what woke the program`() {
    var recorder = FrameRecorder()
    for reason in [WakeCounts.Reason.frame, .input, .frame] { recorder.count(reason) }

    #expect(recorder.wakes[.frame] == 2)
    #expect(recorder.report(FrameTimingReport.Conditions()).json.text().contains(#""wakes":{"total":3,"frame":2"#))
    #expect(recorder.wakes.description == "3 (frame 2, input 1)")
  }

  @Test func `waiting for the display is no work`() {
    var phases = FramePhases()
    phases.raster = 0.002
    phases.present = 0.014

    #expect(phases.total == 0.002)
  }

  @Test func `an input is shown by the first frame that is presented after it`() {
    var recorder = recorder(frames: 60)
    recorder.noteInput(at: 10, stageTime: 5, isMoving: false)
    recorder.noteInput(at: 10.005, stageTime: 5.005, isMoving: true)

    present(at: 10.016, showing: 5.010, in: &recorder)
    present(at: 10.033, showing: 5.026, in: &recorder)

    let latencies = recorder.report(FrameTimingReport.Conditions()).inputToFrame
    #expect(latencies?.count == 1 && latencies?.maximum.map { abs($0 - 0.016) < 1e-9 } == true)
  }

  @Test func `where something moves, a frame of the input's own time does not show it yet`() {
    var recorder = recorder(frames: 60)
    recorder.noteInput(at: 10, stageTime: 5, isMoving: true)

    present(at: 10.016, showing: 5, in: &recorder)
    present(at: 10.033, showing: 5.016, in: &recorder)

    let latency = recorder.report(FrameTimingReport.Conditions()).inputToFrame?.maximum
    #expect(latency.map { abs($0 - 0.033) < 1e-9 } == true)
  }

  @Test func `an input that changes nothing waits for no frame`() {
    var recorder = recorder(frames: 60)
    recorder.noteInput(at: 10, stageTime: 5, isMoving: false)
    recorder.noteUnchanged(at: 10.016, isMoving: false, isHeld: false)

    present(at: 99, showing: 94, in: &recorder)

    #expect(recorder.report(FrameTimingReport.Conditions()).inputToFrame?.count == 0)
  }

  private func present(at time: Double, showing stageTime: Double, in recorder: inout FrameRecorder) {
    recorder.record(
      FrameReport(time: stageTime, phases: FramePhases(), damage: [], pixelsTouched: 1), processorTime: 0,
      presentTime: time, label: .settling)
  }

  private func recorder(frames: Int, capacity: Int = 1000) -> FrameRecorder {
    var recorder = FrameRecorder(capacity: capacity)
    for number in 0..<frames {
      let time = Double(number) / 60
      recorder.record(
        FrameReport(time: time, phases: FramePhases(), damage: [], pixelsTouched: 1), processorTime: 0,
        presentTime: 5 + time, label: .settling)
    }
    return recorder
  }
}
