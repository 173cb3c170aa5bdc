import Raster
import Stage

/// The choice of a GIF's colours from some of its pictures.
final class PaletteChoice {
  /// The file that the colours are written to.
  var path: String { FileSystem.join(folder.path, "palette.png") }
  private let folder: PartialFolder
  private let process: PipedProcess

  /// The most pictures that are looked at: colours come back all through a film.
  static let mostPictures = 32

  init(
    for film: String, size: (width: Int, height: Int), program: String, isInterrupted: @escaping () -> Bool
  ) throws(FilmError) {
    do throws(FileError) { folder = try PartialFolder(for: film, mode: FilmEncoder.ownerOnly) } catch {
      throw .failed(path: film, reason: error.reason)
    }
    let file = "file:" + FileSystem.join(folder.path, "palette.png")
    let input = [
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(size.width)x\(size.height)", "-i", "pipe:0",
    ]
    do throws(FilmError) {
      process = try PipedProcess(
        program, ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"] + input + FilmFormat.paletteChoice + [file],
        isInterrupted: isInterrupted)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Takes a picture of the film.
  func append(_ bitmap: Bitmap) throws(FilmError) {
    do throws(FilmError) { try process.write(bitmap) } catch { throw giveUp(error) }
  }

  /// Writes the file.
  func finish() throws(FilmError) {
    do throws(FilmError) { try process.finish() } catch { throw giveUp(error) }
  }

  /// Removes the file.
  func remove() {
    process.kill()
    folder.remove()
  }

  private func giveUp(_ error: FilmError) -> FilmError {
    remove()
    guard case .failed(_, let reason) = error else { return error }
    return .failed(path: path, reason: reason)
  }
}
