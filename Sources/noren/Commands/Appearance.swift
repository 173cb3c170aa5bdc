import Stage

/// The options about how a deck shows itself to a reader, and on what.
enum Appearance {
  /// They are the same for every command that draws.
  static let options: [CommandSpec.Option] = [
    .init("--lang", "L", "the language to show, such as ja; several times for second choices"),
    .init("--dark", "the dark colours, where the deck leaves the choice"),
    .init("--high-contrast", "text and signs stand out more"),
    .init("--text-scale", "S", "texts larger or smaller, from 0.8 to 2"),
    .init("--reduce-motion", "no pulse and no slides, short cross-fades instead"),
    DeviceOption.option,
  ]

  /// A setup with what the command line asks for; what it does not mention stays as it is.
  static func apply(_ arguments: Arguments, to setup: StageSetup) throws -> StageSetup {
    var setup = setup
    if arguments.has("--lang") { setup.reader.languages = try languages(arguments) }
    if arguments.has("--dark") { setup.reader.prefersDark = true }
    if arguments.has("--high-contrast") { setup.reader.increasesContrast = true }
    if arguments.has("--reduce-motion") { setup.reader.reduceMotion = true }
    if let scale = try arguments.number("--text-scale", in: ReaderPreferences.textScales) {
      setup.reader.textScale = scale
    }
    if let size = try DeviceOption.size(arguments) { setup.size = size }
    return setup
  }

  /// The languages that are asked for; any may be, since what a deck lacks is shown in its first.
  ///
  /// - Errors: a text that names no language.
  private static func languages(_ arguments: Arguments) throws(CommandFailure) -> [String] {
    let tags = arguments.texts("--lang")
    for tag in tags where tag.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) == nil {
      throw .usage("--lang takes the tag of a language, such as ja or pt-BR, not \"\(tag)\"")
    }
    return tags
  }
}
