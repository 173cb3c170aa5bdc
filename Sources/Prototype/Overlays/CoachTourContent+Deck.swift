import Components
import Deck
import Geometry
import Notation
import Scene

extension CoachTourContent {
  /// The tour that a deck describes, in the first of some languages that it has.
  ///
  /// - Parameter origin: where the screen's corner is on the window.
  init(
    _ source: Deck.CoachTour, on screen: Deck.Screen, theme: Deck.Theme, environment: PrototypeEnvironment,
    origin: Point
  ) {
    let languages = environment.languages
    self.init(source.steps.map { CoachMark($0, on: screen, languages: languages, origin: origin) })
    dim = source.dim
    progress =
      switch source.progress {
      case .count: .count
      case .dots: .dots
      case .none: .none
      }
    nextLabel = source.nextLabel.text(for: languages)
    backLabel = source.backLabel.text(for: languages)
    doneLabel = source.doneLabel.text(for: languages)
    skipLabel = source.skipLabel?.text(for: languages)
    showsSkipAlone = source.skipLabel.map { !$0.isStandard } ?? false
    // Who names a way out wants the other one, too.
    showsDoneAlone = showsSkipAlone || !source.doneLabel.isStandard
    palette = Palette(theme, in: environment)
    isRightToLeft = environment.components.isRightToLeft
  }
}

extension CoachMark {
  fileprivate init(_ source: Deck.CoachMark, on screen: Deck.Screen, languages: [String], origin: Point) {
    self.init(
      source.text.text(for: languages),
      at: source.targets.map { Target($0.value, on: screen, origin: origin) })
    title = source.title?.text(for: languages) ?? ""
    picture = source.image.map { PictureID($0.value) }
    demonstration = source.demonstration.map { Demonstration($0.value) }
    memory = source.once?.value
    hole.shape =
      switch source.shape {
      case .rounded: .rounded
      case .circle: .circle
      case .capsule: .capsule
      }
    hole.padding = source.padding
    hole.cornerRadius = source.cornerRadius
    hole.hasRim = source.hasRim
    hole.edge =
      switch source.edge {
      case .automatic: .automatic
      case .line: .line
      case .none: .none
      }
    side = BubblePlacement.Preference(source.side)
    alignment =
      switch source.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    holeTap =
      switch source.holeTap {
      case .pass: .pass
      case .block: .block
      case .advance: .advance
      }
    dimTap =
      switch source.dimTap {
      case .next: .next
      case .close: .close
      case .ignore: .ignore
      }
    wait = source.wait
    missing =
      switch source.missing {
      case .skip: .skip
      case .center: .center
      }
    advancesAfter = source.advancesAfter
    requirement = source.requirement.map { ElementID($0.value) }
  }
}

extension CoachMark.Target {
  fileprivate init(_ source: Deck.CoachTarget, on screen: Deck.Screen, origin: Point) {
    switch source {
    case .element(let name):
      // A page is pointed at by its picture.
      let page = screen.walkthrough?.pages.firstIndex { $0.id.value == name }
      self = .element(page.map { ElementID("picture-\($0)") } ?? ElementID(name))
    case .row(let list, let index): self = .element(ElementID("\(list)[\(index)]"))
    case .rectangle(let rect): self = .rectangle(rect.offsetBy(x: origin.x, y: origin.y))
    }
  }
}

extension CoachMark.Demonstration {
  fileprivate init(_ source: Deck.Demonstration) {
    switch source {
    case .swipe: self = .swipe
    case .tap: self = .tap
    case .drag: self = .drag
    case .scroll: self = .scroll
    case .page: self = .page
    }
  }
}

extension BubblePlacement.Preference {
  /// The side that a deck asks for.
  init(_ source: Deck.Side) {
    switch source {
    case .automatic: self = .automatic
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
