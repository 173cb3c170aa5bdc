import AnimationCore
import Raster
import Scene
import Stage

/// Writes the pictures of a capture as its output asks.
public final class CaptureWriter {
  /// The largest contact sheet, in pixels: what viewers still open.
  public static let largestSheet = 64 << 20

  /// What is made.
  public let output: CaptureOutput
  /// How many pictures will come.
  public let count: Int
  private let notes: [PNGNote]
  private var frames: [ContactSheet.Frame] = []

  /// Prepares to write; nothing is written yet.
  ///
  /// - Parameters:
  ///   - isForced: whether files that are there already may be written over.
  ///   - notes: what each PNG file says about itself, besides the time of its picture.
  /// - Errors: a file is there already.
  public init(_ output: CaptureOutput, count: Int, isForced: Bool, notes: [PNGNote] = []) throws(FileError) {
    self.output = output
    self.count = count
    self.notes = notes
    guard !isForced else { return }
    let paths =
      switch output {
      case .picture(let path): [path]
      case .sequence(let folder): (0..<count).map { Self.path(folder, $0, count) }
      }
    if let taken = paths.first(where: { $0 != FileSystem.standardStream && FileSystem.exists($0) }) {
      throw FileError(path: taken, reason: "is there already; use --force to write over it")
    }
  }

  /// Takes the next picture.
  ///
  /// - Errors: it cannot be written, or the pictures are too many for one sheet.
  public func take(_ pixels: PixelBuffer, number: Int, time: Seconds) throws {
    switch output {
    case .sequence(let folder):
      if number == 0 { try FileSystem.makeDirectory(folder) }
      try write(pixels.bitmap, to: Self.path(folder, number, count), time: time.label)
    case .picture(let path):
      frames.append(ContactSheet.Frame(pixels.bitmap, label: time.label))
      let size = ContactSheet(frames).pixelSize
      if size.width * size.height > Self.largestSheet {
        throw FileError(path: path, reason: "\(count) pictures of this size are too many for one sheet; name a folder")
      }
    }
  }

  /// Writes what is not written yet.
  ///
  /// - Parameter text: draws the labels of a contact sheet.
  public func finish(text: some TextSource & TextMeasuring) throws {
    guard case .picture(let path) = output, let first = frames.first, let last = frames.last else { return }
    if frames.count == 1 {
      try write(first.bitmap, to: path, time: first.label)
    } else {
      let sheet = ContactSheet(frames).render(text: text)
      try write(sheet.bitmap, to: path, time: "\(first.label) to \(last.label)")
    }
  }

  private func write(_ bitmap: Bitmap, to path: String, time: String) throws {
    try FileSystem.write(PNG.encode(bitmap, notes: notes + [PNGNote("Time", time)]), to: path)
  }

  private static func path(_ folder: String, _ number: Int, _ count: Int) -> String {
    FileSystem.join(folder, CaptureOutput.name(ofPicture: number, of: count))
  }
}

extension Double {
  /// A time in seconds as pictures are labelled, to the millisecond.
  var label: String { "\(rounded(toPlaces: 3)) s" }
}
