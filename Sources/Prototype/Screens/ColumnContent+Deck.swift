import AnimationCore
import Components
import Deck
import Geometry
import Notation
import Scene

extension ColumnContent {
  /// The content that a deck describes, in the first of some languages that it has.
  ///
  init(_ screen: Deck.Screen, theme: Deck.Theme, environment: PrototypeEnvironment) {
    let languages = environment.languages
    let reader = ContentReader(theme: theme, animation: screen.animation ?? theme.animation, languages: languages)
    self.init(
      title: screen.title?.text(for: languages), blocks: screen.blocks.map { reader.block($0) },
      palette: Palette(theme, in: environment), words: StandardWords.words(for: languages).column)
  }
}

/// Turns what a deck says into what components show.
private struct ContentReader {
  let theme: Deck.Theme
  /// How what buttons change moves, unless they say otherwise.
  let animation: AuthoredAnimation?
  let languages: [String]

  func block(_ block: Deck.Block) -> ColumnContent.Block {
    switch block {
    case .text(let text):
      .text(
        ColumnContent.Text(
          ElementID(text.id.value), text.text.text(for: languages), style: .init(text.style),
          alignment: .init(text.alignment), color: text.color))
    case .picture(let picture):
      .picture(
        ColumnContent.Picture(
          ElementID(picture.id.value), picture: PictureID(picture.image.value),
          label: picture.alternativeText?.text(for: languages) ?? "", height: picture.height,
          fills: picture.fit == .fill, cornerRadius: picture.cornerRadius, isPressable: picture.go != nil,
          feedback: feedback(Deck.PressOverride())))
    case .cards(let grid): .cards(CardGridContent(columns: grid.columns, cards: grid.items.map { card($0) }))
    case .button(let button): .button(self.button(button))
    case .spacer(let height): .spacer(height)
    case .list(let list): .list(self.list(list))
    }
  }

  private func button(_ button: Deck.Button) -> ColumnContent.Button {
    let transaction = Transaction(button, otherwise: animation)
    return ColumnContent.Button(
      ElementID(button.id.value), label: button.label.text(for: languages),
      onLabel: button.onLabel?.text(for: languages), effect: .init(button), isOn: button.isOn, count: button.count,
      reveals: button.effect == .reveal ? button.shows.map { ElementID($0.value) } : nil,
      bubble: bubble(of: button), transaction: transaction, color: button.color, feedback: feedback(button.press),
      isEnabled: !button.isDisabled, fillsWidth: button.width == .fill, alignment: .init(button.alignment))
  }

  /// The bubble that a button opens, if it opens one.
  private func bubble(of button: Deck.Button) -> SpeechBubbleContent? {
    guard let bubble = button.bubble ?? (button.effect == .bubble ? Deck.Bubble() : nil) else { return nil }
    let message = bubble.text.map { SpeechBubbleContent.Message.text($0.text(for: languages)) }
    return SpeechBubbleContent(
      message ?? .heart(count: button.count), color: bubble.color, ink: SpeechBubbleContent.ink(on: bubble.color),
      side: .init(bubble.side), anchor: bubble.anchor == .tip ? .tip : .center, hidesAfter: bubble.hidesAfter)
  }

  private func list(_ list: Deck.List) -> ListContent {
    ListContent(
      ElementID(list.id.value), rows: list.rows.map { row($0) },
      trailingActions: list.trailingActions.map { action($0) }, leadingActions: list.leadingActions.map { action($0) },
      allowsFullSwipe: list.allowsFullSwipe, reorder: list.reorder.map { ListContent.Reorder($0) }, undo: list.undo,
      emptyText: list.emptyText?.text(for: languages))
  }

  private func row(_ row: Deck.Row) -> ListContent.Row {
    ListContent.Row(
      row.title.text(for: languages), id: row.id.value, subtitle: row.subtitle?.text(for: languages),
      picture: row.image.map { PictureID($0.value) }, pictureLabel: row.alternativeText?.text(for: languages),
      isLink: row.go != nil)
  }

  private func action(_ action: Deck.SwipeAction) -> ListContent.Action {
    ListContent.Action(
      action.label.text(for: languages), isDestructive: action.role == .destructive, color: action.color,
      confirmation: action.confirmation?.text(for: languages))
  }

  private func card(_ card: Deck.Card) -> CardGridContent.Card {
    CardGridContent.Card(
      ElementID(card.id.value), title: card.title.text(for: languages), subtitle: card.subtitle?.text(for: languages),
      picture: card.image.map { PictureID($0.value) }, pictureLabel: card.alternativeText?.text(for: languages),
      color: card.color, feedback: feedback(card.press),
      isEnabled: !card.isDisabled)
  }

  /// How something answers a press: as the theme says, but for its own way.
  private func feedback(_ override: Deck.PressOverride) -> PressFeedback {
    let press = theme.press.overridden(by: override)
    switch press.feedback {
    case .shrink:
      return .shrink(
        PressEffect.Style(scale: press.scale, duration: press.duration, curve: press.curve.unitCurve))
    case .ripple: return .ripple
    case .none: return .none
    }
  }
}

extension Palette {
  /// The colours of a theme as a reader wants to see them.
  init(_ theme: Deck.Theme, in environment: PrototypeEnvironment) {
    let palette = Palette(theme.palette(prefersDark: environment.prefersDark))
    self = environment.components.increasesContrast ? palette.withIncreasedContrast : palette
  }

  /// The colours that a deck gives.
  public init(_ source: Deck.Palette) {
    self.init(
      background: source.background, surface: source.surface, text: source.text, secondaryText: source.secondaryText,
      accent: source.accent, onAccent: source.onAccent, destructive: source.destructive, separator: source.separator)
  }
}

extension ColumnContent.Text.Style {
  fileprivate init(_ source: Deck.TextBlock.Style) {
    switch source {
    case .title: self = .title
    case .headline: self = .headline
    case .body: self = .body
    case .caption: self = .caption
    }
  }
}

extension TextStyle.Alignment {
  fileprivate init(_ source: Deck.TextBlock.Alignment) {
    switch source {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension ListContent.Reorder {
  fileprivate init(_ source: Deck.Reorder) {
    switch source {
    case .both: self = .both
    case .handle: self = .handle
    case .longPress: self = .longPress
    }
  }
}

extension Deck.Screen {
  /// Where the things on a screen of blocks lead, by their names; rows of lists apart.
  var destinationsByName: [ElementID: Deck.Destination] {
    var destinations: [ElementID: Deck.Destination] = [:]
    for block in blocks {
      switch block {
      case .picture(let picture): destinations[ElementID(picture.id.value)] = picture.go
      case .button(let button): destinations[ElementID(button.id.value)] = button.go
      case .cards(let grid):
        for card in grid.items { destinations[ElementID(card.id.value)] = card.go }
      case .text, .list, .spacer: break
      }
    }
    return destinations
  }

  /// Where the rows of its lists lead, by list and row.
  var rowDestinationsByName: [ElementID: [String: Deck.Destination]] {
    var destinations: [ElementID: [String: Deck.Destination]] = [:]
    for case .list(let list) in blocks {
      for row in list.rows where row.go != nil {
        destinations[ElementID(list.id.value), default: [:]][row.id.value] = row.go
      }
    }
    return destinations
  }
}
