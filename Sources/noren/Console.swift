import Glibc
import Notation
import Synchronization

/// Standard output for results, standard error for what concerns the user.
enum Console {
  /// Writes lines of the result, in which nothing that a stranger wrote steers the terminal.
  static func print(_ lines: String) { write(lines.linesForTerminal + "\n", to: STDOUT_FILENO) }

  /// Writes text of the result as it is, for programs: what is escaped already, or Noren's own.
  static func printText(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes JSON, in which no text is a command of a continuous integration that looks for `##[` anywhere in a line.
  static func print(_ value: JSONValue) {
    let text = value.text(.indented).split(separator: "##", omittingEmptySubsequences: false).joined(
      separator: "#\\u0023")
    printText(text + "\n")
  }

  /// Writes lines to standard error, in which nothing that a stranger wrote steers the terminal.
  static func note(_ lines: String) { write(lines.linesForTerminal + "\n", to: STDERR_FILENO) }

  /// Writes text of Noren's own to standard error without ending the line.
  static func write(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Says what is wrong, and what to do.
  static func complain(_ message: String) { note("noren: \(message)") }

  /// Why a part of the result could not be written, in words; nil while everything could.
  static var outputFailure: String? {
    let code = failure.load(ordering: .relaxed)
    guard code != 0 else { return nil }
    return "standard output: " + (strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)")
  }

  /// The error of the last write to standard output that failed; 0 for none.
  private static let failure = Atomic<Int32>(0)

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          // A reader that has gone away wants no more.
          if descriptor == STDOUT_FILENO, errno != EPIPE { failure.store(errno, ordering: .relaxed) }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
