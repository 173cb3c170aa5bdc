import Geometry
import Scene

/// What the coverage of a shape depends on, apart from whole pixels of its place.
struct CoverageKey: Hashable {
  /// The shape in local coordinates.
  var shape: Shape
  /// The width of the stroke in local units; 0 for the filled shape.
  var strokeWidth = 0.0
  /// Whether what the shape leaves free counts, as for the hole of a spotlight.
  var isInverted = false
  /// Where local coordinates go, in pixels, but for whole pixels.
  var map: Transform

  /// Takes in enough to tell apart what a frame holds; a path's points would cost more than they tell.
  func hash(into hasher: inout Hasher) {
    hasher.combine(shape.bounds)
    hasher.combine(strokeWidth)
    hasher.combine(isInverted)
    hasher.combine(map)
  }
}

/// A place divided into whole pixels and the rest.
struct PixelOffset {
  /// The whole pixels.
  var x: Int
  var y: Int
  /// The map less the whole pixels; its translation is in 0..<1, in steps of 1/256 pixel.
  var map: Transform

  /// Steps per pixel that a shape's place is rounded to: as many as a pixel has of coverage, so that a coverage
  /// serves again when the place is the same to the eye.
  private static let stepsPerPixel = 256.0

  init(_ map: Transform) {
    let rounded = (map.translation * Self.stepsPerPixel).rounded(.toNearestOrAwayFromZero) / Self.stepsPerPixel
    let whole = rounded.rounded(.down)
    x = Int(whole.x)
    y = Int(whole.y)
    self.map = Transform(xAxis: map.xAxis, yAxis: map.yAxis, translation: rounded - whole)
  }
}
