import AnimationCore
internal import CSDL2
import Geometry
import Gestures
import Glibc
import Prototype
import Raster
import Stage

/// A stage in a window: takes events in, draws when something has changed, and sleeps when nothing moves.
@MainActor public final class DesktopApp {
  /// How the window is opened.
  public struct Options: Sendable {
    /// The window's title.
    public var title = "Noren"
    /// Pixels per point; nil for what fits the display.
    public var scale: Double?
    /// How pixels get into the window.
    public var present = PresentMode.auto
    /// After how many seconds the window closes by itself; nil for never.
    public var duration: Seconds?
    /// Gets each entry of the prototype's log as it is written.
    public var onLogEntry: (@MainActor (EventLog.Entry) -> Void)?
    /// Called once, when the first frame can be seen: the window in points and its scale.
    public var onShown: (@MainActor (Size, Double) -> Void)?
    /// Gets the report of each frame that was presented.
    public var onFrame: (@MainActor (FrameReport) -> Void)?

    /// Makes the default options.
    public init() {}
  }

  private let options: Options
  private let window: Window
  private let deck: LiveDeck
  private var stage: Stage { deck.stage }
  private let clock: any StageClock
  private var pacer: FramePacer
  private var translator = EventTranslator()
  private var initialScale: Double
  private var loggedCount = 0
  private var isHidden = false
  private var isDamaged = true
  private var hasInput = false
  private var shouldQuit = false
  private var wasShown = false

  /// Opens the window.
  ///
  /// - Errors: no display, or SDL refuses.
  public init(_ deck: LiveDeck, options: Options, clock: any StageClock = MonotonicClock()) throws(WindowError) {
    self.deck = deck
    self.options = options
    self.clock = clock
    window = try Window(
      title: options.title, size: deck.stage.prototype.size, scale: options.scale, present: options.present)
    initialScale = window.scale
    pacer = FramePacer(period: 1 / (window.refreshRate ?? Self.assumedRefreshRate), now: clock.now)
  }

  /// The rate, per second, for displays that do not say.
  private static let assumedRefreshRate = 60.0
  /// How long before a deadline, in seconds, waiting for events gives way to sleeping: SDL waits whole milliseconds
  /// and may oversleep by one.
  private static let finalSleep = 0.002

  /// Runs until the window is closed.
  public func run() throws(WindowError) {
    let end = options.duration.map { clock.now + $0 }
    while !shouldQuit {
      drainEvents()
      if let end, clock.now >= end { return }
      let due = dueTime(end: end)
      if let due, due.time <= clock.now || wait(until: due.time) {
        if due.isFrame { try frame(deadline: due.time) }
      } else if due == nil {
        take(window.waitForEvent(timeout: nil))
      }
    }
  }

  /// Wakes a loop that sleeps; may be called on any thread.
  public nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  // MARK: When

  private var isMoving: Bool { !stage.prototype.motions.isEmpty }

  /// When the loop must do something next, and whether that is a frame; nil when only an event can bring news.
  private func dueTime(end: Seconds?) -> (time: Seconds, isFrame: Bool)? {
    let closing = end.map { ($0, false) }
    guard !isHidden else { return closing }
    let now = clock.now
    let frame: Seconds? =
      if isMoving {
        pacer.nextFrame(now: now)
      } else if isDamaged || hasInput {
        now
      } else {
        stage.prototype.nextDeadline.map { pacer.machineTime($0) }
      }
    guard let frame else { return closing }
    if let end, end < frame { return (end, false) }
    return (frame, true)
  }

  /// Waits for a moment and takes in the events that come before it.
  ///
  /// - Returns: whether the moment has come; otherwise something happened that may have changed it.
  private func wait(until time: Seconds) -> Bool {
    while true {
      let remaining = time - clock.now
      if remaining <= 0 { return true }
      if remaining <= Self.finalSleep {
        sleep(until: time)
        return true
      }
      guard let event = window.waitForEvent(timeout: remaining - Self.finalSleep / 2) else { continue }
      let wasMoving = isMoving
      take(event)
      if shouldQuit || isHidden || isMoving != wasMoving || (!isMoving && (hasInput || isDamaged)) { return false }
    }
  }

  private func sleep(until time: Seconds) {
    var deadline = timespec(
      tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }

  // MARK: What

  private func drainEvents() {
    while let event = window.pollEvent() { take(event) }
  }

  private func take(_ event: SDL_Event?) {
    guard let event else { return }
    // Someone has news: a picture was decoded, or the deck's folder has changed.
    if event.type == SDL_USEREVENT.rawValue {
      deck.refresh()
      isDamaged = true
    }
    let time = max(pacer.stageTime(clock.now), stage.prototype.time)
    for event in translator.translate(event, mapping: window.mapping, at: time) {
      switch event {
      case .input(let input):
        stage.handle(input)
        hasInput = true
      case .quit: shouldQuit = true
      case .exposed:
        isHidden = false
        isDamaged = true
      case .hidden: isHidden = true
      case .command(let command):
        window.zoom(command, points: stage.prototype.size, initialScale: initialScale)
        isDamaged = true
      }
    }
    reportLog()
  }

  private func frame(deadline: Seconds) throws(WindowError) {
    let (buffer, isFresh) = try window.nextBuffer()
    let scale = window.pixelsPerPoint
    let size = Size(Double(buffer.width) / scale, Double(buffer.height) / scale)
    let time = max(pacer.begin(deadline: deadline, wasMoving: isMoving), stage.prototype.time)
    // Rounding a window to whole pixels must not shift the layout by fractions of a point.
    if abs(size.width - stage.prototype.size.width) * scale >= 1
      || abs(size.height - stage.prototype.size.height) * scale >= 1
    {
      stage.handle(.resize(size, time: time))
    }
    stage.advance(to: time)
    let report = stage.draw(into: buffer, scale: scale, isFresh: isFresh || isDamaged)
    hasInput = false
    isDamaged = false
    if report.hasDrawn {
      try window.present(report.damage)
      options.onFrame?(report)
      if !wasShown { options.onShown?(size, scale) }
      wasShown = true
    }
    stage.preparePictures(scale: scale)
    reportLog()
  }

  private func reportLog() {
    let log = stage.prototype.log
    guard log.count != loggedCount else { return }
    for entry in log.entries(since: loggedCount) { options.onLogEntry?(entry) }
    loggedCount = log.count
  }
}
