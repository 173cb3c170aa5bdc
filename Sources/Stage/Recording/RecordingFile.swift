import Glibc

/// A flow file that grows while a session goes on.
///
/// What has happened stands in a file beside the final one after every frame, and is a flow that plays at any time: so a
/// crash leaves all of it behind. ``finish()`` gives the file its name.
public final class RecordingFile {
  /// The path that the file gets in the end.
  public let path: String
  /// Where the file is until then.
  public let partialPath: String
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var failure: FileError?
  private var hasBegun = false
  private var isFinished = false

  /// Makes the file, so that one which cannot be written is known before a session begins.
  ///
  /// - Errors: no such folder, no permission, a pipe or a device.
  public init(_ path: String) throws(FileError) {
    guard !FileSystem.isPipeOrDevice(path) else {
      throw FileError(path: path, reason: "is a pipe or a device; a recording takes a file")
    }
    self.path = path
    partialPath = path + ".partial"
    descriptor = open(partialPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
  }

  deinit { close(descriptor) }

  /// Begins with what is known once there is a window.
  public func begin(_ flow: RecordedFlow) {
    pending = Array(flow.header.utf8) + pending
    hasBegun = true
    flush()
  }

  /// Adds a moment; a frame brings everything up to it into the file.
  public func append(_ moment: Moment) {
    guard failure == nil, !isFinished else { return }
    pending += Array(RecordedFlow.line(moment).utf8)
    if case .frame = moment { flush() }
  }

  /// Writes whole lines at once, so that the file ends with one whatever happens.
  private func flush() {
    guard hasBegun, failure == nil else { return }
    var done = 0
    while done < pending.count {
      let count = pending.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(descriptor, $0 + done, buffer.count - done) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        failure = FileError(path: path, errno: errno)
        return
      }
      done += count
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Completes the file and gives it its name.
  ///
  /// - Errors: something could not be written, now or before; what could be written stays at ``partialPath``.
  public func finish() throws(FileError) {
    guard !isFinished else { return }
    isFinished = true
    flush()
    if let failure { throw failure }
    guard rename(partialPath, path) == 0 else { throw FileError(path: path, errno: errno) }
  }
}
