import Foundation
import Geometry
import Raster
import Scene

/// Picture files for tests.
///
/// The JPEG and WebP files were written once by ImageMagick 6.9 from
/// `convert -size 24x16 gradient:red-blue`: red at the top, blue at the bottom. `corner.jpg` is blue but for a red
/// corner at the top left.
enum PictureFixtures {
  /// The bytes of a file in the folder `Fixtures`.
  static func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// A PNG file whose pixels a closure names as 0xAARRGGBB, premultiplied.
  static func png(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) throws -> [UInt8] {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return try PNG.encode(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// A small drawing: a red left half and a blue right half.
  static let svg = svg(attributes: #"width="24" height="16""#)

  /// The small drawing with other attributes of its root.
  static func svg(attributes: String) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes)>
      <rect width="12" height="16" fill="#f00"/><rect x="12" width="12" height="16" fill="#00f"/></svg>
      """.utf8)
  }

  /// One file of every format, all 24 x 16.
  static func allFormats() throws -> [(PictureHeader.Format, [UInt8])] {
    [
      (.png, try png(width: 24, height: 16) { x, y in 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) }),
      (.jpeg, try file("gradient.jpg")), (.jpeg, try file("progressive.jpg")),
      (.webP, try file("lossy.webp")), (.webP, try file("lossless.webp")), (.webP, try file("alpha.webp")),
      (.svg, svg),
    ]
  }

  /// A JPEG file with a red corner and an Exif orientation.
  static func jpeg(orientation: UInt8) throws -> [UInt8] {
    var file = try file("corner.jpg")
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0,  // little-endian, the directory at 8
      1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
    ]
    let content = Array("Exif\0\0".utf8) + tiff
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
    return file
  }

  /// A store over one picture named "picture" that decodes in place.
  static func store(_ file: [UInt8]) -> PictureStore {
    PictureStore(files: PicturesInMemory([picture: file]), fonts: nil, decoding: .inPlace)
  }

  /// The name of the picture in ``store(_:)``.
  static let picture = PictureID("picture")
}

extension Bitmap {
  /// One pixel as 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
