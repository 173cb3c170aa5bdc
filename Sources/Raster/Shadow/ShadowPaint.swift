import CPixelKernels

/// The shadow of a rounded rectangle, ready to be drawn: in each row a sum of products of a column's number and
/// the row's.
struct ShadowPaint: BitwiseCopyable {
  /// A row's part in each term that it has a part in.
  struct Row: BitwiseCopyable {
    /// For each term, its columns; the first element belongs to the first column of the bounds.
    var columns: UnsafePointer<UnsafePointer<UInt16>?>
    /// For each term, the row's part as a weight, the ink's own weight included.
    var parts: UnsafePointer<UInt16>
    /// How many terms there are.
    var count: Int
    /// The weight of every pixel of the middle columns.
    var middle: UInt16
  }

  /// The colour; its weight is in the rows.
  var ink: pk_ink
  /// The pixels that are drawn.
  var bounds: PixelRect
  /// The first of the columns that are all the same, and the first after them.
  var middleStart: Int
  var middleEnd: Int
  /// One for each row of the bounds.
  var rows: UnsafePointer<Row>

  /// Writes the shadow's weights as coverage, row by row.
  func write(into bytes: UnsafeMutablePointer<UInt8>) {
    for index in 0..<bounds.height {
      let row = rows[index]
      for x in bounds.x..<bounds.maxX {
        var weight: UInt32 = 0
        if x >= middleStart, x < middleEnd {
          weight = UInt32(row.middle)
        } else {
          for term in 0..<row.count {
            guard let columns = row.columns[term] else { continue }
            weight += UInt32(Weight.product(columns[x - bounds.x], row.parts[term]))
          }
        }
        bytes[index * bounds.width + x - bounds.x] = UInt8(
          (weight * 255 + UInt32(Weight.full) / 2) / UInt32(Weight.full))
      }
    }
  }
}
