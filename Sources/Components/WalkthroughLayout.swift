import Geometry
import Scene

/// Where the parts of a walkthrough are on a window of some size.
struct WalkthroughLayout: Hashable, Sendable {
  /// Lengths in points, and text sizes in points.
  enum Metrics {
    /// Between the footer's contents and the sides of the window.
    static let margin = 24.0
    /// From the top of the footer to the middle of the dots.
    static let dotsTop = 20.0
    /// From the top of the footer to the title.
    static let titleTop = 36.0
    /// Between title and body.
    static let titleGap = 4.0
    /// Between body and button.
    static let buttonGap = 14.0
    /// The height of the button: a comfortable target for a thumb.
    static let buttonHeight = 48.0
    /// Between the button's label and its upper and lower edge together, where large text makes the button higher.
    static let buttonPadding = 14.0
    /// Below the button, where phones have their home indicator.
    static let bottomMargin = 24.0
    /// The largest part of the window that the footer may take; longer texts end in an ellipsis.
    static let largestFooter = 0.6
    /// The size of the button that skips, its least touch target.
    static let skipHeight = 44.0
    /// From the top of the window to the skip button, below where phones have their status bar.
    static let skipTop = 44.0
    /// Between the skip button and the side of the window.
    static let skipMargin = 16.0
    /// Between the skip label and the sides of its button.
    static let skipPadding = 16.0

    static let title = TextStyle(size: 24, weight: .bold, alignment: .center, maximumLines: 2)
    static let body = TextStyle(size: 15, alignment: .center, lineSpacing: 1.1)
    static let button = TextStyle(size: 17, weight: .semibold, alignment: .center, maximumLines: 1)
    static let skip = TextStyle(size: 15, weight: .semibold, alignment: .center, maximumLines: 1)
  }

  /// The texts of a page that stands in the middle.
  struct PageText: Hashable, Sendable {
    var title: TextLabel
    var body: TextLabel
  }

  let bounds: Rect
  /// On which side later pages lie: 1 for the right, -1 for the left, where one reads from right to left.
  let forward: Double
  let footer: Rect
  let pages: [PageText]
  let control: PageControl
  let button: Rect
  let nextLabel: TextLabel
  let doneLabel: TextLabel
  let skip: Rect
  let skipLabel: TextLabel?
  /// The ground of the skip button on a page without a picture.
  let bareSkipGround: Color
  /// Where each page's picture is drawn at scale 1, the whole picture, by aspect fill.
  let pictures: [Rect]

  init(_ content: WalkthroughContent, size: Size, environment: ComponentEnvironment) {
    bareSkipGround = WalkthroughContent.skipGround(on: content.background)
    let bounds = Rect(origin: .zero, size: size)
    let textWidth = max(size.width - 2 * Metrics.margin, 1)
    let measure = environment.text.measure

    // The footer is as high as its longest texts need, so that it keeps still when pages change.
    var titleHeight = 0.0
    var bodyHeight = 0.0
    var runs: [(title: TextRun, body: TextRun, titleSize: Size, bodySize: Size)] = []
    let labels = [content.nextLabel, content.doneLabel].map { measure(TextRun($0, style: Metrics.button)).size.height }
    let buttonHeight = max(Metrics.buttonHeight, (labels.max() ?? 0) + Metrics.buttonPadding)
    let fixed = Metrics.titleTop + Metrics.titleGap + Metrics.buttonGap + buttonHeight + Metrics.bottomMargin
    for page in content.pages {
      let title = TextRun(page.title, style: Metrics.title, width: textWidth)
      var body = TextRun(page.body, style: Metrics.body, width: textWidth)
      let titleSize = page.title.isEmpty ? Size.zero : measure(title).size
      var metrics = measure(body)
      let room = size.height * Metrics.largestFooter - fixed - titleSize.height
      if metrics.size.height > room, metrics.lineCount > 1 {
        let lineHeight = metrics.size.height / Double(metrics.lineCount)
        body.style.maximumLines = max(1, Int(room / lineHeight))
        metrics = measure(body)
      }
      let bodySize = page.body.isEmpty ? Size.zero : metrics.size
      titleHeight = max(titleHeight, titleSize.height)
      bodyHeight = max(bodyHeight, bodySize.height)
      runs.append((title, body, titleSize, bodySize))
    }
    let footerHeight = min(fixed + titleHeight + bodyHeight, size.height)
    let footer = Rect(x: 0, y: size.height - footerHeight, width: size.width, height: footerHeight)

    let bodyTop = footer.minY + Metrics.titleTop + titleHeight + Metrics.titleGap
    pages = runs.map { run in
      let titleTop = footer.minY + Metrics.titleTop + (titleHeight - run.titleSize.height) / 2
      return PageText(
        title: TextLabel(run: run.title, box: Self.centered(run.titleSize, x: bounds.midX, top: titleTop)),
        body: TextLabel(run: run.body, box: Self.centered(run.bodySize, x: bounds.midX, top: bodyTop)))
    }

    let button = Rect(
      x: Metrics.margin, y: bodyTop + bodyHeight + Metrics.buttonGap, width: textWidth, height: buttonHeight)
    nextLabel = TextLabel(content.nextLabel, Metrics.button, within: button, environment: environment)
    doneLabel = TextLabel(content.doneLabel, Metrics.button, within: button, environment: environment)

    if let text = content.skipLabel {
      let width = measure(TextRun(text, style: Metrics.skip)).size.width + 2 * Metrics.skipPadding
      let left = environment.isRightToLeft ? Metrics.skipMargin : size.width - Metrics.skipMargin - width
      let frame = Rect(x: left, y: Metrics.skipTop, width: width, height: Metrics.skipHeight)
      skip = frame
      skipLabel = TextLabel(text, Metrics.skip, within: frame, environment: environment)
    } else {
      skip = .zero
      skipLabel = nil
    }

    self.bounds = bounds
    forward = environment.isRightToLeft ? -1 : 1
    self.footer = footer
    self.button = button
    control = PageControl(
      pageCount: content.pages.count, center: Point(bounds.midX, footer.minY + Metrics.dotsTop),
      maximumWidth: textWidth, isRightToLeft: environment.isRightToLeft)
    pictures = content.pages.map { page in
      page.picture.map { environment.aspectFill($0, in: bounds) } ?? bounds
    }
  }

  private static func centered(_ size: Size, x: Double, top: Double) -> Rect {
    Rect(x: x - size.width / 2, y: top, width: size.width, height: size.height)
  }
}
