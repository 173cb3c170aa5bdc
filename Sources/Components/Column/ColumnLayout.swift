import Geometry
import Scene

/// Where the blocks of a column are when nothing moves.
///
/// Heights count from the top of the content; the viewport's top lies at the scroll offset.
struct ColumnLayout: Sendable {
  /// Lengths in points.
  enum Metrics {
    /// Between the blocks and the sides of the window.
    static let margin = 16.0
    /// The widest that blocks get; on a wider window the column stands in the middle.
    static let maximumWidth = 640.0
    /// Between blocks.
    static let spacing = 20.0
    /// Between a headline and what it introduces.
    static let headlineSpacing = 8.0
    /// Between a paragraph and what follows it.
    static let textSpacing = 14.0
    /// Above the bar, where phones have their status bar.
    static let statusHeight = 24.0
    /// Above the bar of a sheet, where its grabber is.
    static let grabberHeight = 14.0
    /// The height of the bar: its buttons are comfortable targets.
    static let barHeight = 44.0
    /// Between the large title and the blocks.
    static let titleSpacing = 16.0
    /// Below the last block, where phones have their home indicator.
    static let bottomMargin = 34.0
    /// The least height of a button.
    static let buttonHeight = 50.0
  }

  /// A block's place in the column.
  struct Slot: Sendable {
    /// What stands there: its place among its kind.
    enum Kind: Sendable {
      case text(TextLabel, Color)
      case picture(Rect, fill: Rect)
      case cards(Int)
      case list(Int)
      case button(Int, Rect)
      case spacer
    }

    var kind: Kind
    /// The height when it is there.
    var height: Double
    /// The room between it and the block before it, between it and the one after it, and between those two without it.
    var gaps: (before: Double, after: Double, across: Double)
    /// Whether it takes no room now.
    var isCollapsed = false
    var top = 0.0

    /// How much further down it stands when it is not there than when it is.
    var shift: Double { gaps.across - gaps.before }
    /// The room that it takes from its top to the next block when it is there.
    var extent: Double { height + gaps.after }
  }

  /// The window.
  let bounds: Rect
  /// The bar at the top, its status area included.
  let bar: Rect
  /// The horizontal extent of the blocks.
  let left: Double
  let width: Double
  let largeTitle: TextLabel?
  let barTitle: TextLabel?
  var slots: [Slot] = []

  init(
    _ content: ColumnContent, size: Size, presentation: Column.Presentation, grids: [CardGrid], lists: [List],
    buttons: [StatefulButton], collapsed: Set<Int>, environment: ComponentEnvironment
  ) {
    bounds = Rect(origin: .zero, size: size)
    let status = presentation == .sheet ? Metrics.grabberHeight : Metrics.statusHeight
    bar = Rect(x: 0, y: 0, width: size.width, height: status + Metrics.barHeight)
    width = Self.contentWidth(size)
    left = (size.width - width) / 2
    if let title = content.title {
      largeTitle = TextLabel(
        title, TypeScale.largeTitle, x: left, y: bar.maxY, width: width, environment: environment)
      let strip = Rect(
        x: Metrics.barHeight + Metrics.margin, y: status, width: size.width - 2 * (Metrics.barHeight + Metrics.margin),
        height: Metrics.barHeight)
      barTitle = TextLabel(title, TypeScale.button, within: strip, environment: environment)
    } else {
      largeTitle = nil
      barTitle = nil
    }
    place(content, grids: grids, lists: lists, buttons: buttons, environment: environment)
    for index in collapsed { slots[index].isCollapsed = true }
    arrange()
  }

  /// The width of the blocks in a window of a size.
  static func contentWidth(_ size: Size) -> Double {
    max(min(size.width - 2 * Metrics.margin, Metrics.maximumWidth), 1)
  }

  /// The length of the content, from the top of the window to the margin below the last block.
  var contentLength: Double {
    let end = slots.last.map { $0.isCollapsed ? $0.top : $0.top + $0.height } ?? firstTop
    return end + Metrics.bottomMargin
  }

  /// Gives a block another height; the blocks after it follow.
  mutating func setHeight(_ height: Double, ofBlock index: Int) {
    guard height != slots[index].height else { return }
    slots[index].height = height
    arrange()
  }

