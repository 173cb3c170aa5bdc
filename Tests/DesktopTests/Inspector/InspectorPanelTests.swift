import Components
import Deck
import Geometry
import Notation
import Prototype
import Scene
import Stage
import Testing

@testable import Desktop

@Suite struct InspectorPanelTests {
  private let size = Size(340, 844)

  private func panel(_ content: PanelContent) -> InspectorPanel {
    var panel = InspectorPanel(text: FixedWidthText())
    panel.draw(content, size: size)
    return panel
  }

  private func texts(_ panel: InspectorPanel) -> [String] {
    panel.list.items.compactMap { if case .text(let run, _, _) = $0.content { run.text } else { nil } }
  }

  @Test func `what moves is named with its curve and its progress`() throws {
    let fixture = try InspectorFixture()
    let prototype = fixture.recording.prototype(at: 0.6)

    let texts = texts(panel(PanelContent(prototype: prototype)))

    #expect(texts.contains("pager.position") && texts.contains("spring(duration: 0.3s, bounce: 0)"))
    #expect(texts.contains("pulse.scale") && texts.contains("linear(10s), back and forth for ever"))
    #expect(texts.contains("0.60 / endless"))
  }

  @Test func `frames over the budget are told by colour`() throws {
    var content = try InspectorFixture().content
    for work in [0.002, 0.030, 0.004] { content.history.append(work) }

    let fills = panel(content).list.items.compactMap { item -> Color? in
      if case .fill(_, let color) = item.content { color } else { nil }
    }

    #expect(fills.count { $0.bytes == InspectorLook.bad.bytes } == 1)
  }

  @Test func `every control is inside the panel and answers where it is drawn`() throws {
    var content = try InspectorFixture().content
    content.tuning = DeckTuning(SourceFile(name: "deck.yaml", bytes: Array(InspectorFixture.deckText.utf8)))
    for tab in InspectorTab.allCases {
      content.tab = tab
      let panel = panel(content)

      #expect(panel.controls.count > 10)
      for control in panel.controls {
        #expect(Rect(origin: .zero, size: size).contains(control.frame))
        #expect(panel.control(at: control.frame.center) == control)
      }
    }
  }

  @Test func `a small window leaves out what has no room`() throws {
    let content = try InspectorFixture().content
    var panel = InspectorPanel(text: FixedWidthText())

    panel.draw(content, size: Size(340, 200))

    #expect(!texts(panel).contains("EVENTS"))
  }

  @Test func `the tuning page shows a slider for each number of the chosen value`() throws {
    var content = try InspectorFixture().content
    content.tab = .tuning
    content.tuning = DeckTuning(SourceFile(name: "deck.yaml", bytes: Array(InspectorFixture.deckText.utf8)))
    content.chosen = 3

    let panel = panel(content)
    let sliders = panel.controls.filter { if case .slide = $0.action { true } else { false } }

    #expect(sliders.count == 3)
    #expect(texts(panel).contains("#0E7C86") && texts(panel).contains("line 8"))
  }

  @Test func `a changed file on disk is shown beside what was tried out`() throws {
    var content = try InspectorFixture().content
    content.tab = .tuning
    content.tuning = DeckTuning(SourceFile(name: "deck.yaml", bytes: Array(InspectorFixture.deckText.utf8)))
    content.conflict = [DeckTuning.Change(label: "welcome pulse duration", file: "4s", mine: "2.5s")]

    let panel = panel(content)

    #expect(texts(panel).contains("welcome pulse duration: the file says 4s, you say 2.5s"))
    #expect(panel.controls.contains { $0.action == .keepMine } && panel.controls.contains { $0.action == .takeFile })
  }
}
