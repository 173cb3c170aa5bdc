import AnimationCore
import Glibc
import Notation
import Raster
import Scene
import Stage

/// Writes the pictures of a capture as its output asks, each file whole or not at all.
public final class CaptureWriter {
  /// How a capture is written.
  public struct Options {
    /// Whether files that are there already may be written over.
    public var isForced = false
    /// What each PNG file says about itself, besides the time of its picture.
    public var notes: [PNGNote] = []
    /// Pictures per second of a film.
    public var rate = 30.0
    /// How many pictures stand in a row of a contact sheet; nothing for about the form of a screen.
    public var columns: Int?
    /// Where ffmpeg is looked for.
    public var programs = ProgramSearch(path: "")
    /// Asked whenever a wait is cut short: whether the user wants no more.
    public var isInterrupted: () -> Bool = { false }

    /// Makes the usual options.
    public init() {}
  }

  /// The largest contact sheet, in pixels: what viewers still open.
  public static let largestSheet = 64 << 20

  /// What is made.
  public let output: CaptureOutput
  /// How many pictures will come.
  public let count: Int
  private let canvas: CaptureCanvas
  private let options: Options
  private var frames: [ContactSheet.Frame] = []
  private var takenCount = 0
  private var folder: PartialFolder?
  private var palette: PaletteChoice?
  private var film: FilmEncoder?
  private let ffmpeg: String

  /// Prepares to write; nothing is written yet.
  ///
  /// - Errors: ``FileError`` when a file is there already, or nothing can be written there, or the pictures are too many
  ///   for one sheet; ``FilmError`` when ffmpeg is missing.
  public init(_ output: CaptureOutput, count: Int, canvas: CaptureCanvas, options: Options) throws {
    self.output = output
    self.count = count
    self.canvas = canvas
    self.options = options
    ffmpeg = options.programs.file(of: "ffmpeg") ?? ""
    if case .film = output, ffmpeg.isEmpty { throw FilmError.missingProgram("ffmpeg") }
    try Self.checkPlace(of: output, isForced: options.isForced)
    if case .picture(let path) = output, count > 1 {
      let size = ContactSheet.pixelSize(of: count, cell: canvas.size, columns: options.columns)
      guard size.width.multipliedReportingOverflow(by: size.height).overflow == false,
        size.width * size.height <= Self.largestSheet
      else {
        throw FileError(path: path, reason: "\(count) pictures of this size are too many for one sheet; name a folder")
      }
    }
  }

  private static func checkPlace(of output: CaptureOutput, isForced: Bool) throws(FileError) {
    let path = output.path
    guard path != FileSystem.standardStream else { return }
    if case .sequence = output {
      let names = FileSystem.isDirectory(path) ? try FileSystem.names(in: path) : []
      if !isForced, let taken = names.first(where: CaptureOutput.isName(ofPicture:)) {
        throw FileError(
          path: FileSystem.join(path, taken), reason: "is there already; use --force to write the pictures anew")
      }
      if names.isEmpty, FileSystem.isTaken(path), !FileSystem.isDirectory(path) {
        throw FileError(path: path, reason: "is a file; a folder was expected")
      }
      return
    }
    if !isForced, FileSystem.isTaken(path), !FileSystem.isStream(path) {
      throw FileError(path: path, reason: "is there already; use --force to write over it")
    }
    let folder = FileSystem.directory(of: path)
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
      let reason = strerror(errno).map { String(cString: $0) } ?? "cannot be written to"
      throw FileError(path: path, reason: "the folder cannot be written to: \(reason)")
    }
  }

  // MARK: Colours of a GIF

  /// The numbers of the pictures that ``choosePalette(from:)`` wants first; empty for what needs no palette.
  public var palettePictures: [Int] {
    guard case .film(_, let format) = output, format.hasPalette else { return [] }
    let wanted = min(count, PaletteChoice.mostPictures)
    return (0..<wanted).map { $0 * (count - 1) / max(wanted - 1, 1) }
  }

  /// Takes a picture from which the colours of a film are chosen.
  ///
  /// - Errors: ffmpeg fails, or the user wants no more.
  public func choosePalette(from frame: PixelBuffer) throws {
    let choice =
      try palette
      ?? PaletteChoice(for: output.path, size: canvas.size, program: ffmpeg, isInterrupted: options.isInterrupted)
    palette = choice
    try choice.append(canvas.picture(of: frame))
  }

  // MARK: Pictures

  /// Takes the next picture.
  ///
  /// - Errors: it cannot be written, or the user wants no more.
  public func take(_ frame: PixelBuffer, number: Int, time: Seconds) throws {
    if options.isInterrupted() { throw FilmError.interrupted }
    takenCount += 1
    let picture = canvas.picture(of: frame)
    switch output {
    case .sequence(let path):
      let folder = try self.folder ?? PartialFolder(for: path)
      self.folder = folder
      let file = try encode(picture, time: time.label, effort: .low)
      try folder.write(file, as: CaptureOutput.name(ofPicture: number, of: count))
    case .picture:
      frames.append(ContactSheet.Frame(picture, label: time.label))
    case .film(let path, let format):
      if film == nil { film = try startFilm(path, format) }
      try film?.append(picture)
    }
  }

  private func startFilm(_ path: String, _ format: FilmFormat) throws -> FilmEncoder {
    try palette?.finish()
    return try FilmEncoder(
      format, to: path, size: canvas.size, rate: options.rate, palette: palette?.path, program: ffmpeg,
      isInterrupted: options.isInterrupted)
  }

  /// Writes what is not written yet, and puts it in its place.
  ///
  /// - Parameter text: draws the labels of a contact sheet.
  /// - Errors: as ``take(_:number:time:)``; no picture was taken.
  public func finish(text: some TextSource & TextMeasuring) throws {
    guard takenCount > 0 else {
      throw FileError(path: output.path, reason: "no picture was taken, so nothing was written")
    }
    switch output {
    case .sequence: try folder?.finish(replacing: CaptureOutput.isName(ofPicture:))
    case .film:
      try film?.finish()
      palette?.remove()
    case .picture(let path):
      guard let first = frames.first, let last = frames.last else { return }
      if frames.count == 1 {
        try FileSystem.write(encode(first.bitmap, time: first.label), to: path, isNew: !options.isForced)
      } else {
        let sheet = ContactSheet(frames, columns: options.columns).render(text: text)
        let file = try encode(sheet.bitmap, time: "\(first.label) to \(last.label)")
        try FileSystem.write(file, to: path, isNew: !options.isForced)
      }
    }
  }

  /// Takes away what was written so far.
  public func cancel() {
    folder?.remove()
    palette?.remove()
    film?.cancel()
  }

  private func encode(_ bitmap: Bitmap, time: String, effort: PNG.Effort = .usual) throws -> [UInt8] {
    try PNG.encode(bitmap, effort: effort, notes: options.notes + [PNGNote("Time", time)])
  }
}

extension Double {
  /// A time in seconds as pictures are labelled, to the millisecond.
  var label: String { "\(rounded(toPlaces: 3).shortest) s" }
}
