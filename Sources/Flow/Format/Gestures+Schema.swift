import AnimationCore
import Geometry
import Gestures
import Notation

extension ValueType {
  /// A target alone, or a mapping that says more.
  private static func target(
    _ schema: @autoclosure @escaping @Sendable () -> ObjectSchema<Value>,
    _ make: @escaping @Sendable (Flow.Target) -> Value
  ) -> ValueType {
    .either(ValueType<Flow.Target>.target.map(make, write: { _ in nil }), .object(schema()))
  }
}

extension ValueType where Value == Flow.Tap {
  /// What a tap takes.
  static var tap: ValueType { target(Flow.Tap.schema) { Flow.Tap($0) } }
}

extension ValueType where Value == Flow.Hold {
  /// What a long press takes.
  static var hold: ValueType { target(Flow.Hold.schema) { Flow.Hold($0) } }
}

extension ValueType where Value == Flow.Press {
  /// What a press takes.
  static var press: ValueType { target(Flow.Press.schema) { Flow.Press($0) } }
}

extension ValueType where Value == Flow.Wheel {
  /// A direction alone, or a mapping that says more.
  static var wheel: ValueType {
    let direction = ValueType<Flow.Direction>.choice.map(
      { direction in
        var wheel = Flow.Wheel()
        wheel.toward = direction
        return wheel
      }, write: { _ in nil })
    return .either(direction, .object(Flow.Wheel.schema))
  }
}

extension ValueType where Value == Flow.Key {
  /// A key alone, or a mapping that says more.
  static var key: ValueType {
    .either(
      ValueType<KeyPress.Key>.keyName.map({ Flow.Key($0) }, write: { _ in nil }), .object(Flow.Key.schema))
  }
}

extension ValueType where Value == KeyPress.Key {
  /// The name of a key.
  fileprivate static var keyName: ValueType {
    let names = KeyPress.Key.allCases.map(\.rawValue)
    let notation = ValueNotation(
      "key name", phrase: "a key", summary: "One of " + names.map { "`\($0)`" }.joined(separator: ", ") + ".",
      examples: ["right", "page up", "enter"], pattern: "^(\(names.joined(separator: "|")))$")
    return ValueType(
      .notation(notation), accepts: { $0.scalar != nil },
      read: { node, decoder in
        let word = node.scalar?.text ?? ""
        if let key = KeyPress.Key(rawValue: word) { return key }
        decoder.report(
          .unknownChoice, at: node.range, "there is no key \(word.quoted)",
          hint: names.nearest(to: word).map { "did you mean \($0.quoted)?" }
            ?? "the keys are " + names.joined(separator: ", "))
        return nil
      },
      write: { $0.rawValue })
  }
}

/// What several gestures say alike.
private enum Words {
  static let target = "Where: an id, a text that shows, or a point."
  static let from = "Where it goes down: an id, a text that shows, or a point."
  static let within = "How long to wait for the target."
  static let pointer = "What the finger is."
  static let otherwise = "the flow's"
  static let easing = "How the movement spends its time."
  static let finger = "Which finger, when several are down."
}

/// The most fingers that can be down together.
private let fingers = 0...9

/// How far a finger may be told to go at once, in points per second.
private let speeds = 0.0...50_000.0

extension Flow.Tap {
  fileprivate static let schema = ObjectSchema<Self>(
    "a tap", "A press that is let go at once.", initial: Flow.Tap(.point(.zero))
  ) {
    Field("target", \.target, .target, required: true, Words.target)
    Field("within", \.within, .duration(), Words.within)
    Field("pointer", \.pointer, .choice, otherwise: Words.otherwise, Words.pointer)
  }
}

extension Flow.Hold {
  fileprivate static let schema = ObjectSchema<Self>(
    "a long press", "A finger that goes down, rests, and goes up.", initial: Flow.Hold(.point(.zero))
  ) {
    Field("target", \.target, .target, required: true, Words.target)
    Field("for", \.duration, .gestureDuration, "How long it rests.")
    Field("within", \.within, .duration(), Words.within)
    Field("pointer", \.pointer, .choice, otherwise: Words.otherwise, Words.pointer)
  }
}

