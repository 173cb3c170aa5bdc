import Geometry
import Gestures
import Stage

extension Flow {
  /// The largest width and the largest height that the window has while the flow plays, in points.
  ///
  /// - Parameter size: the window at the start.
  public func largestWindow(from size: Size) -> Size {
    var largest = size
    func take(_ size: Size) { largest = Size(max(largest.width, size.width), max(largest.height, size.height)) }
    steps.forEachNested { step in
      switch step.action {
      case .resize(let size): take(size)
      case .samples(let moments):
        for case .input(.resize(let size, _)) in moments { take(size) }
      default: break
      }
    }
    return largest
  }
}
