/// How one side of a patch is stored: pixels before the middle one by one, the middle once for all, the rest
/// one by one.
struct PatchAxis: Hashable {
  /// The first pixel on the surface.
  var start: Int
  /// How many pixels there are.
  var length: Int
  /// How many pixels stand before the middle.
  var before: Int
  /// How many pixels the middle has; 0 when all are stored.
  var middle: Int

  /// Pixels that are all stored.
  static func pixels(_ range: Range<Int>) -> PatchAxis {
    PatchAxis(start: range.lowerBound, length: range.count, before: range.count, middle: 0)
  }

  /// How many pixels are stored.
  var storedLength: Int { length - max(0, middle - 1) }

  /// The first pixel on the surface after the last.
  var end: Int { start + length }
  /// The middle's pixels on the surface.
  var middleRange: Range<Int> { (start + before)..<(start + before + middle) }

  /// Where a pixel of the surface is stored.
  func storedIndex(_ pixel: Int) -> Int {
    let index = pixel - start
    if index < before { return index }
    return index < before + middle ? before : index - max(0, middle - 1)
  }
}

/// The coverage of a shape, with a middle column and a middle row that are stored once however many they stand for.
///
/// A rounded rectangle so takes no more memory and time than its corners.
struct CoveragePatch {
  var columns: PatchAxis
  var rows: PatchAxis
  /// The stored rows, one after the other; ``Memory/readAhead`` bytes after the last may be read.
  var bytes: UnsafePointer<UInt8>

  init(columns: PatchAxis, rows: PatchAxis, bytes: UnsafePointer<UInt8>) {
    self.columns = columns
    self.rows = rows
    self.bytes = bytes
  }

  /// A patch of which every pixel is stored.
  init(_ bytes: UnsafePointer<UInt8>, area: PixelRect) {
    self.init(columns: .pixels(area.x..<area.maxX), rows: .pixels(area.y..<area.maxY), bytes: bytes)
  }

  /// The pixels that may be covered.
  var bounds: PixelRect {
    PixelRect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }

  /// The stored bytes of a row of the surface.
  func row(_ y: Int) -> UnsafePointer<UInt8> { bytes + rows.storedIndex(y) * columns.storedLength }

  /// The same patch elsewhere.
  func offsetBy(x: Int, y: Int) -> CoveragePatch {
    var patch = self
    patch.columns.start += x
    patch.rows.start += y
    return patch
  }

  /// Two rectangles that are wholly covered: the middle columns as far up and down as they are, and the middle rows
  /// as far left and right; empty without a middle.
  var covered: (columns: PixelRect, rows: PixelRect) {
    guard columns.middle > 0, rows.middle > 0 else {
      let nothing = PixelRect(x: columns.start, y: rows.start, width: 0, height: 0)
      return (nothing, nothing)
    }
    let stride = columns.storedLength
    let vertical = Self.run(around: rows) { bytes[$0 * stride + columns.before] == 255 }
    let horizontal = Self.run(around: columns) { bytes[rows.before * stride + $0] == 255 }
    let (x, y) = (columns.middleRange, rows.middleRange)
    return (
      PixelRect(x: x.lowerBound, y: vertical.lowerBound, width: x.count, height: vertical.count),
      PixelRect(x: horizontal.lowerBound, y: y.lowerBound, width: horizontal.count, height: y.count)
    )
  }

  /// The pixels around an axis's middle for which a test of the stored ones holds; none when it fails in the middle.
  private static func run(around axis: PatchAxis, _ isCovered: (Int) -> Bool) -> Range<Int> {
    guard isCovered(axis.before) else { return axis.start..<axis.start }
    var first = axis.before
    while first > 0, isCovered(first - 1) { first -= 1 }
    var last = axis.before
    while last + 1 < axis.storedLength, isCovered(last + 1) { last += 1 }
    return (axis.start + first)..<(axis.start + last + axis.middle)
  }
}
