import Geometry
import Glibc
import Raster
import Scene
import Testing

/// Shadows against a plain convolution in double precision.
@Suite struct ShadowTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var rect: Rect
    var radius: Double
    var sigma: Double
    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "card", rect: Rect(x: 20.375, y: 18.625, width: 50, height: 40), radius: 8, sigma: 6),
    Sample(name: "sharp corners", rect: Rect(x: 20.375, y: 18.625, width: 50, height: 40), radius: 0, sigma: 4),
    Sample(name: "small blur", rect: Rect(x: 20.375, y: 18.625, width: 50, height: 40), radius: 12, sigma: 0.7),
    Sample(name: "large radius", rect: Rect(x: 14.375, y: 12.625, width: 64, height: 61), radius: 30, sigma: 0.75),
    Sample(name: "capsule", rect: Rect(x: 20.375, y: 28.625, width: 50, height: 21), radius: 40, sigma: 3),
    Sample(name: "circle", rect: Rect(x: 20.375, y: 18.625, width: 44, height: 44), radius: 22, sigma: 2),
    Sample(
      name: "blur larger than the shape", rect: Rect(x: 40.375, y: 38.625, width: 8, height: 6), radius: 2, sigma: 9),
  ]

  private static let width = 92
  private static let height = 84

  /// The blurred coverage of each pixel, from 0 to 1.
  ///
  /// The shape is taken apart into eight by eight points a pixel and convolved with a Gaussian, first along x,
  /// then along y.
  private static func reference(_ sample: Sample) -> [Double] {
    let detail = 8
    let margin = Int((4 * sample.sigma).rounded(.up)) + 1
    let (columns, rows) = ((width + 2 * margin) * detail, (height + 2 * margin) * detail)
    let shape = RoundedRect(sample.rect, radius: sample.radius)
    let reach = Int((4.5 * sample.sigma * Double(detail)).rounded(.up))
    let kernel = (-reach...reach).map {
      exp(-Double($0 * $0) / (2 * sample.sigma * sample.sigma * Double(detail * detail)))
    }
    let total = kernel.reduce(0, +)
    func place(_ index: Int) -> Double { (Double(index) + 0.5) / Double(detail) - Double(margin) }

    var blurredRows: [[Double]] = []
    for row in 0..<rows {
      var sums = [0.0]
      for column in 0..<columns {
        sums.append(sums[column] + (shape.contains(Point(place(column), place(row))) ? 1 : 0))
      }
      let first = sums.firstIndex { $0 > 0 }
      guard first != nil else {
        blurredRows.append([Double](repeating: 0, count: width * detail))
        continue
      }
      blurredRows.append(
        (0..<width * detail).map { column in
          let middle = column + margin * detail
          var value = 0.0
          for offset in -reach...reach where (0..<columns).contains(middle + offset) {
            value += kernel[offset + reach] * (sums[middle + offset + 1] - sums[middle + offset])
          }
          return value / total
        })
    }
    var result: [Double] = []
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for subrow in 0..<detail {
          let middle = (y + margin) * detail + subrow
          for column in x * detail..<(x + 1) * detail {
            for offset in stride(from: -reach, through: reach, by: 1) where (0..<rows).contains(middle + offset) {
              sum += kernel[offset + reach] * blurredRows[middle + offset][column]
            }
          }
        }
        result.append(sum / total / Double(detail * detail))
      }
    }
    return result
  }

  @Test(arguments: samples) func `a shadow is within two 255ths of the convolution`(_ sample: Sample) {
    var list = DisplayList(size: Size(Double(Self.width), Double(Self.height)))
    list.shadow(RoundedRect(sample.rect, radius: sample.radius), .white, sigma: sample.sigma)
    let buffer = PixelBuffer(width: Self.width, height: Self.height)

    Rasterizer().render(list, scale: 1, into: buffer, pictures: FormulaPictures(), text: PatternText())

    let reference = Self.reference(sample)
    var worst = 0.0
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let reach = sample.rect.insetBy(x: -2.9 * sample.sigma, y: -2.9 * sample.sigma)
        guard reach.contains(Point(Double(x) + 0.5, Double(y) + 0.5)) else { continue }
        worst = max(worst, abs(Double(buffer[x, y] & 255) - 255 * reference[y * Self.width + x]))
      }
    }
    #expect(worst <= 2)
  }
}
