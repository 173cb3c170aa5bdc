import Geometry
import Scene

/// The rows of buttons and progress at the foot of a card, as few as fit.
struct CoachFooterRows {
  private typealias Look = CoachTourLook

  /// Between a button's ground and the row that it is pressed in.
  static let inset = (CoachTourLook.rowHeight - CoachTourLook.pillHeight) / 2
  /// The least room that a row with progress alone takes.
  private static let progressHeight = 26.0
  /// The room that dots take beside their pitch: the current one is longer.
  private static let dotPitch = PageControl.Metrics.pitch

  private enum Item { case skip, progress, back, next }

  private let rows: [[Item]]
  /// How wide the widest row is.
  let width: Double
  /// How high all rows are.
  let height: Double
  /// How high a row of buttons is, and one with progress alone: more than usual where text is larger.
  private let heights: (buttons: Double, progress: Double)
  private let widths: (skip: Double, progress: Double, back: Double, next: Double)

  init(_ footer: CoachCardLayout.Footer, width: Double, environment: ComponentEnvironment) {
    func measured(_ text: String?, _ style: TextStyle, _ padding: Double) -> Double {
      text.map { environment.text.measure(TextRun($0, style: style)).size.width + 2 * padding } ?? 0
    }
    let progress =
      switch footer.progress {
      case .none: 0.0
      case .count: measured("\(footer.total)/\(footer.total)", Look.progress, Look.quietPadding)
      case .dots: Double(footer.total) * Self.dotPitch + PageControl.Metrics.stretch
      }
    let widths = (
      skip: measured(footer.skip, Look.button, Look.quietPadding), progress: progress,
      back: measured(footer.back ?? footer.backRoom, Look.button, Look.quietPadding),
      next: measured(footer.next, Look.button, Look.buttonPadding)
    )
    self.widths = widths
    func length(_ row: [Item]) -> Double {
      row.reduce(0) { sum, item in
        let width =
          switch item {
          case .skip: widths.skip
          case .progress: widths.progress
          case .back: widths.back
          case .next: widths.next
          }
        return width > 0 ? sum + width + (sum > 0 ? Look.buttonGap : 0) : sum
      }
    }
    let choices: [[[Item]]] = [
      [[.skip, .progress, .back, .next]], [[.progress], [.skip, .back, .next]],
      [[.progress], [.back, .next], [.skip]],
    ]
    let trimmed = choices.map { $0.filter { length($0) > 0 } }
    rows = trimmed.first { $0.allSatisfy { length($0) <= width } } ?? trimmed.last ?? []
    self.width = rows.map(length).max() ?? 0
    func lineHeight(_ style: TextStyle) -> Double {
      environment.text.measure(TextRun("\(footer.total)", style: style)).size.height.rounded(.up)
    }
    let pill = max(Look.pillHeight, lineHeight(Look.button) + 2 * Look.pillPadding)
    let heights = (buttons: pill + 2 * Self.inset, progress: max(Self.progressHeight, lineHeight(Look.progress)))
    self.heights = heights
    height = rows.reduce(0) { $0 + Self.height(of: $1, heights) }
  }

  private static func height(of row: [Item], _ heights: (buttons: Double, progress: Double)) -> Double {
    row.count == 1 && row[0] == .progress ? heights.progress : heights.buttons
  }

  /// Puts everything in its place.
  func placed(
    top: Double, width: Double, footer: CoachCardLayout.Footer, isRightToLeft: Bool,
    environment: ComponentEnvironment
  ) -> (buttons: [CoachCardLayout.Button], dots: PageControl?, count: TextLabel?) {
    var buttons: [CoachCardLayout.Button] = []
    var dots: PageControl?
    var count: TextLabel?
    var y = top
    for row in rows {
      let height = Self.height(of: row, heights)
      func frame(_ x: Double, _ width: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
      }
      func mirrored(_ rect: Rect) -> Rect {
        isRightToLeft ? rect.offsetBy(x: width - rect.minX - rect.maxX, y: 0) : rect
      }
      func add(_ part: CoachCardLayout.Part, _ label: String?, _ rect: Rect) {
        guard let label else { return }
        let rect = mirrored(rect)
        let text = TextLabel(label, Look.button, within: rect, environment: environment)
        buttons.append(CoachCardLayout.Button(part: part, frame: rect, label: text))
      }
      // The label of a quiet button is flush with the text above it.
      var left = Look.padding - Look.quietPadding
      if row.contains(.skip), widths.skip > 0 {
        add(.skip, footer.skip, frame(left, widths.skip))
        left += widths.skip
      }
      var right = width - Look.padding
      if row.contains(.next), widths.next > 0 {
        right -= widths.next
        add(.next, footer.next, frame(right, widths.next))
        right -= Look.buttonGap
      }
      if row.contains(.back), widths.back > 0 {
        right -= widths.back
        add(.back, footer.back, frame(right, widths.back))
      }
      if row.contains(.progress), widths.progress > 0 {
        let isAlone = row.count == 1
        let room = mirrored(isAlone ? frame(0, width) : frame(left, right - left))
        if footer.progress == .dots {
          dots = PageControl(pageCount: footer.total, center: room.center, maximumWidth: room.width)
        } else {
          let text = "\(footer.number + 1)/\(footer.total)"
          count = TextLabel(text, Look.progress, within: room, environment: environment)
        }
      }
      y += height
    }
    return (buttons, dots, count)
  }
}
