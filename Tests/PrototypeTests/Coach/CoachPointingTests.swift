import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Testing

/// What marks point at, and that they stay with it.
@Suite struct CoachPointingTests {
  @Test(arguments: [
    ("like", "a button"), ("\"fruits[1]\"", "a row"), ("fruits", "a list"), ("title", "a title"),
    ("back", "the way back"),
    ("{x: 30, y: 300, width: 50, height: 40}", "a rectangle"),
  ])
  func `a mark points at anything on the screen`(_ target: String, _ what: String) throws {
    var app = try TestPrototype(favourites: "- {target: \(target), text: Here, padding: 5}")
    app.wait(1)

    let hole = try #require(app.element("hole-0")?.frame, "\(what)")
    let tip = try #require(app.element("coach-arrow")?.frame.origin, "\(what)")
    let name = target.replacing("\"", with: "")
    let frame = app.element(name)?.frame ?? Rect(x: 30, y: 300, width: 50, height: 40)
    #expect(hole.insetBy(x: 5, y: 5).intersects(frame), "\(what)")
    #expect(abs(tip.y - hole.minY) <= 1 || abs(tip.y - hole.maxY) <= 1 || abs(tip.x - hole.maxX) <= 1, "\(what)")
  }

  @Test func `hole and arrow follow a row that scrolls within a point in every frame`() throws {
    var app = try TestPrototype(favourites: "- {target: \"fruits[15]\", text: Here, hole: pass}", rows: 30)
    app.wait(3)
    let start = try #require(app.element("hole-0")?.frame)
    var worst = 0.0

    app.prototype.handle(
      .wheel(WheelSample(delta: Point(0, 120), isPrecise: false, position: start.center, time: app.time)))
    for _ in 0..<60 {
      app.wait(1 / 60)
      let row = try #require(app.element("fruits[15]")?.frame)
      let hole = try #require(app.element("hole-0")?.frame)
      let tip = try #require(app.element("coach-arrow")?.frame.origin)
      worst = max(worst, hole.insetBy(x: 6, y: 6).distance(to: row))
      worst = max(worst, min(abs(tip.y - hole.minY), abs(tip.y - hole.maxY)))
    }

    #expect(abs((app.element("hole-0")?.frame.minY ?? 0) - start.minY) > 60)
    #expect(worst <= 1)
  }

  @Test func `a mark on a row goes with the row when it gets another place`() throws {
    var app = try TestPrototype(favourites: "- {target: \"fruits[0]\", text: Here, hole: pass, outside: ignore}")
    app.wait(1)
    let apple = try #require(app.element("fruits[0]"))

    app.drag(from: Point(350, apple.frame.midY), to: Point(350, apple.frame.midY + 70))
    app.wait(1)

    let hole = try #require(app.element("hole-0")?.frame)
    #expect(app.prototype.rows(of: "fruits")?.first == "banana")
    #expect(app.element("fruits[1]")?.frame.distance(to: hole.insetBy(x: 6, y: 6)) ?? 99 <= 1)
  }

  @Test func `a mark on a row that is deleted is left out and said, though another has its place`() throws {
    let marks = "- {target: \"fruits[0]\", text: Here, hole: pass, outside: ignore}\n- {target: like, text: There}"
    var app = try TestPrototype(favourites: marks)
    app.wait(1)
    let apple = try #require(app.element("fruits[0]"))

    app.drag(from: Point(280, apple.frame.midY), to: Point(5, apple.frame.midY))
    app.wait(1)

    let like = try #require(app.element("like"))
    #expect(app.prototype.rows(of: "fruits") == ["banana", "cherry"])
    #expect(app.count("coach mark left out: target 1 is not there") == 1)
    #expect(app.element("hole-0")?.frame.insetBy(x: 6, y: 6).distance(to: like.frame) ?? 99 <= 1)
  }

  @Test func `a mark that is gone back to is about the row that it was about`() throws {
    let marks = "- {target: \"fruits[0]\", text: Here, hole: pass, outside: ignore}\n- {target: like, text: There}"
    var app = try TestPrototype(favourites: marks)
    app.wait(1)
    let apple = try #require(app.element("fruits[0]"))
    app.drag(from: Point(350, apple.frame.midY), to: Point(350, apple.frame.midY + 70))
    app.wait(1)

    app.press(.right)
    app.wait(1)
    app.press(.left)
    app.wait(1)

    let hole = try #require(app.element("hole-0")?.frame)
    #expect(app.element("fruits[1]")?.text == "apple")
    #expect(app.element("fruits[1]")?.frame.distance(to: hole.insetBy(x: 6, y: 6)) ?? 99 <= 1)
  }

  @Test func `a mark that is left out goes at the moment in which its row does, whatever the frames`() throws {
    let times = try [1.0, 1 / 24, 1 / 144].map { frame in
      let marks = "- {target: \"fruits[0]\", text: Here, hole: pass, outside: ignore}\n- {target: like, text: There}"
      var app = try TestPrototype(favourites: marks)
      app.wait(1)
      let apple = try #require(app.element("fruits[0]"))
      app.drag(from: Point(280, apple.frame.midY), to: Point(5, apple.frame.midY))
      app.wait(frame)
      let entries = app.prototype.log.entries
      return try ["deleted apple", "coach mark left out: target 1 is not there", "coach mark 1 of 1"].map { text in
        try #require(entries.first { $0.text == text }).time
      }
    }

    #expect(Set(times.joined()).count == 1)
  }

  @Test func `a target out of sight is scrolled to before the mark shows`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: Here}", rows: 30)
    app.wait(3)

    let hole = try #require(app.element("hole-0")?.frame)
    #expect(Rect(x: 0, y: 0, width: 390, height: 844).contains(hole.center))
    #expect(app.count("coach mark 1 of 1") == 1)
    #expect(!app.prototype.motions.contains { $0.name == "column.offset" })
  }
}
