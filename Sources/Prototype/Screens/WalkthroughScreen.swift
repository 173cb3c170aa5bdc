import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Scene

/// A screen whose whole window is a walkthrough.
struct WalkthroughScreen: Sendable {
  let source: Deck.Walkthrough
  var walkthrough: Walkthrough
  private var events: [Walkthrough.Event] = []

  init(_ source: Deck.Walkthrough, size: Size, environment: PrototypeEnvironment, at time: Seconds) {
    self.source = source
    let content = WalkthroughContent(source, languages: environment.languages)
    walkthrough = Walkthrough(content, size: size, environment: environment.components, at: time)
  }

  /// A single page with the title of a screen of another kind.
  init(titleOf screen: Deck.Screen, size: Size, environment: PrototypeEnvironment, at time: Seconds) {
    var page = Deck.Page()
    page.title = screen.title ?? Deck.LocalizedText(screen.id.value)
    var source = Deck.Walkthrough()
    source.pages = [page]
    source.skip = nil
    self.init(source, size: size, environment: environment, at: time)
  }

  /// Lets the walkthrough take something in, and turns what it tells into actions.
  mutating func change<Result>(
    into actions: inout [ScreenAction], _ body: (inout Walkthrough, inout [Walkthrough.Event]) -> Result
  ) -> Result {
    events.removeAll(keepingCapacity: true)
    let result = body(&walkthrough, &events)
    for event in events {
      switch event {
      case .pager(let event): actions.append(.log(event.kind.text, at: event.time))
      case .done(let time):
        actions.append(.log("done", at: time))
        if let go = source.done.go { actions.append(.go(go, at: time)) }
      case .skipped(let time):
        actions.append(.log("skipped", at: time))
        if let go = source.skip?.go ?? source.done.go { actions.append(.go(go, at: time)) }
      }
    }
    return result
  }
}

extension WalkthroughContent {
  /// The content that a deck describes, in the first of some languages that it has.
  init(_ source: Deck.Walkthrough, languages: [String]) {
    self.init(
      pages: source.pages.map { page in
        Page(
          picture: page.image.map { PictureID($0.value) }, title: page.title.text(for: languages),
          body: page.body.text(for: languages), color: page.color)
      },
      pulse: source.pulse.map { Pulse(from: $0.from, to: $0.to, duration: $0.duration) },
      nextLabel: source.next.label.text(for: languages), doneLabel: source.done.label.text(for: languages),
      skipLabel: source.skip?.label.text(for: languages))
  }
}

extension PagerEvent.Kind {
  /// The words that the log uses.
  var text: String {
    switch self {
    case .willChange(let from, let to): "page will change from \(from) to \(to)"
    case .changed(let from, let to): "page changed from \(from) to \(to)"
    case .settled(let page): "page settled on \(page)"
    case .cancelled(let page): "page change cancelled, back to \(page)"
    }
  }
}
