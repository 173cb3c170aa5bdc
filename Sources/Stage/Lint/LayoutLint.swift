import Components
import Deck
import Geometry
import Notation
import Prototype
import Raster
import Scene

/// Lays every screen out as it will be shown and looks for what came out too small.
struct LayoutLint {
  /// The tallest window that a screen is laid out in, in points: some twenty screens, a column's end for most.
  private static let tallestWindow = 20_000.0

  private let loaded: LoadedDeck
  private let deck: Deck
  private let setup: StageSetup

  init(_ loaded: LoadedDeck, deck: Deck, setup: StageSetup) {
    self.loaded = loaded
    self.deck = deck
    self.setup = setup
  }

  func run(into findings: inout LintFindings) {
    let languages = deck.languages.isEmpty ? [""] : deck.languages
    for screen in deck.screens {
      let places = ScreenPlaces(screen)
      for language in languages { look(at: screen, in: language, places, into: &findings) }
      lintPictures(of: screen, into: &findings)
    }
  }

  private func look(
    at screen: Deck.Screen, in language: String, _ places: ScreenPlaces, into findings: inout LintFindings
  ) {
    var prototype = makePrototype(showing: screen, in: language)
    var list = DisplayList()
    for page in 0..<(screen.walkthrough?.pages.count ?? 1) {
      if page > 0 { prototype.turnPage() }
      prototype.draw(into: &list)
      lintTexts(of: list, on: screen, in: language, into: &findings)
      lintTargets(of: prototype, places, into: &findings)
    }
    var frames: [ElementID: Rect]?
    for case .cards(let grid) in screen.blocks where min(grid.columns, grid.items.count) > 1 {
      // Made once for all grids of a screen, and only where cards can stand side by side: there may be thousands.
      let known = frames ?? Dictionary(prototype.elements.map { ($0.id, $0.frame) }) { first, _ in first }
      frames = known
      lintColumns(of: grid, frames: known, language, into: &findings)
    }
  }

  /// Cards that do not stand side by side as the deck says: there would be no room for a word of a title.
  private func lintColumns(
    of grid: Deck.CardGrid, frames: [ElementID: Rect], _ language: String, into findings: inout LintFindings
  ) {
    let wanted = min(grid.columns, grid.items.count)
    let tops = grid.items.prefix(wanted).compactMap { frames[ElementID($0.id.value)]?.minY }
    guard let top = tops.first else { return }
    let shown = tops.count { $0 == top }
    guard shown < wanted else { return }
    let preferred = language.isEmpty ? setup.reader.languages : [language]
    let words = grid.items.flatMap { $0.title.text(for: preferred).split(separator: " ") }
    let longest = words.max { $0.count < $1.count }.map(String.init) ?? ""
    let size = deck.device.size
    findings.warn(
      .clippedText, at: grid.range,
      "\(shown == 1 ? "one card stands" : "\(shown) cards stand") side by side, not \(grid.columns): in so many columns "
        + "\(longest.quoted) does not fit on a device of \(size.width.shortest) x \(size.height.shortest) points",
      hint: "shorten the longest word of the titles, or write columns: \(shown)")
  }

  private func makePrototype(showing screen: Deck.Screen, in language: String) -> Prototype {
    var environment = setup.environment(for: loaded)
    if !language.isEmpty { environment.languages = [language] }
    let device = deck.device.size
    let size = screen.walkthrough == nil ? Size(device.width, Self.tallestWindow) : device
    return Prototype(deck: deck.alone(screen), size: size, environment: environment)
  }

  // MARK: Findings

  private func lintTexts(
    of list: DisplayList, on screen: Deck.Screen, in language: String, into findings: inout LintFindings
  ) {
    var written: [String: LocalizedText]?
    for case .text(let run, _, _) in list.items.lazy.map(\.content) where setup.text.measure(run).isTruncated {
      let preferred = language.isEmpty ? setup.reader.languages : [language]
      // Looked up once for all texts of a frame that are cut, and only where one is.
      let known =
        written
        ?? Dictionary(screen.texts.map { ($0.text(for: preferred), $0) }, uniquingKeysWith: { first, _ in first })
      written = known
      guard let written = known[run.text] else { continue }
      let size = deck.device.size
      findings.warn(
        .clippedText, at: written.range,
        "\(run.text.quoted) does not fit and ends in an ellipsis on a device of "
          + "\(size.width.shortest) x \(size.height.shortest) points",
        hint: "shorten it")
    }
  }

  private func lintTargets(of prototype: Prototype, _ places: ScreenPlaces, into findings: inout LintFindings) {
    for element in prototype.elements where element.role.isPressed {
      // A tenth of a point is what rounding may take away.
      let limit = TouchTarget.smallestSide - 0.1
      guard !element.frame.isEmpty, element.frame.width < limit || element.frame.height < limit else { continue }
      findings.warn(
        .touchTarget, at: places.place(of: element.id.name),
        "'\(element.id)' is \(element.frame.width.rounded().shortest) x \(element.frame.height.rounded().shortest) "
          + "points; a fingertip needs 44 x 44", hint: "make it larger, or put fewer side by side")
    }
  }

  /// A picture that leads somewhere is something to press, too.
  private func lintPictures(of screen: Deck.Screen, into findings: inout LintFindings) {
    for case .picture(let picture) in screen.blocks where picture.go != nil {
      guard let height = picture.height, height < TouchTarget.smallestSide else { continue }
      findings.warn(
        .touchTarget, at: picture.image.range,
        "this picture leads somewhere and is \(height.shortest) points high; a fingertip needs 44",
        hint: "height: 44")
    }
  }
}

extension Element.Role {
  /// Whether it is there to be pressed; dots are not counted, since the pages they name can be dragged to.
  fileprivate var isPressed: Bool {
    switch self {
    case .button, .card, .row, .toggle: true
    case .page, .picture, .text, .dot, .footer, .list, .bubble, .overlay, .progress: false
    }
  }
}

/// Where the things of a screen are written that have an id, as near as the deck knows.
private struct ScreenPlaces {
  private var places: [String: SourceRange] = [:]
  private let screen: SourceRange

  init(_ screen: Deck.Screen) {
    self.screen = screen.id.range
    func note(_ id: Located<String>, at range: SourceRange) { if places[id.value] == nil { places[id.value] = range } }
    for block in screen.blocks {
      switch block {
      case .cards(let grid): for card in grid.items { note(card.id, at: card.title.range) }
      case .button(let button): note(button.id, at: button.label.range)
      case .list(let list): note(list.id, at: list.id.range)
      default: break
      }
    }
  }

  /// Where the thing is written; a row is where its list is, and all else where the screen is.
  func place(of name: String) -> SourceRange {
    let list = name.firstIndex(of: "[").map { String(name[..<$0]) }
    return places[name] ?? list.flatMap { places[$0] } ?? screen
  }
}
