import Deck
import Flow
import Geometry
import Gestures
import Notation
import Prototype
import Raster
import Scene
import Stage
import TestSupport
import Testing

/// What a window records, and what its flow plays.
@Suite struct RecordedFlowTests {
  /// A session as a window would drive it: frames at ragged times, and a mouse that moves as a hand does.
  private struct Session {
    let stage: Stage
    private(set) var hashes: [UInt64] = []
    private(set) var lists: [DisplayList] = []
    private(set) var times: [Double] = []
    private let buffer = PixelBuffer(width: 200, height: 400)

    init() throws {
      stage = try makeStage()
      stage.startRecording()
    }

    mutating func frame(at time: Double) {
      stage.advance(to: time)
      hashes.append(shownHash(at: time))
    }

    mutating func shownHash(at time: Double) -> UInt64 {
      _ = stage.draw(into: buffer, scale: 1, isFresh: times.isEmpty)
      var list = DisplayList()
      stage.prototype.draw(into: &list)
      lists.append(list)
      times.append(time)
      return buffer.hash()
    }

    mutating func drag() {
      var random = SeededGenerator(seed: 7)
      var time = 0.0
      for step in 0..<90 {
        time += Double.random(in: 0.004...0.021, using: &random)
        let position = Point(180 - Double(min(step, 40)) * 3.7, 200 + Double(step) / 3)
        let phase: PointerSample.Phase? = step < 5 ? nil : step == 5 ? .began : step < 40 ? .moved : nil
        if let phase { stage.handle(.pointer(PointerSample(phase: phase, position: position, time: time - 0.0031))) }
        if step == 40 { stage.handle(.pointer(PointerSample(phase: .ended, position: position, time: time - 0.001))) }
        frame(at: time)
      }
    }

    var text: String {
      RecordedFlow(deck: "deck.yaml", size: Size(200, 400), scale: 1).text(stage.recording?.moments ?? [])
    }
  }

  @Test func `a recorded drag plays to identical frames a hundred times over`() throws {
    var session = try Session()
    session.drag()
    let result = FlowReader.read(bytes: Array(session.text.utf8), file: "out.yaml")
    let flow = try #require(result.flow, "\(result.diagnostics.map(\.text))")

    for _ in 0..<100 {
      let stage = try makeStage()
      let player = FlowPlayer(flow, on: stage)
      var lists: [DisplayList] = []
      for time in session.times {
        try player.play(to: time)
        stage.advance(to: time)
        var list = DisplayList()
        stage.prototype.draw(into: &list)
        lists.append(list)
      }

      #expect(lists == session.lists)
    }
    #expect(session.stage.prototype.currentPage == 1)
  }

  @Test func `the pixels of a replayed drag are those of the window`() throws {
    var session = try Session()
    session.drag()
    let flow = try #require(FlowReader.read(bytes: Array(session.text.utf8), file: "out.yaml").flow)
    let stage = try makeStage()
    let player = FlowPlayer(flow, on: stage)
    let buffer = PixelBuffer(width: 200, height: 400)

    let hashes = try session.times.enumerated().map { number, time in
      try player.play(to: time)
      stage.advance(to: time)
      _ = stage.draw(into: buffer, scale: 1, isFresh: number == 0)
      return buffer.hash()
    }

    #expect(hashes == session.hashes)
    #expect(player.isFinished)
  }

  @Test func `a recorded flow carries what the window knew at its start`() throws {
    var recorded = RecordedFlow(deck: "a \"deck\".yaml", size: Size(200, 400), scale: 1.5)
    recorded.reader.languages = ["ja", "en"]
    recorded.reader.reduceMotion = true
    recorded.reader.prefersDark = true
    recorded.reader.increasesContrast = true
    recorded.reader.textScale = 1.25
    recorded.memory = CoachMemory(seen: ["swipe", "tap: once"], resumePoints: ["home": 2])

    let result = FlowReader.read(bytes: Array(recorded.text([.frame(0)]).utf8), file: "out.yaml")
    let flow = try #require(result.flow, "\(result.diagnostics.map(\.text))")

    #expect(flow.deck?.value == recorded.deck)
    #expect(flow.setting.size == recorded.size && flow.setting.scale == 1.5)
    #expect(flow.setting.reader == recorded.reader)
    #expect(Set(flow.setting.seenMarks) == recorded.memory.seen)
    #expect(flow.setting.resumePoints == recorded.memory.resumePoints)
  }

  @Test func `a recording that follows other steps keeps its pace from there`() throws {
    let prototype = try play(
      """
      - wait: 2s
      - samples: [0.1 key right, 0.2 frame, 2 frame]
      - expect: {page: 1}
      """)

    #expect(prototype.time == 4)
  }

  @Test func `a moment that is none is named with its line`() {
    let text = diagnostics(
      of: """
        steps:
          - samples:
              - 0.1 frame
              - 0.2 mouse 0 press 1 2
        """)

    #expect(text.hasPrefix("a.flow.yaml:4:9: error"))
    #expect(text.contains("a recorded moment such as 0.516 mouse 0 down 350.5 400"))
  }
}
