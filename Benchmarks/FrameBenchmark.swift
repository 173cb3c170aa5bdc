import CAllocationCount
import Deck
import Geometry
import Notation
import Raster
import Scene
import Stage

/// Whole frames of several scenes beside the least work that could draw the walkthrough scene's pictures.
///
/// The limit and the scenes take turns in rounds of a few hundred frames, so that all meet the same machine; what counts is the
/// ratio.
struct FrameBenchmark {
  /// Frames of a round: as many as the pictures take to grow from 1 to 1.1.
  static let framesPerRound = 600
  /// Rounds to warm up: caches are filled and memory has found its size.
  private static let warmUpRounds = 1
  private static let rounds = 5

  private let setup: StageSetup
  private let scene: WalkthroughScene
  private let pictures: PictureStore
  private let bitmaps: [Bitmap]
  private let walkthroughDeck: LoadedDeck
  private let lessonDeck: LoadedDeck

  /// Why a deck of the benchmark cannot be played.
  struct DeckProblem: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter folder: where the decks of the scenes are.
  init(folder: String) throws {
    setup = try StageSetup()
    scene = WalkthroughScene(measuring: setup.text)
    bitmaps = (0..<WalkthroughScene.pageCount).map(ScenePictures.bitmap)
    var files: [PictureID: [UInt8]] = [:]
    for (index, bitmap) in bitmaps.enumerated() {
      files[WalkthroughScene.pictures[index]] = try PNG.encode(bitmap, effort: .low)
    }
    pictures = PictureStore(files: PicturesInMemory(files), fonts: nil, decoding: .inPlace)
    walkthroughDeck = try Self.deck("\(folder)/walkthrough-scene/deck.yaml")
    lessonDeck = try Self.deck("\(folder)/lesson-scene/deck.yaml")
  }

  static func deck(_ path: String) throws -> LoadedDeck {
    let deck = try DeckLoader.load(path)
    if deck.hasErrors { throw DeckProblem(description: deck.diagnostics.map(\.text).joined(separator: "\n")) }
    return deck
  }

  /// Places of the lesson scene, in points.
  private enum Lesson {
    static let card = Point(100, 160)
    /// The first card at rest with the reach of its shadow: all that a press may change.
    static let cardArea = Rect(x: -11, y: 105, width: 227, height: 126)
    static let likeButton = Point(195, 329)
    static let scrollStart = Point(195, 760)
    static let scrollEnd = Point(195, 460)
  }

  private func runners(scale: Int, threads: [Int]) -> [any FrameRunner] {
    let scene = scene
    let dot = MovingDotScene(scene)
    func list(_ name: String, _ threads: Int, _ area: Rect?, _ fill: @escaping (Int, inout DisplayList) -> Void)
      -> ListRunner
    {
      ListRunner(
        name, size: WalkthroughScene.size, scale: scale, threads: threads, movingArea: area, pictures: pictures,
        text: setup.text, fill: fill)
    }
    func stage(
      _ name: String, _ deck: LoadedDeck, _ finger: Finger, threads: Int = 1, area: Rect? = nil
    ) -> StageRunner {
      StageRunner(
        name, deck: deck, setup: setup, scale: scale, threads: threads, movingArea: area, finger: finger)
    }
    let walkthroughs = threads.map { count in
      list("walkthrough-scene", count, nil) { scene.draw(frame: $0 % Self.framesPerRound, into: &$1) }
    }
    let decks = threads.map { count in
      stage(
        "walkthrough-deck", walkthroughDeck, .dragging(from: Point(330, 300), to: Point(60, 300)), threads: count)
    }
    return walkthroughs + decks + [
      list("moving-dot", 1, MovingDotScene.movingArea) { dot.draw(frame: $0, into: &$1) },
      stage("card-press", lessonDeck, .pressing(Lesson.card), area: Lesson.cardArea),
      stage("bubble", lessonDeck, .tapping(Lesson.likeButton)),
      stage("list-scroll", lessonDeck, .dragging(from: Lesson.scrollStart, to: Lesson.scrollEnd)),
      stage("idle", lessonDeck, .still, area: .zero),
    ]
  }

  /// What was seen of a runner.
  private struct Tally {
    var frames = 0
    var cpu: [Double] = []
    var wall: [Double] = []
    var pixels = 0
    var mostPixels = 0
    var drawnFrames = 0
    /// The allocations of steady frames, and of those on which something began or ended.
    var allocations: UInt64 = 0
    var eventAllocations: UInt64 = 0

