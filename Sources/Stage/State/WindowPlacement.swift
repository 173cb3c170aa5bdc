import Geometry

/// How the window of a deck was left: where it was, how large the device in it was, and its zoom.
public struct WindowPlacement: Hashable, Sendable {
  /// The window's upper left corner in coordinates of the desktop, which may lie left of or above its origin.
  public var x: Int
  /// See ``x``.
  public var y: Int
  /// The device in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The device that the deck was for at that time, in points: a deck that is for another one now opens at its size.
  public var device: Size
  /// Whether a phone was drawn around the device.
  public var hasFrame: Bool

  /// Makes a placement.
  public init(x: Int, y: Int, size: Size, scale: Double, device: Size, hasFrame: Bool = false) {
    self.x = x
    self.y = y
    self.size = size
    self.scale = scale
    self.device = device
    self.hasFrame = hasFrame
  }

  /// The size to open a deck with, where it is still for the same device.
  public func size(for device: Size) -> Size? { device == self.device ? size : nil }
}

/// The text that a placement is kept as: a line for each thing, so that a person can read it.
///
/// ```
/// noren-window 1
/// place 120 48
/// size 390 844
/// scale 1.25
/// device 390 844
/// frame
/// ```
extension WindowPlacement {
  private static let heading = "noren-window 1"
  /// The corners, the sides in points and the scales that a window may have: a file may have been changed by hand.
  private static let corners = -1e6...1e6
  private static let sides = 1.0...1e5
  private static let scales = 0.5...4.0

  var text: String {
    """
    \(Self.heading)
    place \(x) \(y)
    size \(size.width) \(size.height)
    scale \(scale)
    device \(device.width) \(device.height)

    """ + (hasFrame ? "frame\n" : "")
  }

  /// Reads what ``text`` wrote; nothing when it is something else.
  init?(text: String) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.heading[...] else { return nil }
    var values: [Substring: [Double]] = [:]
    for line in lines {
      let words = line.split(separator: " ")
      guard let name = words.first else { return nil }
      values[name] = words.dropFirst().compactMap { Double($0) }
    }
    func numbers(_ name: Substring, _ count: Int, in range: ClosedRange<Double>) -> [Double]? {
      guard let numbers = values[name], numbers.count == count, numbers.allSatisfy(range.contains) else { return nil }
      return numbers
    }
    guard let place = numbers("place", 2, in: Self.corners), let size = numbers("size", 2, in: Self.sides),
      let scale = numbers("scale", 1, in: Self.scales), let device = numbers("device", 2, in: Self.sides)
    else { return nil }
    self.init(
      x: Int(place[0]), y: Int(place[1]), size: Size(size[0], size[1]), scale: scale[0],
      device: Size(device[0], device[1]), hasFrame: values["frame"] != nil)
  }
}
