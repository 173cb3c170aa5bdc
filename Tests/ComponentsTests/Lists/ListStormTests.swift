import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import TestSupport
import Testing

/// Everything at once: several pointers, keys, wheels, other rows, other sizes, and the deck read anew between them.
@Suite struct ListStormTests {
  private static let samples = 5_000

  private static let content: ColumnContent = {
    let cards = ["one", "two", "three"].map { CardGridContent.Card(ElementID($0), title: $0, color: .black) }
    let list = ListContent(
      "fruits", rows: (0..<30).map { ListContent.Row("\($0)") },
      trailingActions: [ListTable.delete, ListContent.Action("Ask", isDestructive: true, confirmation: "Sure?")],
      leadingActions: [ListTable.share], reorder: .both)
    return ColumnContent(
      title: "Storm",
      blocks: [
        .cards(CardGridContent(columns: 2, cards: cards)), .list(list), .button(.init("button", label: "Press")),
      ])
  }()

  @Test(arguments: 0..<20)
  func `a storm of input leaves one owner per pointer, no stuck press and no row half open`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var table = ListColumn(Self.content)
    var pointers = [Point](repeating: Point(200, 400), count: 3)
    var owners = Owners()

    for sample in 1...Self.samples {
      table.wait(.random(in: 0...0.03, using: &random))
      act(on: &table, &pointers, &owners, &random)
      owners.follow(table.takeReports())
      #expect(owners.count <= 1)
      #expect(owners.count == (table.arena.owner == nil ? 0 : 1))
      if sample.isMultiple(of: 50) { _ = table.drawing }
      if sample.isMultiple(of: 500) { expectRest(&table, &owners) }
    }
  }

  /// Lets everything go and waits: nothing may be left of it.
  private func expectRest(_ table: inout ListColumn, _ owners: inout Owners) {
    table.cancelGestures()
    table.press(.escape)
    table.wait(10)
    owners.follow(table.takeReports())

    let elements = table.column.elements(at: table.time)
    let rows = elements.filter { $0.role == .row }
    let moving = table.column.motions(at: table.time).map(\.name)
    #expect(owners.count == 0)
    #expect(moving.isEmpty)
    #expect(!elements.contains { $0.state == "pressed" })
    #expect(elements.allSatisfy { $0.scale == 1 })
    #expect(rows.count { $0.state == "open" } <= 1)
    #expect(rows.allSatisfy { $0.state.isEmpty || ["open", "focused"].contains($0.state) })
    #expect(rows.allSatisfy { $0.offset == ($0.state == "open" ? Point($0.offset.x, 0) : .zero) })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 1e-9 })
    #expect(table.column.scroller.limits.contains(table.offset))
    #expect(elements.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.height.isFinite })
  }

  private func act(
    on table: inout ListColumn, _ pointers: inout [Point], _ owners: inout Owners, _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<80:
      let id = Int.random(in: 0..<pointers.count, using: &random)
      let phase =
        [PointerSample.Phase.began, .moved, .moved, .moved, .moved, .moved, .ended, .cancelled]
        .randomElement(using: &random) ?? .moved
      if phase == .began {
        pointers[id] = Point(.random(in: -10...410, using: &random), .random(in: -10...810, using: &random))
      } else {
        pointers[id] =
          pointers[id] + Point(.random(in: -90...90, using: &random), .random(in: -60...60, using: &random))
      }
      let late = Int.random(in: 0..<20, using: &random) == 0 ? 0.02 : 0
      table.send(phase, pointers[id], device: id == 0 ? .mouse : .touch, id: id, late: late)
    case 80..<88: if let key = KeyPress.Key.allCases.randomElement(using: &random) { table.press(key) }
    case 88..<92:
      table.roll(.random(in: -300...300, using: &random), isPrecise: Bool.random(using: &random))
    case 92..<94:
      table.resize(to: Size(.random(in: 0...900, using: &random), .random(in: 0...900, using: &random)))
    case 94..<96:
      table.setRows((0..<Int.random(in: 0...40, using: &random)).map { "\($0)" }.shuffled(using: &random))
    case 96:
      table.reload(Self.content)
      owners = Owners()
    case 97:
      let row = Int.random(in: 0..<30, using: &random)
      _ = table.column.demonstrate(.swipe, on: ElementID("fruits[\(row)]"), at: table.time, into: &table.events)
    default: table.cancelGestures()
    }
  }
}

/// Who owns the pointer, by what the arena has told.
private struct Owners {
  private var owners: [Column.Target] = []

  var count: Int { owners.count }

  mutating func follow(_ reports: [GestureEvent<Column.Target>]) {
    for report in reports {
      switch report.kind {
      case .dragBegan, .lifted: owners.append(report.target)
      case .dragEnded, .dragCancelled: owners.removeAll { $0 == report.target }
      case .dragMoved, .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped: break
      }
    }
  }
}
