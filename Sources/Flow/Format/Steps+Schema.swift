import AnimationCore
import Notation

extension ValueType where Value == Flow.Settle {
  /// The longest wait, or a mapping with it.
  static var settle: ValueType {
    .either(
      ValueType<Double>.duration().map({ Flow.Settle(within: $0) }, write: { _ in nil }),
      .object(Flow.Settle.schema))
  }
}

extension Flow.Settle {
  fileprivate static let schema = ObjectSchema<Self>(
    "settle", "A wait until nothing moves.", initial: Flow.Settle()
  ) {
    Field("within", \.within, .duration(), "How long it may take.")
  }
}

extension Flow.Film {
  /// The most pictures of a strip: more cannot be looked at.
  private static let mostPictures = 200

  static let schema = ObjectSchema<Self>(
    "a film", "A strip of pictures, compared bit for bit with a PNG file beside the flow.", initial: Flow.Film(),
    rule: .exactlyOne(of: ["at", "frames"]),
    idle: { film in
      guard film.times != nil else { return [] }
      return [IdleKey("over", "beside the times of 'at'", hint: "write frames: 5, or another number, in their stead")]
    }
  ) {
    Field("file", \.path, ValueType<String>.golden, required: true, "The golden's path, from here.")
    Field(
      "at", \.times, .list(of: .duration(), count: 1...mostPictures), otherwise: "given by `frames`",
      "When its pictures are taken, from the start of the step.")
    Field(
      "frames", \.count, .integer(in: 1...mostPictures), otherwise: "given by `at`",
      "How many pictures are taken, the first at once and the last at the end.")
    Field("over", \.duration, .duration(), "With `frames`: how long the film is.")
    Field("steps", \.steps, .list(of: .step), "What is done meanwhile.")
  }
}

extension Flow.Repeat {
  static let schema = ObjectSchema<Self>(
    "a repetition", "Steps that are done several times.", initial: Flow.Repeat()
  ) {
    Field("times", \.times, .integer(in: 1...FlowLimits.steps), required: true, "How often.")
    Field("steps", \.steps, .list(of: .step, count: 1...FlowLimits.steps), required: true, "What is done.")
  }
}
