import AnimationCore
import Components
import TestSupport
import Testing

/// A scroller of 1,000 points under a viewport of 400, at some offset.
private func scroller(at offset: Double = 0) -> Scroller {
  var scroller = Scroller(contentLength: 1_000, viewportLength: 400)
  scroller.jump(to: offset, at: 0)
  return scroller
}

@Suite struct ScrollDragTests {
  @Test func `content follows the finger one to one`() {
    var content = scroller(at: 100)

    content.beginDrag(at: 1)
    content.drag(translation: -50)

    #expect(content.offset(at: 1) == 150)
  }

  @Test func `content past an end is pulled like a rubber band`() {
    var content = scroller()

    content.beginDrag(at: 1)
    content.drag(translation: 80)

    #expect(content.offset(at: 1) == -RubberBand.offset(80, dimension: 400))
  }

  @Test func `content caught past an end does not jump`() {
    var content = scroller()
    content.beginDrag(at: 1)
    content.drag(translation: 200)
    content.endDrag(velocity: 0, at: 1)
    let before = content.offset(at: 1.1)

    content.beginDrag(at: 1.1)

    #expect(abs(content.offset(at: 1.1) - before) < 1e-9)
  }

  @Test func `a finger that stands when it lets go leaves content where it is`() {
    var content = scroller(at: 100)

    content.beginDrag(at: 1)
    content.drag(translation: -50)
    content.endDrag(velocity: -30, at: 1.5)

    #expect(content.phase == .idle)
    #expect(content.offset(at: 2) == 150)
  }
}

@Suite struct CoastTests {
  @Test func `a flick slows down by 0.998 per millisecond`() {
    var content = Scroller(contentLength: 100_000, viewportLength: 400)

    content.beginDrag(at: 0)
    content.endDrag(velocity: -1_000, at: 0)

    let law = Deceleration.normal
    let error = stride(from: 0.0, through: 1.5, by: 0.1).map { time in
      abs(content.offset(at: time) - law.value(from: 0, velocity: 1_000, at: time))
    }
    #expect(error.allSatisfy { $0 < 0.5 })
  }

  @Test func `content comes to rest on a whole point`() {
    var content = Scroller(contentLength: 100_000, viewportLength: 400)

    content.beginDrag(at: 0)
    content.endDrag(velocity: -1_234.5, at: 0)
    let end = content.nextDeadline ?? 0
    content.advance(to: end)

    #expect(content.phase == .idle)
    #expect(content.offset(at: end) == content.offset(at: end).rounded())
  }

  @Test func `content that passes an end springs back with its speed kept at the crossing`() {
    var content = scroller(at: 500)

    content.beginDrag(at: 0)
    content.endDrag(velocity: -2_000, at: 0)
    let crossing = Deceleration.normal.time(toReach: 600, from: 500, velocity: 2_000) ?? 0

    let before = content.velocity(at: crossing - 1e-9)
    let after = content.velocity(at: crossing + 1e-9)
    #expect(abs(content.offset(at: crossing) - 600) < 1e-6)
    #expect(abs(before - after) < 1e-3)
    #expect(content.offset(at: crossing + 0.1) > 600)
    #expect(content.offset(at: 5) == 600)
  }

  @Test func `catching a moving scroll stops it where it is`() {
    var content = scroller()
    content.beginDrag(at: 0)
    content.endDrag(velocity: -1_500, at: 0)
    let caught = content.offset(at: 0.2)

    content.beginDrag(at: 0.2)
    content.endDrag(velocity: 0, at: 0.3)

    #expect(abs(content.offset(at: 1) - caught) < 1e-9)
  }

  @Test(arguments: [30.0, 60, 120, 144])
  func `content is where it is whatever the frame rate`(_ rate: Double) {
    var framed = scroller(at: 300)
    var direct = framed
    framed.beginDrag(at: 0)
    framed.endDrag(velocity: -3_000, at: 0)
    direct.beginDrag(at: 0)
    direct.endDrag(velocity: -3_000, at: 0)

    var frame = 0
    while Double(frame) / rate < 2 {
      framed.advance(to: Double(frame) / rate)
      frame += 1
    }

    #expect(abs(framed.offset(at: 2) - direct.offset(at: 2)) < 1e-9)
  }

  @Test func `a speed that no hand has is brought down`() {
    var content = Scroller(contentLength: 1e7, viewportLength: 400)

    content.beginDrag(at: 0)
    content.endDrag(velocity: -1e9, at: 0)

    #expect(content.velocity(at: 0) <= ScrollLimits.maximumFlingSpeed + 1)
  }
}

@Suite struct WheelAndKeyScrollTests {
  @Test func `a small step of a touchpad moves content at once and never past an end`() {
    var content = scroller(at: 590)

    content.step(by: 40, at: 1)

    #expect(content.offset(at: 1) == 600)
  }

