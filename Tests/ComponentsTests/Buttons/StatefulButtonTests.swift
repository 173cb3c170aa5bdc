import AnimationCore
import Components
import Geometry
import Scene
import Testing

/// A button with what it told.
private struct Stand {
  var button: StatefulButton
  var events: [StatefulButton.Event] = []

  init(
    _ effect: StatefulButtonContent.Effect, isOn: Bool = false, count: Int? = nil,
    transaction: Transaction = Transaction(), reduceMotion: Bool = false
  ) {
    let content = StatefulButtonContent(
      label: "Follow", onLabel: "Following", effect: effect, count: count, accent: .black, onAccent: .white,
      transaction: transaction)
    button = StatefulButton(
      content, isOn: isOn, environment: ComponentEnvironment(text: FixedWidthText(), reduceMotion: reduceMotion))
  }

  mutating func tap(at time: Seconds, in transaction: Transaction = Transaction()) {
    button.tap(at: time, in: transaction, into: &events)
  }

  mutating func advance(to time: Seconds) { button.advance(to: time, into: &events) }
}

private typealias Property = StatefulButton.Property

@Suite struct StatefulButtonTests {
  // MARK: State and look

  @Test func `the state flips at once while the look is still on its way`() {
    var stand = Stand(.toggle)

    stand.tap(at: 0)

    #expect(stand.button.isOn)
    #expect(stand.button.fillFraction(at: 0) == 0)
    #expect(stand.button.fillFraction(at: 0.1) == 0.5)
    #expect(stand.button.fillFraction(at: 0.2) == 1)
  }

  @Test func `a second tap turns the effect round from where it is`() {
    var stand = Stand(.toggle)
    stand.tap(at: 0)
    let before = stand.button.fillFraction(at: 0.1)

    stand.tap(at: 0.1)

    #expect(stand.button.fillFraction(at: 0.1) == before)
    #expect(stand.button.fillFraction(at: 0.3) == 0)
  }

  @Test(arguments: [StatefulButtonContent.Effect.toggle, .like, .reveal, .bubble])
  func `ten taps in a second leave a look that equals the state`(_ effect: StatefulButtonContent.Effect) {
    var stand = Stand(effect, count: 41)

    for tap in 0..<10 { stand.tap(at: Double(tap) * 0.1) }
    let even = (stand.button.isOn, stand.button.labelFraction(at: 9), stand.button.iconScale(at: 9))
    stand.tap(at: 10)

    #expect(even == (false, 0, 0))
    #expect(stand.button.isOn)
    #expect(stand.button.labelFraction(at: 19) == 1)
    #expect(stand.button.iconScale(at: 19) == 1)
    #expect(stand.events.count == 11)
  }

  @Test(arguments: [true, false])
  func `nothing moves when a button is first shown`(_ isOn: Bool) {
    let stand = Stand(.like, isOn: isOn, count: 41)

    #expect(stand.button.motions(of: "like", at: 0).isEmpty)
    #expect(stand.button.iconScale(at: 0) == (isOn ? 1 : 0))
  }

  @Test func `a state set by code moves or not, by choice`() {
    var stand = Stand(.toggle)

    stand.button.set(true, at: -1, in: Transaction(animation: nil), into: &stand.events)
    let jumped = stand.button.fillFraction(at: -1)
    stand.button.set(false, at: 0, into: &stand.events)

    #expect(jumped == 1)
    #expect(stand.button.fillFraction(at: 0.1) == 0.5)
  }

  @Test func `a state that is set again changes and tells nothing`() {
    var stand = Stand(.toggle, isOn: true)

    stand.button.set(true, at: 0, into: &stand.events)

    #expect(stand.events.isEmpty)
  }

  // MARK: Animations

  @Test func `an effect moves by its own animation unless something is said`() {
    var stand = Stand(.toggle)

    stand.tap(at: 0)

    #expect(stand.button.labelFraction(at: 0.125) == 0.5)
    #expect(stand.button.fillFraction(at: 0.1) == 0.5)
  }

  @Test func `one effect's animation is changed by itself`() {
    var stand = Stand(.toggle, transaction: Transaction().animation(.linear(duration: 2), for: Property.fill))

    stand.tap(at: 0)

    #expect(stand.button.fillFraction(at: 1) == 0.5)
    #expect(stand.button.labelFraction(at: 0.25) == 1)
  }

