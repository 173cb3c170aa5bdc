import Geometry
import Raster
import Testing

/// The messages between a program and the process that decodes its pictures.
@Suite struct PictureMessageTests {
  private static let header = Result {
    try PictureHeader(PictureFixtures.png(width: 24, height: 16) { x, _ in UInt32(x) | 0xFF00_0000 })
  }

  @Test func `an order is read as it was written`() throws {
    let header = try Self.header.get()
    let orders = [
      PictureOrder(.header, fileLength: 123),
      PictureOrder(.pixels(header, width: 12, height: 8), fileLength: 1 << 20, processorSeconds: 3),
    ]

    for order in orders { #expect(PictureOrder(order.bytes) == order) }
    #expect(orders.allSatisfy { $0.bytes.count == PictureOrder.length })
  }

  @Test func `an order that is cut short, too long or asks for too much is none`() throws {
    let bytes = PictureOrder(.pixels(try Self.header.get(), width: 12, height: 8), fileLength: 9).bytes
    let huge = PictureOrder(.pixels(try Self.header.get(), width: 1 << 20, height: 1 << 20), fileLength: 9)

    #expect(PictureOrder(bytes.dropLast()) == nil)
    #expect(PictureOrder(bytes + [0]) == nil)
    #expect(PictureOrder([UInt8](repeating: 255, count: PictureOrder.length)) == nil)
    #expect(PictureOrder(huge.bytes) == nil)
  }

  @Test(
    arguments: [
      .size(width: 3, height: 4), .failure(.size(width: 100_000, height: 100_000)), .failure(.sizeless),
      .failure(.truncated(.webP)), .failure(.damaged(.svg, reason: "no end")),
    ] as [PictureAnswer])
  func `an answer is read as it was written`(_ answer: PictureAnswer) {
    #expect(PictureAnswer(answer.bytes) == answer)
  }

  @Test func `an answer that is cut short, of another kind or of too large a picture is none`() {
    let bytes = PictureAnswer.size(width: 3, height: 4).bytes

    #expect(PictureAnswer(bytes.dropLast()) == nil)
    #expect(PictureAnswer([UInt8](repeating: 7, count: 64)) == nil)
    #expect(PictureAnswer(PictureAnswer.size(width: 1 << 20, height: 1 << 20).bytes) == nil)
    #expect(PictureAnswer([]) == nil)
  }

  @Test func `the words of an answer hold nothing that a terminal takes for a command`() {
    let answer = PictureAnswer(PictureAnswer.failure(.damaged(.png, reason: "a\u{1B}[31mb\nc\u{202E}d")).bytes)

    #expect(answer == .failure(.damaged(.png, reason: "a [31mb c d")))
  }

  @Test func `no component of a bitmap from another process exceeds its alpha`() {
    let pixels: [UInt32] = [0x80FF_40C0, 0x0001_0203, 0xFFFF_FFFF]

    let bitmap = pixels.withUnsafeBytes { Bitmap.copying($0, width: 3, height: 1) }

    #expect(bitmap.pixels == [0x8080_4080, 0, 0xFFFF_FFFF])
  }

  @Test func `a picture that cannot be decoded shows a crossed square, and one that is not there nothing`() throws {
    let file = Array(try PictureFixtures.file("gradient.jpg").prefix(200)) + [0xFF, 0xD9]
    let store = PictureFixtures.store(file)

    let shown = store.picture(PictureFixtures.picture, pixelSize: Size(24, 16))

    #expect(store.failures[PictureFixtures.picture] != nil)
    #expect(shown === Bitmap.placeholder)
  }
}
