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
  /// How many folders are watched at most; decks have a few.
  private static let folderLimit = 256
  /// The bytes of events that are read at once.
  private static let bufferSize = 4_096

  /// Dispatch sources may be used on any thread, but on Linux they are not marked so.
  nonisolated(unsafe) private let source: any DispatchSourceRead
  private let queue = DispatchQueue(label: "noren.folder-watch")
  /// Counts the bursts, so that only the last change of one is told.
  private let burst = Atomic(0)

  /// Watches a folder and those below it.
  ///
  /// - Parameters:
  ///   - path: the folder, empty for the current one.
  ///   - didChange: called on a queue of the watch.
  /// - Returns: nothing when the system has no watches left; the deck is then shown without live reload.
  public init?(_ path: String, didChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let root = path.isEmpty ? "." : path
    Self.watch(root, descriptor)
    source.setEventHandler { [weak self] in
      var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      // Folders may have come; watching one twice changes nothing.
      Self.watch(root, descriptor)
      self?.waitForQuiet(didChange)
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit { source.cancel() }

  private func waitForQuiet(_ didChange: @escaping @Sendable () -> Void) {
    let number = burst.add(1, ordering: .relaxed).newValue
    queue.asyncAfter(deadline: .now() + .milliseconds(Self.quietMilliseconds)) { [weak self] in
      if self?.burst.load(ordering: .relaxed) == number { didChange() }
    }
  }

  private static func watch(_ root: String, _ descriptor: Int32) {
    let changes = [IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE].reduce(UInt32(0)) {
      $0 | UInt32($1)
    }
    for folder in FileSystem.folders(below: root, limit: folderLimit) {
      inotify_add_watch(descriptor, folder, changes)
    }
  }
}
