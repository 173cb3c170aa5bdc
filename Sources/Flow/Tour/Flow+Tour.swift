import Geometry

extension Flow {
  /// The flow that plays where none is given: a tour through everything that can be reached from the first screen.
  ///
  /// - Parameter size: the window in points; nil for the deck's device.
  public static func tour(size: Size? = nil) -> Flow {
    var flow = Flow()
    flow.title = "built-in tour"
    flow.setting.size = size
    flow.setting.timeLimit = .infinity
    flow.setting.mostTime = .infinity
    flow.steps = [Step(.wait(TourPace.opening))]
    flow.tour = Tour()
    return flow
  }
}
