import AnimationCore
import Deck
import Geometry
import Gestures
import Notation
import Prototype
import Raster
import Scene
import Stage

/// What the window does for the inspector.
extension DesktopApp {
  // MARK: Keys

  func perform(_ command: InspectorCommand) {
    switch command {
    case .toggle: toggleInspector()
    case .savePicture: save { try $0.savePicture(of: stage.past ?? stage.prototype, on: stage, scale: scale) }
    case .saveFlow: save { try $0.saveFlow(of: stage, upTo: (stage.past ?? stage.prototype).time) }
    case .stepBack, .stepForward, .togglePause, .slower, .faster:
      guard let inspector, let recording = stage.recording else { return }
      switch command {
      case .stepBack: inspector.control.stepBack(in: recording)
      case .stepForward: if inspector.control.stepForward(in: recording) { step() }
      case .togglePause: inspector.control.togglePause()
      case .slower: inspector.control.changeRate(faster: false)
      case .faster: inspector.control.changeRate(faster: true)
      case .toggle, .savePicture, .saveFlow: break
      }
      timeDidChange()
    }
  }

  private func toggleInspector() {
    if let inspector {
      inspector.control.returnToPresent()
      inspector.control.setRate(1)
      timeDidChange()
      self.inspector = nil
      stage.past = nil
      stage.annotations = nil
      panelHasPointer = false
      window.setPanel(width: 0, points: stage.prototype.size)
    } else {
      if stage.recording == nil { stage.startRecording() }
      inspector = Inspector(
        text: deck.makePanelText(), deckText: deck.text, tuning: deck.file.map { DeckTuning($0) })
      window.setPanel(width: InspectorLook.width, points: stage.prototype.size)
    }
    isDamaged = true
  }

  // MARK: Time

  /// Shows the moment that was chosen, at the speed that was chosen.
  func timeDidChange() {
    guard let inspector, let recording = stage.recording else { return }
    let rate = inspector.control.presentRate
    if pacer.rate != rate { pacer.setRate(rate, now: clock.now) }
    stage.past = inspector.control.shown(in: recording)
    isPanelStale = true
  }

  /// Moves the present on by a frame.
  private func step() {
    timeDidChange()
    pacer.step()
  }

  // MARK: Drawing

  /// Puts over the prototype what the inspector shows there.
  func annotate() {
    guard let inspector, let recording = stage.recording else { return }
    stage.annotations = inspector.overlay(for: stage.past ?? stage.prototype, recording: recording)
  }

  /// Draws the panel beside the device.
  ///
  /// - Returns: what was drawn, in pixels of the window.
  func drawPanel(into buffer: PixelBuffer, at place: PixelRect, isFresh: Bool) -> [PixelRect] {
    guard let inspector, let recording = stage.recording, !place.isEmpty else { return [] }
    let damage = inspector.draw(
      stage.past ?? stage.prototype, recording: recording, budget: pacer.period, deviceScale: scale,
      into: buffer.part(place), scale: window.panelPixelsPerPoint, isFresh: isFresh)
    return damage.map { $0.offsetBy(x: place.x, y: place.y) }
  }

  // MARK: Input

  /// Takes an input that is meant for the panel; says whether it was.
  func takeForPanel(_ input: InputEvent) -> Bool {
    guard let inspector, let recording = stage.recording else { return false }
    switch input {
    case .pointer(var sample):
      if sample.phase == .began { panelHasPointer = pointOnPanel(sample.position).x >= 0 }
      guard panelHasPointer else {
        if sample.phase == .began, inspector.control.past != nil {
          // A hand on the device means the present.
          inspector.control.returnToPresent()
          timeDidChange()
        }
        return false
      }
      sample.position = pointOnPanel(sample.position)
      react(to: inspector.handle(sample, recording: recording))
      if sample.phase == .ended || sample.phase == .cancelled { panelHasPointer = false }
      return true
    case .wheel(let sample):
      let point = pointOnPanel(sample.position)
      guard point.x >= 0 else { return false }
      inspector.handle(wheel: sample.delta.y, at: point)
      isPanelStale = true
      return true
    case .key, .text, .resize, .focusLost: return false
    }
  }

  /// A point of the device in points of the panel.
  private func pointOnPanel(_ point: Point) -> Point {
    let layout = window.layout
    let pixels = point * window.pixelsPerPoint + Point(Double(layout.screen.x), Double(layout.screen.y))
    return (pixels - Point(Double(layout.panel.x), Double(layout.panel.y))) * (1 / window.panelPixelsPerPoint)
  }

  private func react(to reaction: Inspector.PanelReaction) {
    switch reaction {
    case .none: timeDidChange()
    case .step: step()
    case .request(let request): perform(request)
    }
    isPanelStale = true
  }

  private func perform(_ request: Inspector.Request) {
    switch request {
    case .savePicture: perform(InspectorCommand.savePicture)
    case .saveFlow: perform(InspectorCommand.saveFlow)
    case .copy(let text): window.native.copy(text)
    case .showTuning: if let tuning = inspector?.tuning { deck.show(tuning.source, at: stageTime) }
    case .writeTuning: writeTuning()
    case .takeFile:
      inspector?.tuning = deck.file.map { DeckTuning($0) }
      inspector?.conflict = nil
      if let tuning = inspector?.tuning { deck.show(tuning.source, at: stageTime) }
    case .keepMine: keepMine()
    }
  }

  // MARK: Files

  private func save(_ write: (MomentExport) throws -> String) {
    guard var export = options.export else { return say("Open a deck first: this screen is none") }
    export.flow.scale = scale
    do { say("Wrote \(try write(export))") } catch { say("Not written: \(error)") }
  }

  private func say(_ message: String) {
    inspector?.message = message
    isPanelStale = true
    options.onNote?(message)
  }

  /// Writes what is tried out, unless the file on disk is another than the one that was read.
  private func writeTuning() {
    guard let inspector, var tuning = inspector.tuning, tuning.isChanged else { return }
    do throws(FileError) {
      inspector.conflict = try deck.write(&tuning)
      guard inspector.conflict == nil else { return }
      inspector.tuning = tuning
      say("Written into \(tuning.source.name)")
    } catch {
      say("Not written: \(error)")
    }
  }

  private func keepMine() {
    guard let inspector, var tuning = inspector.tuning, let file = deck.file else { return }
    let lost = tuning.rebase(onto: file)
    inspector.tuning = tuning
    inspector.conflict = nil
    deck.show(tuning.source, at: stageTime)
    if !lost.isEmpty { say("No longer in the file: \(lost.joined(separator: ", "))") }
  }

  /// The deck may have been read again: what is tried out begins anew, or stands against the file.
  func deckMayHaveChanged() {
    guard let inspector, let file = deck.file, file.bytes != inspector.tuning?.saved.bytes else { return }
    if let tuning = inspector.tuning, tuning.isChanged {
      inspector.conflict = tuning.changes(from: file)
    } else {
      inspector.tuning = DeckTuning(file)
      inspector.conflict = nil
    }
  }
}
