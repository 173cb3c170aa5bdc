import AnimationCore
internal import CSDL2
import Geometry
import Gestures
import Prototype
import Stage

/// A stage in a window: takes events in, draws when something has changed, and sleeps when nothing moves.
@MainActor public final class DesktopApp {
  private(set) var options: Options
  /// The options that the window was opened with.
  let startOptions: Options
  let window: Window
  let surroundings = DeviceSurroundings()
  private(set) var deck: LiveDeck
  var stage: Stage { deck.stage }
  let clock: any StageClock
  var pacer: FramePacer
  /// The inspector while it is open.
  var inspector: Inspector?
  /// Whether the pointer that is down went down on the panel.
  var panelHasPointer = false
  /// The pointers that went down on the frame around the device.
  var pointersOnFrame: Set<Int> = []
  /// Whether the panel, or which moment shows, has changed since the last frame.
  var isPanelStale = false
  /// When the last frame was due in which the recording was playing; nothing while it is not.
  var lastPlayed: Seconds?
  private var translator = EventTranslator()
  let initialScale: Double
  var loggedCount = 0
  var toldMemory: CoachMemory
  private var isHidden = false
  var isDamaged = true
  var hasInput = false
  private var shouldQuit = false
  var wasShown = false
  /// What frames took; nothing unless someone wants to know.
  var recorder: FrameRecorder?
  var startup: StartupTimes?
  let processor = ProcessorClock()

  /// Opens the window.
  ///
  /// - Errors: no display, or SDL refuses.
  public convenience init(_ deck: LiveDeck, options: Options) throws(WindowError) {
    let window = try Window(
      title: options.title, size: deck.stage.prototype.size, scale: options.scale,
      place: options.place, frame: options.showsFrame ? DeviceFrame.narrow : nil, present: options.present)
    self.init(deck, in: window, options: options, clock: MonotonicClock())
  }

  /// Takes a window that is open.
  ///
  /// - Parameters:
  ///   - deck: what it shows.
  ///   - window: where.
  ///   - options: how.
  ///   - clock: the machine's time, by which the window also sleeps.
  init(_ deck: LiveDeck, in window: Window, options: Options, clock: any StageClock) {
    self.deck = deck
    self.options = options
    startOptions = options
    self.clock = clock
    toldMemory = deck.stage.prototype.memory
    self.window = window
    if options.showsFrame { deck.stage.cover = DeviceCorners() }
    deck.stage.noteScale(window.pixelsPerPoint)
    initialScale = window.scale
    startup = options.startup
    startup?.end(.window, at: clock.now)
    recorder = options.onReport == nil ? nil : FrameRecorder()
    pacer = FramePacer(period: 1 / (window.native.refreshRate ?? Self.assumedRefreshRate), now: clock.now)
    guard options.onDisplayLoss != nil else { return }
    DisplayLoss.watch { [weak self] in
      self?.report()
      self?.options.onDisplayLoss?()
    }
  }

  /// The rate, per second, for displays that do not say.
  private static let assumedRefreshRate = 60.0
  /// How long before a deadline, in seconds, waiting for events gives way to sleeping: SDL waits whole milliseconds
  /// and may oversleep by one.
  private static let finalSleep = 0.002

  /// Pixels of the window to one point of the device.
  public var scale: Double { window.pixelsPerPoint }

  /// Runs until the window is closed.
  public func run() throws(WindowError) {
    let end = options.duration.map { clock.now + $0 }
    defer {
      report()
      tellPlacement()
    }
    while !shouldQuit {
      drainEvents()
      if let end, clock.now >= end { return }
      let due = dueTime(end: end)
      if let due, due.time <= clock.now || wait(until: due.time) {
        if due.isFrame {
          // A frame that follows an event at once belongs to the wake that the event was.
          if !hasInput, !isDamaged { wake(for: isMoving ? .frame : .deadline) }
          try frame(deadline: due.time)
        }
      } else if due == nil {
        wake(for: take(window.native.waitForEvent(timeout: nil)))
      }
    }
  }