  @Test func `notches add up while content glides`() {
    var content = scroller()

    content.glide(by: 100, at: 1)
    content.glide(by: 100, at: 1.05)
    content.advance(to: 5)

    #expect(content.offset(at: 5) == 200)
  }

  @Test func `the speed carries over from one glide to the next`() {
    var content = scroller()
    content.glide(by: 200, at: 1)
    let before = content.velocity(at: 1.1)

    content.glide(by: 200, at: 1.1)

    #expect(abs(content.velocity(at: 1.1) - before) < 1e-6)
  }

  @Test func `with reduced motion keys jump`() {
    var content = scroller()
    content.reduceMotion = true

    content.glide(by: 100, at: 1)

    #expect(content.offset(at: 1) == 100)
  }
}

@Suite struct ScrollBarTests {
  @Test func `the scroll bar comes with motion and goes a moment after it`() {
    var content = scroller()

    content.glide(by: 100, at: 1)
    let rest = content.nextDeadline ?? 0
    content.advance(to: rest + ScrollLimits.barLinger)

    #expect(content.barOpacity(at: rest) == 1)
    #expect(content.barOpacity(at: rest + ScrollLimits.barLinger) == 1)
    #expect(content.barOpacity(at: rest + ScrollLimits.barLinger + ScrollLimits.barFadeOut) == 0)
  }

  @Test func `content that fits has no scroll bar`() {
    let content = Scroller(contentLength: 300, viewportLength: 400)

    #expect(content.thumb(onTrack: 380, at: 0) == nil)
  }

  @Test func `content pulled past an end squeezes the scroll bar against it`() {
    var content = scroller()
    let resting = content.thumb(onTrack: 380, at: 0)

    content.beginDrag(at: 0)
    content.drag(translation: 100)

    let pulled = content.thumb(onTrack: 380, at: 0)
    #expect(pulled?.start == 0)
    #expect((pulled?.length ?? 0) < (resting?.length ?? 0))
  }
}

@Suite struct ContentLengthTests {
  @Test func `content that gets shorter comes down with it`() {
    var content = scroller(at: 600)

    content.setLengths(content: 900, viewport: 400, at: 1, animation: .easeInOut(duration: 0.3))

    #expect(content.offset(at: 1) == 600)
    #expect(content.offset(at: 1.3) == 500)
  }

  @Test func `content that coasts when its end comes nearer springs back from there`() {
    var content = scroller(at: 100)
    content.beginDrag(at: 0)
    content.endDrag(velocity: -2_000, at: 0)
    let before = content.offset(at: 0.1)

    content.setLengths(content: 600, viewport: 400, at: 0.1)
    content.advance(to: 10)

    #expect(abs(before - 290) < 10)
    #expect(content.offset(at: 10) == 200)
  }

  @Test func `whatever is done, content comes to rest within its limits`() {
    var random = SeededGenerator(seed: 11)
    var content = scroller()
    var time = 0.0

    for _ in 0..<5_000 {
      time += .random(in: 0...0.2, using: &random)
      content.advance(to: time)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: content.beginDrag(at: time)
      case 1: content.drag(translation: .random(in: -900...900, using: &random))
      case 2: content.endDrag(velocity: .random(in: -9_000...9_000, using: &random), at: time)
      case 3: content.glide(by: .random(in: -300...300, using: &random), at: time)
      case 4: content.step(by: .random(in: -30...30, using: &random), at: time)
      case 5:
        content.setLengths(
          content: .random(in: 0...2_000, using: &random), viewport: .random(in: 0...900, using: &random), at: time)
      case 6:
        content.drive(
          speed: .random(in: -900...900, using: &random), risingSince: time,
          upTo: .random(in: 0...2_000, using: &random),
          at: time)
      default: content.jump(to: .random(in: -50...2_000, using: &random), at: time)
      }
    }
    content.endDrag(velocity: 0, at: time)
    content.advance(to: time + 100)

    #expect(content.phase == .idle)
    #expect(content.limits.contains(content.offset(at: time + 100)))
  }

  @Test func `content that shows that it scrolls comes to rest inside of its limits when they change`() {
    for viewport in [50.0, 400, 880, 1200] {
      var scroller = Scroller(contentLength: 1000, viewportLength: 200)
      scroller.jump(to: 800, at: 0)
      _ = scroller.demonstrate(at: 0)

      scroller.setLengths(content: 1000, viewport: viewport, at: 0.7)
      scroller.advance(to: 5)

      #expect(scroller.limits.contains(scroller.offset(at: 5)))
      #expect(scroller.phase == .idle)
    }
  }
}
