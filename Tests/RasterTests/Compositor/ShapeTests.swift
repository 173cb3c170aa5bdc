import CPangoCairo
import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Shapes against cairo at 16 times supersampling.
@Suite struct ShapeTests {
  /// A shape, where it is, and how far off the greyest pixel may be, in 255ths.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var shape: Shape
    var strokeWidth: Double?
    var transform = Transform.identity
    var testDescription: String { name }
  }

  private static let width = 48
  private static let height = 40

  /// The largest difference from cairo in 255ths of white on black.
  private static func error(_ sample: Sample, scale: Double) -> Double {
    var list = DisplayList(size: Size(Double(width) / scale, Double(height) / scale))
    list.concatenate(sample.transform)
    if let strokeWidth = sample.strokeWidth {
      list.stroke(sample.shape, .white, width: strokeWidth)
    } else {
      list.fill(sample.shape, .white)
    }
    let buffer = PixelBuffer(width: width, height: height)
    Rasterizer().render(list, scale: scale, into: buffer, pictures: FormulaPictures(), text: PatternText())
    let reference = CairoReference.coverage(
      width: width, height: height, transform: sample.transform.concatenating(.scale(scale))
    ) { context in
      CairoReference.add(sample.shape, to: context)
      if let strokeWidth = sample.strokeWidth {
        cairo_set_line_width(context, strokeWidth)
        let isRound = if case .path = sample.shape { true } else { false }
        cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
      } else {
        cairo_fill(context)
      }
    }
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        worst = max(worst, abs(Double(buffer[x, y] & 255) - 255 * reference[y * width + x]))
      }
    }
    return worst
  }

  private static let blob: Path = {
    var path = Path()
    path.move(to: Point(4, 12))
    path.addCurve(to: Point(34, 10), control1: Point(8, -6), control2: Point(28, 2))
    path.addCurve(to: Point(14, 30), control1: Point(44, 24), control2: Point(20, 36))
    path.close()
    return path
  }()

  private static let zigzag: Path = {
    var path = Path()
    path.move(to: Point(6, 30))
    path.addLine(to: Point(14, 8))
    path.addLine(to: Point(24, 28))
    path.addCurve(to: Point(40, 12), control1: Point(32, 38), control2: Point(36, 10))
    return path
  }()

  /// A five-pointed star in one stroke: its middle is covered twice.
  private static let star: Path = {
    var path = Path()
    let corners = [Point(18, 2), Point(28, 32), Point(2, 13), Point(34, 13), Point(8, 32)]
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }()

  static let fills: [Sample] = [
    Sample(name: "star over itself", shape: .path(star)),
    Sample(name: "rectangle", shape: .rectangle(Rect(x: 3.3, y: 4.7, width: 20.5, height: 17.25))),
    Sample(name: "thin line", shape: .rectangle(Rect(x: 3.3, y: 4.7, width: 20.5, height: 0.4))),
    Sample(
      name: "rounded rectangle",
      shape: .roundedRectangle(RoundedRect(Rect(x: 2.2, y: 3.1, width: 30, height: 25), radius: 7))),
    Sample(
      name: "capsule", shape: .roundedRectangle(RoundedRect(Rect(x: 2.2, y: 3.1, width: 31, height: 9.6), radius: 50))),
    Sample(name: "circle", shape: .ellipse(Rect(x: 5.4, y: 4.3, width: 24, height: 24))),
    Sample(name: "dot", shape: .ellipse(Rect(x: 5.4, y: 4.3, width: 3, height: 3))),
    Sample(name: "ellipse", shape: .ellipse(Rect(x: 1.5, y: 6.3, width: 35, height: 14))),
    Sample(name: "curves", shape: .path(blob)),
    Sample(
      name: "turned rounded rectangle",
      shape: .roundedRectangle(RoundedRect(Rect(x: -10, y: -7, width: 20, height: 14), radius: 4)),
      transform: Transform(xAxis: SIMD2(0.9, 0.4), yAxis: SIMD2(-0.4, 0.9), translation: SIMD2(20.3, 17.8))),
    Sample(
      name: "mirrored curves", shape: .path(blob),
      transform: Transform(xAxis: SIMD2(-1, 0), yAxis: SIMD2(0.2, 1), translation: SIMD2(36.3, 1.8))),
    Sample(
      name: "rounded rectangle cut by the surface",
      shape: .roundedRectangle(RoundedRect(Rect(x: -10.3, y: -6.2, width: 40, height: 60), radius: 16))),
  ]

  static let strokes: [Sample] = [
    Sample(name: "rectangle", shape: .rectangle(Rect(x: 6.3, y: 5.7, width: 20.5, height: 17.25)), strokeWidth: 2.5),
    Sample(
      name: "rounded rectangle",
      shape: .roundedRectangle(RoundedRect(Rect(x: 4.2, y: 4.1, width: 27, height: 23), radius: 7)),
      strokeWidth: 3),
    Sample(name: "circle", shape: .ellipse(Rect(x: 5.4, y: 4.3, width: 22, height: 22)), strokeWidth: 1.3),
    Sample(name: "thick circle", shape: .ellipse(Rect(x: 9.4, y: 8.3, width: 12, height: 12)), strokeWidth: 10),
    Sample(name: "closed curves", shape: .path(blob), strokeWidth: 2),
    Sample(name: "open corners and curves", shape: .path(zigzag), strokeWidth: 3),
    Sample(
      name: "turned", shape: .path(zigzag), strokeWidth: 2,
      transform: Transform(xAxis: SIMD2(0.8, 0.3), yAxis: SIMD2(-0.3, 0.8), translation: SIMD2(9, 1))),
  ]

  @Test(arguments: fills, [1, 1.25, 2, 3.0])
  func `a filled shape is within two 255ths of cairo's area`(_ sample: Sample, scale: Double) {
    #expect(Self.error(sample, scale: scale) <= 2)
  }

  @Test(arguments: strokes, [1, 1.25, 2, 3.0])
  func `a stroked shape is within two 255ths of cairo's area`(_ sample: Sample, scale: Double) {
    #expect(Self.error(sample, scale: scale) <= 2)
  }

  @Test(arguments: fills + strokes)
  func `a shape is within two 255ths of cairo's area wherever it stands`(_ sample: Sample) {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<6 {
      var sample = sample
      let shift = Transform.translation(
        x: Double.random(in: -2..<2, using: &generator), y: Double.random(in: -2..<2, using: &generator))
      sample.transform = sample.transform.concatenating(
        .scale(Double.random(in: 0.4...1.2, using: &generator))
      ).concatenating(shift)

      #expect(Self.error(sample, scale: 1) <= 2, "\(sample.transform)")
    }
  }

  @Test(arguments: [0, 0.31, 0.5, 0.77])
  func `a spotlight's holes are within two 255ths of cairo's area`(_ shift: Double) {
    let window = Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))
    let holes = [
      RoundedRect(Rect(x: 4.2 + shift, y: 5.7, width: 22, height: 14.5), radius: 5),
      RoundedRect(Rect(x: 27.4, y: 16.1 + shift, width: 17, height: 17), radius: 8.5),
    ]
    var list = DisplayList(size: window.size)
    list.spotlight(window, holes: holes, .white)

    let buffer = draw(list)

    let reference = CairoReference.coverage(width: Self.width, height: Self.height, transform: .identity) { context in
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      CairoReference.add(.rectangle(window), to: context)
      for hole in holes { CairoReference.add(.roundedRectangle(hole), to: context) }
      cairo_fill(context)
    }
    var worst = 0.0
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        worst = max(worst, abs(Double(buffer[x, y] & 255) - 255 * reference[y * Self.width + x]))
      }
    }
    #expect(worst <= 2)
  }
}
