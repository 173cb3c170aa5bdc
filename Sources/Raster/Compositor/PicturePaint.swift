import CPixelKernels
import Geometry

/// One upright picture, or two that are mixed, ready to be sampled.
struct PicturePaint {
  /// How the picture goes over what is there.
  enum Blending {
    /// It takes its place; the constant stands for what was there.
    case replacing
    /// What is there keeps a constant weight.
    case over(UInt16)
    /// What is there shows as far as each pixel of the picture lets it.
    case alpha
  }

  /// The lower picture's pixels and weight.
  var lower: UnsafePointer<UInt32>
  var lowerWeight: UInt16
  /// The upper picture's, if there is one.
  var upper: UnsafePointer<UInt32>?
  var upperWeight: UInt16 = 0
  /// What is added to every pixel: blue, green, red, alpha, wide.
  var constant: (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)
  var blending: Blending
  /// The size of both.
  var width: Int
  var height: Int
  var columns: PictureColumns
  var rows: PictureRows
}

/// Which two source columns each column of the surface lies between.
struct PictureColumns {
  /// The first column of the surface that has an entry.
  var start: Int
  /// For each column of the surface, the left one of its source columns.
  var indices: UnsafePointer<Int32>
  /// For each column of the surface, the right one's weight, four times.
  var weights: UnsafePointer<UInt16>

  /// Places the middle of each column in the source.
  ///
  /// - Parameters:
  ///   - columns: columns of the surface.
  ///   - low: the picture's left edge on the surface.
  ///   - high: its right edge.
  ///   - sourceLength: the source's columns.
  init(_ columns: Range<Int>, from low: Double, to high: Double, sourceLength: Int, arena: inout Arena) {
    let count = columns.count
    let indices = arena.allocate(Int32.self, count: count + Memory.elementsAhead)
    let weights = arena.allocate(UInt16.self, count: 4 * (count + Memory.elementsAhead))
    // The kernels go on to the end of a vector, and what they find there must be columns of the source.
    (indices + count).update(repeating: 0, count: Memory.elementsAhead)
    let rows = PictureRows(from: low, to: high, sourceLength: sourceLength)
    for index in 0..<count {
      let place = rows.place(columns.lowerBound + index)
      indices[index] = Int32(place.index)
      for channel in 0..<4 { weights[4 * index + channel] = place.weight }
    }
    start = columns.lowerBound
    self.indices = UnsafePointer(indices)
    self.weights = UnsafePointer(weights)
  }
}

/// Where rows of the surface lie in a source; columns likewise.
struct PictureRows {
  private var origin: Double
  private var ratio: Double
  private var last: Double

  /// Stretches a source between two edges on the surface.
  init(from low: Double, to high: Double, sourceLength: Int) {
    ratio = Double(sourceLength) / (high - low)
    // The middle of surface pixel y is at y + 1/2, the middle of source pixel 0 at 1/2.
    origin = (0.5 - low) * ratio - 0.5
    last = Double(sourceLength - 1)
  }

  /// The upper one of the two source rows that a row lies between, and the lower one's weight; beyond the
  /// source its border goes on.
  func place(_ y: Int) -> (index: Int, weight: UInt16) {
    let place = min(max(Double(y) * ratio + origin, 0), last)
    let index = Int(place)
    return (index, UInt16((place - Double(index)) * Double(PK_ONE)))
  }
}
