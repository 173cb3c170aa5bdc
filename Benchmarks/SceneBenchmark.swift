import CAllocationCount
import CCrossFadeLimit
import Geometry
import Raster
import Scene

/// The walkthrough scene, drawn whole in every frame, beside the least work that could draw its pictures.
///
/// The limit and the scene take turns in rounds of a few hundred frames, so that both meet the same machine; what counts is the
/// ratio. A frame is all that a program does for it: the list is made, compared with the last one, and drawn.
struct SceneBenchmark {
  /// Frames of a round: as many as the pictures take to grow from 1 to 1.1.
  static let framesPerRound = 600
  /// Rounds to warm up: caches are filled and memory has found its size.
  private static let warmUpRounds = 1
  private static let rounds = 5

  private let text: PangoText
  private let scene: WalkthroughScene
  private let pictures: PictureStore
  private let bitmaps: [Bitmap]

  init() throws {
    text = PangoText(fonts: try FontLibrary())
    scene = WalkthroughScene(measuring: text)
    bitmaps = (0..<WalkthroughScene.pageCount).map(ScenePictures.bitmap)
    var files: [PictureID: [UInt8]] = [:]
    for (index, bitmap) in bitmaps.enumerated() { files[WalkthroughScene.pictures[index]] = try PNG.encode(bitmap) }
    pictures = PictureStore(files: PicturesInMemory(files), fonts: nil, decoding: .inPlace)
  }

  /// One way of drawing, with its surface and lists.
  private final class Runner {
    let rasterizer: Rasterizer
    let buffer: PixelBuffer
    var list = DisplayList()
    var shown = DisplayList()
    var damage = Damage()
    var pixels: [PixelRect] = []
    var pixelsTouched = 0

    init(threads: Int, width: Int, height: Int) {
      rasterizer = Rasterizer(threads: threads)
      buffer = PixelBuffer(width: width, height: height)
    }
  }

  /// Measures at a scale with each number of threads.
  func run(scale: Int, threads: [Int]) -> [BenchmarkResult] {
    let (width, height) = (Int(WalkthroughScene.size.width) * scale, Int(WalkthroughScene.size.height) * scale)
    let runners = threads.map { Runner(threads: $0, width: width, height: height) }
    let hasLimit = cross_fade_limit_is_available() != 0
    let limitTarget = PixelBuffer(width: width, height: height)
    cross_fade_limit_prepare(Int32(width), Int32(ScenePictures.width))
    for _ in 0..<Self.warmUpRounds {
      drawLimit(into: limitTarget, hasLimit)
      for runner in runners { draw(scale: scale, runner) }
    }

    var limits: [Double] = []
    var cpu = threads.map { _ in [Double]() }
    var wall = threads.map { _ in [Double]() }
    var allocations = threads.map { _ in UInt64(0) }
    for _ in 0..<Self.rounds {
      let start = ProcessMeter.cpuMilliseconds
      drawLimit(into: limitTarget, hasLimit)
      limits.append((ProcessMeter.cpuMilliseconds - start) / Double(Self.framesPerRound))
      for (index, runner) in runners.enumerated() {
        let (cpuStart, wallStart, countStart) = (
          ProcessMeter.cpuMilliseconds, ProcessMeter.wallMilliseconds, callocation_count()
        )
        draw(scale: scale, runner)
        allocations[index] = callocation_count() - countStart
        wall[index].append((ProcessMeter.wallMilliseconds - wallStart) / Double(Self.framesPerRound))
        cpu[index].append((ProcessMeter.cpuMilliseconds - cpuStart) / Double(Self.framesPerRound))
      }
    }
    return threads.indices.map { index in
      let ratios = zip(cpu[index], limits).map { $0 / $1 }
      return BenchmarkResult(
        name: "walkthrough-scene",
        values: [
          ("scale", Double(scale)), ("threads", Double(threads[index])), ("cpu_ms", cpu[index].median),
          ("limit_ms", hasLimit ? limits.median : nil), ("ratio", hasLimit ? ratios.median : nil),
          ("wall_ms", wall[index].median),
          ("pixels_touched", Double(runners[index].pixelsTouched / Self.framesPerRound)),
          ("allocations_per_frame", Double(allocations[index]) / Double(Self.framesPerRound)),
          ("peak_mib", ProcessMeter.peakMemory),
        ])
    }
  }

  /// Draws a round of the scene.
  private func draw(scale: Int, _ runner: Runner) {
    runner.pixelsTouched = 0
    for frame in 0..<Self.framesPerRound {
      scene.draw(frame: frame, into: &runner.list)
      runner.damage.compare(runner.shown, runner.list)
      runner.damage.write(into: &runner.pixels, scale: Double(scale), bounds: runner.buffer.bounds)
      runner.rasterizer.render(
        runner.list, scale: Double(scale), into: runner.buffer, damage: runner.pixels, pictures: pictures, text: text)
      runner.pixelsTouched += runner.rasterizer.pixelsTouched
      swap(&runner.list, &runner.shown)
    }
  }

  /// Draws the pictures of a round and nothing else.
  private func drawLimit(into target: PixelBuffer, _ hasLimit: Bool) {
    guard hasLimit else { return }
    for frame in 0..<Self.framesPerRound {
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
}
