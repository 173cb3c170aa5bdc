import AnimationCore
import Components
import Geometry
import Gestures
import Testing

/// Marks that want something done before the tour goes on.
@Suite struct CoachTourHoldTests {
  /// Two marks, the first of which wants "two" to be on.
  private static func stand(_ change: (inout CoachMark) -> Void = { _ in }) -> CoachStand {
    var first = CoachStand.mark("two") { $0.requirement = "two" }
    change(&first)
    var stand = CoachStand([first, CoachStand.mark("one")])
    stand.run(to: 1)
    return stand
  }

  private static func switchOn(_ stand: inout CoachStand) {
    stand.targets["two"]?.isOn = true
    stand.advance(to: stand.time)
  }

  private static func refusals(_ stand: CoachStand) -> Int {
    stand.events.count { if case .vetoed = $0 { true } else { false } }
  }

  @Test(arguments: ["the button", "a key", "the dim"])
  func `a mark is not left before what it requires is done`(_ way: String) {
    var stand = Self.stand()

    switch way {
    case "the button": stand.tap(stand.center(of: "coach-next"))
    case "a key": stand.key(.right)
    default: stand.tap(Point(200, 800))
    }
    stand.run(to: 2)

    #expect(stand.shown == [0])
    #expect(Self.refusals(stand) == 1)
  }

  @Test func `it is left as soon as that is done`() {
    var stand = Self.stand()

    Self.switchOn(&stand)
    stand.tap(stand.center(of: "coach-next"))
    stand.run(to: 2)

    #expect(stand.shown == [0, 1])
    #expect(Self.refusals(stand) == 0)
  }

  @Test(arguments: ["coach-skip", "Escape"])
  func `leaving is not refused`(_ way: String) {
    var stand = Self.stand()

    if way == "Escape" { stand.key(.escape) } else { stand.tap(stand.center(of: "coach-skip")) }

    #expect(stand.endings == [way == "Escape" ? .escaped : .skipped])
  }

  @Test func `going back is not refused`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two") { $0.requirement = "two" }])
    stand.run(to: 1)
    stand.next()
    stand.run(to: 2)

    stand.key(.left)
    stand.run(to: 3)

    #expect(stand.shown == [0, 1, 0])
  }

  @Test func `a mark that goes on by itself does so at the moment in which that is done`() {
    var stand = Self.stand { $0.advancesAfter = 1 }
    stand.run(to: 5)
    let before = stand.shown

    Self.switchOn(&stand)
    stand.run(to: 6)

    let times = stand.events.compactMap { if case .shown(_, _, _, let time) = $0 { time } else { nil } }
    #expect(before == [0])
    #expect(times.last == 5)
  }

  @Test func `the button that leads on says that it does not, and gets its colour as it does`() {
    var stand = Self.stand()
    let held = stand.element("coach-next")?.state

    Self.switchOn(&stand)

    #expect(held == "disabled")
    #expect(stand.element("coach-next")?.state == "")
    #expect(!stand.tour.motions(at: stand.time).isEmpty)
  }

  @Test func `what is not on the screen stops nobody`() {
    var stand = Self.stand { $0.requirement = "nowhere" }

    stand.next()
    stand.run(to: 2)

    #expect(stand.shown == [0, 1])
  }
}
