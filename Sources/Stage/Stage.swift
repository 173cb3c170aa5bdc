import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Raster
import Scene

/// One tick, the same in the window, in a test and in continuous integration.
///
/// Clock, input and surface come from outside: call ``handle(_:)`` for each input in order of time, ``advance(to:)``
/// for the frame's time, then ``draw(into:scale:isFresh:)``.
public final class Stage {
  /// The prototype as it stands.
  public private(set) var prototype: Prototype
  /// What is drawn over the prototype, such as diagnostics; nil for nothing.
  public var overlay: (any StageOverlay)?
  /// What an inspector draws over the prototype, below ``overlay``; nil for nothing.
  public var annotations: (any StageOverlay)?
  /// What covers parts of every frame, above all else, such as the corners of a drawn phone; nil for nothing.
  public var cover: (any StageOverlay)?
  /// What frames show instead of ``prototype``, such as a moment of the recording; it takes no input and no time.
  public var past: Prototype?
  /// The last half minute, once ``startRecording()`` was called.
  public private(set) var recording: Recording?
  /// Everything that came in since then.
  public private(set) var session = SessionLog()
  /// Told of each moment while it is recorded.
  public var onMoment: ((Moment) -> Void)?
  /// The pictures that were to be drawn and cannot be, and why.
  public var pictureFailures: [PictureID: PictureError] { pictures.failures }
  /// Pixels per point of the frames, as far as ``noteScale(_:)`` has told.
  private var notedScale: Double?
  private let pictures: any PictureSource
  private let text: any TextSource
  private let rasterizer: Rasterizer
  private let stopwatch: any StageClock

  private var list = DisplayList()
  private var shown = DisplayList()
  private var shownScale: Double?
  private var damage = Damage()
  private var damagedPixels: [PixelRect] = []
  private var phases = FramePhases()
  private var prepared: Preparation?

  /// Puts a prototype on a stage.
  ///
  /// - Parameters:
  ///   - prototype: where it begins.
  ///   - pictures: the pictures that it names.
  ///   - text: what its texts look like.
  ///   - threads: how many threads share the drawing, the caller's included.
  ///   - stopwatch: what the phases of a frame are measured with; it never moves the prototype.
  public init(
    _ prototype: Prototype, pictures: any PictureSource, text: any TextSource, threads: Int = 1,
    stopwatch: any StageClock = MonotonicClock()
  ) {
    self.prototype = prototype
    self.pictures = pictures
    self.text = text
    self.stopwatch = stopwatch
    rasterizer = Rasterizer(threads: threads)
  }

  /// Shows another prototype from the next frame on, for instance that of a deck which was changed.
  public func replace(_ prototype: Prototype) {
    self.prototype = prototype
    prepared = nil
    recording?.noteReplacement(by: prototype)
    note(.reload(prototype.time))
  }

  /// The prototype moved on to a time, for one that takes its place there; the stage's own stays as it is.
  ///
  /// What a new deck begins to move then begins at that time, also after a rest in which no frame was made.
  public func prototype(at time: Seconds) -> Prototype {
    var prototype = prototype
    prototype.advance(to: max(time, prototype.time))
    return prototype
  }

  /// Records from now on what it is told; what was recorded before is forgotten.
  public func startRecording() {
    recording = Recording(from: prototype)
    session = SessionLog(scale: notedScale)
  }

  /// Notes how many pixels per point frames have from here on: where that changes, it is part of a recording.
  ///
  /// It changes nothing else. The first one says how a recording begins.
  public func noteScale(_ scale: Double) {
    guard scale != notedScale else { return }
    let isFirst = notedScale == nil
    notedScale = scale
    if isFirst { session.scale = scale } else { note(.scale(scale, time: prototype.time)) }
  }

  private func note(_ moment: Moment) {
    guard recording != nil else { return }
    recording?.note(moment)
    session.note(moment)
    onMoment?(moment)
  }

  /// Takes an input in.
  public func handle(_ event: InputEvent) {
    let start = stopwatch.now
    prototype.handle(event)
    note(.input(event))
    phases.handle += stopwatch.now - start
  }

  /// Moves the prototype on to a frame's time.
  public func advance(to time: Seconds) {
    let start = stopwatch.now
    prototype.advance(to: time)
    if recording != nil {
      recording?.noteFrame(at: time, of: prototype)
      onMoment?(.frame(time))
    }
    phases.advance += stopwatch.now - start
  }

  /// What decides which pictures are at hand; while it stays the same there is nothing to prepare.
  private struct Preparation: Equatable {
    var logCount: Int
    var phase: Pager.Phase?
    var size: Size
    var scale: Double
    var isPast: Bool
  }

  /// What frames show.
  private var visible: Prototype { past ?? prototype }

  /// Gets pictures ready that the next frames may show; call it between frames.
  ///
  /// So no frame waits for a decoder: a window decodes them in the background, a headless run here, outside of what it
  /// measures.
  public func preparePictures(scale: Double) {
    let preparation = Preparation(
      logCount: visible.log.count, phase: visible.pagerPhase, size: visible.size, scale: scale, isPast: past != nil)
    guard preparation != prepared else { return }
    prepared = preparation
    let ahead = visible.picturesAhead
    // The past needs what it shows, which may not be what the present keeps at hand.
    let shown = prototype.mountedPictures + (past?.mountedPictures ?? [])
    pictures.mount(Set(shown + ahead.map(\.id)))
    for picture in ahead { pictures.prepare(picture.id, pixelSize: picture.size * scale) }
  }

  /// Draws what changed since the last frame.
  ///
  /// - Parameters:
  ///   - buffer: the surface; it holds the last frame unless it is fresh.
  ///   - scale: pixels per point.
  ///   - isFresh: whether nothing of the last frame is left, so that everything must be drawn.
  public func draw(into buffer: PixelBuffer, scale: Double, isFresh: Bool) -> FrameReport {
    let start = stopwatch.now
    if let past { past.draw(into: &list) } else { prototype.draw(into: &list) }
    annotations?.draw(into: &list)
    overlay?.draw(into: &list)
    cover?.draw(into: &list)
    let damage = damage(in: buffer, scale: scale, isFresh: isFresh)
    let drawn = stopwatch.now
    if !damage.isEmpty {
      rasterizer.render(list, scale: scale, into: buffer, damage: damage, pictures: pictures, text: text)
      swap(&list, &shown)
      shownScale = scale
    }
    phases.draw += drawn - start
    phases.raster += stopwatch.now - drawn
    defer { phases = FramePhases() }
    return FrameReport(
      time: prototype.time, phases: phases, damage: damage,
      pixelsTouched: damage.isEmpty ? 0 : rasterizer.pixelsTouched)
  }

  /// Draws a prototype as a whole, apart from the row of frames: the next frame is the same as without this.
  public func render(_ prototype: Prototype, into buffer: PixelBuffer, scale: Double) {
    var list = DisplayList()
    prototype.draw(into: &list)
    rasterizer.render(list, scale: scale, into: buffer, pictures: pictures, text: text)
  }

  private func damage(in buffer: PixelBuffer, scale: Double, isFresh: Bool) -> [PixelRect] {
    if isFresh || shownScale != scale { return [buffer.bounds] }
    damage.compare(shown, list)
    damage.write(into: &damagedPixels, scale: scale, bounds: buffer.bounds)
    return damagedPixels
  }
}
