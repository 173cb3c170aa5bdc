import Geometry
import Scene

/// Where the parts of a row are, for a list of some width.
struct ListLayout: Sendable {
  /// Lengths in points.
  enum Metrics {
    /// The least height of a row: a comfortable target for a thumb.
    static let minimumHeight = 58.0
    /// Above and below a row's text.
    static let padding = 13.0
    /// Between a row's edge and what is in it.
    static let margin = 16.0
    /// The side of a row's picture.
    static let picture = 40.0
    /// Between a picture and the text.
    static let pictureGap = 12.0
    /// The width of the strip that takes hold of a row.
    static let handle = 52.0
    /// The width of the arrow that says that a row leads somewhere.
    static let arrow = 24.0
    /// Between title and subtitle.
    static let textGap = 1.0
    /// The radius of the list's corners.
    static let radius = 14.0
    /// The height of an empty list.
    static let emptyHeight = 88.0
  }

  /// What measuring a row gives.
  struct Measure: Hashable, Sendable {
    var height: Double
    var title: Size
    var subtitle: Size
    /// Where the whole picture is drawn, relative to its square.
    var pictureFill: Rect
  }

  /// An action with its label measured.
  struct ActionLabel: Hashable, Sendable {
    var run: TextRun
    var size: Size
    /// How much of its width the spaces take that it begins with.
    var indent = 0.0
  }

  let width: Double
  let screenWidth: Double
  let titleStyle: TextStyle
  let subtitleStyle: TextStyle
  let trailing: [ActionLabel]
  let leading: [ActionLabel]
  let empty: TextLabel?
  private let hasPictures: Bool
  private let hasHandle: Bool
  private let hasArrow: Bool
  private let isMeasured: Bool
  private let lineHeights: (title: Double, subtitle: Double)
  private let isRightToLeft: Bool

  init(_ content: ListContent, width: Double, screenWidth: Double, environment: ComponentEnvironment) {
    self.width = width
    self.screenWidth = screenWidth
    isRightToLeft = environment.isRightToLeft
    hasPictures = content.rows.contains { $0.picture != nil }
    hasHandle = content.reorder?.hasHandle ?? false
    hasArrow = !hasHandle && content.rows.contains(where: \.isLink)
    isMeasured = content.rows.count <= ListLimits.measuredRows
    var title = TypeScale.row
    var subtitle = TypeScale.detail
    title.maximumLines = isMeasured ? nil : 1
    subtitle.maximumLines = isMeasured ? nil : 1
    titleStyle = title
    subtitleStyle = subtitle
    let measure = environment.text.measure
    lineHeights = (measure(TextRun(" ", style: title)).size.height, measure(TextRun(" ", style: subtitle)).size.height)
    func label(_ text: String) -> ActionLabel {
      let run = TextRun(text, style: TypeScale.action)
      return ActionLabel(run: run, size: measure(run).size)
    }
    func labels(_ actions: [ListContent.Action]) -> [ActionLabel] { actions.map { label($0.label) } }
    var trailing = labels(content.trailingActions)
    if trailing.count == 1 {
      let width = trailing[0].size.width
      trailing[0] = label(ListLimits.labelIndent + content.trailingActions[0].label)
      trailing[0].indent = trailing[0].size.width - width
    }
    self.trailing = trailing
    leading = labels(content.leadingActions)
    let room = Rect(x: 0, y: 0, width: width, height: Metrics.emptyHeight)
    empty = content.emptyText.map {
      TextLabel($0, TypeScale.empty, within: room.insetBy(x: Metrics.margin, y: 0), environment: environment)
    }
  }

  /// Where the text of a row begins and how wide it may be.
  var textX: Double { Metrics.margin + (hasPictures ? Metrics.picture + Metrics.pictureGap : 0) }
  var textWidth: Double {
    let accessory = hasHandle ? Metrics.handle : hasArrow ? Metrics.arrow + Metrics.margin : Metrics.margin
    return max(width - textX - accessory, 1)
  }

  /// Measures a row; in a long list without asking for text metrics.
  func measure(_ row: ListContent.Row, environment: ComponentEnvironment) -> Measure {
    let title: Size
    let subtitle: Size
    if isMeasured {
      title = environment.text.measure(titleRun(row.title)).size
      subtitle = row.subtitle.map { environment.text.measure(subtitleRun($0)).size } ?? .zero
    } else {
      title = Size(textWidth, lineHeights.title)
      subtitle = row.subtitle == nil ? .zero : Size(textWidth, lineHeights.subtitle)
    }
    let text = title.height + (row.subtitle == nil ? 0 : Metrics.textGap + subtitle.height)
    let content = max(text, row.picture == nil ? 0 : Metrics.picture)
    let square = Rect(x: 0, y: 0, width: Metrics.picture, height: Metrics.picture)
    return Measure(
      height: max((content + 2 * Metrics.padding).rounded(.up), Metrics.minimumHeight), title: title,
      subtitle: subtitle, pictureFill: row.picture.map { environment.aspectFill($0, in: square) } ?? square)
  }

  func titleRun(_ text: String) -> TextRun { TextRun(text, style: titleStyle, width: textWidth) }
  func subtitleRun(_ text: String) -> TextRun { TextRun(text, style: subtitleStyle, width: textWidth) }

  /// The strip of a row that takes hold of it.
  func handle(in row: Rect) -> Rect {
    placed(Rect(x: row.maxX - Metrics.handle, y: row.minY, width: Metrics.handle, height: row.height), in: row)
  }

  // MARK: Direction

  /// Which way, along x, a row moves to show the actions of a side.
  func direction(_ side: SwipeSide) -> Double { isAtRight(side) ? -1 : 1 }

  /// Whether a side of a row is its right one.
  func isAtRight(_ side: SwipeSide) -> Bool { (side == .trailing) != isRightToLeft }

  /// The side whose actions a row shows at a displacement along x, if any.
  func side(atOffset offset: Double) -> SwipeSide? {
    if offset == 0 || offset.isNaN { return nil }
    return offset < 0 ? (isAtRight(.trailing) ? .trailing : .leading) : (isAtRight(.trailing) ? .leading : .trailing)
  }

  /// Where a part of a row is that would be at some place were reading from left to right.
  func placed(_ part: Rect, in row: Rect) -> Rect {
    isRightToLeft ? part.offsetBy(x: row.minX + row.maxX - part.minX - part.maxX, y: 0) : part
  }

  // MARK: Actions

  func labels(_ side: SwipeSide) -> [ActionLabel] { side == .trailing ? trailing : leading }

  /// How far a row moves to show the actions of a side wholly; 0 without any.
  func actionsWidth(_ side: SwipeSide) -> Double {
    let labels = labels(side)
    let least = labels.count == 1 ? screenWidth * ListLimits.actionShare : ListLimits.actionMinimumWidth
    let widest = labels.reduce(0) { max($0, $1.size.width - $1.indent) } + 2 * Metrics.margin
    return min(max(least, widest) * Double(labels.count), width)
  }
}