  @Test func `one effect's animation is removed by itself`() {
    var stand = Stand(.toggle, transaction: Transaction().animation(nil, for: Property.label))

    stand.tap(at: 0)

    #expect(stand.button.labelFraction(at: 0) == 1)
    #expect(stand.button.fillFraction(at: 0.1) == 0.5)
  }

  @Test func `a whole change has one animation`() {
    var stand = Stand(.toggle)

    withAnimation(.linear(duration: 4)) { stand.tap(at: 0, in: $0) }

    #expect(stand.button.fillFraction(at: 2) == 0.5)
    #expect(stand.button.labelFraction(at: 2) == 0.5)
    #expect(stand.button.iconScale(at: 2) == 0.5)
  }

  @Test func `without animation a whole change is there at once`() {
    var stand = Stand(.like, count: 41)

    withAnimation(nil) { stand.tap(at: 0, in: $0) }

    #expect(stand.button.iconScale(at: 0) == 1)
    #expect(stand.button.motions(of: "like", at: 0).isEmpty)
  }

  @Test func `with reduced motion no sign pops`() {
    var stand = Stand(.like, reduceMotion: true)

    stand.tap(at: 0)

    let scales = (0...60).map { stand.button.iconScale(at: Double($0) / 60) }
    #expect(scales.allSatisfy { $0 <= 1 })
    #expect(stand.button.iconScale(at: 0.2) == 1)
  }

  // MARK: Like

  @Test func `a heart pops by a quarter as it comes and does not as it goes`() {
    var stand = Stand(.like)

    stand.tap(at: 0)
    let coming = (0...120).map { stand.button.iconScale(at: Double($0) / 120) }
    stand.tap(at: 5)
    let going = (0...120).map { stand.button.iconScale(at: 5 + Double($0) / 120) }

    #expect(abs((coming.max() ?? 0) - 1.25) < 0.02)
    #expect((going.min() ?? -1) == 0)
  }

  @Test func `a like counts one more and takes it back`() {
    var stand = Stand(.like, count: 41)

    stand.tap(at: 0)
    let liked = stand.button.text
    stand.tap(at: 1)

    #expect(liked == "Following 42")
    #expect(stand.button.text == "Follow 41")
  }

  // MARK: Progress

  @Test func `a bar fills in its time and is then done, at the exact time whatever the frames`() {
    for rate in [30.0, 60, 144] {
      var stand = Stand(.progress(duration: 2))
      stand.tap(at: 1)
      for frame in 1...Int(rate * 4) { stand.advance(to: 1 + Double(frame) / rate) }

      #expect(stand.events == [.started(at: 1), .finished(at: 3), .switched(isOn: true, at: 3)])
      #expect(stand.button.stateDescription == "done")
    }
  }

  @Test func `a tap while a bar fills means nothing`() {
    var stand = Stand(.progress(duration: 2))
    stand.tap(at: 0)

    stand.tap(at: 1)

    #expect(stand.button.barFraction(at: 1) == 0.5)
    #expect(stand.events == [.started(at: 0)])
  }

  @Test func `a button that is done goes back to its start`() {
    var stand = Stand(.progress(duration: 2))
    stand.tap(at: 0)
    stand.advance(to: 2)

    stand.tap(at: 5)

    #expect(stand.button.stateDescription == "idle")
    #expect(stand.button.barFraction(at: 9) == 0)
  }

  @Test func `the labels of a button that changes are never both to be read`() {
    var stand = Stand(.toggle)
    stand.tap(at: 0)

    for frame in 0...30 {
      var list = DisplayList(size: Size(400, 48))
      stand.button.draw(
        in: Rect(x: 0, y: 0, width: 400, height: 48), radius: 24, into: &list, at: Double(frame) / 60)
      let texts = list.items.filter { if case .text = $0.content { true } else { false } }

      #expect(texts.count <= 1)
    }
  }
  @Test func `a button is as high as a label of two lines needs, and no higher for a short one`() {
    let stand = Stand(.none)

    // 17 points a letter, half as wide, a quarter higher a line: "Following" is 76.5 points wide.
    #expect(stand.button.fittingHeight(in: 200) == (17 * 1.25 + 22).rounded(.up))
    #expect(stand.button.fittingHeight(in: 80) == (2 * 17 * 1.25 + 22).rounded(.up))
  }
}
