import AnimationCore
import Geometry
import Gestures
import Scene

/// Cards side by side, each of which answers a press (K1).
///
/// A value in a plane of its own whose origin is the grid's corner: the caller moves points, frames and drawing to
/// where the grid stands. A card is pressed on its unscaled frame, however small it has shrunk.
public struct CardGrid: Sendable {
  /// What a grid tells its surroundings.
  public enum Event: Hashable, Sendable {
    /// A card was tapped, or pressed by a key.
    case tapped(card: Int, at: Seconds)
  }

  /// What it shows.
  public let content: CardGridContent
  /// The colours.
  public let palette: Palette
  private(set) var layout: CardGridLayout
  private var presses = PressedItems<Int>()
  private var reduceMotion: Bool

  /// Lays cards out for a width in points.
  public init(_ content: CardGridContent, palette: Palette = .light, width: Double, environment: ComponentEnvironment) {
    self.content = content
    self.palette = palette
    reduceMotion = environment.reduceMotion
    layout = CardGridLayout(content, width: width, environment: environment)
  }

  /// Lays the cards out for another width.
  public mutating func resize(width: Double, environment: ComponentEnvironment) {
    reduceMotion = environment.reduceMotion
    layout = CardGridLayout(content, width: width, environment: environment)
  }

  /// The height in points.
  public var height: Double { layout.height }

  /// Where a card stands when it is not pressed.
  public func frame(ofCard index: Int) -> Rect { layout.cards[index].frame }

  // MARK: Input

  /// The card at a point, by its unscaled frame.
  public func card(at point: Point) -> Int? {
    layout.cards(from: point.y, to: point.y.nextUp).first { layout.cards[$0].frame.contains(point) }
  }

  /// Who would like to own a pointer that goes down at a point; targets are the places of cards.
  public func candidates(at point: Point) -> [GestureCandidate<Int>] {
    guard let index = card(at: point), content.cards[index].isEnabled else { return [] }
    return [GestureCandidate(index, .press(bounds: layout.cards[index].frame))]
  }

  /// Takes a report of the arena.
  public mutating func handle(_ event: GestureEvent<Int>, into events: inout [Event]) {
    let index = event.target
    guard content.cards.indices.contains(index) else { return }
    presses.follow(
      event, for: index, feedback: content.cards[index].feedback, origin: layout.cards[index].frame.origin)
    if event.kind == .tapped { events.append(.tapped(card: index, at: event.time)) }
  }

