import Glibc
import Stage

/// A folder of pictures that grows beside its place and is put there when it is whole.
final class PartialFolder {
  /// Where the pictures are for now.
  let path: String
  private let place: String

  /// Makes the folder, and those above its place that are missing.
  ///
  /// - Errors: no permission, disk full.
  init(for place: String) throws(FileError) {
    var place = place
    while place.count > 1, place.hasSuffix("/") { place.removeLast() }
    self.place = place
    path = "\(place).partial-\(getpid())"
    try FileSystem.makeDirectory(path)
  }

  /// Puts the pictures in their place; those of an earlier capture go, other files stay.
  ///
  /// - Errors: a picture cannot be moved.
  func finish() throws(FileError) {
    if rename(path, place) == 0 { return }
    let names = try FileSystem.names(in: path)
    for old in try FileSystem.names(in: place) where CaptureOutput.isName(ofPicture: old) && !names.contains(old) {
      unlink(FileSystem.join(place, old))
    }
    for name in names {
      let target = FileSystem.join(place, name)
      guard rename(FileSystem.join(path, name), target) == 0 else {
        throw FileError(path: target, reason: strerror(errno).map { String(cString: $0) } ?? "cannot be written")
      }
    }
    rmdir(path)
  }

  /// Removes the pictures.
  func remove() {
    for name in (try? FileSystem.names(in: path)) ?? [] { unlink(FileSystem.join(path, name)) }
    rmdir(path)
  }
}
