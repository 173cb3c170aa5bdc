import Raster

/// Where and by how much two pictures of one size differ.
struct PictureDifference: CustomStringConvertible {
  /// How many pixels differ.
  let count: Int
  /// How many pixels there are.
  let total: Int
  /// The largest difference of a component, of 255.
  let largest: Int
  /// The smallest rectangle that holds all pixels that differ.
  let bounds: PixelRect
  /// The wanted picture, grey and faint, with what differs in red, the brighter the more.
  let bitmap: Bitmap

  /// Compares two pictures of one size.
  init(_ want: Bitmap, _ got: Bitmap) {
    let (width, height) = (want.width, want.height)
    let (wanted, gotten) = (want.pixels, got.pixels)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(wanted.count)
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (width, height, 0, 0)
    for index in wanted.indices {
      let distance = Self.distance(wanted[index], gotten[index])
      pixels.append(distance == 0 ? Self.faint(wanted[index]) : Self.red(distance))
      guard distance > 0 else { continue }
      count += 1
      largest = max(largest, distance)
      let (x, y) = (index % width, index / width)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
    }
    self.count = count
    self.largest = largest
    total = wanted.count
    bounds = PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The difference in words.
  var description: String {
    "\(count) of \(total) pixels differ, by up to \(largest) of 255, within x \(bounds.x) to \(bounds.maxX), "
      + "y \(bounds.y) to \(bounds.maxY)"
  }

  /// The largest difference of two pixels' components.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).reduce(0) { largest, shift in
      max(largest, abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)))
    }
  }

  /// A pixel at a quarter of its brightness, without colour.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let sum = ((pixel >> 16) & 0xFF) + ((pixel >> 8) & 0xFF) + (pixel & 0xFF)
    return 0xFF00_0000 | (sum / 12) * 0x01_0101
  }

  /// Red that the smallest difference already makes plain.
  private static func red(_ distance: Int) -> UInt32 {
    let least = 128
    return 0xFF00_0000 | UInt32(least + distance * (255 - least) / 255) << 16
  }
}
