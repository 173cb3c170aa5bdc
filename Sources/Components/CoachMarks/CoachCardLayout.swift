import Geometry
import Scene

/// Where the parts of a coach mark's card are, from the card's corner.
///
/// Picture, title and text stand above one another and scroll together when the card is lower than it would like to be;
/// the buttons keep to its foot. Buttons that do not fit into one row take more.
struct CoachCardLayout: Hashable, Sendable {
  /// A part that can be pressed.
  enum Part: Hashable, Sendable {
    case skip, back, next
    case dot(Int)
  }

  /// Which mark of how many, and what its buttons say.
  struct Footer: Hashable, Sendable {
    /// Which of the marks that can be reached, from 0.
    var number: Int
    /// How many marks can be reached.
    var total: Int
    /// How the progress shows.
    var progress: CoachTourContent.Progress
    /// Buttons by their labels; nil for those that are not there.
    var skip: String?
    var back: String?
    var next: String?
    /// The label whose room is kept when there is no button back, so that the others stand still.
    var backRoom: String?

    var isEmpty: Bool { skip == nil && back == nil && next == nil && progress == .none }
  }

  /// A button of the footer.
  struct Button: Hashable, Sendable {
    var part: Part
    /// Where it can be pressed, from the card's corner when the card is as high as it would like to be.
    var frame: Rect
    var label: TextLabel
  }

  private typealias Look = CoachTourLook

  let size: Size
  /// The picture, from the corner of what scrolls.
  let picture: Rect?
  let title: TextLabel
  let text: TextLabel
  /// How high picture, title and text are together.
  let bodyHeight: Double
  /// How high everything below the body is, the gap included.
  let footerHeight: Double
  let buttons: [Button]
  let dots: PageControl?
  let count: TextLabel?

  /// - Parameters:
  ///   - width: how wide the card would like to be; wider if the buttons need it.
  ///   - limit: how wide it may be.
  ///   - scale: the factor of its text.
  init(
    _ mark: CoachMark, footer: Footer, width: Double, limit: Double, scale: Double, isRightToLeft: Bool,
    environment: ComponentEnvironment
  ) {
    let rows = CoachFooterRows(footer, width: width - 2 * Look.padding, environment: environment)
    var inner = max(min(max(width, rows.width + 2 * Look.padding), limit) - 2 * Look.padding, 1)
    if footer.isEmpty, mark.picture == nil {
      // A card that only says something is as wide as that; one with buttons is always the same, so that they stand still.
      inner = min(inner, Self.textWidth(mark, width: inner, scale: scale, environment: environment))
    }
    let width = inner + 2 * Look.padding

    var y = 0.0
    if let name = mark.picture {
      let natural = environment.pictureSizes[name] ?? Size(inner, Look.pictureHeight)
      let height = natural.width > 0 ? min(inner * natural.height / natural.width, Look.pictureHeight) : 0
      picture = Rect(x: Look.padding, y: 0, width: inner, height: height)
      y = height + Look.pictureGap
    } else {
      picture = nil
    }
    func label(_ string: String, _ style: TextStyle) -> TextLabel {
      var label = TextLabel(
        string, style.scaled(by: scale), x: Look.padding, y: y, width: inner, environment: environment)
      // A label stands where reading starts around it; the card may be told otherwise.
      if isRightToLeft != environment.isRightToLeft { label.box.origin.x = width - label.box.maxX }
      return label
    }
    title = label(mark.title, Look.title)
    if !mark.title.isEmpty { y = title.box.maxY + Look.titleGap }
    text = label(mark.text, Look.text)
    bodyHeight = mark.text.isEmpty ? y : text.box.maxY
    let top = Look.padding + bodyHeight + Look.footerGap
    let isEmpty = footer.isEmpty
    footerHeight = isEmpty ? Look.padding : Look.footerGap + rows.height + Look.padding - CoachFooterRows.inset
    size = Size(width, Look.padding + bodyHeight + footerHeight)

    let placed = rows.placed(
      top: top, width: width, footer: footer, isRightToLeft: isRightToLeft, environment: environment)
    buttons = placed.buttons
    dots = placed.dots
    count = placed.count
  }

  /// How wide title and text are when they wrap at a width.
  private static func textWidth(
    _ mark: CoachMark, width: Double, scale: Double, environment: ComponentEnvironment
  ) -> Double {
    [(mark.title, Look.title), (mark.text, Look.text)].reduce(1) { widest, part in
      let run = TextRun(part.0, style: part.1.scaled(by: scale), width: width)
      // A hair wider, so that rounding does not wrap the longest line.
      return max(widest, environment.text.measure(run).size.width.rounded(.up))
    }
  }
}

extension TextStyle {
  /// The same style with larger or smaller letters.
  fileprivate func scaled(by factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    return style
  }
}
