import Raster
import Testing

@Suite struct PictureHeaderTests {
  @Test func `every format tells its name and size`() throws {
    for (format, file) in try PictureFixtures.allFormats() {
      let header = try PictureHeader(file)

      #expect(header.format == format)
      #expect(header.width == 24 && header.height == 16, "\(format)")
    }
  }

  @Test func `no beginning of a picture passes for the whole`() throws {
    for (_, file) in try PictureFixtures.allFormats() {
      for count in 0..<file.count {
        #expect(throws: PictureError.self) { try PictureHeader(Array(file.prefix(count))) }
      }
    }
  }

  @Test func `a picture cut in the middle is called truncated`() throws {
    for (format, file) in try PictureFixtures.allFormats() where format != .svg {
      #expect(throws: PictureError.truncated(format)) { try PictureHeader(Array(file.prefix(file.count - 8))) }
    }
  }

  // MARK: Bombs

  @Test func `a PNG bomb is refused, whole or cut short`() throws {
    var file = try PictureFixtures.png(width: 1, height: 1) { _, _ in 0xFF00_0000 }
    let side: [UInt8] = [0, 0, 0xFD, 0xE8]
    file.replaceSubrange(16..<24, with: side + side)

    for count in [file.count, 33] {
      #expect(throws: PictureError.size(width: 65_000, height: 65_000)) { try PictureHeader(Array(file.prefix(count))) }
    }
  }

  @Test func `a JPEG bomb is refused`() throws {
    var file = try PictureFixtures.file("gradient.jpg")
    let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0xFD, 0xE8, 0xFD, 0xE8])

    #expect(throws: PictureError.size(width: 65_000, height: 65_000)) { try PictureHeader(file) }
  }

  @Test func `a WebP bomb is refused`() throws {
    var file = try PictureFixtures.file("alpha.webp")
    file.replaceSubrange(24..<30, with: [0xE7, 0xFD, 0, 0xE7, 0xFD, 0])

    #expect(throws: PictureError.size(width: 65_000, height: 65_000)) { try PictureHeader(file) }
  }

  @Test func `a drawing as large as a bomb is refused`() {
    let file = PictureFixtures.svg(attributes: #"width="65000" height="65000""#)

    #expect(throws: PictureError.size(width: 65_000, height: 65_000)) { try PictureHeader(file) }
  }

  @Test func `a refusal names size and limit`() {
    let error = PictureError.size(width: 65_000, height: 65_000)

    #expect(error.description.contains("65000 x 65000"))
    #expect(error.description.contains("67108864"))
  }

  @Test func `a drawing with a size beyond all numbers is refused`() {
    let file = PictureFixtures.svg(attributes: #"width="1e300" height="1e300""#)

    #expect(throws: PictureError.self) { try PictureHeader(file) }
  }

  // MARK: Other files

  @Test(arguments: [
    ("hello, world\n", "a text"),
    ("", "an empty file"),
    ("<!doctype html><html><body></body></html>", "an HTML page"),
    ("<?xml version=\"1.0\"?><note/>", "XML without an svg element"),
    ("%PDF-1.7\n", "a PDF"),
    ("version https://git-lfs.github.com/spec/v1\n", "a Git LFS pointer (run git lfs pull)"),
    ("PK\u{3}\u{4}data", "a ZIP archive"),
  ])
  func `what is no picture is told by what it looks like`(_ text: String, _ looksLike: String) {
    #expect(throws: PictureError.notAPicture(looksLike: looksLike)) { try PictureHeader(Array(text.utf8)) }
  }

  @Test func `unknown bytes are shown`() {
    #expect(throws: PictureError.notAPicture(looksLike: "unknown data (it begins 00 01 FE FF)")) {
      try PictureHeader([0x00, 0x01, 0xFE, 0xFF, 0x00])
    }
  }

  @Test(arguments: [("GIF89a", "a GIF"), ("II*\0", "a TIFF"), ("0000ftypavif", "an AVIF"), ("BM\0\0", "a BMP")])
  func `pictures of other kinds are named`(_ start: String, _ name: String) {
    #expect(throws: PictureError.unsupported(name)) { try PictureHeader(Array(start.utf8)) }
  }

  @Test func `a CMYK JPEG is refused, since its colours would be wrong`() throws {
    let file = try PictureFixtures.file("cmyk.jpg")

    #expect(throws: PictureError.unsupported("a CMYK JPEG")) { try PictureHeader(file) }
  }

  @Test func `an animated WebP is refused`() throws {
    var file = try PictureFixtures.file("alpha.webp")
    file[20] |= 0x02

    #expect(throws: PictureError.unsupported("an animated WebP")) { try PictureHeader(file) }
  }

  // MARK: Drawings

  @Test(arguments: [
    (#"width="24" height="16""#, 24, 16),
    (#"viewBox="0 0 24 16""#, 24, 16),
    (#"width="100%" height="100%" viewBox="0 0 24 16""#, 24, 16),
    (#"width="1in" height="0.5in""#, 96, 48),
    (#"width="23.2" height="15.5""#, 24, 16),
  ])
  func `a drawing's size is its lengths, else its viewBox`(_ attributes: String, _ width: Int, _ height: Int) throws {
    let header = try PictureHeader(PictureFixtures.svg(attributes: attributes))

    #expect(header.width == width && header.height == height)
  }

  @Test func `a drawing without any size is refused`() {
    #expect(throws: PictureError.sizeless) { try PictureHeader(PictureFixtures.svg(attributes: "")) }
  }

  @Test func `a drawing is known behind a byte order mark, a declaration and comments`() throws {
    let start = "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- made by hand -->\n"

    #expect(try PictureHeader(Array(start.utf8) + PictureFixtures.svg).format == .svg)
  }

  @Test func `a bad drawing is an error on one line`() throws {
    let file = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><rect></svg>".utf8)

    let error = #expect(throws: PictureError.self) { try PictureHeader(file) }

    #expect(error?.description.hasPrefix("the SVG file is damaged: ") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `a drawing full of entities inside entities is refused`() {
    let levels = (1...9).map { level in
      "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    let file = Array(
      ("<!DOCTYPE svg [<!ENTITY e0 \"lol\">" + levels.joined()
        + "]><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>&e9;</text></svg>").utf8)

    #expect(throws: PictureError.self) { try PictureHeader(file) }
  }

  // MARK: Orientation

  @Test func `a picture taken sideways changes its sides`() throws {
    let header = try PictureHeader(PictureFixtures.jpeg(orientation: 6))

    #expect(header.width == 16 && header.height == 24)
    #expect(header.orientation == .rotated90)
  }
}
