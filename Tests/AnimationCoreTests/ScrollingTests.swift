import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite struct ScrollingTests {
  @Test func `a rubber band can be inverted`() {
    for distance in stride(from: -2000.0, through: 2000, by: 37) {
      let offset = RubberBand.offset(distance, dimension: 844)

      #expect(abs(RubberBand.distance(forOffset: offset, dimension: 844) - distance) <= 1e-9)
    }
  }

  @Test(arguments: [1e9, 1e308, .infinity])
  func `a rubber band never gives more than its dimension`(_ distance: Double) {
    #expect(RubberBand.offset(distance, dimension: 390) <= 390)
    #expect(RubberBand.offset(-distance, dimension: 390) >= -390)
    #expect(RubberBand.distance(forOffset: 390, dimension: 390) == .infinity)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `a view without a dimension has no rubber band`(_ dimension: Double) {
    #expect(RubberBand.offset(100, dimension: dimension) == 0)
    #expect(RubberBand.slope(100, dimension: dimension) == 0)
    #expect(RubberBand.distance(forOffset: 5, dimension: dimension) == 0)
  }

  @Test func `a run ends where its projection says`() {
    let end = Deceleration.normal.projectedEnd(from: 10, velocity: 2000)

    #expect(abs(Deceleration.normal.value(from: 10, velocity: 2000, at: 60) - end) <= 1e-9)
  }

  @Test func `the time to reach a place can be asked for`() throws {
    let time = try #require(Deceleration.normal.time(toReach: 300, from: 0, velocity: 2000))

    #expect(abs(Deceleration.normal.value(from: 0, velocity: 2000, at: time) - 300) <= 1e-9)
    #expect(Deceleration.normal.time(toReach: 2000, from: 0, velocity: 2000) == nil)
    #expect(Deceleration.normal.time(toReach: -1, from: 0, velocity: 2000) == nil)
  }

  @Test func `without friction nothing slows down`() {
    let law = Deceleration(ratePerMillisecond: 1)

    #expect(law.value(from: 5, velocity: 10, at: 3) == 35)
    #expect(law.projectedEnd(from: 5, velocity: 10) == .infinity)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `a rate that is none stops at once`(_ rate: Double) {
    let law = Deceleration(ratePerMillisecond: rate)

    #expect(law.value(from: 5, velocity: 100, at: 1) == 5)
    #expect(law.velocity(100, at: 1) == 0)
    #expect(law.projectedEnd(from: 5, velocity: 100) == 5)
    #expect(law.duration(velocity: 100, untilSpeed: 1) == 0)
  }

  @Test func `a fling is continuous in place and velocity where it crosses an end`() throws {
    let fling = ScrollFling(from: 900, velocity: 3000, within: 0...1200)
    let crossing = try #require(fling.bounceTime)

    #expect(abs(fling.value(at: crossing) - 1200) <= 1e-9)
    #expect(abs(fling.value(at: crossing.nextDown) - 1200) <= 1e-9)
    #expect(abs(fling.velocity(at: crossing.nextDown) - fling.velocity(at: crossing)) <= 1e-6)
    #expect(fling.end == 1200)
    #expect(fling.value(at: fling.duration) == 1200)
  }

  @Test func `a fling that stays inside runs out`() {
    let fling = ScrollFling(from: 600, velocity: -500, within: 0...1200)

    #expect(fling.bounceTime == nil)
    #expect(abs(fling.end - Deceleration.normal.projectedEnd(from: 600, velocity: -500)) <= 1e-9)
    #expect(abs(fling.value(at: fling.duration.nextDown) - fling.end) <= 0.25 + 1e-9)
  }

  @Test func `content let go beyond an end springs back and does not cross it`() {
    let fling = ScrollFling(from: 1300, velocity: 200, within: 0...1200)
    let places = stride(from: 0, through: fling.duration, by: 0.01).map { fling.value(at: $0) }

    #expect(fling.end == 1200)
    #expect(places.allSatisfy { $0 >= 1200 })
  }

  @Test func `content thrown inwards from beyond an end goes on running`() {
    let fling = ScrollFling(from: -40, velocity: 4000, within: 0...5000)
    let places = stride(from: 0, through: fling.duration, by: 0.001).map { fling.value(at: $0) }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }

    #expect(fling.end > 1000)
    #expect(steps.allSatisfy { $0 >= 0 && $0 <= 4.5 })
  }

  @Test(arguments: [0, 1e308, -1e308, .infinity, -.infinity, .nan] as [Double])
  func `a fling of any velocity ends inside`(_ velocity: Double) {
    let fling = ScrollFling(from: 500, velocity: velocity, within: 0...1200)

    #expect(fling.end >= 0 && fling.end <= 1200)
    #expect(fling.value(at: 1e9) == fling.end)
    #expect(fling.duration >= 0)
  }

  @Test(arguments: [0, .infinity, .nan] as [Double])
  func `an Android fling without a velocity goes nowhere`(_ velocity: Double) {
    let fling = AndroidFling(velocity: velocity)

    #expect(fling.position(at: 1) == 0)
    #expect(fling.velocity(at: 0) == 0)
    #expect(fling.duration == 0)
  }

  @Test(arguments: [1e308, -1e308, .infinity, -.infinity, .nan] as [Double])
  func `a page is always one that there is`(_ extreme: Double) {
    let rules: [PageSnap.Rule] = [
      .project(.fast), .halfPage(velocityThreshold: 20), .threshold(velocityThreshold: 300),
    ]
    for rule in rules {
      let snap = PageSnap(rule: rule, pageWidth: 390, pageCount: 5, maximumSkip: nil)

      #expect((0..<5).contains(snap.page(offset: extreme, velocity: 0, startPage: 2)))
      #expect((0..<5).contains(snap.page(offset: 400, velocity: extreme, startPage: 2)))
    }
  }

  @Test func `a drag skips no more pages than allowed`() {
    let snap = PageSnap(rule: .project(.normal), pageWidth: 390, pageCount: 9, maximumSkip: 1)

    #expect(snap.page(offset: 4 * 390, velocity: 9000, startPage: 4) == 5)
    #expect(snap.page(offset: 4 * 390, velocity: -9000, startPage: 4) == 3)
    #expect(
      PageSnap(rule: .project(.normal), pageWidth: 0, pageCount: 0).page(offset: 9, velocity: 9, startPage: 0) == 0)
  }
}
