import Glibc
import Synchronization

/// Standard output for results, standard error for what concerns the user.
enum Console {
  /// Writes a line of the result.
  static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  /// Writes text of the result that ends its own lines.
  static func printText(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes text to standard error as it is.
  static func note(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Writes text to standard error without ending the line.
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
