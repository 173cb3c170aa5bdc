import AnimationCore
import Deck
import Geometry
import Gestures
import Prototype
import Raster
import Scene
import Stage
import YAML

/// The inspector of a window: what it knows, what it draws, and what a hand on its panel means.
///
/// It is told of frames, time and input by the window, and asks the window for what only that can do.
@MainActor final class Inspector {
  /// What only the window or whoever opened it can do.
  enum Request: Hashable, Sendable {
    case savePicture
    case saveFlow
    /// Puts text where other programs find it.
    case copy(String)
    /// The values that are tried out have changed, or were given up.
    case showTuning
    case writeTuning
    case takeFile
    case keepMine
  }

  var control = TimeControl()
  var history = FrameHistory()
  var layers: Set<InspectorLayer> = [.touches]
  private var tab = InspectorTab.moment
  var message = ""
  var tuning: DeckTuning? { didSet { follow(oldValue) } }
  var conflict: [DeckTuning.Change]?
  private var chosen = 0
  private var showsAbsent = false
  private var firstChoice: Int?
  private var scroll = 0.0
  /// What the pointer holds on the panel.
  private var held: PanelControl?
  private var grip: SliderGrip?

  private let text: any TextMeasuring & TextSource
  private let deckText: any TextMeasuring
  private(set) var panel: InspectorPanel
  private let rasterizer = Rasterizer()
  private var shown = DisplayList()
  private var shownScale: Double?
  private var damage = Damage()
  private var damagedPixels: [PixelRect] = []

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - text: measures and draws the panel's text.
  ///   - deckText: measures text that is drawn over the deck.
  ///   - tuning: the deck's file; nothing where there is none.
  init(text: any TextMeasuring & TextSource, deckText: any TextMeasuring, tuning: DeckTuning?) {
    self.text = text
    self.deckText = deckText
    self.tuning = tuning
    panel = InspectorPanel(text: text)
  }

  /// Whether the mark of a touch is still on its way, so that frames must go on.
  private(set) var isFading = false

  /// What lies over the prototype.
  func overlay(for prototype: Prototype, recording: Recording) -> InspectorOverlay? {
    guard !layers.isEmpty else {
      isFading = false
      return nil
    }
    let touches = layers.contains(.touches) ? recording.touches(at: prototype.time) : TouchMarks()
    isFading = control.presentRate > 0 && touches.isChanging(at: prototype.time)
    return InspectorOverlay(prototype: prototype, layers: layers, touches: touches, text: deckText)
  }

  // MARK: Drawing

  /// Draws what changed on the panel.
  ///
  /// - Returns: what was drawn, in pixels of the panel.
  func draw(
    _ prototype: Prototype, recording: Recording, budget: Seconds, deviceScale: Double, into buffer: PixelBuffer,
    scale: Double, isFresh: Bool
  ) -> [PixelRect] {
    var content = PanelContent(prototype: prototype)
    content.control = control
    content.times = recording.times
    content.frame = max(recording.frame(atOrBefore: control.past ?? .infinity), 0)
    content.history = history
    content.budget = budget
    content.scale = deviceScale
    content.layers = layers
    content.tab = tab
    content.message = message
    content.tuning = tuning
    content.chosen = chosen
    content.showsAbsent = showsAbsent
    content.firstChoice = firstChoice
    content.conflict = conflict
    content.grip = grip
    content.scroll = scroll
    let size = Size(Double(buffer.width) / scale, Double(buffer.height) / scale)
    panel.draw(content, size: size)
    let reach = max(panel.contentHeight - size.height, 0)
    if scroll > reach {
      scroll = reach
      content.scroll = reach
      panel.draw(content, size: size)
    }
    if isFresh || shownScale != scale {
      damagedPixels = [buffer.bounds]
    } else {
      damage.compare(shown, panel.list)
      damage.write(into: &damagedPixels, scale: scale, bounds: buffer.bounds)
    }
    guard !damagedPixels.isEmpty else { return [] }
    rasterizer.render(
      panel.list, scale: scale, into: buffer, damage: damagedPixels, pictures: NoPictures(), text: text)
    shown = panel.list
    shownScale = scale
    return damagedPixels
  }

  // MARK: Input

  /// Takes a wheel in, over a point of the panel: the list of values under it moves, or else all of the panel.
  func handle(wheel distance: Double, at point: Point) {
    if let choices = panel.choices, choices.shown < choices.count, choices.frame.contains(point) {
      let rows = (distance / InspectorLook.rowHeight).rounded(.awayFromZero)
      firstChoice = min(max(choices.first + Int(rows), 0), choices.count - choices.shown)
    } else {
      // Drawing holds it to what there is.
      scroll = max(scroll + distance, 0)
    }
  }

