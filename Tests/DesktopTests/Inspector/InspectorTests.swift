import Deck
import Geometry
import Gestures
import Notation
import Prototype
import Raster
import Scene
import Stage
import Testing

@testable import Desktop

/// A hand on the inspector's panel, without a window.
@MainActor @Suite struct InspectorTests {
  private let fixture: InspectorFixture
  private let inspector: Inspector
  private let buffer = PixelBuffer(width: 340, height: 844)

  init() throws {
    fixture = try InspectorFixture()
    let text = BlankText()
    let source = SourceFile(name: "deck.yaml", bytes: Array(InspectorFixture.deckText.utf8))
    inspector = Inspector(text: text, deckText: text, tuning: DeckTuning(source))
  }

  private func draw() -> [PixelRect] {
    inspector.draw(
      fixture.stage.prototype, recording: fixture.recording, budget: 1 / 60, deviceScale: 1, into: buffer, scale: 1,
      isFresh: false)
  }

  /// Presses the middle of a control, or so far along it.
  private func press(_ action: PanelAction, at fraction: Double? = nil) throws -> Inspector.PanelReaction {
    _ = draw()
    let control = try #require(inspector.panel.controls.first { $0.action == action })
    var point = control.frame.center
    if let fraction, let track = control.track {
      point.x = track.lowerBound + fraction * (track.upperBound - track.lowerBound)
    }
    let reaction = inspector.handle(
      PointerSample(phase: .began, position: point, time: 0), recording: fixture.recording)
    _ = inspector.handle(PointerSample(phase: .ended, position: point, time: 0.1), recording: fixture.recording)
    return reaction
  }

  @Test func `a panel that shows the same is not drawn again`() {
    let first = draw()
    let second = draw()

    #expect(first == [buffer.bounds])
    #expect(second.isEmpty)
  }

  @Test func `pause stops time and play lets it go on`() throws {
    _ = try press(.togglePause)
    let paused = inspector.control.presentRate
    _ = try press(.togglePause)

    #expect(paused == 0 && inspector.control.presentRate == 1)
  }

  @Test func `the bar shows the moment under the pointer`() throws {
    _ = try press(.scrub, at: 0.5)

    #expect(inspector.control.past == 0.75)
  }

  @Test func `a slider changes the value in the file that would be written, and asks to see it`() throws {
    _ = try press(.tab(.tuning))
    _ = try press(.choose(2))
    let reaction = try press(.slide(0), at: 0.25)

    let text = inspector.tuning.map { String(decoding: $0.source.bytes, as: UTF8.self) }
    #expect(reaction == .request(.showTuning))
    #expect(text == InspectorFixture.deckText.replacing("duration: 10s", with: "duration: 5.01s"))
  }

  @Test func `a slider goes by the place of the pointer alone, however far its value has gone meanwhile`() throws {
    _ = try press(.tab(.tuning))
    _ = try press(.choose(2))
    _ = draw()
    let slider = try #require(inspector.panel.controls.first { $0.action == .slide(0) })
    let track = try #require(slider.track)
    var texts: [String] = []

    for (number, fraction) in [0.5, 0.7, 0.2, 0.1, 0.7, 0.5].enumerated() {
      let point = Point(track.lowerBound + fraction * (track.upperBound - track.lowerBound), slider.frame.center.y)
      let phase: PointerSample.Phase = number == 0 ? .began : .moved
      _ = inspector.handle(PointerSample(phase: phase, position: point, time: 0), recording: fixture.recording)
      texts.append(inspector.tuning?.tunables[2].value.notation ?? "")
    }

    #expect(texts == ["10s", "14s", "4.01s", "2.01s", "14s", "10s"])
  }

  @Test func `a value that the deck leaves out moves to those that it says once it is tried out`() throws {
    _ = try press(.tab(.tuning))
    _ = try press(.showAbsent(true))
    let index = try #require(inspector.tuning?.tunables.firstIndex { $0.label == "welcome background" })
    _ = try press(.choose(index))
    _ = draw()
    let before = texts

    let reaction = try press(.slide(0), at: 1)
    _ = draw()

    #expect(reaction == .request(.showTuning))
    #expect(before.contains("not in the file") && texts.contains("line 10"))
    #expect(texts.contains("#FF1018"))
  }

  @Test func `what does not fit a small window can be scrolled to`() throws {
    let small = PixelBuffer(width: 340, height: 300)
    let draw = {
      _ = self.inspector.draw(
        self.fixture.stage.prototype, recording: self.fixture.recording, budget: 1 / 60, deviceScale: 1, into: small,
        scale: 1, isFresh: false)
    }
    let reach = { self.inspector.panel.controls.first { $0.action == .saveFlow }?.frame.maxY ?? .infinity }
    draw()
    let before = reach()

    inspector.handle(wheel: 10_000, at: Point(100, 100))
    draw()

    #expect(before > 300 && reach() <= 300)
  }

  private var texts: [String] {
    inspector.panel.list.items.compactMap { if case .text(let run, _, _) = $0.content { run.text } else { nil } }
  }

  @Test func `a value that is copied goes out in its language`() throws {
    _ = try press(.tab(.tuning))
    _ = try press(.choose(3))

    let reaction = try press(.copy(.css))

    #expect(reaction == .request(.copy("#0E7C86")))
  }

  @Test func `nothing can be written before something is changed`() throws {
    _ = try press(.tab(.tuning))
    _ = draw()

    #expect(!inspector.panel.controls.contains { $0.action == .write })
  }

  @Test func `what lies over the prototype is what was asked for`() throws {
    _ = try press(.layer(.boxes))
    let prototype = fixture.stage.prototype
    var plain = DisplayList()
    prototype.draw(into: &plain)
    var list = plain

    inspector.overlay(for: prototype, recording: fixture.recording)?.draw(into: &list)

    #expect(list.items.count == plain.items.count + prototype.elements.count)
  }
}

/// Measures text and draws none.
private final class BlankText: TextMeasuring, TextSource {
  func measure(_ run: TextRun) -> TextMetrics { FixedWidthText().measure(run) }
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}
