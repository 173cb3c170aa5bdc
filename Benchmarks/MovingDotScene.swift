import Geometry
import Glibc
import Scene

/// A page at rest on which one dot of a page control moves: all that lies around it stays.
struct MovingDotScene {
  /// Where alone anything changes: the dot's way, in points.
  static let movingArea = Rect(x: 158, y: 695, width: 74, height: 10)

  private let scene: WalkthroughScene

  init(_ scene: WalkthroughScene) { self.scene = scene }

  /// Fills a list with a frame.
  func draw(frame: Int, into list: inout DisplayList) {
    scene.draw(frame: 0, into: &list)
    let time = Double(frame) / Double(WalkthroughScene.framesPerSecond)
    let place = Self.movingArea.minX + 1 + 32 * (1 + sin(time))
    list.fill(.ellipse(Rect(x: place, y: Self.movingArea.minY + 1, width: 8, height: 8)), .white)
  }
}
