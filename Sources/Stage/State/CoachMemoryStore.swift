import Prototype

/// Keeps what the coach marks of a running deck remember.
///
/// Nothing that goes wrong here stops a run: it costs a warning, once.
public struct CoachMemoryStore: Sendable {
  /// What was remembered when the run began.
  public let initial: CoachMemory
  private let file: CoachMemoryFile
  /// What is in the file of what this run knows.
  private var kept: CoachMemory
  private var hasWarned = false

  /// Reads what is remembered.
  ///
  /// - Parameters:
  ///   - file: where.
  ///   - replays: whether to begin as if nothing were remembered; what is shown is still kept.
  ///   - known: what the run knows besides, which is not kept for that.
  ///   - warn: gets what went wrong.
  public init(
    _ file: CoachMemoryFile, replays: Bool = false, knowing known: CoachMemory = CoachMemory(),
    warn: (FileError) -> Void
  ) {
    self.file = file
    var memory = CoachMemory()
    do throws(FileError) { memory = try file.read() } catch {
      warn(error)
      hasWarned = true
    }
    if replays { memory = CoachMemory() }
    memory.apply(changesFrom: CoachMemory(), to: known)
    initial = memory
    kept = memory
  }

  /// Writes what has changed since the last time; nothing is done when nothing has.
  ///
  /// - Parameter warn: gets what went wrong, the first time.
  public mutating func keep(_ memory: CoachMemory, warn: (FileError) -> Void) {
    guard memory != kept else { return }
    let old = kept
    // What could not be written is not tried again: the disk would be asked in every frame.
    kept = memory
    do throws(FileError) { try file.update { $0.apply(changesFrom: old, to: memory) } } catch {
      if !hasWarned { warn(error) }
      hasWarned = true
    }
  }
}
