import Dispatch
import Glibc
import Stage
import Synchronization

/// Tells when something in a folder or below it has changed, once a burst of changes is over.
///
/// Folders are watched, not files: editors replace a file by another one of its name, and a watch on the file would
/// stay with the one that is gone.
public final class FolderWatch: Sendable {
  /// How long it must be quiet, in milliseconds, before a burst counts as over: editors write in several steps.
  private static let quietMilliseconds = 40
  /// How long a burst may last, in milliseconds, before it is told of all the same: a folder may never be quiet, as when
  /// some program writes its log there.
  private static let longestBurstMilliseconds = 100
  /// How many folders are watched at most; decks have a few.
  private static let folderLimit = 256
  /// The bytes of events that are read at once.
  private static let bufferSize = 4_096

  /// Dispatch sources may be used on any thread, but on Linux they are not marked so.
  nonisolated(unsafe) private let source: any DispatchSourceRead
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "noren.folder-watch")
  /// Counts the changes, so that only the last one of a burst is told.
  private let changeCount = Atomic(0)
  /// When the burst that is under way must be told at the latest, in nanoseconds of the system's clock; 0 for none.
  private let burstEnd = Atomic<UInt64>(0)

  /// Watches a folder and those below it.
  ///
  /// - Parameters:
  ///   - path: the folder, empty for the current one.
  ///   - surroundings: folders in which only what comes and goes by name counts, and nothing below them: where a link to
  ///     the folder, or the folder itself, may be replaced.
  ///   - linked: folders in which all counts, and nothing below them: where what links in the folder lead to is written.
  ///   - didChange: called on a queue of the watch.
  /// - Returns: nothing when the system has no watches left; the deck is then shown without live reload.
  public init?(
    _ path: String, surroundings: [String] = [], linked: [String] = [], didChange: @escaping @Sendable () -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let root = path.isEmpty ? "." : path
    Self.watch(root, surroundings, descriptor)
    follow(linked)
    source.setEventHandler { [weak self] in
      var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      // Folders may have come; watching one twice changes nothing.
      Self.watch(root, surroundings, descriptor)
      self?.waitForQuiet(didChange)
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit { source.cancel() }

  /// Watches further folders in which what links lead to is written; those that are watched already stay as they are.
  func follow(_ folders: [String]) { Self.watch(folders, Self.names | UInt32(IN_CLOSE_WRITE), descriptor) }

  private func waitForQuiet(_ didChange: @escaping @Sendable () -> Void) {
    let number = changeCount.add(1, ordering: .relaxed).newValue
    let now = DispatchTime.now()
    if burstEnd.load(ordering: .relaxed) == 0 {
      let end = now + .milliseconds(Self.longestBurstMilliseconds)
      burstEnd.store(end.uptimeNanoseconds, ordering: .relaxed)
    }
    let end = DispatchTime(uptimeNanoseconds: burstEnd.load(ordering: .relaxed))
    let quiet = now + .milliseconds(Self.quietMilliseconds)
    queue.asyncAfter(deadline: min(quiet, end)) { [weak self] in
      guard let self, burstEnd.load(ordering: .relaxed) != 0 else { return }
      guard changeCount.load(ordering: .relaxed) == number || DispatchTime.now() >= end else { return }
      burstEnd.store(0, ordering: .relaxed)
      didChange()
    }
  }

  private static func watch(_ root: String, _ surroundings: [String], _ descriptor: Int32) {
    watch(surroundings, names, descriptor)
    watch(FileSystem.folders(below: root, limit: folderLimit), names | UInt32(IN_CLOSE_WRITE), descriptor)
  }

  private static func watch(_ folders: [String], _ events: UInt32, _ descriptor: Int32) {
    // A folder that is named twice is watched for all; IN_MASK_ADD keeps what another path to it asked for.
    for folder in folders {
      inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, events | UInt32(IN_MASK_ADD))
    }
  }

  /// What comes and goes by name.
  private static let names = [IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE].reduce(UInt32(0)) { $0 | UInt32($1) }
}
