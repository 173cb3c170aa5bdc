import AnimationCore
import Geometry

/// A row that was taken off the list to be put down elsewhere.
struct RowLift: Sendable {
  /// What moves it.
  enum Hold: Sendable {
    /// A pointer: the row's top, counted from the top of the viewport, when it was taken, and how far the pointer
    /// has moved since.
    case pointer(grabbed: Double, translation: Double)
    /// Keys: the row's top in the list's plane.
    case keys(Animated<Double>)
  }

  let key: RowKey
  /// Where it was taken from.
  var home: Int
  /// Where it would be put down.
  var slot: Int
  /// The row's top, in the list's plane, when it was taken: rows that close up may have left it past an end of the
  /// list, where it is not held back.
  var start: Double
  var hold: Hold
  /// What could be seen of the list when it was last moved, in the list's plane.
  var visible: Rect
  /// How far it is off the ground, in 0...1.
  var amount: Animated<Double>
  /// What comes next when the row only shows that it can be moved.
  var demonstration: Demonstration?

  var isByKeys: Bool { if case .keys = hold { true } else { false } }
}

/// A row that was put down and is on its way to its place.
struct RowLanding: Sendable {
  let key: RowKey
  /// How far, in points, it is below where it would be had it never been taken.
  var offset: Animated<Double>
  /// How far it is off the ground, in 0...1.
  var amount: Animated<Double>

  func isAtRest(at time: Seconds) -> Bool { offset.isAtRest(at: time) && amount.isAtRest(at: time) }
}
