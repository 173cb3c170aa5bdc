import Stage
import Testing

@Suite struct FrameClockTests {
  @Test(arguments: [30.0, 60, 144])
  func `shared times are the same number at every rate`(_ rate: Double) {
    let clock = FrameClock(framesPerSecond: rate)

    for second in 0..<100 { #expect(clock.time(ofFrame: second * Int(rate)) == Double(second)) }
  }

  @Test(arguments: [30.0, 59.94, 60, 120, 144])
  func `the frame at a frame's own time is that frame`(_ rate: Double) {
    let clock = FrameClock(framesPerSecond: rate)

    let misses = (0..<10_000).filter { clock.frame(atOrAfter: clock.time(ofFrame: $0)) != $0 }

    #expect(misses.isEmpty)
  }

  @Test func `a time between two frames belongs to the later one`() {
    #expect(FrameClock(framesPerSecond: 60).frame(atOrAfter: 0.02) == 2)
  }
}

@Suite struct PercentilesTests {
  @Test(arguments: [(50.0, 50.0), (90, 90), (95, 95), (99, 99)])
  func `the percentile of a hundred values is the one of that rank`(_ percent: Double, _ value: Double) {
    let percentiles = Percentiles((1...100).map(Double.init).shuffled())

    #expect(percentiles.percentile(percent) == value)
  }

  @Test(arguments: [(50.0, 2), (90, 10), (95, 20), (99, 100)])
  func `a percentile that too few values carry is none`(_ percent: Double, _ needed: Int) {
    let enough = Percentiles((0..<needed).map(Double.init))
    let tooFew = Percentiles((0..<(needed - 1)).map(Double.init))

    #expect(enough.percentile(percent) != nil)
    #expect(tooFew.percentile(percent) == nil)
  }

  @Test func `what is not a number does not count`() {
    #expect(Percentiles([.nan, 1, 3]).mean == 2)
  }
}
