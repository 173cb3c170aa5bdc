import AnimationCore

/// A timing curve, with the words the file calls it by.
public struct AuthoredCurve: Hashable, Sendable {
  /// How the file writes it, such as `ease-in` or `cubic-bezier(0.2, 0, 0, 1)`.
  public let notation: String
  /// The curve itself.
  public let unitCurve: UnitCurve

  /// Pairs a curve with its words.
  package init(notation: String, unitCurve: UnitCurve) {
    self.notation = notation
    self.unitCurve = unitCurve
  }

  /// Constant speed.
  public static let linear = AuthoredCurve(notation: "linear", unitCurve: .linear)
  /// A slow start.
  public static let easeIn = AuthoredCurve(notation: "ease-in", unitCurve: .easeIn)
  /// A slow end.
  public static let easeOut = AuthoredCurve(notation: "ease-out", unitCurve: .easeOut)
  /// A slow start and a slow end.
  public static let easeInOut = AuthoredCurve(notation: "ease-in-out", unitCurve: .easeInOut)
}
