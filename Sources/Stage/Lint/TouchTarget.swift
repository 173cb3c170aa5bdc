/// How large something has to be to be pressed with a finger.
public enum TouchTarget {
  /// The least width and height, in points: Apple's Human Interface Guidelines.
  public static let smallestSide = 44.0
}
