/// The one table of commands: what words are looked up in, and what help, manual and completions are made from.
enum CommandTable {
  /// What `noren` can do, in the order of the help.
  static var commands: [any Command.Type] {
    [
      OpenCommand.self,
      CheckCommand.self,
      NewCommand.self,
      TestCommand.self,
      BenchCommand.self,
      CaptureCommand.self,
      DescribeCommand.self,
      PlotCommand.self,
      SpecCommand.self,
      StateCommand.self,
    ]
  }
  /// The version of the program.
  static let version = "0.2.0"

  /// The text of `noren --help`.
  static var overview: String {
    var text = """
      Usage: noren [COMMAND] [OPTION...] [OPERAND...]

      Feel and test app onboarding: a deck file in a phone-sized window, or headless.

      Commands:

      """
    let width = (commands.map { $0.spec.name.count }.max() ?? 0) + 2
    for command in commands {
      let name = command.spec.name
      text += "  \(name)\(String(repeating: " ", count: width - name.count))\(command.spec.summary)\n"
    }
    let options = ProgramOption.allCases.map(\.option)
    let optionWidth = (options.map(\.usage.count).max() ?? 0) + 2
    text += "\nIn place of a command:\n"
    for option in options {
      text += "  \(option.usage)\(String(repeating: " ", count: optionWidth - option.usage.count))\(option.summary)\n"
    }
    text += """

      Without a command a deck is opened; without a deck, the demo.
      `noren COMMAND --help` tells more about a command.
      """
    return text
  }
}
