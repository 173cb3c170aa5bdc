import Geometry
import Raster
import Scene
import TestSupport
import Testing

@Suite struct PictureDecodingTests {
  private func decode(_ file: [UInt8], _ width: Double = 24, _ height: Double = 16) -> Bitmap? {
    PictureFixtures.store(file).picture(PictureFixtures.picture, pixelSize: Size(width, height))
  }

  @Test(arguments: ["gradient.jpg", "progressive.jpg", "lossy.webp", "lossless.webp"])
  func `a gradient begins red and ends blue`(_ name: String) throws {
    let picture = try #require(decode(PictureFixtures.file(name)))

    let (top, bottom) = (picture[12, 0], picture[12, 15])
    #expect(top >> 16 & 0xFF > 0xC0 && top & 0xFF < 0x40)
    #expect(bottom >> 16 & 0xFF < 0x40 && bottom & 0xFF > 0xC0)
    #expect(picture.isOpaque)
  }

  @Test func `a PNG has exactly its pixels at its own size`() throws {
    let pixel = { (x: Int, y: Int) in UInt32(0x80_20_40_60) &+ UInt32(x) }
    let file = try PictureFixtures.png(width: 8, height: 4, pixel)

    let picture = try #require(decode(file, 8, 4))

    #expect(picture.pixels == (0..<32).map { pixel($0 % 8, $0 / 8) })
  }

  @Test func `an indexed PNG has the pixels that libpng sees`() throws {
    let file = try PictureFixtures.file("indexed.png")

    #expect(try decode(file) == PNG.decode(file))
  }

