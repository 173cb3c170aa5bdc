/// What a command is called, takes and does: the one source of parsing, of `--help` and of the manual.
struct CommandSpec: Sendable {
  /// An option, with or without a value.
  struct Option: Sendable {
    /// The name with its dashes, such as `--scale`.
    let name: String
    /// What its value is called, such as `S`; nil for an option without one.
    let value: String?
    /// What it does, in a few words.
    let summary: String

    /// An option that takes a value.
    init(_ name: String, _ value: String, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }

    /// An option that stands for itself.
    init(_ name: String, _ summary: String) {
      self.name = name
      value = nil
      self.summary = summary
    }

    /// The name with what follows it.
    var usage: String { value.map { "\(name) \($0)" } ?? name }
  }

  /// The word after `noren`.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What stands after the options, such as `[DECK]`.
  let operands: String
  /// How many operands there must be.
  let operandCount: ClosedRange<Int>
  /// The options, in the order of the help.
  let options: [Option]
  /// More about it, for the end of the help.
  var details = ""

  /// The text of `--help`.
  var help: String {
    var text = "Usage: noren \(name)"
    if !options.isEmpty { text += " [OPTION...]" }
    if !operands.isEmpty { text += " \(operands)" }
    text += "\n\n\(summary)\n"
    let rows = options.map { ($0.usage, $0.summary) } + [("--help", "this text")]
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    text += "\nOptions:\n"
    for (name, summary) in rows {
      text += "  \(name)\(String(repeating: " ", count: width - name.count))\(summary)\n"
    }
    if !details.isEmpty { text += "\n\(details)\n" }
    return text
  }
}

/// Something that `noren` can do.
protocol Command {
  /// What it is called, takes and does.
  static var spec: CommandSpec { get }
  /// Does it.
  @MainActor static func run(_ arguments: Arguments) throws -> ExitStatus
}
