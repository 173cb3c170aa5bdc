import Glibc
import Raster

/// Another program that gets its input through a pipe from here.
///
/// The pipe is a pair of sockets, since writing to a socket whose reader is gone can be told not to raise a signal.
final class PipedProcess {
  private let name: String
  private let isInterrupted: () -> Bool
  private var pid: pid_t = 0
  /// This end of the pipe; -1 once it is closed.
  private var input: Int32 = -1
  /// A file without a name that takes what the program says is wrong; a pipe could fill up and block it.
  private let complaintFile = tmpfile()
  private var complaints: Int32 { complaintFile.map(fileno) ?? -1 }

  /// What the C library calls causes that matter more than what follows from them.
  private static let causes = ["No space left on device", "File too large", "Permission denied"]

  /// The longest complaint that is passed on, in bytes.
  private static let longestComplaint = 4096

  /// Starts a program.
  ///
  /// - Errors: it cannot be started.
  init(_ program: String, _ words: [String], isInterrupted: @escaping () -> Bool) throws(FilmError) {
    name = program.split(separator: "/").last.map(String.init) ?? program
    self.isInterrupted = isInterrupted
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw .failed(path: program, reason: "no pipe can be made")
    }
    input = ends[0]
    defer { close(ends[1]) }
    let status = spawn(program, words, input: ends[1])
    guard status == 0 else {
      close(input)
      input = -1
      pid = 0
      throw .failed(path: program, reason: strerror(status).map { String(cString: $0) } ?? "cannot be started")
    }
  }

  deinit {
    kill()
    if let complaintFile { fclose(complaintFile) }
  }

  private func spawn(_ program: String, _ words: [String], input: Int32) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    if complaints >= 0 { posix_spawn_file_actions_adddup2(&actions, complaints, STDERR_FILENO) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Control-C at the terminal is for this program, which then ends the other one; signals work there as usual.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)

    // Complaints are read here, so they are asked for in one language.
    var environment = ["LC_ALL=C"]
    for variable in ["PATH", "LD_LIBRARY_PATH", "HOME"] {
      if let value = getenv(variable) { environment.append("\(variable)=\(String(cString: value))") }
    }
    var arguments = ([program] + words).map { strdup($0) }
    var variables = environment.map { strdup($0) }
    defer { for text in arguments + variables { free(text) } }
    arguments.append(nil)
    variables.append(nil)
    return posix_spawn(&pid, program, &actions, &attributes, arguments, variables)
  }

  /// Writes the pixels of a picture, blue first.
  ///
  /// - Errors: the program has ended, or the user wants no more.
  func write(_ bitmap: Bitmap) throws(FilmError) {
    try bitmap.withPixels { (pixels) throws(FilmError) in
      var rest = UnsafeRawBufferPointer(pixels)
      while !rest.isEmpty {
        if isInterrupted() { throw .interrupted }
        let count = send(input, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          try finish()
          throw .failed(path: name, reason: "\(name) ended before it had every picture")
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// Says that nothing more comes, and waits for the program to end.
  ///
  /// - Errors: it failed, in its own words; or the user wants no more.
  func finish() throws(FilmError) {
    closeInput()
    var status: Int32 = 0
    while pid > 0, waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else { break }
      if isInterrupted() { throw .interrupted }
    }
    pid = 0
    let signal = status & 0x7F
    if signal != 0 {
      let cause = signal == SIGXFSZ ? "the file grew larger than is allowed" : "it was ended by signal \(signal)"
      throw .failed(path: name, reason: "\(name) did not finish: \(cause)")
    }
    let code = (status >> 8) & 0xFF
    let complaint = complaint
    // Some formats end well though their last part did not fit.
    if code != 0 || complaint.hasPrefix("no space") || complaint.hasPrefix("file too large") {
      let words = complaint.isEmpty ? "it left with status \(code)" : complaint
      throw .failed(path: name, reason: "\(name) did not finish: \(words)")
    }
  }

  /// Ends the program, if it still runs.
  func kill() {
    closeInput()
    guard pid > 0 else { return }
    Glibc.kill(pid, SIGKILL)
    while waitpid(pid, nil, 0) < 0, errno == EINTR {}
    pid = 0
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// What the program says is wrong, in one line: the first thing, which the others follow from.
  private var complaint: String {
    guard complaints >= 0 else { return "" }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.longestComplaint) { buffer, count in
      count = max(0, pread(complaints, buffer.baseAddress, Self.longestComplaint, 0))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let cause = Self.causes.first(where: { text.contains($0) }) {
      return cause.prefix(1).lowercased() + cause.dropFirst()
    }
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
