import AnimationCore
import Geometry
import Gestures
import Notation

extension ValueType where Value == Flow.Step {
  /// A step: one verb with its value, or a verb alone that needs none.
  static var step: ValueType {
    .either(.bareStep, .object(Flow.Step.schema))
  }

  /// A verb that needs no value, written as a word.
  private static var bareStep: ValueType {
    let verbs: [(word: String, action: Flow.Action)] = [
      ("settle", .settle(Flow.Settle())), ("release", .release(Flow.Release())), ("lose focus", .loseFocus),
      ("reload", .reload(nil)),
    ]
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
          hint: isVerb ? nil : Flow.Step.verbs.hint(for: word, listsAll: true))
        return nil
      },
      write: { _ in nil })
  }
}

extension Flow.Step {
  /// The keys of which a step has exactly one.
  static let verbs = [
    "tap", "double tap", "press and hold", "drag", "fling", "press", "move", "release", "two finger", "wheel", "key",
    "resize", "lose focus", "reload", "wait", "settle", "expect", "picture", "film", "samples", "budget",
    "repeat", "include",
  ]

  static let schema = ObjectSchema<Self>(
    "a step", "One step of a flow: exactly one verb, and how long it may take.", initial: Flow.Step(.wait(0)),
    place: { $0.range = $1 }, rule: .exactlyOne(of: verbs),
    refusals: [
      KeyRefusal(
        "text", "the step 'text' would do nothing: no screen has a field that takes text",
        hint: "delete it; keys such as enter are pressed with 'key'")
    ]
  ) {
    Field("tap", .tap, "Goes down and up: on an id, a text that shows, or a point.") { $0.action = .tap($1) }
    Field("double tap", .tap, "Taps twice, quickly.") {
      var tap = $1
      tap.count = 2
      $0.action = .tap(tap)
    }
    Field("press and hold", .hold, "Goes down, rests, and goes up.") { $0.action = .hold($1) }
    Field("drag", .object(Flow.Drag.schema), "Goes down, moves, and goes up.") { $0.action = .drag($1) }
    Field("fling", .object(Flow.Fling.schema), "Moves at an even speed and lets go without slowing down.") {
      $0.action = .fling($1)
    }
    Field("press", .press, "Goes down and stays, for steps that look at what a finger holds.") {
      $0.action = .press($1)
    }
    Field("move", .object(Flow.Move.schema), "Moves a finger that is down.") { $0.action = .move($1) }
    Field("release", .object(Flow.Release.schema), "Lifts a finger that is down; alone, the first.") {
      $0.action = .release($1)
    }
    Field("two finger", .object(Flow.TwoFinger.schema), "Scrolls with two fingers on a touchpad.") {
      $0.action = .twoFinger($1)
    }
    Field("wheel", .wheel, "Turns a notched wheel: a direction, or a mapping.") { $0.action = .wheel($1) }
    Field("key", .key, "Presses a key.") { $0.action = .key($1) }
    Field("resize", .windowSize, "Gives the window another size in points: `[width, height]`.") {
      $0.action = .resize($1)
    }
    Field("lose focus", .constant("true", true), "Takes keyboard and pointer away; written alone, without a value.") {
      $0.action = $1 ? .loseFocus : $0.action
    }
    Field("reload", ValueType<String>.text, "Reads another deck in place of the present one; alone, the same again.") {
      $0.action = .reload($1)
    }
    Field("wait", .duration(), "Lets time pass.") { $0.action = .wait($1) }
    Field("settle", .settle, "Waits until nothing moves but what is declared endless, such as the pulse.") {
      $0.action = .settle($1)
    }
    Field("expect", .expectation, "Compares the prototype with what it should be.") { $0.action = .expect($1) }
    Field("picture", ValueType<String>.golden, "Compares what shows, bit for bit, with a PNG file beside the flow.") {
      $0.action = .picture(Flow.Picture($1))
    }
    Field("film", .object(Flow.Film.schema), "Compares what shows at several times with a strip of pictures.") {
      $0.action = .film($1)
    }
    Field("samples", .samples, "Does what a window recorded, as `noren open --record` writes it.") {
      $0.action = .samples($1)
    }
    Field("budget", .budgets, "Limits what the frames since the last budget, or since the start, may take.") {
      $0.action = .budget($1)
    }
    Field("repeat", .object(Flow.Repeat.schema), "Does steps several times.") { $0.action = .repeat($1) }
    Field("include", ValueType<String>.text.located, "Does the steps of another file, by its path from here.") {
      $0.action = .include(Flow.Include($1))
    }
    Field("time limit", \.timeLimit, .duration(), otherwise: "the flow's", "How long the step may take.")
  }
}
