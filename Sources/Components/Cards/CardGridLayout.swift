import Geometry
import Scene

/// Where the parts of the cards are, relative to the grid's corner.
struct CardGridLayout: Hashable, Sendable {
  /// Lengths in points.
  enum Metrics {
    /// Between cards: less than between blocks, so that a grid holds together.
    static let spacing = 12.0
    /// Between a card's edge and its text.
    static let padding = 16.0
    /// The same where cards are narrow.
    static let narrowPadding = 12.0
    /// Between title and subtitle.
    static let textGap = 2.0
    /// The height of a picture as a part of its width: the shape of a postcard.
    static let pictureShape = 0.625
    /// The highest that a picture gets, so that a wide card does not fill the screen.
    static let pictureMaximum = 220.0
    /// The least height of a card: a comfortable target for a thumb.
    static let minimumHeight = 72.0
    /// The radius of a card's corners.
    static let radius = 16.0
  }

  /// One card.
  struct Card: Hashable, Sendable {
    var frame: Rect
    var picture: Rect
    /// Where the whole picture is drawn, by aspect fill; the card's picture area cuts it.
    var pictureFill: Rect
    var title: TextLabel
    var subtitle: TextLabel
  }

  let columns: Int
  let cards: [Card]
  let height: Double

  init(_ content: CardGridContent, width: Double, environment: ComponentEnvironment) {
    let columns = Self.columns(for: content, width: width, environment: environment)
    let cardWidth = Self.cardWidth(columns: columns, width: width)
    let padding = columns == 1 ? Metrics.padding : Metrics.narrowPadding
    var cards: [Card] = []
    cards.reserveCapacity(content.cards.count)
    var top = 0.0
    for start in stride(from: 0, to: content.cards.count, by: columns) {
      let row = start..<min(start + columns, content.cards.count)
      var height = Metrics.minimumHeight
      for index in row {
        let card = content.cards[index]
        let distance = Double(index - start) * (cardWidth + Metrics.spacing)
        let x = environment.isRightToLeft ? width - cardWidth - distance : distance
        let pictureHeight =
          card.picture == nil ? 0 : min((cardWidth * Metrics.pictureShape).rounded(), Metrics.pictureMaximum)
        let picture = Rect(x: x, y: top, width: cardWidth, height: pictureHeight)
        let title = TextLabel(
          card.title, TypeScale.card, x: x + padding, y: picture.maxY + padding, width: cardWidth - 2 * padding,
          environment: environment)
        let subtitle = TextLabel(
          card.subtitle ?? "", TypeScale.detail, x: x + padding, y: title.box.maxY + Metrics.textGap,
          width: cardWidth - 2 * padding, environment: environment)
        let text = subtitle.box.isEmpty ? title.box.maxY : subtitle.box.maxY
        height = max(height, (text + padding - top).rounded(.up))
        cards.append(
          Card(
            frame: Rect(x: x, y: top, width: cardWidth, height: 0), picture: picture,
            pictureFill: card.picture.map { environment.aspectFill($0, in: picture) } ?? picture,
            title: title, subtitle: subtitle))
      }
      for index in row { cards[index].frame.size.height = height }
      top += height + Metrics.spacing
    }
    self.columns = columns
    self.cards = cards
    height = max(top - Metrics.spacing, 0)
  }

  private static func cardWidth(columns: Int, width: Double) -> Double {
    max((width - Double(columns - 1) * Metrics.spacing) / Double(columns), 1)
  }

  /// How many cards stand side by side: as many as the content says, fewer where that would break a word of a title,
  /// as happens to readers who want large text.
  private static func columns(for content: CardGridContent, width: Double, environment: ComponentEnvironment) -> Int {
    guard content.columns > 1 else { return 1 }
    let words = Set(content.cards.flatMap { $0.title.split(separator: " ") }).filter(\.breaksBadly)
    let widest =
      words.map { environment.text.measure(TextRun(String($0), style: TypeScale.card)).size.width }.max() ?? 0
    return (2...content.columns).last {
      widest <= cardWidth(columns: $0, width: width) - 2 * Metrics.narrowPadding
    } ?? 1
  }

  /// The cards whose frames share a part of a strip from one height to another.
  ///
  /// - Cost: logarithmic in the number of cards.
  func cards(from top: Double, to bottom: Double) -> Range<Int> {
    let rows = 0..<(cards.count + columns - 1) / columns
    let first = rows.partitionPoint { cards[$0 * columns].frame.maxY > top }
    let end = rows.partitionPoint { cards[$0 * columns].frame.minY >= bottom }
    let start = min(first * columns, cards.count)
    return start..<max(start, min(end * columns, cards.count))
  }
}

extension Substring {
  /// Whether a line must not end within the word: true of letters, false of Chinese and Japanese characters.
  fileprivate var breaksBadly: Bool {
    /// Where CJK Radicals Supplement begins, the first block whose lines may break anywhere.
    let firstIdeographicBlock: UInt32 = 0x2E80
    return unicodeScalars.allSatisfy { $0.value < firstIdeographicBlock }
  }
}