    mutating func run(_ runner: any FrameRunner) {
      (pixels, mostPixels, drawnFrames, allocations, eventAllocations) = (0, 0, 0, 0, 0)
      let (cpuStart, wallStart) = (ProcessMeter.cpuMilliseconds, ProcessMeter.wallMilliseconds)
      for _ in 0..<FrameBenchmark.framesPerRound {
        let countBefore = callocation_count()
        let outcome = runner.drawFrame(frames)
        let count = callocation_count() - countBefore
        if outcome.isSteady { allocations += count } else { eventAllocations += count }
        frames += 1
        pixels += outcome.pixels
        mostPixels = max(mostPixels, outcome.pixels)
        if outcome.pixels > 0 { drawnFrames += 1 }
      }
      let count = Double(FrameBenchmark.framesPerRound)
      let (cpuEnd, wallEnd) = (ProcessMeter.cpuMilliseconds, ProcessMeter.wallMilliseconds)
      cpu.append((cpuEnd - cpuStart) / count)
      wall.append((wallEnd - wallStart) / count)
    }

    mutating func forgetTimes() {
      cpu.removeAll()
      wall.removeAll()
    }
  }

  /// Measures all scenes at a scale, those of the walkthrough with each number of threads.
  func run(scale: Int, threads: [Int]) -> [FrameResult] {
    let runners = runners(scale: scale, threads: threads)
    let limit = CrossFadeLimit(bitmaps: bitmaps, scale: scale)
    var tallies = runners.map { _ in Tally() }
    var limits: [Double] = []
    for round in 0..<Self.warmUpRounds + Self.rounds {
      if round == Self.warmUpRounds {
        for index in tallies.indices { tallies[index].forgetTimes() }
        limits.removeAll()
      }
      limits.append(limit.run(frames: Self.framesPerRound))
      for (index, runner) in runners.enumerated() { tallies[index].run(runner) }
    }
    return runners.indices.map { index in
      let (runner, tally) = (runners[index], tallies[index])
      let alone = runners.indices.first { runners[$0].name == runner.name }.map { tallies[$0].wall.median }
      let ratios = zip(tally.cpu, limits).map { $0 / $1 }
      let frames = Double(Self.framesPerRound)
      let result = BenchmarkResult(
        name: runner.name,
        values: [
          ("scale", Double(scale)), ("threads", Double(runner.threads)), ("cpu_ms", tally.cpu.median),
          ("limit_ms", limit.isAvailable ? limits.median : nil), ("ratio", limit.isAvailable ? ratios.median : nil),
          ("wall_ms", tally.wall.median), ("speed_up", alone.map { $0 / tally.wall.median }),
          ("pixels_touched", (Double(tally.pixels) / frames).rounded()), ("most_pixels", Double(tally.mostPixels)),
          ("frames_drawn", Double(tally.drawnFrames)),
          ("allocations_per_frame", Double(tally.allocations) / frames),
          ("event_allocations", Double(tally.eventAllocations)),
          ("peak_mib", ProcessMeter.peakMemory.rounded()),
        ])
      return FrameResult(result: result, pixelLimit: runner.pixelLimit)
    }
  }
}

extension FrameBenchmark {
  /// Counts what each scene's frames ask for on one thread, at scale 1, and times nothing.
  ///
  /// The last of as many rounds as are measured, since lists go on growing through several.
  func count() -> [FrameResult] {
    runners(scale: 1, threads: [1]).map { runner in
      var tally = Tally()
      for _ in 0..<Self.warmUpRounds + Self.rounds { tally.run(runner) }
      let result = BenchmarkResult(
        name: runner.name,
        values: [
          ("scale", 1), ("threads", 1), ("most_pixels", Double(tally.mostPixels)),
          ("allocations_per_frame", Double(tally.allocations) / Double(Self.framesPerRound)),
          ("event_allocations", Double(tally.eventAllocations)),
        ])
      return FrameResult(result: result, pixelLimit: runner.pixelLimit)
    }
  }
}

/// What was found of a scene, and what it must stay within.
struct FrameResult {
  var result: BenchmarkResult
  /// The most pixels that a frame may draw; nil where that is the whole surface.
  var pixelLimit: Int?
}
