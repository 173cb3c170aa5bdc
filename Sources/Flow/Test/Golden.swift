import Notation
import Raster
import Stage

/// A picture that is kept beside a flow, and how a new one compares with it.
struct Golden {
  /// What came of comparing.
  enum Verdict {
    /// Every pixel is the same.
    case same
    /// There was none, or it was another; it was written anew.
    case written
    /// It differs, or cannot be compared; in words.
    case differs(String, difference: PictureDifference?, golden: Bitmap?)
  }

  /// The keyword of the note by which a file says that it is a golden, so that ones nobody uses are found.
  private static let mark = "Golden"
  /// The keyword of the note that says what the golden was drawn with.
  private static let environmentKeyword = "Environment"
  /// The largest golden that is read, in bytes: an incompressible picture of 64 megapixels.
  private static let largestFile = 256 << 20

  /// Its path from the folder of the flow.
  let name: String
  /// The folder of the flow, which it must not leave through a symbolic link either.
  let folder: String
  /// Where it is.
  var path: String { FileSystem.join(folder, name) }
  /// Its path as messages say it.
  private var shown: String { path.safeForTerminal }

  /// What draws here: two machines with the same lines draw the same bits.
  static func environment(fonts: FontInventory) -> [String] {
    [architecture] + LibraryVersions.current.lines + fonts.lines
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }

  /// Whether a PNG file says that it is a golden.
  static func isGolden(_ path: String) -> Bool {
    guard let file = try? FileSystem.read(path, limit: largestFile),
      let notes = try? PNG.notes(in: file)
    else { return false }
    return notes.contains { $0.keyword == mark }
  }

  /// Compares a picture with the golden, or makes it the golden.
  ///
  /// - Errors: the golden cannot be written.
  func check(_ picture: Bitmap, isUpdate: Bool, environment: [String]) throws -> Verdict {
    guard FileSystem.lies(path, inside: folder) else {
      return .differs(
        "the golden \(shown) leads out of the flow's folder through a symbolic link", difference: nil, golden: nil)
    }
    let file: [UInt8]?
    do {
      file = try FileSystem.isTaken(path) ? FileSystem.read(path, limit: Self.largestFile) : nil
    } catch {
      return .differs("the golden cannot be read: \(error)", difference: nil, golden: nil)
    }
    let golden = file.flatMap { try? PNG.decode($0) }
    if let golden, golden == picture { return .same }
    if isUpdate {
      try write(picture, environment: environment)
      return .written
    }
    guard let file else {
      return .differs(
        "there is no golden \(shown); make it with `noren test --update`, look at it, and keep it", difference: nil,
        golden: nil)
    }
    guard let golden else {
      return .differs("the golden \(shown) is not a PNG file that can be read", difference: nil, golden: nil)
    }
    guard golden.width == picture.width, golden.height == picture.height else {
      return .differs(
        "the picture has \(picture.width) x \(picture.height) pixels, its golden \(shown) \(golden.width) x "
          + "\(golden.height)", difference: nil, golden: golden)
    }
    let difference = PictureDifference(golden, picture)
    var words = "the picture differs from its golden \(shown): \(difference)"
    if let remark = Self.environmentRemark(in: file, here: environment) { words += "\n  note: \(remark)" }
    return .differs(words, difference: difference, golden: golden)
  }

  private func write(_ picture: Bitmap, environment: [String]) throws {
    let notes = [
      PNGNote(Self.mark, "written by noren test --update"),
      PNGNote(Self.environmentKeyword, environment.joined(separator: "\n")),
    ]
    try FileSystem.write(PNG.encode(picture, notes: notes), to: name, below: folder)
  }

  /// What is different here from where the golden was made, in words.
  private static func environmentRemark(in file: [UInt8], here: [String]) -> String? {
    guard let notes = try? PNG.notes(in: file), let note = notes.first(where: { $0.keyword == environmentKeyword })
    else { return nil }
    let there = note.text.split(separator: "\n").map { String($0).safeForTerminal }
    let onlyThere = there.filter { !here.contains($0) }
    let onlyHere = here.filter { !there.contains($0) }
    if onlyThere.isEmpty, onlyHere.isEmpty { return nil }
    return "the golden was drawn with \(onlyThere.isEmpty ? "less" : onlyThere.joined(separator: ", ")), here it is "
      + (onlyHere.isEmpty ? "less" : onlyHere.joined(separator: ", "))
  }
}
