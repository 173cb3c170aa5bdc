import AnimationCore
import Geometry
import Gestures
import Prototype
import Raster
import Stage

/// How a window makes a frame, and what it tells of it.
extension DesktopApp {
  /// Makes the frame that was due at a time on the machine's clock, and presents what has changed.
  func frame(deadline due: Seconds) throws(WindowError) {
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
  func report() {
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

  /// Hands over what the log and the memory of coach marks have got since the last time.
  func reportLog() {
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
