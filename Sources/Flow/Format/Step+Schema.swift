import AnimationCore
import Deck
import Geometry

extension ValueType where Value == Flow.Step {
  /// A step: one verb with its value, or a verb alone that needs none.
  static var step: ValueType {
    .either(.bareStep, .object(Flow.Step.schema))
  }

  /// A verb that needs no value, written as a word.
  private static var bareStep: ValueType {
    let verbs: [(word: String, action: Flow.Action)] = [("settle", .settle(Flow.Settle()))]
    return ValueType(
      .either(verbs.map { .constant($0.word) }),
      accepts: { $0.scalar != nil },
      read: { node, decoder in
        let word = node.scalar?.text ?? ""
        if let verb = verbs.first(where: { $0.word == word }) { return Flow.Step(verb.action, at: node.range) }
        let isVerb = Flow.Step.verbs.contains(word)
        decoder.report(
          .unknownChoice, at: node.range,
          isVerb ? "the step \(word.quoted) needs a value" : "there is no step \(word.quoted)",
          hint: isVerb ? nil : Flow.Step.verbs.hint(for: word))
        return nil
      },
      write: { _ in nil })
  }
}

extension Flow.Step {
  /// The keys of which a step has exactly one.
  static let verbs = ["tap", "drag", "wait", "settle", "expect", "picture"]

  static let schema = ObjectSchema<Self>(
    "a step", "One step of a flow: exactly one verb, and how long it may take.", initial: Flow.Step(.wait(0)),
    place: { $0.range = $1 }, rule: .exactlyOne(of: verbs)
  ) {
    Field("tap", .tap, "Taps an element, by id or by the text it shows, or a point.") { $0.action = .tap($1) }
    Field("drag", .object(Flow.Drag.schema), "Goes down, moves and goes up.") { $0.action = .drag($1) }
    Field("wait", .duration(), "Lets time pass.") { $0.action = .wait($1) }
    Field("settle", .settle, "Waits until nothing moves but what is declared endless, such as the pulse.") {
      $0.action = .settle($1)
    }
    Field("expect", .expectation, "Compares the prototype with what it should be.") { $0.action = .expect($1) }
    Field("picture", ValueType<String>.text, "Compares what shows, bit for bit, with a PNG file beside the flow.") {
      $0.action = .picture(Flow.Picture($1))
    }
    Field("time limit", \.timeLimit, .duration(), otherwise: "the flow's", "How long the step may take.")
  }
}

extension ValueType where Value == Flow.Tap {
  /// A target, or a mapping that says more.
  fileprivate static var tap: ValueType {
    .either(ValueType<Flow.Target>.target.map({ Flow.Tap($0) }, write: { _ in nil }), .object(Flow.Tap.schema))
  }
}

extension ValueType where Value == Flow.Settle {
  /// The longest wait, or a mapping with it.
  fileprivate static var settle: ValueType {
    .either(
      ValueType<Double>.duration().map({ Flow.Settle(within: $0) }, write: { _ in nil }),
      .object(Flow.Settle.schema))
  }
}

extension Flow.Tap {
  fileprivate static let schema = ObjectSchema<Self>(
    "a tap", "A press that is let go at once.", initial: Flow.Tap(.point(.zero))
  ) {
    Field("target", \.target, .target, required: true, "Where: an id, a text that shows, or a point.")
    Field("within", \.within, .duration(), "How long to wait for the target.")
    Field("pointer", \.pointer, .choice, otherwise: "the flow's", "What taps.")
  }
}

extension Flow.Drag {
  fileprivate static let schema = ObjectSchema<Self>(
    "a drag", "A finger that goes down, moves and goes up. It reports its place 120 times a second.",
    initial: Flow.Drag(), rule: .exactlyOne(of: ["to", "by"])
  ) {
    Field("from", \.from, .target, required: true, "Where it goes down: an id, a text that shows, or a point.")
    Field("to", \.to, .target, otherwise: "given by `by`", "Where it goes up.")
    Field("by", \.by, .point, otherwise: "given by `to`", "How far it moves, in points.")
    Field("over", \.duration, .gestureDuration, "How long it moves.")
    Field("hold", \.hold, .gestureDuration, "How long it rests before it goes up.")
    Field("easing", \.easing, .curve, "How the movement spends its time.")
    Field("pointer", \.pointer, .choice, otherwise: "the flow's", "What drags.")
  }
}

extension Flow.Settle {
  fileprivate static let schema = ObjectSchema<Self>(
    "settle", "A wait until nothing moves.", initial: Flow.Settle()
  ) {
    Field("within", \.within, .duration(), "How long it may take.")
  }
}
