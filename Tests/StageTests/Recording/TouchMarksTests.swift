import Geometry
import Gestures
import Scene
import Testing

@testable import Stage

@Suite struct TouchMarksTests {
  @Test func `without a finger nothing is drawn`() {
    #expect(items(of: TouchMarks(), at: 1).isEmpty)
  }

  @Test func `a finger has a mark where it is, between its reports too`() throws {
    let marks = drag(reports: [(0, 100), (0.1, 200)])

    let centers = items(of: marks, at: 0.05).filter(\.isFilledEllipse).map(\.bounds.center)

    #expect(centers.count == 1)
    #expect(abs((centers.first?.x ?? 0) - 150) < 0.01)
  }

  @Test func `a press sends out a ring that is gone after a while`() {
    let marks = drag(reports: [(0, 100)])

    #expect(items(of: marks, at: 0.1).count == items(of: marks, at: 1).count + 1)
  }

  @Test func `a movement leaves a trail, and rest lets it go`() {
    let marks = drag(reports: [(0, 100), (0.1, 200), (1, 200)])

    #expect(items(of: marks, at: 0.1).contains { $0.isFilledPath })
    #expect(!items(of: marks, at: 0.9).contains { $0.isFilledPath })
  }

  @Test func `a mark fades when the finger goes up`() throws {
    var marks = drag(reports: [(0, 100), (1, 100)])
    marks.handle(sample(.ended, at: 100, time: 1))

    let fading = try #require(items(of: marks, at: 1.1).first)

    #expect(fading.opacity > 0 && fading.opacity < 1)
    #expect(items(of: marks, at: 1.5).isEmpty)
  }

  @Test func `marks of a tap before the frame still show in it`() {
    var marks = drag(reports: [(0.95, 100)])
    marks.handle(sample(.ended, at: 100, time: 1))

    #expect(!items(of: marks, at: 1.01).isEmpty)
  }

  @Test func `a long way is forgotten but for what still shows`() {
    var long = drag(reports: [(0, 100)])
    for step in 1...3_000 { long.handle(sample(.moved, at: Double(step % 300), time: Double(step) / 300)) }
    var short = drag(reports: [(0, 100)])
    for step in 2_400...3_000 { short.handle(sample(.moved, at: Double(step % 300), time: Double(step) / 300)) }

    for time in stride(from: 9.1, through: 10, by: 0.05) {
      #expect(items(of: long, at: time) == items(of: short, at: time))
    }
  }

  @Test func `a finger that rests changes nothing once its ring and its trail are gone`() {
    let marks = drag(reports: [(0, 100), (0.6, 200)])

    #expect(marks.isChanging(at: 0.3) && marks.isChanging(at: 0.7))
    #expect(!marks.isChanging(at: 1))
  }

  @Test func `a recording shows the touches of every moment as they were`() throws {
    var played = try RecordedStage(seed: 11)
    played.play(for: 35)
    let recording = try #require(played.stage.recording)
    let inputs = played.stage.session.moments

    for time in stride(from: recording.times.lowerBound, through: recording.times.upperBound, by: 0.37) {
      var marks = TouchMarks()
      for case .input(let event) in inputs where event.time <= time { marks.handle(event) }

      #expect(items(of: recording.touches(at: time), at: time) == items(of: marks, at: time))
    }
  }

  private func sample(_ phase: PointerSample.Phase, at x: Double, time: Double) -> InputEvent {
    .pointer(PointerSample(phase: phase, position: Point(x, 100), time: time))
  }

  /// A finger that is down from its first report on.
  private func drag(reports: [(time: Double, x: Double)]) -> TouchMarks {
    var marks = TouchMarks()
    for (number, report) in reports.enumerated() {
      marks.handle(sample(number == 0 ? .began : .moved, at: report.x, time: report.time))
    }
    return marks
  }

  private func items(of marks: TouchMarks, at time: Double) -> [DisplayItem] {
    var list = DisplayList(size: Size(400, 400))
    marks.draw(into: &list, at: time)
    return list.items
  }
}

extension DisplayItem {
  fileprivate var isFilledEllipse: Bool {
    if case .fill(.ellipse, _) = content { true } else { false }
  }

  fileprivate var isFilledPath: Bool {
    if case .fill(.path, _) = content { true } else { false }
  }
}
