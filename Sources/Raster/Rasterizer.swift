import CPixelKernels
import Geometry
import Scene

/// Draws display lists into pixels, the same bits whatever the machine's vector instructions and the number of
/// threads.
///
/// A frame goes in two steps. The planner turns items into commands on rectangles of pixels and leaves out what
/// opaque things hide. Then each thread takes a band of rows after the other and does all commands on it, while
/// it is in the cache.
///
/// - Blending: colours are premultiplied and stay in the sRGB space, as browsers and UIKit blend; source over.
///   A product of a component and a weight is rounded down at 1/128 of a component's step; the sum is rounded
///   to the nearest step. So a pixel is off by half a step plus at most 1/128 for each product, and a thing
///   that is opaque or absent changes nothing but what it should.
/// - Coverage: the exact area of a pixel, in 255 steps, of outlines whose curves are divided to within 1/256
///   pixel. A place is rounded to 1/256 pixel, a text's to 1/4 pixel.
/// - Edge cases: an item with a place or a size that is no number, or that reaches more than 2^30 pixels from the surface, is
///   left out with all that is in it; so is a hole of a spotlight. A scale of 0 or less, or none, draws the background alone.
/// - Cost: after the first frames of a kind, a frame allocates nothing. A path of thousands of lines that cross takes seconds.
public final class Rasterizer {
  /// How many pixels the last frame drew, each once.
  public private(set) var pixelsTouched = 0
  /// How many threads share the work, the caller's included.
  public var threadCount: Int { threads.count }

  private let kernels: UnsafePointer<pk_kernels>
  private let threads: WorkerThreads
  private let planner = FramePlanner()
  private var workspaces: [Workspace]
  private var units: [PixelRect] = []
  private var wholeSurface: [PixelRect] = []

  /// Fewer pixels than these are drawn by the caller's thread alone: waking another takes as long.
  private static let smallestShared = 65_536
  /// A band has about as many bytes as half of a small second-level cache, so that all commands find it there.
  private static let bandBytes = 131_072
  private static let bandRows = 16...64

  /// Makes a rasterizer that shares a frame's work among a number of threads, the caller's included.
  ///
  /// - Parameters:
  ///   - threads: at least 1.
  ///   - instructions: which instructions to use; all draw the same.
  /// - Errors: traps when this machine lacks the instructions.
  public init(threads: Int = 1, instructions: InstructionSet = .fastest) {
    precondition(threads >= 1, "a rasterizer needs a thread")
    guard let kernels = pk_kernels_for(instructions.path) else {
      preconditionFailure("this machine does not have the instructions asked for")
    }
    self.kernels = kernels
    self.threads = WorkerThreads(count: threads)
    workspaces = (0..<self.threads.count).map { _ in Workspace() }
  }

  deinit { for workspace in workspaces { workspace.deallocate() } }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels per point.
  ///   - target: where to.
  ///   - damage: the pixels to draw; the others stay as they are. Nil for all.
  ///   - pictures: the pictures that the list names.
  ///   - text: what its texts look like.
  public func render(
    _ list: DisplayList, scale: Double, into target: PixelBuffer, damage: [PixelRect]? = nil,
    pictures: any PictureSource, text: any TextSource
  ) {
    wholeSurface.removeAll(keepingCapacity: true)
    wholeSurface.append(target.bounds)
    let visible = divide(damage ?? wholeSurface, in: target.bounds)
    guard !units.isEmpty else { return }
    pictures.beginFrame(surfacePixels: target.width * target.height)
    planner.plan(list, scale: scale, visible: visible, pictures: pictures, text: text)
    var size = planner.workspaceSize
    size.layerPixels = planner.layerColumns * bandHeight(width: target.width)
    for index in workspaces.indices { workspaces[index].reserve(size) }
    draw(into: target)
  }

  private func bandHeight(width: Int) -> Int {
    let rows = Self.bandBytes / (MemoryLayout<UInt32>.stride * max(width, 1))
    return min(max(rows, Self.bandRows.lowerBound), Self.bandRows.upperBound)
  }

  /// Cuts rectangles into bands and returns what holds them all.
  private func divide(_ rects: [PixelRect], in bounds: PixelRect) -> PixelRect {
    units.removeAll(keepingCapacity: true)
    pixelsTouched = 0
    let height = bandHeight(width: bounds.width)
    var visible = PixelRect.nothing
    for rect in rects {
      let rect = rect.intersection(bounds)
      if rect.isEmpty { continue }
      pixelsTouched += rect.area
      visible = visible.union(rect)
      for y in stride(from: rect.y, to: rect.maxY, by: height) {
        units.append(PixelRect(x: rect.x, y: y, width: rect.width, height: min(height, rect.maxY - y)))
      }
    }
    return visible
  }

  /// What all threads read while they draw.
  private struct Job {
    var renderer: BandRenderer
    var workspaces: UnsafeBufferPointer<Workspace>
    var units: UnsafeBufferPointer<PixelRect>
  }

  private func draw(into target: PixelBuffer) {
    planner.plan.commands.withUnsafeBufferPointer { commands in
      planner.plan.pieces.withUnsafeBufferPointer { pieces in
        workspaces.withUnsafeBufferPointer { workspaces in
          units.withUnsafeBufferPointer { units in
            let renderer = BandRenderer(
              kernels: kernels, commands: commands, pieces: pieces,
              surface: BandRenderer.Canvas(target.base, stride: target.stride))
            var job = Job(renderer: renderer, workspaces: workspaces, units: units)
            if pixelsTouched < Self.smallestShared {
              for unit in units { renderer.draw(unit, workspaces[0]) }
            } else {
              threads.run(units.count, with: &job) { context, index, thread in
                let job = context.assumingMemoryBound(to: Job.self)
                job.pointee.renderer.draw(job.pointee.units[index], job.pointee.workspaces[thread])
              }
            }
          }
        }
      }
    }
  }
}
