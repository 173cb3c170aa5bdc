import Deck
import Notation
import Stage

extension Flow {
  /// The version of the format this program reads.
  static let formatVersion = 1

  /// The keys at the top of a flow file.
  static let schema = ObjectSchema<Self>(
    "the flow", "A flow file is a scripted finger on a deck, and what is expected of the deck.", initial: Flow()
  ) {
    Field("noren", .integer(in: formatVersion...formatVersion), "The version of the format: 1.") { _, _ in }
    Field("title", \.title, .text, otherwise: "the file's name", "What the flow shows.")
    Field(
      "deck", \.deck, ValueType<String>.text.located,
      otherwise: "none: a file without a deck is there to be included",
      "The path of the deck it plays on, relative to the flow's file.")
    Field(
      "size", \.setting.size, .windowSize, otherwise: "the deck's device",
      "The window in points: `[width, height]`.")
    Field("scale", \.setting.scale, .number(in: FlowLimits.scale), "Pixels per point of the flow's pictures.")
    Field(
      "fps", \.setting.framesPerSecond, .number(in: FlowLimits.framesPerSecond),
      "Frames per second of the virtual display. No result depends on it.")
    Field(
      "languages", \.setting.reader.languages, .list(of: .language), otherwise: "the deck's first",
      "The languages of the reader, the preferred one first.")
    Field("reduce motion", \.setting.reader.reduceMotion, .boolean, "Whether large motion gives way to cross-fades.")
    Field("dark", \.setting.reader.prefersDark, .boolean, "Whether dark colours show where the deck leaves the choice.")
    Field(
      "high contrast", \.setting.reader.increasesContrast, .boolean,
      "Whether text stands out from its ground more than the deck says.")
    Field(
      "text scale", \.setting.reader.textScale, .number(in: ReaderPreferences.textScales),
      "How much larger texts are than the deck says.")
    Field(
      "seen", \.setting.seenMarks, .list(of: ValueType<String>.text),
      "Coach marks that were shown in an earlier run, by the names that `once` gives them.")
    Field(
      "resume", .resumePoints,
      "Where tours of earlier runs were left: the number of the mark from 0, or its id, by its screen."
    ) {
      $0.setting.resumePoints = $1
    }
    Field("pointer", \.setting.pointer, .choice, "What the finger is, where a step does not say.")
    Field(
      "time limit", \.setting.timeLimit, .duration(atLeast: 0.1), "How long the flow may take on its own clock.")
    Field("steps", \.steps, .list(of: .step, count: 1...FlowLimits.steps), required: true, "What it does, in order.")
  }
}
