import AnimationCore
import Geometry
import Prototype
import Raster
import Stage

/// How moments of a session become files.
public struct MomentExport: Sendable {
  /// What the names of the files begin with, folder included.
  public var name: String
  /// What stands at the head of a flow; the scale and the size come from the window.
  public var flow: RecordedFlow

  /// Makes files whose names begin with a text.
  public init(name: String, flow: RecordedFlow) {
    self.name = name
    self.flow = flow
  }

  /// Where a moment's file goes: the name, the time, an ending.
  func path(at time: Seconds, ending: String) -> String {
    "\(name)-\(PanelCanvas.seconds(time))s.\(ending)"
  }

  /// Writes what a prototype shows.
  ///
  /// - Returns: the path.
  func savePicture(of prototype: Prototype, on stage: Stage, scale: Double) throws -> String {
    let size = prototype.size * scale
    let buffer = PixelBuffer(width: max(1, Int(size.width.rounded())), height: max(1, Int(size.height.rounded())))
    stage.render(prototype, into: buffer, scale: scale)
    let path = path(at: prototype.time, ending: "png")
    try FileSystem.write(PNG.encode(buffer.bitmap), to: path)
    return path
  }

  /// Writes a flow that plays the session up to a time.
  ///
  /// - Returns: the path.
  func saveFlow(of stage: Stage, upTo time: Seconds) throws -> String {
    guard let recording = stage.recording, stage.session.isComplete else { throw TooLong() }
    let moments = stage.session.moments(with: recording).prefix { $0.time <= time }
    let path = path(at: time, ending: "flow.yaml")
    var flow = flow
    flow.scale = stage.session.scale ?? flow.scale
    try FileSystem.write(Array(flow.text(moments).utf8), to: path)
    return path
  }

  private struct TooLong: Error, CustomStringConvertible {
    var description: String { "the session is too long to be kept whole; start with --record to write it as it goes" }
  }
}
