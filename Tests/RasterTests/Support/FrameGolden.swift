import Foundation
import Raster

/// A sheet of frames that is kept in a file, and how a new one compares with it.
struct FrameGolden {
  /// What came of comparing.
  enum Verdict: Equatable {
    case same
    case recorded
    /// In words, with the folder of the three pictures.
    case differs(String)
    case refused(String)
  }

  private enum Keyword {
    static let libraries = "Libraries"
    static let fonts = "Fonts"
  }

  /// The folder of the goldens.
  var folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")
  /// Where the pictures of failures go: `noren-failures/frames` beside Package.swift, which git ignores.
  var failures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "noren-failures/frames")
  /// The variables that say whether to record.
  var environment = ProcessInfo.processInfo.environment

  private var isRecording: Bool { !(environment["NOREN_RECORD_GOLDENS"] ?? "").isEmpty }
  private var isContinuousIntegration: Bool { !(environment["CI"] ?? "").isEmpty }

  /// Compares a sheet with the golden of a name, or makes it the golden.
  ///
  /// - Parameter fonts: the fonts that its text was set in; nil without text.
  func check(_ got: Bitmap, name: String, fonts: FontInventory?) throws -> Verdict {
    let file = folder.appending(path: "\(name).png")
    if isRecording {
      if isContinuousIntegration {
        return .refused("goldens are not recorded where CI is set: record them on a desk, look at them, commit them")
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(got, to: file, notes: notes(fonts))
      return .recorded
    }
    guard let bytes = try? [UInt8](Data(contentsOf: file)) else {
      return .differs("there is no golden \(file.path); record it with NOREN_RECORD_GOLDENS=1 and look at it")
    }
    let want = try PNG.decode(bytes)
    if want == got { return .same }
    let stem = failures.appending(path: name).path
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    try write(got, to: URL(filePath: "\(stem).got.png"))
    try write(want, to: URL(filePath: "\(stem).want.png"))
    try write(Self.difference(want, got), to: URL(filePath: "\(stem).difference.png"))
    var words = "\(FilmStrip.differences(want, got).joined(separator: ", "));"
    words += " see \(stem).got.png, \(stem).want.png and \(stem).difference.png"
    for remark in try remarks(in: bytes, fonts: fonts) { words += "\nnote: \(remark)" }
    return .differs(words)
  }

  /// Where two sheets differ: black where they do not, white where a component differs by 16 of 255 or more.
  private static func difference(_ a: Bitmap, _ b: Bitmap) -> Bitmap {
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    func component(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ shift: UInt32) -> Int {
      x < bitmap.width && y < bitmap.height
        ? bitmap.withPixels { Int($0[y * bitmap.width + x] >> shift & 255) } : 0
    }
    return Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let largest = [0, 8, 16, 24].map { abs(component(a, x, y, $0) - component(b, x, y, $0)) }.max() ?? 0
          let grey = UInt32(min(255, 16 * largest))
          pixels[y * width + x] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
        }
      }
    }
  }

  // MARK: Notes

  private func notes(_ fonts: FontInventory?) -> [PNGNote] {
    [PNGNote(Keyword.libraries, LibraryVersions.current.lines.joined(separator: "\n"))]
      + (fonts.map { [PNGNote(Keyword.fonts, $0.lines.joined(separator: "\n"))] } ?? [])
  }

  /// What is different here from where a golden was recorded.
  private func remarks(in file: [UInt8], fonts: FontInventory?) throws -> [String] {
    guard let fonts else { return [] }
    let there = try PNG.notes(in: file)
    return notes(fonts).compactMap { note in
      let recorded = there.first { $0.keyword == note.keyword }?.text ?? ""
      if recorded == note.text { return nil }
      let (before, now) = (recorded.split(separator: "\n"), note.text.split(separator: "\n"))
      func list(_ lines: [Substring]) -> String { lines.isEmpty ? "nothing else" : lines.joined(separator: ", ") }
      return "\(note.keyword.lowercased()) differ: recorded with \(list(before.filter { !now.contains($0) })), "
        + "here \(list(now.filter { !before.contains($0) }))"
    }
  }

  private func write(_ bitmap: Bitmap, to file: URL, notes: [PNGNote] = []) throws {
    try Data(PNG.encode(bitmap, notes: notes)).write(to: file, options: .atomic)
  }
}
