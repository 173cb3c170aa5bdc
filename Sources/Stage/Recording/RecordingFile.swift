/// A flow file that grows while a session goes on.
///
/// What has happened stands in a file beside the final one after every frame, and is a flow that plays at any time: so a
/// crash leaves all of it behind. ``finish()`` gives the file its name.
public final class RecordingFile {
  /// The path that the file gets in the end.
  public let path: String
  /// Where the file is until then: beside it, under a name that no other recording has.
  public let partialPath: String
  private let file: PartialFile
  private var pending: [UInt8] = []
  private var failure: FileError?
  private var hasBegun = false
  private var isFinished = false

  /// Makes the file, so that one which cannot be written is known before a session begins.
  ///
  /// - Errors: no such folder, no permission; what is there is no file, or one that must stay as it is.
  public init(_ path: String) throws(FileError) {
    guard path != FileSystem.standardStream else {
      throw FileError(path: "standard output", reason: "takes no recording, which needs a file")
    }
    self.path = path
    let place = OutputPlace(path)
    file = try PartialFile(for: place.name, in: place.openFolder(makes: false))
    partialPath = FileSystem.join(FileSystem.directory(of: path), file.partialName)
  }

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
    do throws(FileError) { try file.write(pending) } catch { failure = FileError(path: path, reason: error.reason) }
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
    try file.finish(isFlushed: true)
  }
}
