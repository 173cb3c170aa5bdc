/// What the program tells the shell.
enum ExitStatus: Int32 {
  /// All went well; warnings are not failures.
  case done = 0
  /// The deck or flow has errors, or an expectation, golden, budget or comparison failed.
  case failed = 1
  /// The command line is wrong, or a file cannot be read or written.
  case usage = 2
  /// There is no display to open a window on.
  case noDisplay = 3
  /// Something that Noren needs is not installed.
  case environment = 4
}

/// A failure that ends a command: what to print and which status to leave with.
struct CommandFailure: Error {
  let message: String
  let status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// A mistake on the command line.
  static func usage(_ message: String) -> CommandFailure { CommandFailure(message, .usage) }
}
