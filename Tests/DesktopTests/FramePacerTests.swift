import Testing

@testable import Desktop

@Suite struct FramePacerTests {
  private static let period = 1.0 / 64

  @Test func `frames are due on a grid that does not drift`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    var deadline = pacer.nextFrame(now: 100)

    for frame in 0..<640 {
      _ = pacer.begin(deadline: deadline, wasMoving: true)
      deadline = pacer.nextFrame(now: 100 + (Double(frame) + 0.4) * Self.period)
    }

    #expect(abs(deadline - 110) < 1e-9)
  }

  @Test func `a late frame skips to the next line of the grid`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    _ = pacer.begin(deadline: 100, wasMoving: true)

    let next = pacer.nextFrame(now: 100 + 2.5 * Self.period)

    #expect(next == 100 + 3 * Self.period)
  }

  @Test func `motion does not jump after an hour away`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    let before = pacer.begin(deadline: 101, wasMoving: true)

    let after = pacer.begin(deadline: 3_701, wasMoving: true)

    #expect(after - before == Self.period)
  }

  @Test(arguments: [true, false])
  func `a clock that falls back by an hour holds nothing up`(_ wasMoving: Bool) {
    var pacer = FramePacer(period: Self.period, now: 5_000)
    let before = pacer.begin(deadline: 5_001, wasMoving: true)

    let due = pacer.nextFrame(now: 1_401)
    let after = pacer.begin(deadline: due, wasMoving: wasMoving)

    #expect(due == 1_401)
    #expect(after - before == Self.period)
    #expect(pacer.nextFrame(now: 1_401) == 1_401 + Self.period)
  }

  @Test func `time goes on while nothing moves`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    let before = pacer.begin(deadline: 101, wasMoving: true)

    let after = pacer.begin(deadline: 106, wasMoving: false)

    #expect(after - before == 5)
  }
}

@Suite struct SlowMotionTests {
  private static let period = 1.0 / 64

  @Test func `slow motion goes on from where time was`() {
    var pacer = FramePacer(period: Self.period, now: 100)

    pacer.setRate(0.25, now: 102)

    #expect(pacer.stageTime(102) == 2 && pacer.stageTime(106) == 3)
    #expect(pacer.machineTime(3) == 106)
  }

  @Test func `time that stands goes on from there, however long it stood`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    let before = pacer.begin(deadline: 101, wasMoving: true)

    pacer.setRate(0, now: 101)
    let standing = pacer.begin(deadline: 300, wasMoving: false)
    pacer.setRate(1, now: 400)
    let after = pacer.begin(deadline: 400.5, wasMoving: true)

    #expect(standing == before && after == before + 0.5)
    #expect(pacer.machineTime(1).isFinite)
  }

  @Test func `a single step moves time that stands by a frame`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    pacer.setRate(0, now: 101)

    pacer.step()

    #expect(pacer.stageTime(500) == 1 + Self.period)
  }
}
