import Geometry
import Raster
import Scene
import Testing

@Suite struct PictureTests {
  private static let first = PictureID("first")
  private static let second = PictureID("second")
  private static let veil = PictureID("veil")
  private static let pictures = FormulaPictures([
    first: FormulaPictures.bitmap(width: 40, height: 30),
    second: FormulaPictures.bitmap(width: 40, height: 30, seed: 3),
    veil: FormulaPictures.bitmap(width: 40, height: 30, isOpaque: false),
  ])

  /// A pixel of a picture at a place in its own pixels, between the centres of four of them, its border going
  /// on outside.
  private static func sample(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> SIMD4<Double> {
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
      bitmap.pixels[min(max(row, 0), bitmap.height - 1) * bitmap.width + min(max(column, 0), bitmap.width - 1)]
        .components
    }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - (x - left)) + pixel(column + 1, row) * (x - left)
    let lower = pixel(column, row + 1) * (1 - (x - left)) + pixel(column + 1, row + 1) * (x - left)
    return upper * (1 - (y - top)) + lower * (y - top)
  }

  /// What a picture over a rectangle of the surface shows in a pixel.
  private static func sample(_ id: PictureID, over rect: Rect, _ x: Int, _ y: Int) -> SIMD4<Double> {
    guard let bitmap = pictures.bitmaps[id] else { return .zero }
    return sample(
      bitmap, (Double(x) + 0.5 - rect.minX) / rect.width * Double(bitmap.width) - 0.5,
      (Double(y) + 0.5 - rect.minY) / rect.height * Double(bitmap.height) - 0.5)
  }

  @Test func `a picture as large as its place comes out as it is`() throws {
    var list = DisplayList(size: Size(40, 30))
    list.picture(Self.first, in: Rect(x: 0, y: 0, width: 40, height: 30))

    let buffer = draw(list, pictures: Self.pictures)

    #expect(buffer.bitmap == Self.pictures.bitmaps[Self.first])
  }

  @Test(arguments: [0.6, 0.97, 1.03, 1.0713, 1.9])
  func `an enlarged picture is within one 255th of exact interpolation`(_ growth: Double) {
    var list = DisplayList(size: Size(40, 30))
    let place = Rect(x: 0, y: 0, width: 40, height: 30)
    list.concatenate(.scale(growth, about: Point(20, 15)))
    list.picture(Self.first, in: place)

    let buffer = draw(list, pictures: Self.pictures)

    let shown = Transform.scale(growth, about: Point(20, 15)).apply(place)
    var worst = 0.0
    for y in max(0, Int(shown.minY) + 1)..<min(30, Int(shown.maxY)) {
      for x in max(0, Int(shown.minX) + 1)..<min(40, Int(shown.maxX)) {
        worst = max(worst, buffer[x, y].components.distance(to: Self.sample(Self.first, over: shown, x, y)))
      }
    }
    #expect(worst <= 1)
  }

  @Test(arguments: [0, 0.2, 0.5, 0.77, 1])
  func `a cross-fade is two draws over the background`(_ fraction: Double) {
    var list = DisplayList(size: Size(40, 30), background: Color(rgb: 0x101018))
    let place = Rect(x: -1.5, y: -1, width: 43, height: 32)
    list.save()
    list.multiplyOpacity(1 - fraction)
    list.picture(Self.first, in: place)
    list.restore()
    list.multiplyOpacity(fraction)
    list.picture(Self.second, in: place)

    let buffer = draw(list, pictures: Self.pictures)

    let background = UInt32(0xFF10_1018).components
    var worst = 0.0
    for y in 0..<30 {
      for x in 0..<40 {
        let lower = background * fraction + Self.sample(Self.first, over: place, x, y) * (1 - fraction)
        let both = lower * (1 - fraction) + Self.sample(Self.second, over: place, x, y) * fraction
        worst = max(worst, buffer[x, y].components.distance(to: both))
      }
    }
    #expect(worst <= 1)
  }

  @Test func `a cross-fade over something drawn shows it through`() {
    var list = DisplayList(size: Size(40, 30))
    let place = Rect(x: 0, y: 0, width: 40, height: 30)
    list.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 30)), Color(rgb: 0xC08040))
    list.multiplyOpacity(0.5)
    list.picture(Self.first, in: place)
    list.picture(Self.second, in: place)

    let buffer = draw(list, pictures: Self.pictures)

    let under = UInt32(0xFFC0_8040).components
    let expected =
      under * 0.25 + Self.sample(Self.first, over: place, 7, 9) * 0.25
      + Self.sample(Self.second, over: place, 7, 9) * 0.5
    #expect(buffer[7, 9].components.distance(to: expected) <= 1)
  }

  @Test func `a translucent picture lets through what its alpha leaves`() {
    var list = DisplayList(size: Size(40, 30), background: Color(rgb: 0x3060A0))
    let place = Rect(x: -3.25, y: -2.5, width: 45, height: 36)
    list.multiplyOpacity(0.8)
    list.picture(Self.veil, in: place)

    let buffer = draw(list, pictures: Self.pictures)

    let under = UInt32(0xFF30_60A0).components
    var worst = 0.0
    for y in 0..<30 {
      for x in 0..<40 {
        let over = Self.sample(Self.veil, over: place, x, y) * 0.8
        worst = max(worst, buffer[x, y].components.distance(to: over + under * (1 - over.w / 255)))
      }
    }
    #expect(worst <= 1.25)
  }

  @Test func `a picture's edges cover the parts of pixels that they reach`() {
    let white = FormulaPictures([
      Self.first: Bitmap(width: 4, height: 4, pixels: .init(repeating: 0xFFFF_FFFF, count: 16))
    ])
    var list = DisplayList(size: Size(12, 12))
    list.picture(Self.first, in: Rect(x: 2.25, y: 3.5, width: 5.5, height: 4.25))

    let buffer = draw(list, pictures: white)

    let columns = [0, 0, 0.75, 1, 1, 1, 1, 0.75, 0, 0, 0, 0]
    let rows = [0, 0, 0, 0.5, 1, 1, 1, 0.75, 0, 0, 0, 0]
    for y in 0..<12 {
      for x in 0..<12 { #expect(abs(Double(buffer[x, y] & 255) - 255 * columns[x] * rows[y]) <= 0.51) }
    }
  }

  @Test func `a turned picture is within two 255ths of exact interpolation inside of its edges`() throws {
    var list = DisplayList(size: Size(60, 60))
    let map = Transform(xAxis: SIMD2(0.9, 0.5), yAxis: SIMD2(-0.5, 0.9), translation: SIMD2(20, 8))
    let place = Rect(x: 0, y: 0, width: 40, height: 30)
    list.concatenate(map)
    list.picture(Self.first, in: place)

    let buffer = draw(list, pictures: Self.pictures)

    let inverse = try #require(map.inverse)
    let bitmap = try #require(Self.pictures.bitmaps[Self.first])
    var worst = 0.0
    var count = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let local = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        guard place.insetBy(x: 1.5, y: 1.5).contains(local) else { continue }
        count += 1
        worst = max(worst, buffer[x, y].components.distance(to: Self.sample(bitmap, local.x - 0.5, local.y - 0.5)))
      }
    }
    #expect(count > 500)
    #expect(worst <= 2)
  }

  @Test func `a picture that is not there yet is a block of its placeholder`() {
    var list = DisplayList(size: Size(10, 10))
    list.picture(PictureID("missing"), in: Rect(x: 2, y: 2, width: 4, height: 4))

    let buffer = draw(list)

    #expect(buffer[3, 3] == 0xFF33_6699)
    #expect(buffer[7, 7] == 0xFF00_0000)
  }

  @Test(arguments: [(1.0, 1.0), (1.4, 1), (1.6, 2), (3, 4), (0.7, 1), (0.5, 0.5), (0.2, 0.25)])
  func `a picture is asked for at its layout size times a power of two`(_ growth: Double, _ step: Double) {
    final class Sizes: PictureSource {
      var asked: [Size] = []
      func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? {
        asked.append(pixelSize)
        return nil
      }
      func placeholder(for id: PictureID) -> Color { .black }
    }
    let sizes = Sizes()
    var list = DisplayList(size: Size(40, 30))
    list.concatenate(.scale(growth, about: Point(20, 15)))
    list.picture(Self.first, in: Rect(x: 0, y: 0, width: 40, height: 30))

    Rasterizer().render(
      list, scale: 2, into: PixelBuffer(width: 80, height: 60), pictures: sizes, text: PatternText())

    #expect(sizes.asked == [Size(80 * step, 60 * step)])
  }

  /// The finest pattern there is; seen from afar it is an even grey.
  private func checkerboard() throws -> PictureStore {
    let file = try PictureFixtures.png(width: 128, height: 128) { x, y in
      (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    return PictureStore(files: PicturesInMemory([Self.first: file]), fonts: nil, decoding: .inPlace)
  }

  @Test(arguments: [64, 50, 37, 21, 9.0])
  func `a fine pattern made small is an even grey`(_ side: Double) throws {
    var list = DisplayList(size: Size(side, side))
    list.picture(Self.first, in: Rect(x: 0, y: 0, width: side, height: side))
    let buffer = PixelBuffer(width: Int(side), height: Int(side))

    Rasterizer().render(list, scale: 1, into: buffer, pictures: try checkerboard(), text: PatternText())

    let greys = buffer.bitmap.pixels.map { Int($0 & 255) }
    #expect(greys.allSatisfy { (110...145).contains($0) })
  }

  @Test(arguments: [0.5, 0.41, 0.3, 0.2, 0.1])
  func `a fine pattern that shrinks is an even grey from half its size on`(_ growth: Double) throws {
    var list = DisplayList(size: Size(128, 128))
    list.concatenate(.scale(growth, about: .zero))
    list.picture(Self.first, in: Rect(x: 0, y: 0, width: 128, height: 128))
    let buffer = PixelBuffer(width: 128, height: 128)

    Rasterizer().render(list, scale: 1, into: buffer, pictures: try checkerboard(), text: PatternText())

    let inside = Int(128 * growth) - 1
    let greys = (0..<inside).flatMap { y in (0..<inside).map { x in Int(buffer[x, y] & 255) } }
    #expect(greys.allSatisfy { (110...145).contains($0) })
  }
}
