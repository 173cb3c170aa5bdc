import Geometry
import Scene

/// A disc that draws along a path; it becomes an ellipse where the map says so.
private struct RoundPen {
  var radius: Double
  var map: Transform
  /// Whether the map mirrors, which turns every outline round.
  var mirrors: Bool { map.determinant < 0 }

  /// Where the pen's edge is in a direction from a point.
  func edge(_ centre: Point, _ direction: SIMD2<Double>) -> Point {
    map.apply(Point(vector: centre.vector + direction * radius))
  }

  /// How often an arc between two directions is halved until its chords are fine enough; see ``UnitArc``.
  func halvings(from a: SIMD2<Double>, to b: SIMD2<Double>) -> Int {
    // The first chord spans the angle t with |a - b| = 2 sin(t / 2), near enough |a - b| for what remains of a
    // quarter turn.
    let chord = ((a - b) * (a - b)).sum()
    var sagitta = radius * map.meanScale * chord / 8
    var count = 0
    while sagitta > UnitArc.tolerance, count < Self.finest {
      sagitta /= 4
      count += 1
    }
    return count
  }

  private static let finest = 8
}

/// The direction a quarter turn from another.
private func side(of direction: SIMD2<Double>) -> SIMD2<Double> { SIMD2(-direction.y, direction.x) }

extension WindingSweep {
  /// Adds a path; open parts are closed.
  mutating func add(_ path: Path, map: Transform, through lines: inout Polylines) {
    lines.flatten(path, map: map, scale: 1)
    for subpath in lines.subpaths {
      var pen = lines.points[subpath.points.upperBound - 1]
      for point in lines.points[subpath.points] {
        addLine(from: pen, to: point)
        pen = point
      }
    }
  }

  /// Adds what a round pen covers that follows a path: ends and joins are round.
  ///
  /// It is put together from a quadrilateral for each line and a sector on the outer side of each join, all
  /// turned the same way, so that together they cover what any of them does.
  mutating func addStroke(of path: Path, width: Double, map: Transform, through lines: inout Polylines) {
    let pen = RoundPen(radius: width / 2, map: map)
    // The stroke is built in local coordinates, where the pen is round.
    lines.flatten(path, map: .identity, scale: map.meanScale)
    for subpath in lines.subpaths {
      let points = lines.points[subpath.points]
      let lineCount = subpath.isClosed ? points.count : points.count - 1
      func corner(_ index: Int) -> Point { points[points.startIndex + index % points.count] }
      func direction(_ index: Int) -> SIMD2<Double> {
        let along = corner(index + 1) - corner(index)
        return along.vector / along.length
      }
      for index in 0..<lineCount {
        addLine(pen, from: corner(index), to: corner(index + 1), direction(index))
        if subpath.isClosed || index + 1 < lineCount {
          addJoin(pen, at: corner(index + 1), from: direction(index), to: direction((index + 1) % lineCount))
        }
      }
      if !subpath.isClosed {
        addEnd(pen, at: corner(0), towards: -direction(0))
        addEnd(pen, at: corner(lineCount), towards: direction(lineCount - 1))
      }
    }
  }

  private mutating func addLine(_ pen: RoundPen, from start: Point, to end: Point, _ direction: SIMD2<Double>) {
    let side = side(of: direction)
    let corners = (pen.edge(start, side), pen.edge(start, -side), pen.edge(end, -side), pen.edge(end, side))
    addEdge(pen, from: corners.0, to: corners.1)
    addEdge(pen, from: corners.1, to: corners.2)
    addEdge(pen, from: corners.2, to: corners.3)
    addEdge(pen, from: corners.3, to: corners.0)
  }

  private mutating func addEnd(_ pen: RoundPen, at point: Point, towards direction: SIMD2<Double>) {
    addSector(pen, at: point, from: -side(of: direction), to: direction)
    addSector(pen, at: point, from: direction, to: side(of: direction))
  }

  private mutating func addJoin(_ pen: RoundPen, at corner: Point, from before: SIMD2<Double>, to after: SIMD2<Double>)
  {
    let turn = before.x * after.y - before.y * after.x
    let isLeft = turn > 0
    let start = isLeft ? -side(of: before) : side(of: after)
    let end = isLeft ? -side(of: after) : side(of: before)
    if (before * after).sum() < 0 {
      // Over a quarter turn: in two parts, as the halving below needs directions that do not cancel.
      let outward = before - after
      let middle = outward / (outward * outward).sum().squareRoot()
      addSector(pen, at: corner, from: start, to: middle)
      addSector(pen, at: corner, from: middle, to: end)
    } else {
      addSector(pen, at: corner, from: start, to: end)
    }
  }

  /// Adds the part of the pen's disc between two directions at most a quarter turn apart.
  private mutating func addSector(_ pen: RoundPen, at centre: Point, from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let middle = pen.map.apply(centre)
    addEdge(pen, from: middle, to: pen.edge(centre, start))
    addArc(pen, at: centre, from: start, to: end, halvings: pen.halvings(from: start, to: end))
    addEdge(pen, from: pen.edge(centre, end), to: middle)
  }

  private mutating func addArc(
    _ pen: RoundPen, at centre: Point, from start: SIMD2<Double>, to end: SIMD2<Double>, halvings: Int
  ) {
    guard halvings > 0 else {
      addEdge(pen, from: pen.edge(centre, start), to: pen.edge(centre, end))
      return
    }
    let sum = start + end
    let half = sum / (sum * sum).sum().squareRoot()
    addArc(pen, at: centre, from: start, to: half, halvings: halvings - 1)
    addArc(pen, at: centre, from: half, to: end, halvings: halvings - 1)
  }

  /// Adds an edge, the other way round if the map mirrors.
  private mutating func addEdge(_ pen: RoundPen, from start: Point, to end: Point) {
    if pen.mirrors { addLine(from: end, to: start) } else { addLine(from: start, to: end) }
  }
}
