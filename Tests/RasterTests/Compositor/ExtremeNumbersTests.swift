import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Numbers from beyond this world: nothing traps, and what can be drawn is.
@Suite struct ExtremeNumbersTests {
  private static let numbers = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.5, 7, -3, 1e6, 3e7, -3e7, 1e12, 1e19, 1e300, -1e300,
    .greatestFiniteMagnitude,
    .infinity, -.infinity, .nan,
  ]
  /// Those that say nothing: a path through the others is drawn, but in thousands of lines.
  private static let noNumbers = [1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan]
  private static let pictures = FormulaPictures([
    PictureID("opaque"): FormulaPictures.bitmap(width: 21, height: 17),
    PictureID("veil"): FormulaPictures.bitmap(width: 13, height: 40, isOpaque: false),
  ])
  private static let size = Size(40, 30)

  private struct Maker {
    var generator: SeededGenerator

    mutating func number() -> Double {
      Double.random(in: 0...1, using: &generator) < 0.6
        ? .random(in: -20...60, using: &generator) : numbers.randomElement(using: &generator) ?? 0
    }

    mutating func nearOrNowhere() -> Double {
      Double.random(in: 0...1, using: &generator) < 0.8
        ? .random(in: -20...60, using: &generator) : noNumbers.randomElement(using: &generator) ?? 0
    }

    mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    mutating func rounded() -> RoundedRect { RoundedRect(rect(), radius: number()) }
    mutating func point() -> Point { Point(nearOrNowhere(), nearOrNowhere()) }

    mutating func shape() -> Shape {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: return .ellipse(rect())
      case 1: return .roundedRectangle(rounded())
      default:
        var path = Path()
        path.move(to: point())
        path.addLine(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        return .path(path)
      }
    }

    mutating func append(to list: inout DisplayList) {
      list.save()
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: list.translate(x: number(), y: number())
      case 1:
        list.concatenate(
          Transform(
            xAxis: SIMD2(number(), number()), yAxis: SIMD2(number(), number()), translation: SIMD2(number(), number())))
      case 2: list.concatenate(.scale(number(), about: Point(20, 15)))
      case 3: list.multiplyOpacity(number())
      default: break
      }
      let color = Color(red: number(), green: 0.5, blue: 1, alpha: 0.7)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: list.fill(shape(), color)
      case 1: list.stroke(.roundedRectangle(rounded()), color, width: nearOrNowhere())
      case 2: list.shadow(rounded(), color, sigma: number())
      case 3: list.picture(PictureID("opaque"), in: rect())
      case 4: list.picture(PictureID("veil"), in: rect())
      case 5: list.text(TextRun("ab", style: TextStyle(size: 8)), in: rect(), color)
      case 6: list.spotlight(rect(), holes: [rounded(), rounded()], color)
      case 7:
        list.beginGroup(bounds: rect(), opacity: number())
        list.fill(shape(), color)
        list.end()
      default:
        list.beginClip(rounded())
        list.fill(shape(), color)
        list.end()
      }
      list.restore()
    }
  }

  private func draw(
    _ list: DisplayList, scale: Double = 1, with rasterizer: Rasterizer, damage: [PixelRect]? = nil
  ) -> Bitmap {
    let buffer = PixelBuffer(width: 40, height: 30)
    rasterizer.render(
      list, scale: scale, into: buffer, damage: damage, pictures: Self.pictures, text: PatternText())
    return buffer.bitmap
  }

  @Test(arguments: [1, 0, -1, 1e-300, 1e-9, 1e9, 1e300, .infinity, .nan])
  func `lists of any numbers are drawn without a trap, in part as in whole`(_ scale: Double) {
    let rasterizer = Rasterizer()
    var maker = Maker(generator: SeededGenerator(seed: 11))
    let halves = [PixelRect(x: 0, y: 0, width: 17, height: 30), PixelRect(x: 17, y: 0, width: 23, height: 30)]
    for number in 0..<300 {
      var list = DisplayList(size: Self.size)
      for _ in 0..<3 { maker.append(to: &list) }

      let whole = draw(list, scale: scale, with: rasterizer)
      let parts = draw(list, scale: scale, with: rasterizer, damage: halves)

      #expect(parts == whole, "list \(number)")
    }
  }

  @Test func `what has no finite place leaves what has one as it is`() {
    var alone = DisplayList(size: Self.size)
    alone.fill(.rectangle(Rect(x: 5, y: 5, width: 10, height: 10)), .white)
    var together = alone
    var path = Path()
    path.move(to: Point(1, 1))
    path.addLine(to: Point(.nan, 9))
    path.addLine(to: Point(20, 20))
    together.fill(.path(path), .white)
    together.fill(.ellipse(Rect(x: 0, y: .nan, width: 9, height: 9)), .white)
    together.picture(PictureID("opaque"), in: Rect(x: 0, y: 0, width: .infinity, height: 9))
    together.spotlight(
      Rect(x: 0, y: 0, width: 0, height: 0), holes: [RoundedRect(Rect(x: .nan, y: 0, width: 1, height: 1), radius: 0)],
      .black)

    #expect(draw(together, with: Rasterizer()) == draw(alone, with: Rasterizer()))
  }

  @Test func `a picture of no width at a broken place draws nothing`() {
    var list = DisplayList(size: Self.size)
    list.picture(PictureID("opaque"), in: Rect(x: 5.5, y: 2, width: 0, height: 9))
    list.picture(PictureID("veil"), in: Rect(x: 5, y: 2.25, width: 9, height: 0))

    #expect(draw(list, with: Rasterizer()) == draw(DisplayList(size: Self.size), with: Rasterizer()))
  }

  @Test func `a rectangle far larger than any surface covers all of it`() {
    var list = DisplayList(size: Self.size)
    list.fill(.rectangle(Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)), .white)

    let buffer = PixelBuffer(width: 40, height: 30)
    Rasterizer().render(list, scale: 1, into: buffer, pictures: Self.pictures, text: PatternText())

    #expect((0..<30).allSatisfy { y in (0..<40).allSatisfy { buffer[$0, y] == 0xFFFF_FFFF } })
  }

  @Test func `an enormous radius makes a circle`() {
    let square = Rect(x: 5, y: 5, width: 20, height: 20)
    var list = DisplayList(size: Self.size)
    list.fill(.roundedRectangle(RoundedRect(square, radius: 1e300)), .white)
    var circle = DisplayList(size: Self.size)
    circle.fill(.roundedRectangle(RoundedRect(square, radius: 10)), .white)

    #expect(draw(list, with: Rasterizer()) == draw(circle, with: Rasterizer()))
  }
}
