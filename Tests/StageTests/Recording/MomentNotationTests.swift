import Geometry
import Gestures
import Stage
import TestSupport
import Testing

@Suite struct MomentNotationTests {
  private static let moments: [Moment] = {
    var random = SeededGenerator(seed: 1)
    func number() -> Double { Double.random(in: -1e4...1e4, using: &random) }
    func time() -> Double { Double.random(in: 0...1e4, using: &random) }
    var moments: [Moment] = [
      .frame(0), .frame(1.0 / 3), .reload(2), .scale(1.25, time: 3), .input(.focusLost(time: 1e-7)),
      .input(.text("two  words, \"quoted\": 世界 ", time: 4)), .input(.text("", time: 4)),
      .input(.resize(Size(390.5, 844), time: 5)),
    ]
    for device in [PointerSample.Device.mouse, .touch] {
      for phase in [PointerSample.Phase.began, .moved, .ended, .cancelled] {
        let position = Point(number(), number())
        moments.append(
          .input(.pointer(PointerSample(id: 3, device: device, phase: phase, position: position, time: time()))))
      }
    }
    for isPrecise in [true, false] {
      let (delta, position) = (Point(number(), number()), Point(number(), number()))
      moments.append(
        .input(.wheel(WheelSample(delta: delta, isPrecise: isPrecise, position: position, time: time()))))
    }
    for (number, key) in KeyPress.Key.allCases.enumerated() {
      let press = KeyPress(key, shift: number % 2 == 0, isRepeat: number % 3 == 0, time: time())
      moments.append(.input(.key(press)))
    }
    return moments
  }()

  @Test(arguments: moments)
  func `a moment that was written is read back to the last bit`(moment: Moment) {
    #expect(Moment(notation: moment.notation) == moment)
  }

  @Test(arguments: [
    "", "1", "frame", "x frame", "-1 frame", "nan frame", "0x1p3 frame", "1 frame 2", "1 mouse 0 down 1",
    "1 mouse 0 down 1 2 3", "1 mouse -1 down 1 2", "1 pen 0 down 1 2", "1 mouse 0 pressed 1 2", "1 mouse 0 down inf 2",
    "1 key", "1 key f1", "1 key left shift shift", "1 key left up", "1 wheel 0 1", "1 wheel 0 1 at 2",
    "1 wheel 0 1 at 2 3 exact", "1 resize 0 10", "1 resize 10", "1 scale 0", "1 scale", "1 focus-lost now",
  ])
  func `what is no moment is refused`(text: String) {
    #expect(Moment(notation: text) == nil)
  }
}