  /// Lets SIGINT, SIGTERM and SIGHUP close the window as its user would; called once, before other threads are there.
  public nonisolated static func closeOnSignals() { SignalWatch.start() }

  /// Wakes a loop that sleeps; may be called on any thread.
  public nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  // MARK: When

  var isMoving: Bool {
    guard let inspector else { return !stage.prototype.motions.isEmpty }
    return inspector.control.isPlayingPast || inspector.isFading
      || (inspector.control.presentRate > 0 && !stage.prototype.motions.isEmpty)
  }

  /// When the loop must do something next, and whether that is a frame; nil when only an event can bring news.
  private func dueTime(end: Seconds?) -> (time: Seconds, isFrame: Bool)? {
    let closing = end.map { ($0, false) }
    guard !isHidden else { return closing }
    let now = clock.now
    let frame: Seconds? =
      if isMoving {
        pacer.nextFrame(now: now)
      } else if isDamaged || hasInput || isPanelStale {
        now
      } else {
        stage.prototype.nextDeadline.map { pacer.machineTime($0) }.flatMap { $0.isFinite ? $0 : nil }
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
        window.native.sleep(until: time)
        return true
      }
      guard let event = window.native.waitForEvent(timeout: remaining - Self.finalSleep / 2) else { continue }
      let wasMoving = isMoving
      wake(for: take(event))
      if shouldQuit || isHidden || isMoving != wasMoving || (!isMoving && (hasInput || isDamaged || isPanelStale)) {
        return false
      }
    }
  }

  /// The present on the stage's clock.
  var stageTime: Seconds { max(pacer.stageTime(clock.now), stage.prototype.time) }

  /// Notes that the program is awake, before anything that woke it is looked at.
  ///
  /// - Returns: whether it had stalled.
  @discardableResult func noteWake() -> Bool {
    pacer.wake(at: clock.now) {
      let prototype = stage.prototype
      return prototype.motions.isEmpty ? prototype.nextDeadline : prototype.time
    }
  }

  // MARK: What

  private func drainEvents() {
    while let event = window.native.pollEvent() { _ = take(event) }
  }

  /// Takes an event in; says what news it brought.
  private func take(_ event: SDL_Event?) -> WakeCounts.Reason {
    guard let event else { return .nothing }
    noteWake()
    let now = clock.now
    let time = max(pacer.stageTime(now), stage.prototype.time)
    var reason = WakeCounts.Reason.nothing
    // Someone has news: a picture was decoded, or the deck's folder has changed.
    if event.type == SDL_USEREVENT.rawValue {
      refreshDeck(at: time)
      isDamaged = true
      reason = .news
    }
    for event in translator.translate(event, mapping: window.mapping, at: time) {
      switch event {
      case .input(let input):
        if takeForPanel(input) || takeForFrame(input) { continue }
        recorder?.noteInput(at: now, stageTime: time, isMoving: isMoving)
        handle(input)
        hasInput = true
        reason = .input
        continue
      case .quit: shouldQuit = true
      case .exposed:
        isHidden = false
        isDamaged = true
      case .deviceReset:
        window.native.forgetTextures()
        isDamaged = true
      case .hidden: isHidden = true
      case .command(let command): perform(command)
      }
      reason = .window
    }
    reportLog()
    return reason
  }

  private func wake(for reason: WakeCounts.Reason) { recorder?.count(reason) }

  /// Shows another deck in the window.
  func show(_ opening: DeckChooser.Opening) {
    if inspector != nil { perform(InspectorCommand.toggle) }
    deck = opening.deck
    options = opening.options
    options.chooser = startOptions.chooser
    window.native.setTitle(options.title)
    stage.cover = window.frame.map { _ in DeviceCorners() }
    loggedCount = 0
    toldMemory = stage.prototype.memory
    // Each deck has a time of its own, which goes on from where it was left.
    pacer = FramePacer(period: pacer.period, now: clock.now - stage.prototype.time)
    stage.noteScale(window.pixelsPerPoint)
    stage.startRecording()
    isDamaged = true
  }
}
