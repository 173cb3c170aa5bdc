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
  static let version = "0.1.0"

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
    text += """

      Without a command a deck is opened; without a deck, the demo.
      `noren COMMAND --help` tells more about a command. --version prints the version, --where the
      folder of Noren's own files, --manual the manual page, --completions bash|zsh|fish completions for a shell,
      --schema deck|flow the JSON Schema of deck or flow files and --reference deck|flow the page about their format.
      """
    return text
  }
}
