import Raster
import TestSupport
import Testing

@Suite struct PNGTests {
  /// Every pair of a component and an alpha that premultiplied pixels can have.
  private static let allShades: Bitmap = {
    let pixels = (0..<256 * 256).map { index in
      let (alpha, shade) = (UInt32(index / 256), UInt32(min(index % 256, index / 256)))
      return alpha << 24 | shade << 16 | (alpha - shade) << 8 | shade / 2
    }
    return Bitmap(width: 256, height: 256, pixels: pixels)
  }()

  @Test(arguments: [PNG.Effort.low, .usual])
  func `every premultiplied pixel comes back as it was`(_ effort: PNG.Effort) throws {
    let file = try PNG.encode(Self.allShades, effort: effort)

    #expect(try PNG.decode(file) == Self.allShades)
  }

  @Test func `an opaque picture comes back opaque`() throws {
    let picture = Bitmap(width: 3, height: 1, pixels: [0xFF01_0203, 0xFFFF_FFFF, 0xFF00_0000])

    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }

  @Test func `noise, which does not compress, fits the buffer`() throws {
    var generator = SeededGenerator(seed: 7)
    let pixels = (0..<61 * 47).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    let picture = Bitmap(width: 61, height: 47, pixels: pixels)

    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }

  @Test func `the same picture gives the same bytes`() throws {
    #expect(try PNG.encode(Self.allShades) == PNG.encode(Self.allShades))
  }

  @Test func `notes come back in their order`() throws {
    let notes = [PNGNote("Font", "NotoSans-Regular.ttf 2.000"), PNGNote("Über", "é\nzwei"), PNGNote("Empty", "")]

    let file = try PNG.encode(Self.allShades, notes: notes)

    #expect(try PNG.notes(in: file) == notes)
  }

  @Test func `a file with notes shows the same picture`() throws {
    let file = try PNG.encode(Self.allShades, notes: [PNGNote("Font", "one")])

    #expect(try PNG.decode(file) == Self.allShades)
  }

  @Test(arguments: ["", String(repeating: "k", count: 80), "日本"])
  func `a keyword that PNG does not allow is refused`(_ keyword: String) {
    #expect(throws: PNGError.unwritableNote(keyword: keyword)) {
      try PNG.encode(Self.allShades, notes: [PNGNote(keyword, "text")])
    }
  }

  @Test func `a picture without pixels is refused`() {
    #expect(throws: PNGError.size(width: 0, height: 4)) {
      try PNG.encode(Bitmap(width: 0, height: 4, pixels: []))
    }
  }

  @Test func `no beginning of a file passes for the whole`() throws {
    let file = try PNG.encode(Bitmap(width: 4, height: 4, pixels: Array(repeating: 0xFF12_3456, count: 16)))

    for count in 0..<file.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file.prefix(count))) }
    }
  }

  @Test func `a wrong byte is found by its chunk's checksum`() throws {
    var file = try PNG.encode(Self.allShades)
    file[file.count / 2] ^= 0x55

    #expect(throws: PNGError.damaged("the checksum of a chunk (IDAT) is wrong")) { try PNG.decode(file) }
  }

  @Test func `a text is not a PNG file`() {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array("hello".utf8)) }
  }
}