extension Flow.Drag {
  static let schema = ObjectSchema<Self>(
    "a drag", "A finger that goes down, moves and goes up. It reports its place 120 times a second.",
    initial: Flow.Drag(), rule: .exactlyOne(of: ["to", "by"])
  ) {
    Field("from", \.from, .target, required: true, Words.from)
    Field("to", \.to, .target, otherwise: "given by `by`", "Where it goes up.")
    Field("by", \.by, .point, otherwise: "given by `to`", "How far it moves, in points.")
    Field("through", \.through, .list(of: .point), "Points that it passes, straight from one to the next.")
    Field(
      "bend", \.bend, .number(in: FlowLimits.coordinates, unit: "pt"),
      "How far its way bends to the left of the straight one, as that of a thumb does.")
    Field("over", \.duration, .gestureDuration, "How long it moves.")
    Field("lift", \.lift, .gestureDuration, "How long it rests before it moves, to lift a row.")
    Field("hold", \.hold, .gestureDuration, "How long it rests before it goes up.")
    Field("easing", \.easing, .curve, Words.easing)
    Field("within", \.within, .duration(), Words.within)
    Field("pointer", \.pointer, .choice, otherwise: Words.otherwise, Words.pointer)
  }
}

extension Flow.Fling {
  static let schema = ObjectSchema<Self>(
    "a fling", "A finger that moves at an even speed and goes up without slowing down.", initial: Flow.Fling(),
    rule: .exactlyOne(of: ["velocity", "toward"]),
    idle: { fling in
      guard fling.velocity != nil else { return [] }
      return [IdleKey("speed", "beside a velocity", hint: "write toward: up, or another way, in its stead")]
    }
  ) {
    Field("from", \.from, .target, required: true, Words.from)
    Field("velocity", \.velocity, .point, otherwise: "given by `toward`", "How fast, in points per second: `[x, y]`.")
    Field("toward", \.toward, .choice, otherwise: "given by `velocity`", "Which way.")
    Field("speed", \.speed, .number(in: speeds, unit: "pt/s"), "How fast it moves that way.")
    Field("over", \.duration, .gestureDuration, "How long it moves.")
    Field("within", \.within, .duration(), Words.within)
    Field("pointer", \.pointer, .choice, otherwise: Words.otherwise, Words.pointer)
  }
}

extension Flow.Press {
  fileprivate static let schema = ObjectSchema<Self>(
    "a press", "A finger that goes down and stays there.", initial: Flow.Press(.point(.zero))
  ) {
    Field("target", \.target, .target, required: true, Words.target)
    Field("finger", \.finger, .integer(in: fingers), Words.finger)
    Field("within", \.within, .duration(), Words.within)
    Field("pointer", \.pointer, .choice, otherwise: Words.otherwise, Words.pointer)
  }
}

extension Flow.Move {
  static let schema = ObjectSchema<Self>(
    "a movement", "A movement of a finger that is down.", initial: Flow.Move(), rule: .exactlyOne(of: ["to", "by"])
  ) {
    Field("finger", \.finger, .integer(in: fingers), Words.finger)
    Field("to", \.to, .target, otherwise: "given by `by`", "Where to.")
    Field("by", \.by, .point, otherwise: "given by `to`", "How far, in points.")
    Field("over", \.duration, .gestureDuration, "How long.")
    Field("easing", \.easing, .curve, Words.easing)
  }
}

extension Flow.Release {
  static let schema = ObjectSchema<Self>("a release", "The end of a press.", initial: Flow.Release()) {
    Field("finger", \.finger, .integer(in: fingers), Words.finger)
  }
}

extension Flow.TwoFinger {
  static let schema = ObjectSchema<Self>(
    "a two finger scroll", "A scroll with two fingers on a touchpad, in many small steps.", initial: Flow.TwoFinger()
  ) {
    Field("at", \.at, .target, required: true, "Where the cursor is: an id, a text that shows, or a point.")
    Field("by", \.by, .point, required: true, "How far the content is moved, with the fingers: `[x, y]`.")
    Field("over", \.duration, .gestureDuration, "How long.")
    Field("easing", \.easing, .curve, Words.easing)
    Field("within", \.within, .duration(), Words.within)
  }
}

extension Flow.Wheel {
  fileprivate static let schema = ObjectSchema<Self>(
    "a turn of the wheel", "Notches of a mouse wheel, one after another.", initial: Flow.Wheel()
  ) {
    Field("toward", \.toward, .choice, "What it shows more of.")
    Field("notches", \.notches, .integer(in: 1...1000), "By how many notches.")
    Field("at", \.at, .target, otherwise: "the middle of the window", "Where the cursor is.")
    Field("within", \.within, .duration(), Words.within)
  }
}

extension Flow.Key {
  fileprivate static let schema = ObjectSchema<Self>("a key", "A key that is pressed.", initial: Flow.Key(.enter)) {
    Field("key", \.key, .keyName, required: true, "Which key.")
    Field("shift", \.shift, .boolean, "Whether Shift is held.")
    Field("times", \.times, .integer(in: 1...1000), "How often it is pressed.")
  }
}
