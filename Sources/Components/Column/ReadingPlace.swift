import Geometry

/// What stands at the top of what can be seen of a column, and how much of it has scrolled past.
///
/// It means the same in every layout: when a device is turned, the paragraph that is read stays, not the number of points.
struct ReadingPlace: Hashable, Sendable {
  /// What a block is made of.
  enum Part: Hashable, Sendable {
    case card(ElementID)
    case row(String)
  }

  /// The block, counted from the top.
  var block: Int
  /// What of the block, where it has parts.
  var part: Part?
  /// How much of it has scrolled past, in 0...1.
  var share: Double
  /// How far, in points, the top of what can be seen is beyond it: in the gap before or after it.
  var beyond: Double
}

/// What is read in a column, and what a motion under way will bring there.
struct Reading: Hashable, Sendable {
  /// What stands at the top now.
  var place: ReadingPlace
  /// What will stand there once the content has come to rest.
  var goal: ReadingPlace
}
