import CPictureProcess
import Glibc
import Raster
import Synchronization

/// A process that decodes pictures, as the one that has started it sees it.
///
/// It is given the bytes of a file and memory for the pixels, and has nothing else: ``PictureServer`` says what is taken from
/// it. It ends when this object goes.
///
/// - Sharing: one thread at a time.
final class PictureProcess: Sendable {
  /// The number of the process.
  let identifier: pid_t
  private let socket: Int32
  private let hasEnded = Atomic(false)

  /// The program of this process, whatever has become of its file since.
  private static let link = "/proc/self/exe"

  /// The program that is started.
  ///
  /// A checker that this process runs on top of gives the path of the program when it is asked for, but what the link leads the
  /// system to is the checker: the two differ then, and the path is right.
  private static var program: String {
    guard let path = FileSystem.resolved(link), FileStamp(of: path) != FileStamp(of: link) else { return link }
    return path
  }

  /// The word that makes the program decode pictures, over the socket that is its fourth descriptor.
  static let word = "--decode-pictures"
  /// How long one wait for an answer is, in milliseconds.
  ///
  /// Waits are counted and not timed, so that a machine that sleeps, or a program that is stopped, makes no picture late.
  private static let slice: Int32 = 1_000

  private init(identifier: pid_t, socket: Int32) {
    self.identifier = identifier
    self.socket = socket
  }

  deinit {
    close(socket)
    end()
  }

  // MARK: Starting

  /// Makes a copy of this process a decoder: at once ready, and at any time, but only while there is one thread.
  ///
  /// - Errors: the system has no room for one.
  static func copyingThisProcess() throws(DecoderFailure) -> PictureProcess {
    let (own, other) = try sockets()
    let identifier = cpicture_fork()
    if identifier == 0 {
      close(own)
      PictureServer.serve(over: other)
    }
    let reason = errno
    close(other)
    guard identifier > 0 else {
      close(own)
      throw .unavailable(text(of: reason))
    }
    return PictureProcess(identifier: identifier, socket: own)
  }

  /// Starts the program anew as a decoder.
  ///
  /// - Parameter program: the program's file; nil for that of this process.
  /// - Errors: the system has no room for one, or the file cannot be started.
  static func starting(_ program: String? = nil) throws(DecoderFailure) -> PictureProcess {
    let (own, other) = try sockets()
    defer { close(other) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, other, PictureServer.socket)
    let words = (["noren", word] as [String]).map { strdup($0) }
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, program ?? Self.program, &actions, nil, words + [nil], environ)
    guard status == 0 else {
      close(own)
      throw .unavailable(text(of: status))
    }
    return PictureProcess(identifier: identifier, socket: own)
  }

  private static func sockets() throws(DecoderFailure) -> (own: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .unavailable(text(of: errno)) }
    return (ends[0], ends[1])
  }

  private static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
  }

  // MARK: Orders

  /// Whether it has ended, or has said something, before anything was asked of it.
  var isGone: Bool {
    var end = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) != 0
  }

  /// Gives an order and waits for the answer.
  ///
  /// - Parameters:
  ///   - order: what is wanted.
  ///   - descriptors: the file, and the memory for the pixels if some are wanted.
  ///   - patience: how long to wait, in seconds.
  /// - Errors: there was none; the process has ended then, and is of no further use.
  func answer(
    to order: PictureOrder, _ descriptors: [Int32], patience: Int
  ) throws(DecoderFailure) -> PictureAnswer {
    guard cpicture_send(socket, order.bytes, order.bytes.count, descriptors, Int32(descriptors.count)) == 0 else {
      throw end()
    }
    var waits = 0
    var news = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&news, 1, Self.slice)
      if count > 0 { break }
      if count < 0, errno != EINTR { throw end() }
      if count == 0 { waits += 1 }
      if waits >= patience {
        end()
        throw .silent
      }
    }
    var bytes = [UInt8](repeating: 0, count: PictureAnswer.longest)
    var (none, noneCount): (Int32, Int32) = (-1, 0)
    let length = cpicture_receive(socket, &bytes, bytes.count, &none, 0, &noneCount)
    guard length > 0 else { throw end() }
    guard let answer = PictureAnswer(bytes.prefix(length)) else {
      end()
      throw .nonsense
    }
    return answer
  }

  /// Ends the process, if it has not ended already, and says how it came to that.
  @discardableResult func end() -> DecoderFailure {
    guard !hasEnded.exchange(true, ordering: .relaxed) else { return .ended(signal: nil) }
    // One that is ending already ends as it was going to.
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &status, 0) } while result < 0 && errno == EINTR
    // The macros of wait.h: the low seven bits are the signal.
    let signal = status & 0x7F
    guard result == identifier, signal != 0 else { return .ended(signal: nil) }
    return signal == SIGXCPU ? .late : .ended(signal: signal)
  }
}
