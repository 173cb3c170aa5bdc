import Geometry
import Raster
import Scene

/// Text over the Noto fonts, set up once for all tests.
enum TextFixtures {
  /// The fonts; the tests need the packages that ``FontError/packages`` names.
  static let fonts = Result { () throws(FontError) in try FontLibrary() }

  /// A text source that has drawn nothing yet.
  static func text() throws -> PangoText { PangoText(fonts: try fonts.get()) }

  /// A run in the regular weight.
  static func run(
    _ text: String, size: Double = 17, width: Double? = nil, maximumLines: Int? = nil, lineSpacing: Double = 1,
    alignment: TextStyle.Alignment = .leading
  ) -> TextRun {
    TextRun(
      text,
      style: TextStyle(size: size, alignment: alignment, lineSpacing: lineSpacing, maximumLines: maximumLines),
      width: width)
  }

  static let english = "Sail through the harbour at dawn, and let the morning fog lift slowly over the bay."
  static let japanese = "スワイプでお気に入りから削除できます。漢字かな交じり文の行間を確かめる。"
}

extension CoverageMask {
  /// A copy of all bytes.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// The places of all pixels that are at least a little covered.
  var ink: [(x: Int, y: Int)] {
    withBytes { bytes in bytes.indices.filter { bytes[$0] > 0 }.map { ($0 % width, $0 / width) } }
  }

  /// The first and the last column that hold anything, from a row on.
  func inkColumns(below row: Int = 0) -> ClosedRange<Int>? {
    let columns = ink.filter { $0.y >= row }.map(\.x)
    guard let first = columns.min(), let last = columns.max() else { return nil }
    return first...last
  }

  /// The sum of all bytes, as a number of whole pixels.
  var area: Double { Double(bytes.reduce(0) { $0 + Int($1) }) / 255 }
}
