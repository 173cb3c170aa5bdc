/// What stands in the place of a command: the one table from which such words are read, and from which help, manual and
/// completions are made.
enum ProgramOption: String, CaseIterable {
  case help = "--help"
  case version = "--version"
  case folder = "--where"
  case manual = "--manual"
  case completions = "--completions"
  case schema = "--schema"
  case reference = "--reference"

  /// The option that a word means; `-h` and `help` are other words for the first.
  init?(word: String) {
    guard !["-h", "help"].contains(word) else {
      self = .help
      return
    }
    self.init(rawValue: word)
  }

  /// The name, the value that follows it, and what it does.
  var option: CommandSpec.Option {
    switch self {
    case .help: .init(rawValue, "this text; after a command, or with its name behind it, what that takes")
    case .version: .init(rawValue, "the version of the program")
    case .folder: .init(rawValue, "the folder of Noren's own files")
    case .manual: .init(rawValue, "the manual page")
    case .completions: .init(rawValue, values.joined(separator: "|"), "completions for a shell")
    case .schema: .init(rawValue, values.joined(separator: "|"), "the JSON Schema of deck or flow files")
    case .reference: .init(rawValue, values.joined(separator: "|"), "the page about the format of deck or flow files")
    }
  }

  /// The words that may follow it.
  var values: [String] {
    switch self {
    case .help: CommandTable.commands.map { $0.spec.name }
    case .completions: Manual.Shell.allCases.map(\.rawValue)
    case .schema, .reference: ["deck", "flow"]
    case .version, .folder, .manual: []
    }
  }
}
