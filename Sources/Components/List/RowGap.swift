import AnimationCore

/// A place of a list whose height is on its way: a row was deleted there and the others close up, or one comes back
/// and they make room.
struct RowGap: Sendable {
  /// What is in the gap.
  enum Kind: Sendable {
    /// A row that is no longer in the list, with its displacement along x as it leaves.
    case closing(ListRow, RowSwipe)
    /// A row of the list that is not yet at its full height.
    case opening(RowKey, height: Double)
  }

  var kind: Kind
  /// The row before which a closing gap lies, or the row that opens.
  var index: Int
  /// The present height.
  var height: Animated<Double>

  var isClosing: Bool { if case .closing = kind { true } else { false } }

  /// How far, in points, the gap moves a row down from where it rests.
  func displacement(of row: Int, at time: Seconds) -> Double {
    switch kind {
    case .closing: index <= row ? height.value(at: time) : 0
    case .opening(_, let full): index < row ? height.value(at: time) - full : 0
    }
  }

  /// How much, in points, the gap adds to the height of the list at rest.
  func excess(at time: Seconds) -> Double {
    switch kind {
    case .closing: height.value(at: time)
    case .opening(_, let full): height.value(at: time) - full
    }
  }
}
