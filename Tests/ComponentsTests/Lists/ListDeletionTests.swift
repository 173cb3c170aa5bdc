import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

extension ListTable {
  fileprivate mutating func delete(_ id: String) {
    if let key = key(id) { list.delete(key, at: time, into: &events) }
  }

  fileprivate mutating func undo() { list.undo(at: time, into: &events) }
}

@Suite struct DeletionTests {
  @Test func `rows close up over a deleted one in 0.3 s`() {
    var table = ListTable()

    table.delete("apple")
    let start = table.element(0).frame.minY
    table.wait(0.15)
    let middle = table.element(0).frame.minY
    table.wait(0.15)

    #expect(start == 58)
    #expect(abs(middle - 58 * (1 - UnitCurve.easeInOut.value(at: 0.5))) < 1e-9)
    #expect(table.element(0).frame.minY == 0)
    #expect(table.list.height(at: table.time) == 116)
  }

  @Test func `the list is without a deleted row at once`() {
    var table = ListTable()

    table.delete("banana")

    #expect(table.list.titles == ["apple", "cherry"])
    #expect(table.events == [.deleted("banana", index: 1, at: 0)])
    #expect(table.texts.contains("banana"))
  }

  @Test func `a deleted row is drawn no more once the others have closed up`() {
    var table = ListTable()

    table.delete("banana")
    table.wait(0.3)

    #expect(!table.texts.contains("banana"))
    #expect(table.list.motions(at: table.time).isEmpty)
  }

  @Test func `deletions one after another close up each in its own time`() {
    var table = ListTable(["a", "b", "c", "d"])

    table.delete("b")
    table.wait(0.15)
    table.delete("c")
    table.wait(0.15)
    let middle = table.element(1).frame.minY
    table.wait(0.15)

    #expect(abs(middle - (58 + 58 * (1 - UnitCurve.easeInOut.value(at: 0.5)))) < 1e-9)
    #expect(table.element(1).frame.minY == 58)
    #expect(table.list.titles == ["a", "d"])
  }

  @Test func `where rows are drawn is where they are touched while they close up`() {
    var table = ListTable()
    table.delete("apple")
    table.wait(0.1)
    let banana = table.element(0).frame

    let hit = table.list.candidates(at: Point(100, banana.minY + 1), visible: table.visible, time: table.time)
    let above = table.list.candidates(at: Point(100, banana.minY - 1), visible: table.visible, time: table.time)

    #expect(hit.first?.target.key == table.key("banana"))
    #expect(above.isEmpty)
  }

  @Test func `an empty list says so as its last row goes`() {
    var table = ListTable(["apple"], emptyText: "Nothing here")

    table.delete("apple")
    let start = table.list.height(at: table.time)
    table.wait(0.4)

    #expect(start == 58)
    #expect(table.list.height(at: table.time) == table.list.restingHeight)
    #expect(table.texts == ["Nothing here"])
  }

  @Test func `with reduced motion a row is gone at once`() {
    var table = ListTable(reduceMotion: true)

    table.delete("apple")

    #expect(table.element(0).frame.minY == 0)
    #expect(table.texts == ["banana", "cherry"])
  }
}

@Suite struct UndoTests {
  @Test func `undo brings the row back animated`() {
    var table = ListTable()
    table.delete("banana")
    table.wait(1)

    table.undo()
    let start = (table.element(2).frame.minY, table.element(1).frame.minX)
    table.wait(0.15)
    let middle = table.element(2).frame.minY
    table.wait(0.2)

    #expect(table.list.titles == ["apple", "banana", "cherry"])
    #expect(start == (58, -400))
    #expect(middle > 58 && middle < 116)
    #expect(table.element(2).frame.minY == 116)
    #expect(table.element(1).frame == Rect(x: 0, y: 58, width: 400, height: 58))
    #expect(table.list.motions(at: table.time).isEmpty)
  }

  @Test func `a row that is still on its way out turns round where it is`() {
    var table = ListTable()
    table.delete("banana")
    table.wait(0.1)
    let before = table.element(1).frame.minY

    table.undo()
    let after = table.element(2).frame.minY
    table.wait(0.5)

    #expect(abs(after - before) < 1e-9)
    #expect(table.element(2).frame.minY == 116)
  }

  @Test func `undo takes back the last deletion first, each to its own place`() {
    var table = ListTable(["a", "b", "c", "d"])
    table.delete("b")
    table.wait(0.1)
    table.delete("c")
    table.wait(0.1)

    table.undo()
    let first = table.list.titles
    table.undo()
    table.wait(1)

    #expect(first == ["a", "c", "d"])
    #expect(table.list.titles == ["a", "b", "c", "d"])
    #expect((0..<4).map { table.element($0).frame.minY } == [0, 58, 116, 174])
  }

  @Test func `rows deleted from the top and undone are where they were`() {
    var table = ListTable(["a", "b", "c"])
    for id in ["a", "b", "c"] {
      table.delete(id)
      table.wait(0.05)
    }

    for _ in 0..<3 {
      table.undo()
      table.wait(0.05)
    }
    table.wait(1)

    #expect(table.list.titles == ["a", "b", "c"])
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
  }

  @Test func `a deletion can be undone for 5 s`() {
    var early = ListTable()
    var late = ListTable()
    early.delete("apple")
    late.delete("apple")

    early.wait(4.99)
    early.undo()
    late.wait(5)
    late.undo()

    #expect(early.list.titles.count == 3)
    #expect(late.list.titles.count == 2)
    #expect(late.events.last == .deletionBecameFinal("apple", at: 5))
  }

  @Test func `a restored row follows the row it followed, wherever that is now`() {
    var table = ListTable(["a", "b", "c"])
    table.delete("b")
    table.wait(1)
    let rows = ["c", "a"].map { ListContent.Row($0) }
    table.list.setRows(
      rows, environment: table.environment, visible: table.visible, at: table.time, into: &table.events)

    table.undo()

    #expect(table.list.titles == ["c", "a", "b"])
  }

  @Test func `a list without undo keeps nothing`() {
    var table = ListTable(undo: nil)

    table.delete("apple")

    #expect(table.list.deletions.isEmpty)
    #expect(table.list.undo(at: 1, into: &table.events) == false)
  }
}
