import CPixelKernels
import Geometry
import Glibc

/// A rounded rectangle to be blurred, in pixels.
///
/// A row of the rectangle at height v blurs along x into a difference of two Gaussian integrals, and along y
/// into the density of y - v. The rows between the corners, which are all alike, sum to an integral again: the
/// first term. The rows of the corners are summed by quadrature over the corner's angle, a term for each place;
/// upper and lower corners share their columns.
///
/// - Accuracy: the share of the ink is right to 0.002 while the radius is at most 40 standard deviations.
/// - Source: the Gaussian of a box is separable; Raph Levien, "Blurred rounded rectangles" (2020), for the problem.
struct ShadowGeometry {
  /// The variance of a pixel's own area along one axis: taken together with the blur, as a pixel shows its mean.
  private static let pixelVariance = 1.0 / 12
  /// Places of the quadrature without a corner worth the name, and for each standard deviation of the radius.
  private static let fewestPlaces = 3.0
  private static let placesPerDeviation = 1.5

  private var rect: Rect
  private var radii: SIMD2<Double>
  private var sigma: SIMD2<Double>

  init(_ shape: RoundedRect, sigma: Double, map: Transform) {
    let scale = SIMD2(map.xAxis.x, map.yAxis.y)
    rect = map.apply(shape.rect)
    radii = shape.effectiveRadius * scale
    let blur = sigma * scale
    self.sigma = (blur * blur + Self.pixelVariance).squareRoot()
  }

  /// Rows of the corners that are summed as one.
  private struct Corner: BitwiseCopyable {
    /// How far inside of the upper and lower edge they lie.
    var depth: Double
    /// How far inside of the left and right edge they begin and end.
    var inset: Double
    /// How many rows they stand for.
    var height: Double
  }

  /// Makes the paint for what is seen of the shadow.
  func paint(ink: pk_ink, bounds: PixelRect, arena: inout Arena) -> ShadowPaint {
    let corners = corners(arena: &arena)
    let termCount = corners.count + 1
    let middle = middleColumns(in: bounds)
    let columns = arena.allocate(UnsafePointer<UInt16>?.self, count: termCount)
    let middleShares = arena.allocate(Double.self, count: termCount)
    for term in 0..<termCount {
      let inset = term == 0 ? 0 : corners[term - 1].inset
      let shares = arena.allocate(UInt16.self, count: bounds.width)
      for x in bounds.x..<middle.lowerBound { shares[x - bounds.x] = UInt16(share(ofColumn: x, inset: inset) * 65_535) }
      for x in middle.upperBound..<bounds.maxX {
        shares[x - bounds.x] = UInt16(share(ofColumn: x, inset: inset) * 65_535)
      }
      columns[term] = UnsafePointer(shares)
      middleShares[term] = middle.isEmpty ? 0 : share(ofColumn: middle.lowerBound, inset: inset)
    }

    let rows = arena.allocate(ShadowPaint.Row.self, count: bounds.height)
    let allColumns = arena.allocate(UnsafePointer<UInt16>?.self, count: bounds.height * termCount)
    let allParts = arena.allocate(UInt16.self, count: bounds.height * termCount)
    for index in 0..<bounds.height {
      let rowColumns = allColumns + index * termCount
      let parts = allParts + index * termCount
      var (count, sum, middleWeight) = (0, 0, 0.0)
      for term in 0..<termCount {
        let part = term == 0 ? straightPart(ofRow: bounds.y + index) : part(ofRow: bounds.y + index, corners[term - 1])
        // The kernel needs weights that add up to at most one, which rounding must not break.
        let weight = min(Int((part * Double(ink.weight)).rounded()), Int(PK_ONE) - sum)
        guard weight > 0 else { continue }
        rowColumns[count] = columns[term]
        parts[count] = UInt16(weight)
        middleWeight += middleShares[term] * Double(weight)
        count += 1
        sum += weight
      }
      rows[index] = ShadowPaint.Row(
        columns: UnsafePointer(rowColumns), parts: UnsafePointer(parts), count: count,
        middle: UInt16(middleWeight))
    }
    return ShadowPaint(
      ink: ink, bounds: bounds, middleStart: middle.lowerBound, middleEnd: middle.upperBound, rows: UnsafePointer(rows))
  }

  /// The corner's rows in groups.
  ///
  /// At the angle a from the vertical they lie ry (1 - cos a) deep and begin rx (1 - sin a) inside.
  private func corners(arena: inout Arena) -> UnsafeMutableBufferPointer<Corner> {
    let deviations = (radii / sigma).max()
    let places = radii.min() > 0 ? (Self.fewestPlaces + Self.placesPerDeviation * deviations).rounded(.up) : 0
    let count = Int(min(places, Double(GaussLegendre.finest)))
    let corners = UnsafeMutableBufferPointer(start: arena.allocate(Corner.self, count: count), count: count)
    guard count > 0 else { return corners }
    let rule = GaussLegendre.rule(count)
    let quarter = Double.pi / 2
    for index in 0..<count {
      let angle = quarter * rule.places[index]
      corners[index] = Corner(
        depth: radii.y * (1 - cos(angle)), inset: radii.x * (1 - sin(angle)),
        height: rule.weights[index] * quarter * radii.y * sin(angle))
    }
    return corners
  }

  /// The columns that neither side's blur reaches.
  private func middleColumns(in bounds: PixelRect) -> Range<Int> {
    let far = radii.x + Gaussian.reach * sigma.x
    let low = min(max(rect.minX + far, Double(bounds.x)), Double(bounds.maxX))
    let high = min(max(rect.maxX - far, low), Double(bounds.maxX))
    return Int(low.rounded(.up))..<max(Int(low.rounded(.up)), Int(high.rounded(.down)))
  }

  /// How much of a row that begins an inset inside of the rectangle blurs into a column.
  private func share(ofColumn x: Int, inset: Double) -> Double {
    let middle = Double(x) + 0.5
    let left = Gaussian.part(below: (middle - rect.minX - inset) / sigma.x)
    return max(0, left - Gaussian.part(below: (middle - rect.maxX + inset) / sigma.x))
  }

  /// How much of the rows between the corners blurs into a row.
  private func straightPart(ofRow y: Int) -> Double {
    let middle = Double(y) + 0.5
    let upper = Gaussian.part(below: (middle - rect.minY - radii.y) / sigma.y)
    return max(0, upper - Gaussian.part(below: (middle - rect.maxY + radii.y) / sigma.y))
  }

  /// How much of an upper and a lower corner's rows blurs into a row.
  private func part(ofRow y: Int, _ corner: Corner) -> Double {
    let middle = Double(y) + 0.5
    let upper = Gaussian.density((middle - rect.minY - corner.depth) / sigma.y)
    let lower = Gaussian.density((middle - rect.maxY + corner.depth) / sigma.y)
    return (upper + lower) * corner.height / sigma.y
  }
}
