import Geometry
import Glibc
import Scene

/// A walkthrough with everything on it.
///
/// Two cross-fading pictures that pulse, footer, dots, texts of two pages, a card with a shadow and, in every other
/// second, a coach mark.
struct WalkthroughScene {
  /// The window in points.
  static let size = Size(390, 844)
  /// What lies under the pictures.
  static let background = Color(rgb: 0x101018)
  /// How many pages and pictures there are.
  static let pageCount = 5
  /// Frames per second of the scene's clock.
  static let framesPerSecond = 60
  /// After so many frames both halves of the scene, with and without the coach mark, have been shown.
  static let period = 2 * framesPerSecond

  private static let footerTop = 684.0
  private static let titles = [
    "Welcome aboard ようこそ", "Find your way 道を探す", "Share moments 思い出", "Stay in sync 同期する", "Ready to go 準備完了",
  ]
  private static let bodies = [
    ["Swipe through to see what is new here.", "スワイプして新機能を確認しましょう。"],
    ["Maps, lists and routes in a single place.", "地図と一覧と経路をひとつにまとめました。"],
    ["Send pictures to the people you like.", "大切な人に写真を送りましょう。"],
    ["Your notes follow you to every device.", "メモはすべての端末に届きます。"],
    ["That is all. Have a good journey!", "準備ができました。良い旅を!"],
  ]
  private static let footerColors = [0x2D1B4E, 0x0B4F6C, 0x7A1F3D, 0x14532D, 0x1E293B].map { Color(rgb: $0) }
  /// The names of the pictures, one for each page.
  static let pictures = (0..<pageCount).map { PictureID("picture\($0)") }

  private let pages: [Page]
  private let bubble: PlacedText
  private let arrow: Path

  private struct PlacedText {
    var run: TextRun
    var box: Rect
  }

  private struct Page {
    var texts: [PlacedText]
  }

  /// Lays out all texts.
  init(measuring text: any TextMeasuring) {
    func centered(_ string: String, _ style: TextStyle, top: Double) -> PlacedText {
      let run = TextRun(string, style: style)
      let size = text.measure(run).size
      return PlacedText(
        run: run, box: Rect(origin: Point((Self.size.width / 2 - size.width / 2).rounded(.down), top), size: size))
    }
    let titleStyle = TextStyle(size: 24)
    let bodyStyle = TextStyle(size: 15)
    pages = (0..<Self.pageCount).map { page in
      Page(texts: [
        centered(Self.titles[page], titleStyle, top: Self.footerTop + 34),
        centered(Self.bodies[page][0], bodyStyle, top: Self.footerTop + 76),
        centered(Self.bodies[page][1], bodyStyle, top: Self.footerTop + 100),
      ])
    }
    bubble = centered("Tap here to begin ここをタップ", bodyStyle, top: 567)
    var arrow = Path()
    arrow.move(to: Point(195, 518))
    arrow.addLine(to: Point(183, 540))
    arrow.addLine(to: Point(207, 540))
    arrow.close()
    self.arrow = arrow
  }

  /// What moves, at a frame.
  struct State {
    /// The page that is leaving, the one that comes, and how far it has come.
    var page: Int
    var nextPage: Int
    var fraction: Double
    /// Where the pager is, in pages.
    var position: Double
    /// How much the pictures are enlarged about the centre.
    var pulse: Double
    /// The size of the card.
    var cardScale: Double
    /// Whether the coach mark shows.
    var hasOverlay: Bool

    init(frame: Int) {
      let time = Double(frame) / Double(framesPerSecond)
      position = min(max(2 + 2 * sin(time * 0.7), 0), Double(pageCount - 1))
      page = Int(position)
      nextPage = min(page + 1, pageCount - 1)
      fraction = position - Double(page)
      let cycle = (time / 10).truncatingRemainder(dividingBy: 2)
      pulse = 1 + 0.1 * (cycle <= 1 ? cycle : 2 - cycle)
      cardScale = 0.95 + 0.05 * (0.5 + 0.5 * sin(time * 2))
      hasOverlay = frame / framesPerSecond % 2 == 1
    }
  }

  /// Fills a list with a frame.
  func draw(frame: Int, into list: inout DisplayList) {
    let state = State(frame: frame)
    list.reset(size: Self.size, background: Self.background)
    drawPictures(state, into: &list)
    drawFooter(state, into: &list)
    drawCard(state, into: &list)
    if state.hasOverlay { drawOverlay(into: &list) }
  }

  private func drawPictures(_ state: State, into list: inout DisplayList) {
    let window = Rect(origin: .zero, size: Self.size)
    list.save()
    list.concatenate(.scale(state.pulse, about: window.center))
    list.save()
    list.multiplyOpacity(1 - state.fraction)
    list.picture(Self.pictures[state.page], in: window)
    list.restore()
    if state.fraction > 0 {
      list.multiplyOpacity(state.fraction)
      list.picture(Self.pictures[state.nextPage], in: window)
    }
    list.restore()
  }

  private func drawFooter(_ state: State, into list: inout DisplayList) {
    let (from, to) = (Self.footerColors[state.page].components, Self.footerColors[state.nextPage].components)
    list.fill(
      .rectangle(Rect(x: 0, y: Self.footerTop, width: Self.size.width, height: Self.size.height - Self.footerTop)),
      Color(components: from + (to - from) * state.fraction))
    for dot in 0..<Self.pageCount {
      let nearness = max(0, 1 - abs(state.position - Double(dot)))
      list.fill(
        .ellipse(Rect(x: 159 + 16 * Double(dot), y: Self.footerTop + 12, width: 8, height: 8)),
        Color.white.opacity(0.35 + 0.65 * nearness))
    }
    drawTexts(of: state.page, opacity: 1 - state.fraction, into: &list)
    drawTexts(of: state.nextPage, opacity: state.fraction, into: &list)
  }

  private func drawTexts(of page: Int, opacity: Double, into list: inout DisplayList) {
    list.save()
    list.multiplyOpacity(opacity)
    for text in pages[page].texts { list.text(text.run, in: text.box, .white) }
    list.restore()
  }

  private func drawCard(_ state: State, into list: inout DisplayList) {
    let card = Rect(x: 40, y: 340, width: 310, height: 180)
    list.save()
    list.concatenate(.scale(state.cardScale, about: card.center))
    list.shadow(RoundedRect(card.offsetBy(x: 0, y: 8), radius: 16), Color.black.opacity(0.35), sigma: 12)
    list.fill(.roundedRectangle(RoundedRect(card, radius: 16)), .white)
    list.restore()
  }

  private func drawOverlay(into list: inout DisplayList) {
    let hole = RoundedRect(Rect(x: 56, y: 456, width: 278, height: 48), radius: 12)
    let cream = Color(red: 1, green: 0.98, blue: 0.9)
    list.spotlight(Rect(origin: .zero, size: Self.size), holes: CollectionOfOne(hole), Color.black.opacity(0.5))
    list.fill(.roundedRectangle(RoundedRect(Rect(x: 65, y: 540, width: 260, height: 72), radius: 12)), cream)
    list.fill(.path(arrow), cream)
    list.text(bubble.run, in: bubble.box, Color(red: 0.1, green: 0.1, blue: 0.15))
  }
}