  @Test func `a WebP keeps its transparency, premultiplied`() throws {
    let picture = try #require(decode(PictureFixtures.file("alpha.webp")))

    #expect(!picture.isOpaque)
    #expect(
      picture.pixels.allSatisfy { pixel in
        (0..<3).allSatisfy { pixel >> ($0 * 8) & 0xFF <= pixel >> 24 }
      })
  }

  // MARK: Sizes

  @Test func `half the size is the mean of four pixels`() throws {
    let file = try PictureFixtures.png(width: 4, height: 2) { x, y in 0xFF00_0000 | UInt32(x * 10 + y * 4) }

    let picture = try #require(decode(file, 2, 1))

    #expect(picture.pixels == [0xFF00_0007, 0xFF00_001B])
  }

  @Test func `a pixel on a border counts by its parts`() throws {
    let file = try PictureFixtures.png(width: 3, height: 1) { x, _ in [0xFF00_0000, 0xFF00_0060, 0xFF00_00C0][x] }

    let picture = try #require(decode(file, 2, 0.5))

    #expect(picture.pixels == [0xFF00_0020, 0xFF00_00A0])
  }

  @Test func `transparent pixels lend no colour when a picture is made smaller`() throws {
    let file = try PictureFixtures.png(width: 2, height: 1) { x, _ in x == 0 ? 0xFFFF_0000 : 0 }

    let picture = try #require(decode(file, 1, 0.5))

    #expect(picture.pixels == [0x8080_0000])
  }

  @Test func `one colour stays one colour at every size`() throws {
    let file = try PictureFixtures.png(width: 37, height: 23) { _, _ in 0xFF12_C8FF }

    for width in 1...37 {
      let picture = try #require(decode(file, Double(width), 1))

      #expect(picture.pixels.allSatisfy { $0 == 0xFF12_C8FF })
    }
  }

  @Test func `a picture covers the size asked for in its own shape`() throws {
    let picture = try #require(decode(PictureFixtures.file("gradient.jpg"), 6, 8))

    #expect(picture.width == 12 && picture.height == 8)
  }

  @Test func `a raster picture is never made larger`() throws {
    let picture = try #require(decode(PictureFixtures.file("gradient.jpg"), 240, 160))

    #expect(picture.width == 24 && picture.height == 16)
  }

  @Test func `a drawing is sharp at every size`() throws {
    let picture = try #require(decode(PictureFixtures.svg, 240, 160))

    #expect(picture.width == 240 && picture.height == 160)
    #expect(picture[119, 80] == 0xFFFF_0000 && picture[120, 80] == 0xFF00_00FF)
  }

  @Test func `a drawing asked for at a giant size stays within the limit`() throws {
    let picture = try #require(decode(PictureFixtures.svg, 1e9, 1e9))

    #expect(picture.width * picture.height <= PictureLimits.maximumDrawnPixels + picture.width + picture.height)
  }

  @Test(arguments: [0, -5, .nan]) func `a size of nothing gives one pixel`(_ side: Double) throws {
    let picture = try #require(decode(PictureFixtures.file("gradient.jpg"), side, side))

    #expect(picture.width == 1 && picture.height == 1)
  }

  // MARK: Orientation

  /// The corner at which the stored picture's first pixel, which is red, belongs, for each Exif orientation.
  private static let corners = ["top left", "top right", "bottom right", "bottom left"]

  @Test(arguments: zip(1...8, corners + corners))
  func `a photograph stands upright however the camera was held`(_ orientation: Int, _ corner: String) throws {
    let picture = try #require(decode(PictureFixtures.jpeg(orientation: UInt8(orientation)), 24, 24))

    let red = picture.pixels.firstIndex { $0 >> 16 & 0xFF > 0x80 } ?? 0
    let last = picture.pixels.lastIndex { $0 >> 16 & 0xFF > 0x80 } ?? 0
    let (x, y) = ((red % picture.width + last % picture.width) / 2, (red + last) / 2 / picture.width)
    let name = "\(y < picture.height / 2 ? "top" : "bottom") \(x < picture.width / 2 ? "left" : "right")"
    #expect(name == corner)
  }

  // MARK: Damage

  @Test func `a PNG whose pixels are damaged shows a crossed square, and says why`() throws {
    var file = try PictureFixtures.png(width: 64, height: 64) { x, y in 0xFF00_0000 | UInt32(x * y) }
    file[file.count / 2] ^= 0x55
    let store = PictureFixtures.store(file)

    let picture = store.picture(PictureFixtures.picture, pixelSize: Size(64, 64))

    #expect(picture === Bitmap.placeholder)
    #expect(store.failure(of: PictureFixtures.picture)?.description.hasPrefix("the PNG file is damaged: ") == true)
  }

  @Test func `a damaged file shows a picture of its size or a crossed square`() throws {
    var generator = SeededGenerator(seed: 11)
    for (_, whole) in try PictureFixtures.allFormats() {
      for _ in 0..<40 {
        var file = whole
        file[Int.random(in: 0..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        let store = PictureFixtures.store(file)

        let picture = store.picture(PictureFixtures.picture, pixelSize: Size(12, 8))

        #expect((picture === Bitmap.placeholder) == (store.failure(of: PictureFixtures.picture) != nil))
      }
    }
  }

  // MARK: Drawings

  @Test(arguments: ["file:///usr/share/pixmaps/red.png", "red.png", "/etc/hostname", "http://127.0.0.1:9/red.png"])
  func `a drawing loads nothing from outside`(_ address: String) throws {
    let file = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#0f0"/>
      <image href="\(address)" width="8" height="8"/></svg>
      """.utf8)

    let picture = try #require(decode(file, 8, 8))

    #expect(picture.pixels.allSatisfy { $0 == 0xFF00_FF00 })
  }

  @Test func `a picture inside a drawing is shown`() throws {
    // One red pixel.
    let red =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
    let file = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
      <image href="data:image/png;base64,\(red)" width="8" height="8"/></svg>
      """.utf8)

    let picture = try #require(decode(file, 8, 8))

    #expect(picture[4, 4] == 0xFFFF_0000)
  }

  @Test func `texts in drawings are set in the fonts given, whatever family they ask for`() throws {
    func drawing(_ family: String) -> [UInt8] {
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="24">
        <text x="2" y="18" font-family="\(family)" font-size="16">Sail 帆</text></svg>
        """.utf8)
    }
    let fonts = try FontLibrary()
    let files = PicturesInMemory([PictureID("a"): drawing("DejaVu Serif"), PictureID("b"): drawing("Noto Sans")])
    let store = PictureStore(files: files, fonts: fonts, decoding: .inPlace)

    let (a, b) = (PictureID("a"), PictureID("b"))

    #expect(store.picture(a, pixelSize: Size(80, 24)) == store.picture(b, pixelSize: Size(80, 24)))
  }
}
