import Deck
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
