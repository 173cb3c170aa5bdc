import AnimationCore
internal import CSDL2
import Geometry
import Gestures
import Prototype
import Raster
import Stage

/// A stage in a window: takes events in, draws when something has changed, and sleeps when nothing moves.
@MainActor public final class DesktopApp {
  private(set) var options: Options
  /// The options that the window was opened with.
  let startOptions: Options
  let window: Window
  private let surroundings = DeviceSurroundings()
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
  private var lastPlayed: Seconds?
  private var translator = EventTranslator()
  let initialScale: Double
  private var loggedCount = 0
  private var toldMemory: CoachMemory
  private var isHidden = false
  var isDamaged = true
  var hasInput = false
  private var shouldQuit = false
  private var wasShown = false
  /// What frames took; nothing unless someone wants to know.
  private var recorder: FrameRecorder?
  private var startup: StartupTimes?
  private let processor = ProcessorClock()

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

  private var isMoving: Bool {
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
  @discardableResult private func noteWake() -> Bool {
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

  private func frame(deadline due: Seconds) throws(WindowError) {
    let deadline = noteWake() ? clock.now : due
    let (start, allocations) = (processor.now, options.allocationCount?())
    let (buffer, isFresh) = try window.native.nextBuffer()
    let scale = window.pixelsPerPoint
    stage.noteScale(scale)
    let layout = window.layout(width: buffer.width, height: buffer.height)
    let device = buffer.part(layout.screen)
    let size = Size(Double(device.width) / scale, Double(device.height) / scale)
    playPast(to: deadline)
    let time = max(pacer.begin(deadline: deadline), stage.prototype.time)
    // Rounding a window to whole pixels must not shift the layout by fractions of a point.
    if abs(size.width - stage.prototype.size.width) * scale >= 1
      || abs(size.height - stage.prototype.size.height) * scale >= 1
    {
      stage.handle(.resize(size, time: time))
      hasInput = true
    }
    // While time stands there is nothing to be recorded, however often the panel is drawn.
    if time > stage.prototype.time || hasInput || !wasShown { stage.advance(to: time) }
    annotate()
    var report = stage.draw(into: device, scale: scale, isFresh: isFresh || isDamaged)
    if report.hasDrawn, let inspector { inspector.history.append(report.phases.total) }
    let origin = (x: layout.screen.x, y: layout.screen.y)
    var damage = origin == (0, 0) ? report.damage : report.damage.map { $0.offsetBy(x: origin.x, y: origin.y) }
    if isFresh || isDamaged { damage += surroundings.draw(layout, into: buffer, scale: scale) }
    damage += drawPanel(into: buffer, at: layout.panel, isFresh: isFresh || isDamaged)
    hasInput = false
    isDamaged = false
    isPanelStale = false
    if damage.isEmpty {
      recorder?.noteUnchanged(at: clock.now, isMoving: isMoving, isHeld: stage.prototype.gestureOwner != nil)
    } else {
      let drawn = clock.now
      try window.native.present(damage)
      if report.hasDrawn {
        let presented = clock.now
        report.phases.present = presented - drawn
        recorder?.record(
          report, processorTime: processor.now - start,
          allocationCount: options.allocationCount.flatMap { count in allocations.map { count() - $0 } },
          presentTime: presented, label: FrameLabel(of: stage.prototype),
          isAtRest: !isMoving && stage.prototype.gestureOwner == nil)
      }
      if !wasShown {
        startup?.end(.firstFrame, at: clock.now)
        options.onShown?(size, scale)
      }
      wasShown = true
    }
    stage.preparePictures(scale: scale)
    reportLog()
    openPicked()
  }

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

  /// Plays the recording on, while that is what shows.
  private func playPast(to deadline: Seconds) {
    guard let inspector, inspector.control.isPlayingPast, let recording = stage.recording else {
      lastPlayed = nil
      return
    }
    // Pictures that were shown late, as after the program was stopped, are no reason to leave some out.
    let elapsed = max(deadline - (lastPlayed ?? deadline), 0)
    inspector.control.play(for: elapsed > FramePacer.longestStep ? pacer.period : elapsed, in: recording)
    lastPlayed = deadline
    timeDidChange()
  }

  /// Hands over the report of what was presented.
  private func report() {
    guard let recorder else { return }
    var conditions = FrameTimingReport.Conditions()
    conditions.framesPerSecond = 1 / pacer.period
    conditions.rateOrigin = window.native.refreshRate == nil ? .assumed : .detected
    conditions.scale = window.pixelsPerPoint
    conditions.width = Int((stage.prototype.size.width * conditions.scale).rounded())
    conditions.height = Int((stage.prototype.size.height * conditions.scale).rounded())
    var report = recorder.report(conditions)
    report.startup = startup
    options.onReport?(report)
  }

  private func reportLog() {
    let log = stage.prototype.log
    guard log.count != loggedCount else { return }
    for entry in log.entries(since: loggedCount) { options.onLogEntry?(entry) }
    loggedCount = log.count
    // What is remembered never changes without an entry.
    let memory = stage.prototype.memory
    if memory != toldMemory { options.onMemory?(memory) }
    toldMemory = memory
  }
}
