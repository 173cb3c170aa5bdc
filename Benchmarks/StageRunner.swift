import Geometry
import Gestures
import Prototype
import Raster
import Stage

/// Draws a deck with a finger on it, exactly as the window does.
final class StageRunner: FrameRunner {
  let name: String
  let threads: Int
  let pixelLimit: Int?
  private let scale: Double
  private let finger: Finger
  private let stage: Stage
  private let buffer: PixelBuffer

  private static let framesPerSecond = 60.0

  /// - Parameters:
  ///   - movingArea: where alone anything changes, in points; nil for everywhere.
  init(
    _ name: String, deck: LoadedDeck, setup: StageSetup, scale: Int, threads: Int, movingArea: Rect? = nil,
    finger: Finger
  ) {
    var setup = setup
    setup.threads = threads
    self.name = name
    self.threads = threads
    self.scale = Double(scale)
    self.finger = finger
    pixelLimit = movingArea.map { PixelRect(covering: $0, scale: Double(scale)).area }
    stage = setup.makeStage(for: deck)
    let size = stage.prototype.size
    buffer = PixelBuffer(width: Int(size.width) * scale, height: Int(size.height) * scale)
  }

  func drawFrame(_ number: Int) -> FrameOutcome {
    let time = Double(number) / Self.framesPerSecond
    let (events, phase) = (stage.prototype.log.count, stage.prototype.pagerPhase)
    var isSteady = true
    if let sample = finger.sample(atFrame: number, time: time) {
      stage.handle(.pointer(sample))
      isSteady = sample.phase == .moved
    }
    let isNothingDue = stage.prototype.nextDeadline.map { $0 > time } ?? true
    stage.advance(to: time)
    let report = stage.draw(into: buffer, scale: scale, isFresh: number == 0)
    stage.preparePictures(scale: scale)
    isSteady = isSteady && isNothingDue && stage.prototype.log.count == events && stage.prototype.pagerPhase == phase
    return FrameOutcome(pixels: report.pixelsTouched, isSteady: isSteady)
  }
}

/// A finger that does the same again and again.
enum Finger {
  /// Touches nothing.
  case still
  /// Presses at a place for half of every second.
  case pressing(Point)
  /// Taps at a place once every second.
  case tapping(Point)
  /// Drags from one place to another and back within two seconds, one way a second.
  case dragging(from: Point, to: Point)

  /// How long it stays down: half a second, in frames.
  private static let framesDown = 30
  private static let framesPerSecond = 60
  /// A tap: a tenth of a second, in frames.
  private static let framesOfTap = 6

  /// What it does at a frame, if anything.
  func sample(atFrame number: Int, time: Double) -> PointerSample? {
    let frame = number % Self.framesPerSecond
    switch self {
    case .still: return nil
    case .pressing(let point): return Self.press(frame, until: Self.framesDown, at: point, time)
    case .tapping(let point): return Self.press(frame, until: Self.framesOfTap, at: point, time)
    case .dragging(let from, let to):
      let isWayBack = number / Self.framesPerSecond % 2 == 1
      let (start, end) = isWayBack ? (to, from) : (from, to)
      guard (1...Self.framesDown).contains(frame) else { return nil }
      let part = Double(frame - 1) / Double(Self.framesDown - 1)
      let phase: PointerSample.Phase = frame == 1 ? .began : frame == Self.framesDown ? .ended : .moved
      return PointerSample(phase: phase, position: start + (end - start) * part, time: time)
    }
  }

  private static func press(_ frame: Int, until end: Int, at point: Point, _ time: Double) -> PointerSample? {
    switch frame {
    case 1: PointerSample(phase: .began, position: point, time: time)
    case end: PointerSample(phase: .ended, position: point, time: time)
    default: nil
    }
  }
}
