import CCrossFadeLimit
import Geometry
import Raster

/// The least work that can draw the walkthrough scene's pictures, and nothing else.
struct CrossFadeLimit {
  /// Whether this machine can run it.
  let isAvailable = cross_fade_limit_is_available() != 0
  private let bitmaps: [Bitmap]
  private let target: PixelBuffer

  /// Makes room for a surface at a scale.
  init(bitmaps: [Bitmap], scale: Int) {
    self.bitmaps = bitmaps
    target = PixelBuffer(
      width: Int(WalkthroughScene.size.width) * scale, height: Int(WalkthroughScene.size.height) * scale)
    cross_fade_limit_prepare(Int32(target.width), Int32(ScenePictures.width))
  }

  /// Draws frames and gives back the processor's milliseconds of each.
  func run(frames: Int) -> Double {
    guard isAvailable else { return .nan }
    let start = ProcessMeter.cpuMilliseconds
    for frame in 0..<frames { draw(frame) }
    return (ProcessMeter.cpuMilliseconds - start) / Double(frames)
  }

  private func draw(_ frame: Int) {
    let state = WalkthroughScene.State(frame: frame)
    bitmaps[state.page].withPixels { a in
      bitmaps[state.nextPage].withPixels { b in
        target.withPixels { pixels in
          guard let out = pixels.baseAddress, let a = a.baseAddress, let b = b.baseAddress else { return }
          cross_fade_limit_draw(
            out, Int32(target.width), Int32(target.height), a, b, Int32(ScenePictures.width),
            Int32(ScenePictures.height), state.pulse, state.fraction, 0x101018)
        }
      }
    }
  }
}