  /// Presses a card as a key does: the whole press shows.
  public mutating func press(card index: Int, at time: Seconds, into events: inout [Event]) {
    guard content.cards.indices.contains(index), content.cards[index].isEnabled else { return }
    let size = layout.cards[index].frame.size
    presses.tap(
      index, feedback: content.cards[index].feedback, center: Point(size.width / 2, size.height / 2), at: time)
    events.append(.tapped(card: index, at: time))
  }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds) { presses.advance(to: time) }

  /// When something is due that only ``advance(to:)`` brings about.
  public var nextDeadline: Seconds? { presses.nextDeadline }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    presses.moving(at: time).map { Motion("\(content.cards[$0].id).press") }
  }

  // MARK: What shows

  /// How strongly a card is scaled at a time.
  public func scale(ofCard index: Int, at time: Seconds) -> Double { presses.look(of: index)?.scale(at: time) ?? 1 }

  /// Draws the cards that share a part of a rectangle.
  ///
  /// `focus` is the card that has the keyboard, if any.
  public func draw(into list: inout DisplayList, visible: Rect, focus: Int? = nil, at time: Seconds) {
    let reach = CardLook.shadowReach
    for index in layout.cards(from: visible.minY - reach, to: visible.maxY + reach) {
      let look = presses.look(of: index)
      let frame = layout.cards[index].frame
      list.save()
      if let look { list.concatenate(.scale(look.scale(at: time), about: frame.center)) }
      let isEnabled = content.cards[index].isEnabled
      if !isEnabled { list.beginGroup(bounds: frame.insetBy(x: -reach, y: -reach), opacity: CardLook.disabledOpacity) }
      draw(index, ripple: look?.ripple, isFocused: focus == index, into: &list, at: time)
      if !isEnabled { list.end() }
      list.restore()
    }
  }

  private func draw(
    _ index: Int, ripple: Ripple?, isFocused: Bool, into list: inout DisplayList, at time: Seconds
  ) {
    let card = content.cards[index]
    let place = layout.cards[index]
    let shape = RoundedRect(place.frame, radius: CardGridLayout.Metrics.radius)
    let ground = card.color ?? palette.surface
    let ink = card.color.map { Palette.ink(on: $0) } ?? palette.text
    let detail = card.color.map { Self.detailInk(on: $0) } ?? palette.secondaryText
    list.shadow(
      RoundedRect(shape.rect.offsetBy(x: 0, y: CardLook.shadowDrop), radius: shape.radius), Palette.shadow,
      sigma: CardLook.shadowSigma)
    list.fill(.roundedRectangle(shape), ground)
    if let picture = card.picture {
      list.beginClip(shape)
      list.beginClip(RoundedRect(place.picture, radius: 0))
      list.picture(picture, in: place.pictureFill)
      list.end()
      list.end()
    }
    place.title.draw(into: &list, ink)
    place.subtitle.draw(into: &list, detail)
    if let ripple {
      list.beginClip(shape)
      ripple.draw(over: place.frame, color: ink, spreads: !reduceMotion, into: &list, at: time)
      list.end()
    }
    if isFocused { FocusRing.draw(around: shape, palette.accent, into: &list) }
  }

  /// What is in the grid at a time, in reading order, in the grid's plane.
  ///
  /// - Cost: allocates; for flows and outlines, not for frames.
  public func elements(focus: Int? = nil, at time: Seconds) -> [Element] {
    content.cards.indices.flatMap { index in
      [element(ofCard: index, focus: focus, at: time), pictureElement(ofCard: index)].compactMap { $0 }
    }
  }

  /// The picture of a card, where it says what it shows.
  private func pictureElement(ofCard index: Int) -> Element? {
    guard let label = content.cards[index].pictureLabel, content.cards[index].picture != nil else { return nil }
    return Element(
      ElementID("\(content.cards[index].id)-picture"), .picture, text: label, frame: layout.cards[index].picture)
  }

  /// One card at a time, in the grid's plane.
  public func element(ofCard index: Int, focus: Int? = nil, at time: Seconds) -> Element {
    let card = content.cards[index]
    let frame = layout.cards[index].frame
    let look = presses.look(of: index)
    let scale = look?.scale(at: time) ?? 1
    let state =
      if !card.isEnabled { "disabled" } else if look?.isPressed == true { "pressed" } else if focus == index {
        "focused"
      } else { "" }
    return Element(
      card.id, .card, text: [card.title, card.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", "),
      title: card.title, frame: Rect(center: frame.center, size: frame.size * scale), scale: scale,
      opacity: card.isEnabled ? 1 : CardLook.disabledOpacity, color: card.color ?? palette.surface, state: state)
  }
}

extension CardGrid {
  /// The colour of the line below the title on a coloured card.
  public static func detailInk(on ground: Color) -> Color {
    Palette.faintInk(on: ground, opacity: CardLook.detailOpacity)
  }
}

/// How cards look, apart from their sizes; lengths in points.
enum CardLook {
  /// How soft the shadow is.
  static let shadowSigma = 9.0
  /// How far the shadow lies below: light comes from above.
  static let shadowDrop = 4.0
  /// How far a shadow is to be seen beyond its card.
  static let shadowReach = 3 * shadowSigma + shadowDrop
  /// The opacity of the line below the title on a coloured card, so that the title leads.
  static let detailOpacity = 0.85
  /// The opacity of what cannot be pressed.
  static let disabledOpacity = 0.45
}