  /// Lets a block take room, or none; the blocks after it follow.
  mutating func setCollapsed(_ isCollapsed: Bool, block index: Int) {
    slots[index].isCollapsed = isCollapsed
    arrange()
  }

  /// Puts the blocks below one another.
  private mutating func arrange() {
    var top = firstTop
    for index in slots.indices {
      let slot = slots[index]
      slots[index].top = slot.isCollapsed ? top + slot.shift : top
      top = slot.isCollapsed ? slots[index].top : top + slot.extent
    }
  }

  private var firstTop: Double { (largeTitle.map { $0.box.maxY + Metrics.titleSpacing } ?? bar.maxY).rounded(.up) }

  private mutating func place(
    _ content: ColumnContent, grids: [CardGrid], lists: [List], buttons: [StatefulButton],
    environment: ComponentEnvironment
  ) {
    var gridCount = 0
    var listCount = 0
    var buttonCount = 0
    for (index, block) in content.blocks.enumerated() {
      let kind: Slot.Kind
      let height: Double
      switch block {
      case .text(let text):
        let label = TextLabel(text.text, text.textStyle, x: 0, y: 0, width: width, environment: environment)
        kind = .text(
          label, text.color ?? (text.style == .caption ? content.palette.secondaryText : content.palette.text))
        height = label.box.height.rounded(.up)
      case .picture(let picture):
        let natural = environment.pictureSizes[picture.picture]
        let shape = natural.flatMap { $0.isEmpty ? nil : $0.height / $0.width } ?? CardGridLayout.Metrics.pictureShape
        height = (picture.height ?? width * shape).rounded(.up)
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        let fill =
          picture.fills
          ? environment.aspectFill(picture.picture, in: frame) : environment.aspectFit(picture.picture, in: frame)
        kind = .picture(frame, fill: fill)
      case .cards:
        kind = .cards(gridCount)
        height = grids[gridCount].height
        gridCount += 1
      case .list:
        kind = .list(listCount)
        height = lists[listCount].restingHeight
        listCount += 1
      case .button(let button):
        let frame = frame(of: button, fitting: buttons[buttonCount], environment: environment)
        kind = .button(buttonCount, frame)
        height = frame.height
        buttonCount += 1
      case .spacer(let space):
        kind = .spacer
        height = max(space, 0)
      }
      slots.append(Slot(kind: kind, height: height, gaps: Self.gaps(around: index, in: content.blocks)))
    }
  }

  private func frame(
    of button: ColumnContent.Button, fitting contents: StatefulButton, environment: ComponentEnvironment
  ) -> Rect {
    let width = button.fillsWidth ? width : min(contents.fittingWidth, width)
    let rest = self.width - width
    let x =
      switch button.alignment {
      case .center: rest / 2
      case .leading: environment.isRightToLeft ? rest : 0
      case .trailing: environment.isRightToLeft ? 0 : rest
      }
    return Rect(x: x, y: 0, width: width, height: max(Metrics.buttonHeight, contents.fittingHeight(in: width)))
  }

  private static func gaps(
    around index: Int, in blocks: [ColumnContent.Block]
  ) -> (before: Double, after: Double, across: Double) {
    let previous = index > 0 ? blocks[index - 1] : nil
    let next = index + 1 < blocks.count ? blocks[index + 1] : nil
    return (
      spacing(after: previous, before: blocks[index]), spacing(after: blocks[index], before: next),
      spacing(after: previous, before: next)
    )
  }

  private static func spacing(after previous: ColumnContent.Block?, before next: ColumnContent.Block?) -> Double {
    switch (previous, next) {
    case (nil, _), (_, nil), (.spacer, _), (_, .spacer): 0
    case (.text(let text), _):
      text.style == .headline || text.style == .title ? Metrics.headlineSpacing : Metrics.textSpacing
    default: Metrics.spacing
    }
  }
}

extension ColumnContent.Text {
  fileprivate var textStyle: TextStyle {
    var style =
      switch style {
      case .title: TypeScale.title
      case .headline: TypeScale.headline
      case .body: TypeScale.body
      case .caption: TypeScale.caption
      }
    style.alignment = alignment
    return style
  }
}
