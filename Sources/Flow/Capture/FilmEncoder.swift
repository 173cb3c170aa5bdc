import Glibc
import Raster
import Stage

/// Writes one film with ffmpeg, which gets its pictures through a pipe.
///
/// The film grows beside its place and is renamed when it is whole; whatever goes wrong, no part of it stays.
final class FilmEncoder {
  private let format: FilmFormat
  private let path: String
  private let folder: PartialFolder
  private let process: PipedProcess
  private var rows: [UInt32] = []

  /// Nobody else looks at a film that is not whole, or puts a link in its place.
  static let ownerOnly: mode_t = 0o700
  private static let fileName = "film"

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - size: the pictures' size in pixels; odd sides are made even by repeating the last row or column where the
  ///     format asks for it.
  ///   - rate: pictures per second.
  ///   - palette: the file with the colours of a GIF.
  ///   - program: where ffmpeg is.
  ///   - isInterrupted: asked whenever a wait is cut short.
  /// - Errors: ffmpeg cannot be started.
  init(
    _ format: FilmFormat, to path: String, size: (width: Int, height: Int), rate: Double, palette: String?,
    program: String, isInterrupted: @escaping () -> Bool
  ) throws(FilmError) {
    self.format = format
    self.path = path
    do throws(FileError) { folder = try PartialFolder(for: path, mode: FilmEncoder.ownerOnly) } catch {
      throw .failed(path: path, reason: error.reason)
    }
    let even = format.hasEvenSides
    let (width, height) = (
      even ? size.width.roundedUpToEven : size.width, even ? size.height.roundedUpToEven : size.height
    )
    var words = ["-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(width)x\(height)"]
    words += ["-framerate", "\(rate)", "-i", "pipe:0"]
    if let palette { words += ["-i", "file:" + palette] }
    let file = "file:" + FileSystem.join(folder.path, Self.fileName)
    do throws(FilmError) {
      process = try PipedProcess(
        program, ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"] + words + format.encoding + [file],
        isInterrupted: isInterrupted)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Takes the next picture.
  ///
  /// - Errors: ffmpeg has ended, or the user wants no more; the film is gone then.
  func append(_ bitmap: Bitmap) throws(FilmError) {
    do throws(FilmError) {
      try process.write(format.hasEvenSides ? bitmap.withEvenSides() : bitmap)
    } catch {
      throw giveUp(error)
    }
  }

  /// Waits for ffmpeg and puts the film in its place.
  ///
  /// - Errors: as ``append(_:)``; or the film cannot be put in its place.
  func finish() throws(FilmError) {
    do throws(FilmError) { try process.finish() } catch { throw giveUp(error) }
    let film = FileSystem.join(folder.path, Self.fileName)
    if let fault = format.fault(beginningWith: Self.beginning(of: film)) {
      throw giveUp(.failed(path: path, reason: "\(fault); is ffmpeg what it should be?"))
    }
    do throws(FileError) { try folder.finish(with: Self.fileName) } catch {
      throw giveUp(.failed(path: path, reason: error.reason))
    }
  }

  /// Ends ffmpeg and removes what it has written.
  func cancel() {
    process.kill()
    folder.remove()
  }

  /// The first bytes of a file; none of one that is not there.
  private static func beginning(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: FilmFormat.signatureLength) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }

  private func giveUp(_ error: FilmError) -> FilmError {
    cancel()
    guard case .failed(_, let reason) = error else { return error }
    if reason.contains("Unknown encoder") { return .missingEncoder(format.encoder) }
    return .failed(path: path, reason: reason)
  }
}

extension Int {
  /// The number itself when it is even, else the next.
  var roundedUpToEven: Int { self + self % 2 }
}

extension Bitmap {
  /// The picture with even sides: where one is odd, its last column or row is there twice.
  fileprivate func withEvenSides() -> Bitmap {
    let (newWidth, newHeight) = (width.roundedUpToEven, height.roundedUpToEven)
    if newWidth == width, newHeight == height { return self }
    let (width, height) = (width, height)
    return withPixels { source in
      Bitmap(width: newWidth, height: newHeight) { target in
        for y in 0..<newHeight {
          let row = min(y, height - 1) * width
          for x in 0..<newWidth { target[y * newWidth + x] = source[row + min(x, width - 1)] }
        }
      }
    }
  }
}
