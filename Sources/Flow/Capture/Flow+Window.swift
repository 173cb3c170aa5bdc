import Geometry

extension Flow {
  /// The largest width and the largest height that the window has while the flow plays, in points.
  ///
  /// - Parameter size: the window at the start.
  public func largestWindow(from size: Size) -> Size {
    var largest = size
    steps.forEachNested { step in
      guard case .resize(let size) = step.action else { return }
      largest = Size(max(largest.width, size.width), max(largest.height, size.height))
    }
    return largest
  }
}
