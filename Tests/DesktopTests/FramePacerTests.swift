import Testing

@testable import Desktop

@Suite struct FramePacerTests {
  private static let period = 1.0 / 64

  @Test func `frames are due on a grid that does not drift`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    var deadline = pacer.nextFrame(now: 100)

    for frame in 0..<640 {
      _ = pacer.begin(deadline: deadline)
      deadline = pacer.nextFrame(now: 100 + (Double(frame) + 0.4) * Self.period)
    }

    #expect(abs(deadline - 110) < 1e-9)
  }

  @Test func `a late frame skips to the next line of the grid`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    _ = pacer.begin(deadline: 100)

    let next = pacer.nextFrame(now: 100 + 2.5 * Self.period)

    #expect(next == 100 + 3 * Self.period)
  }

  @Test func `motion does not jump after an hour away`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    _ = pacer.wake(at: 101) { 0 }

    let hasStalled = pacer.wake(at: 3_701) { 0 }

    #expect(hasStalled)
    #expect(pacer.stageTime(3_701) == 1 + Self.period)
  }

  @Test func `a clock that falls back by an hour holds nothing up`() {
    var pacer = FramePacer(period: Self.period, now: 5_000)
    _ = pacer.wake(at: 5_001) { nil }
    _ = pacer.begin(deadline: 5_001)

    _ = pacer.wake(at: 1_401) { nil }
    let due = pacer.nextFrame(now: 1_401)

    #expect(due == 1_401)
    #expect(pacer.begin(deadline: due) == 1 + Self.period)
    #expect(pacer.nextFrame(now: 1_401) == 1_401 + Self.period)
  }

  @Test(arguments: [1.0, 600, 86_400])
  func `a rest is time that passes, however long it is`(_ rest: Double) {
    var pacer = FramePacer(period: Self.period, now: 100)
    _ = pacer.wake(at: 101) { nil }

    let hasStalled = pacer.wake(at: 101 + rest) { nil }

    #expect(!hasStalled && pacer.stageTime(101 + rest) == 1 + rest)
  }

  @Test func `what was due in a rest that became a stall is one frame old afterwards`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    _ = pacer.wake(at: 101) { 5 }

    let hasStalled = pacer.wake(at: 3_701) { 5 }

    #expect(hasStalled && pacer.stageTime(3_701) == 5 + Self.period)
  }

  @Test func `at the machine's time of a moment the moment has come, however that is rounded`() {
    let pacer = FramePacer(period: Self.period, now: 1_000.1)
    let moments = (0..<1_000).map { Double($0) * 0.7 + 0.1 }

    #expect(moments.allSatisfy { pacer.stageTime(pacer.machineTime($0)) >= $0 })
  }

  @Test func `what is due a little late is not a stall`() {
    var pacer = FramePacer(period: Self.period, now: 100)
    _ = pacer.wake(at: 101) { 5 }

    let hasStalled = pacer.wake(at: 105.0625) { 5 }

    #expect(!hasStalled && pacer.stageTime(105.0625) == 5.0625)
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
    let before = pacer.begin(deadline: 101)

    pacer.setRate(0, now: 101)
    let standing = pacer.begin(deadline: 300)
    pacer.setRate(1, now: 400)
    let after = pacer.begin(deadline: 400.5)

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