  /// Takes a pointer in, in points of the panel.
  func handle(_ sample: PointerSample, recording: Recording) -> PanelReaction {
    switch sample.phase {
    case .began:
      message = ""
      held = panel.control(at: sample.position)
      guard let held else { return .none }
      if case .slide(let index) = held.action { grip = chosenValue.flatMap { SliderGrip(index, of: $0) } }
      return perform(held, at: sample.position, recording: recording)
    case .moved:
      guard let held, held.track != nil else { return .none }
      return perform(held, at: sample.position, recording: recording)
    case .ended, .cancelled:
      held = nil
      grip = nil
      return .none
    }
  }

  /// What the window has to do about a press on the panel.
  enum PanelReaction: Hashable, Sendable {
    case none
    /// The present moves on by a frame.
    case step
    case request(Request)
  }

  private func perform(_ control: PanelControl, at point: Point, recording: Recording) -> PanelReaction {
    switch control.action {
    case .tab(let tab):
      self.tab = tab
      scroll = 0
    case .togglePause: self.control.togglePause()
    case .stepBack: self.control.stepBack(in: recording)
    case .stepForward: return self.control.stepForward(in: recording) ? .step : .none
    case .rate(let rate): self.control.setRate(rate)
    case .returnToPresent:
      self.control.returnToPresent()
      self.control.setRate(1)
    case .scrub:
      let times = recording.times
      let length = times.upperBound - times.lowerBound
      self.control.scrub(to: times.lowerBound + control.fraction(at: point) * length, in: recording)
    case .layer(let layer): layers.formSymmetricDifference([layer])
    case .showAbsent(let isShown):
      showsAbsent = isShown
      firstChoice = 0
    case .choose(let index):
      chosen = index
      // The rows stay where they are under the pointer.
      firstChoice = panel.choices?.first
    case .slide(let parameter): return slide(parameter, to: control.fraction(at: point))
    case .exchange: return tune { $0.exchanged }
    case .copy(let language):
      guard let value = chosenValue else { return .none }
      message = "Copied as \(language.rawValue)"
      return .request(.copy(value.text(in: language)))
    case .savePicture: return .request(.savePicture)
    case .saveFlow: return .request(.saveFlow)
    case .write: return .request(.writeTuning)
    case .revert:
      tuning?.revert()
      return .request(.showTuning)
    case .takeFile: return .request(.takeFile)
    case .keepMine: return .request(.keepMine)
    }
    return .none
  }

  /// The value that was chosen stays it, wherever it is in a tuning that takes the place of another.
  private func follow(_ old: DeckTuning?) {
    guard let tuning, let old, old.tunables.indices.contains(chosen) else { return }
    let tunable = old.tunables[chosen]
    chosen = tuning.tunables.firstIndex { $0.path == tunable.path } ?? 0
    guard tuning.tunables.indices.contains(chosen),
      (tuning.tunables[chosen].absence == nil) != (tunable.absence == nil)
    else { return }
    // It has moved from one list to the other; the list goes with it.
    showsAbsent = tuning.tunables[chosen].absence != nil
    firstChoice = nil
  }

  private var chosenValue: Tunable.Value? {
    guard let tuning, tuning.tunables.indices.contains(chosen) else { return nil }
    return tuning.tunables[chosen].value
  }

  private func slide(_ index: Int, to fraction: Double) -> PanelReaction {
    guard let grip, grip.parameter == index else { return .none }
    let wanted = grip.range.lowerBound + fraction * (grip.range.upperBound - grip.range.lowerBound)
    return tune { $0.setting(index, to: wanted, in: grip.range) }
  }

  private func tune(_ change: (Tunable.Value) -> Tunable.Value) -> PanelReaction {
    guard let value = chosenValue else { return .none }
    let next = change(value)
    guard next != value else { return .none }
    do throws(ScalarEditError) {
      try tuning?.set(chosen, to: next)
      return .request(.showTuning)
    } catch {
      message = "\(error)"
      return .none
    }
  }
}

extension SliderGrip {
  /// Takes hold of a slider as it is now; nothing when there is none.
  fileprivate init?(_ parameter: Int, of value: Tunable.Value) {
    guard value.parameters.indices.contains(parameter) else { return nil }
    self.init(parameter: parameter, range: value.parameters[parameter].range)
  }
}

/// Neither the panel nor the frame of a device shows pictures.
final class NoPictures: PictureSource {
  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { nil }
  func placeholder(for id: PictureID) -> Color { .clear }
}
