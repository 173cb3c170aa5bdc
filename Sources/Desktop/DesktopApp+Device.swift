import AnimationCore
import Deck
import Geometry
import Gestures
import Notation
import Prototype
import Stage

/// What keys do with the window, and what a deck that was read again does with it.
extension DesktopApp {
  func perform(_ command: WindowCommand) {
    let points = stage.prototype.size
    switch command {
    case .zoomIn: window.zoom(bySteps: 1, points: points)
    case .zoomOut: window.zoom(bySteps: -1, points: points)
    case .zoomReset: window.zoom(to: initialScale, points: points)
    case .rotate: window.show(Size(points.height, points.width))
    case .nextDevice: window.show(Deck.Device.Preset.size(after: points))
    case .fullScreen: window.toggleFullScreen(points: points)
    case .frame: showFrame(window.frame == nil ? DeviceFrame.narrow : nil)
    case .inspector(let command): return perform(command)
    }
    isDamaged = true
  }

  /// Puts a phone around the device, or takes it away.
  private func showFrame(_ frame: DeviceFrame?) {
    window.setFrame(frame, points: stage.prototype.size)
    stage.cover = frame.map { _ in DeviceCorners() }
  }

  /// Whether an input is for the frame around the device, where nothing can be pressed.
  func takeForFrame(_ input: InputEvent) -> Bool {
    guard window.frame != nil else { return false }
    let screen = Rect(origin: .zero, size: stage.prototype.size)
    switch input {
    case .pointer(let sample):
      if sample.phase == .began, !screen.contains(sample.position) { pointersOnFrame.insert(sample.id) }
      let isOnFrame = pointersOnFrame.contains(sample.id)
      if sample.phase == .ended || sample.phase == .cancelled { pointersOnFrame.remove(sample.id) }
      return isOnFrame
    case .wheel(let sample): return !screen.contains(sample.position)
    case .focusLost:
      pointersOnFrame.removeAll()
      return false
    case .key, .text, .resize: return false
    }
  }

  /// Tells how the window is left; a full screen is left as the window that it was.
  func tellPlacement() {
    // A window with several decks opens with the start screen.
    let stage = options.chooser?.start.stage ?? stage
    let (points, scale) = window.windowed ?? (stage.prototype.size, window.scaleWithoutPanel ?? window.scale)
    let (x, y) = window.native.place
    startOptions.onPlacement?(
      WindowPlacement(
        x: x, y: y, size: points, scale: scale, device: stage.prototype.deck.device.size,
        hasFrame: window.frame != nil))
  }

  /// Takes up what has changed in the deck's files; the window follows a deck that is now for another device.
  func refreshDeck(at time: Seconds) {
    refreshChooser()
    let device = stage.prototype.deck.device.size
    // What is new on the stage has not been brought to the frame's time, even where that is the same.
    if deck.refresh(at: time) { hasInput = true }
    deck.tellPictureFailures()
    deckMayHaveChanged()
    let prototype = stage.prototype
    let languages = prototype.deck.languages(preferring: prototype.environment.languages)
    window.native.setTitle(prototype.deck.title.text(for: languages))
    let size = prototype.deck.device.size
    if size != device, !options.isDeviceChosen { window.show(size) }
  }
}

extension Deck.Device.Preset {
  /// The common device after one of a size, turned as that one is; the first after a size that none has.
  static func size(after size: Size) -> Size {
    let isWide = size.width > size.height
    let upright = isWide ? Size(size.height, size.width) : size
    let next = allCases.firstIndex { $0.size == upright }.map { ($0 + 1) % allCases.count } ?? 0
    let found = allCases[next].size
    return isWide ? Size(found.height, found.width) : found
  }
}
