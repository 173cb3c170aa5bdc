import AnimationCore
import TestSupport
import Testing

@Suite struct FrameRateTests {
  /// A value that is retargeted twice, at times that fall on no frame.
  private static func performance(seed: UInt64) -> Animated<Double> {
    var random = SeededGenerator(seed: seed)
    var value = Animated(0.0)
    for time in [0.013, 0.271, 0.517] {
      value.animate(to: random.number(-500...500), at: time, with: random.animation())
    }
    return value
  }

  @Test(arguments: [30.0, 60, 120, 144])
  func `every frame rate shows the same value at the same time`(_ framesPerSecond: Double) {
    for seed in 0..<200 as Range<UInt64> {
      let value = FrameRateTests.performance(seed: seed)
      var framed = value

      for frame in 0..<Int(framesPerSecond) {
        _ = framed.value(at: Double(frame) / framesPerSecond)
        _ = framed.takeCompletion(at: Double(frame) / framesPerSecond)
      }

      #expect(abs(framed.value(at: 1) - value.value(at: 1)) <= 1e-9)
    }
  }

  @Test func `ragged frames show the same value at the same time`() {
    var random = SeededGenerator(seed: 7)
    for seed in 0..<200 as Range<UInt64> {
      let value = FrameRateTests.performance(seed: seed)
      var framed = value
      var time = 0.0

      while time < 1 {
        time += random.number(0.0001...0.1)
        _ = framed.value(at: time)
        _ = framed.takeCompletion(at: time)
      }

      #expect(abs(framed.value(at: 1) - value.value(at: 1)) <= 1e-9)
    }
  }

  @Test func `time may be asked for in any order`() {
    var random = SeededGenerator(seed: 11)
    for seed in 0..<200 as Range<UInt64> {
      let value = FrameRateTests.performance(seed: seed)
      let times = (0..<50).map { Double($0) * 0.05 }
      let forwards = times.map { value.value(at: $0) }

      let shuffled = times.shuffled(using: &random).map { (time: $0, value: value.value(at: $0)) }

      #expect(shuffled.sorted { $0.time < $1.time }.map(\.value) == forwards)
    }
  }

  @Test func `the clock's origin does not matter`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let animation = random.animation()
      var early = Animated(0.0)
      var late = Animated(0.0)

      early.animate(to: 300, at: 0, with: animation)
      late.animate(to: 300, at: 1024, with: animation)

      #expect(abs(early.value(at: 0.375) - late.value(at: 1024.375)) <= 1e-9)
    }
  }
}
