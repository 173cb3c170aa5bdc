import AnimationCore
import Geometry

/// A button of a column, with the bubble that points at it.
struct ButtonItem: Sendable {
  /// The block, counted from the top.
  let block: Int
  /// Its name.
  let id: ElementID
  var button: StatefulButton
  var bubble: SpeechBubble?
  /// When its bubble was asked for last: the latest one is the innermost.
  var bubbleTime = -Seconds.infinity

  private init(
    block: Int, _ source: ColumnContent.Button, isOn: Bool, palette: Palette, environment: ComponentEnvironment
  ) {
    self.block = block
    id = source.id
    button = StatefulButton(source.content(in: palette), isOn: isOn, environment: environment)
    bubble = source.bubble.map { SpeechBubble(ElementID("\(source.id).bubble"), $0, environment: environment) }
  }

  /// The buttons of a column, from top to bottom; of several that show one block either all start on or none.
  static func items(of content: ColumnContent, environment: ComponentEnvironment) -> [ButtonItem] {
    let shown = content.blocks.compactMap { block in
      if case .button(let button) = block, button.isOn { button.reveals } else { nil }
    }
    return content.blocks.enumerated().compactMap { index, block in
      guard case .button(let button) = block else { return nil }
      let isOn = button.isOn || button.reveals.map(shown.contains) ?? false
      return ButtonItem(block: index, button, isOn: isOn, palette: content.palette, environment: environment)
    }
  }

  /// Whether its bubble is there or coming.
  var hasBubble: Bool { bubble?.isPresent ?? false }

  /// When something is due that only advancing brings about.
  var nextDeadline: Seconds? { Seconds.earliest(button.nextDeadline, bubble?.nextDeadline) }

  /// Takes its measure anew, in another world around it.
  mutating func setEnvironment(_ environment: ComponentEnvironment) {
    button.environment = environment
    bubble?.setEnvironment(environment)
  }
}
