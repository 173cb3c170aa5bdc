import Glibc

/// A program that a test starts as a shell starts one, and that does not outlive the test.
///
/// Whatever has started the tests (`nohup`, a job in the background) may ignore signals or hold them back, and children
/// inherit that; here every signal does again what it does by default. What the program starts ends with it.
public final class ChildProgram {
  /// How a program has ended.
  public enum End: Hashable, Sendable {
    /// It left with a status.
    case status(Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  /// A program that could not be started, with the system's reason.
  public struct StartError: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    /// The program and the reason.
    public var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  /// The number of the process, which is also that of its group.
  public let processIdentifier: pid_t
  private var output: Stream
  private var errors: Stream
  /// How much of the output a test has taken already, in bytes.
  private var taken = 0
  private var ending: End?
  private let deadline: ContinuousClock.Instant

  /// How long a program may run before the test ends it, which then fails: more than any takes on a busy machine.
  private static let patience = Duration.seconds(300)
  /// How often a program that is silent is asked whether it still runs, in milliseconds.
  private static let slice: Int32 = 50

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the program; it is not searched for.
  ///   - words: what follows its name.
  ///   - environment: its variables.
  ///   - folder: where it runs; nil for where the tests do.
  /// - Errors: it is not there, or the system has no room for it.
  public init(_ path: String, _ words: [String], environment: [String: String], folder: String? = nil) throws {
    var (output, errors) = (try Stream(), try Stream())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var attributes = Self.defaultSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var process: pid_t = 0
    let line = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0, path] + words } ?? [path] + words
    let code = Self.withStrings(line) { words in
      Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, line[0], &actions, &attributes, words, environment)
      }
    }
    output.closeWriting()
    errors.closeWriting()
    guard code == 0 else {
      output.closeReading()
      errors.closeReading()
      throw StartError(path: path, code: code)
    }
    (processIdentifier, self.output, self.errors) = (process, output, errors)
    deadline = .now + Self.patience
  }

  deinit {
    stop()
    var status: Int32 = 0
    if ending == nil { waitpid(processIdentifier, &status, 0) }
    output.closeReading()
    errors.closeReading()
  }

  /// Sends a signal to the program alone, unless it has ended.
  public func send(_ signal: Int32) {
    if isRunning { kill(processIdentifier, signal) }
  }

  /// Ends the program, and what it has started, at once.
  public func stop() {
    if isRunning { kill(-processIdentifier, SIGKILL) }
  }

  /// Whether it has not ended yet.
  public var isRunning: Bool {
    guard ending == nil else { return false }
    var status: Int32 = 0
    guard waitpid(processIdentifier, &status, WNOHANG) == processIdentifier else { return true }
    // The macros of wait.h: the low seven bits are the signal, the byte above them the status.
    let signal = status & 0x7F
    ending = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    return false
  }

  /// Reads the output up to a line that contains some words.
  ///
  /// - Returns: the line, or nothing when the program ended without it.
  public func waitForLine(containing words: String) -> String? {
    var found: String?
    read {
      while found == nil, let end = output.bytes[taken...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: output.bytes[taken..<end], as: UTF8.self)
        taken = end + 1
        if line.contains(words) { found = line }
      }
      return found != nil
    }
    return found
  }

  /// Waits for the end.
  ///
  /// - Returns: how it ended, what it wrote that no test has read yet, and what went to standard error.
  public func wait() -> (end: End, output: String, errors: String) {
    read { false }
    defer { taken = output.bytes.count }
    return (
      ending ?? .signal(SIGKILL), String(decoding: output.bytes[taken...], as: UTF8.self),
      String(decoding: errors.bytes, as: UTF8.self)
    )
  }

  /// Takes in what the program writes, until that is enough or the program has ended.
  private func read(until isEnough: () -> Bool) {
    while !isEnough() {
      // Asked before the pipes are: what it wrote before its end is in them.
      let isOver = !isRunning
      var waiting = [output.reading, errors.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&waiting, nfds_t(waiting.count), isOver ? 0 : Self.slice) > 0 {
        if waiting[0].revents != 0 { output.read() }
        if waiting[1].revents != 0 { errors.read() }
      } else if isOver {
        return
      } else if ContinuousClock.now > deadline {
        stop()
        errors.append("the test ended this program, which ran for \(Self.patience)\n")
      }
    }
  }

  /// Attributes of a process that starts with no signal ignored or held back, in a group of its own.
  private static func defaultSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    return attributes
  }

  /// Lends strings in the way of C, with a null pointer after the last.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// A pipe, and what has come out of it.
private struct Stream {
  /// The descriptor to read from; -1 once there is no more.
  private(set) var reading: Int32
  private(set) var writing: Int32
  private(set) var bytes: [UInt8] = []

  /// The most that is read at once, in bytes: what a pipe holds.
  private static let chunk = 65_536

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProgram.StartError(path: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeWriting() { close(writing) }

  mutating func append(_ text: String) { bytes += Array(text.utf8) }

  /// Reads what is there, or finds that there is no more.
  mutating func read() {
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    let count = Glibc.read(reading, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk.prefix(count)
    } else {
      closeReading()
    }
  }

  mutating func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }
}
