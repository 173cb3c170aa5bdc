import AnimationCore
import Components
import Gestures
import Prototype
import Stage

/// What the window does where there are several decks.
extension DesktopApp {
  /// Hands an input over; on the first screen of a deck, going back leads to the start screen.
  func handle(_ input: InputEvent) {
    guard let chooser = options.chooser else { return stage.handle(input) }
    var standing: Standing?
    if !chooser.isChoosing, input.isBack {
      // What moves by itself until then is not the key's doing.
      var prototype = stage.prototype
      prototype.advance(to: max(input.time, prototype.time))
      standing = Standing(prototype)
    }
    stage.handle(input)
    if let standing, standing.isFirst, standing == Standing(stage.prototype) {
      chooser.returnToStart()
      _ = chooser.refresh()
      show(DeckChooser.Opening(deck: chooser.start, options: startOptions))
    }
    openPicked()
  }

  /// Opens the deck whose card was pressed, if one was.
  func openPicked() {
    guard let chooser = options.chooser, chooser.isChoosing, let opening = chooser.openPicked() else { return }
    show(opening)
    if !options.isDeviceChosen { window.show(stage.prototype.size) }
  }

  /// Shows the start screen anew when the folder has changed.
  func refreshChooser() {
    guard let chooser = options.chooser, chooser.refresh() else { return }
    show(DeckChooser.Opening(deck: chooser.start, options: startOptions))
  }

  /// Where a prototype stands, to tell whether a key meant anything to it.
  private struct Standing: Equatable {
    let isFirst: Bool
    private let logCount: Int
    private let motions: [String]
    private let elements: [Element]
    private let focus: ElementID?

    init(_ prototype: Prototype) {
      isFirst = prototype.openScreens.count == 1 && !prototype.isTouched
      logCount = prototype.log.count
      motions = prototype.motions.map(\.name)
      elements = prototype.elements
      focus = prototype.focusedElement
    }
  }
}

extension InputEvent {
  /// Whether it is a key that goes back, pressed anew.
  fileprivate var isBack: Bool {
    guard case .key(let key) = self, !key.isRepeat else { return false }
    return key.key == .escape || key.key == .back
  }
}
