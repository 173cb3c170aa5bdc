import Geometry

/// Adds up how much of each pixel an outline covers, exactly for straight edges that do not cross.
///
/// Each edge adds, in every row it crosses, the area to its right; a running sum along the row then gives the
/// coverage. Outlines that overlap or cross go through a ``WindingSweep`` first.
///
/// - Units: pixels from the top left corner of the area.
/// - Source: the signed-area method of Levien's font-rs and of LibArt before it.
final class AreaAccumulator {
  private(set) var width = 0
  private(set) var height = 0
  private var cells: UnsafeMutablePointer<Float>
  private var capacity = 1
  /// Cells of a row: one takes what lies right of the area, one what an edge at the very right adds beyond that.
  private var rowLength: Int { width + 2 }

  init() { cells = .allocate(capacity: capacity) }

  deinit { cells.deallocate() }

  /// Starts over with an area of a size.
  func reset(width: Int, height: Int) {
    self.width = width
    self.height = height
    let count = rowLength * height
    if count > capacity {
      cells.deallocate()
      capacity = count
      cells = .allocate(capacity: capacity)
    }
    cells.update(repeating: 0, count: count)
  }

  /// Adds an edge; parts outside of the area count as far as they bear on it.
  func addLine(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    var (upper, lower) = isDown ? (start, end) : (end, start)
    guard lower.y > 0, upper.y < Double(height) else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    if upper.y < 0 { upper = Point(upper.x - upper.y * slope, 0) }
    if lower.y > Double(height) { lower = Point(upper.x + (Double(height) - upper.y) * slope, Double(height)) }
    let direction: Float = isDown ? 1 : -1

    // What lies left of the area covers rows wholly, what lies right of it not at all: there the edge counts as
    // upright.
    let right = Double(width)
    var pieceStart = upper
    func cross(_ wall: Double) {
      let y = upper.y + (wall - upper.x) / slope
      guard y > pieceStart.y, y < lower.y else { return }
      addPiece(from: pieceStart, to: Point(wall, y), direction)
      pieceStart = Point(wall, y)
    }
    if slope != 0 {
      cross(slope > 0 ? 0 : right)
      cross(slope > 0 ? right : 0)
    }
    addPiece(from: pieceStart, to: lower, direction)
  }

  /// Adds an edge that does not cross the left or right border.
  private func addPiece(from upper: Point, to lower: Point, _ direction: Float) {
    let right = Double(width)
    let (startX, endX) = (min(max(upper.x, 0), right), min(max(lower.x, 0), right))
    let rise = lower.y - upper.y
    guard rise > 0 else { return }
    let slope = (endX - startX) / rise
    var x = startX
    let lastRow = min(height, Int(lower.y.rounded(.up)))
    for row in Int(upper.y)..<max(lastRow, Int(upper.y)) {
      let part = min(Double(row + 1), lower.y) - max(Double(row), upper.y)
      let next = min(max(x + slope * part, 0), right)
      addSpan(row: row, from: Float(min(x, next)), to: Float(max(x, next)), Float(part) * direction)
      x = next
    }
  }

  /// Adds a piece of an edge within a row: `height` of the row, between two columns.
  private func addSpan(row: Int, from left: Float, to right: Float, _ height: Float) {
    let cell = cells + row * rowLength
    let first = Int(left)
    let start = left - Float(first)
    let end = Int(right.rounded(.up))
    if end <= first + 1 {
      let middle = 0.5 * (left + right) - Float(first)
      cell[first] += height * (1 - middle)
      cell[first + 1] += height * middle
      return
    }
    let perColumn = 1 / (right - left)
    let last = right - Float(end - 1)
    let inFirst = 0.5 * perColumn * (1 - start) * (1 - start)
    let inLast = 0.5 * perColumn * last * last
    cell[first] += height * inFirst
    if end == first + 2 {
      cell[first + 1] += height * (1 - inFirst - inLast)
    } else {
      let inSecond = perColumn * (1.5 - start)
      cell[first + 1] += height * (inSecond - inFirst)
      for column in (first + 2)..<(end - 1) { cell[column] += height * perColumn }
      let before = inSecond + Float(end - first - 3) * perColumn
      cell[end - 1] += height * (1 - before - inLast)
    }
    cell[end] += height * inLast
  }

  /// Writes the coverage of every pixel, rounded to the nearest byte.
  func write(into bytes: UnsafeMutablePointer<UInt8>) {
    for row in 0..<height {
      let cell = cells + row * rowLength
      let out = bytes + row * width
      var sum: Float = 0
      for column in 0..<width {
        sum += cell[column]
        out[column] = UInt8(min(abs(sum), 1) * 255 + 0.5)
      }
    }
  }
}
