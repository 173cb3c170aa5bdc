import Geometry
import Notation

extension Deck {
  /// A pager: pictures that cross-fade in place, text that travels with the finger, a footer whose colour follows.
  public struct Walkthrough: Hashable, Sendable {
    /// The slow zoom of the pictures; nothing for still ones.
    public var pulse: Pulse? = Pulse()
    /// What shows behind the pictures.
    public var background = Color(rgb: 0x101018)
    /// The pages, from 1 to ``DeckLimits/pages``.
    public var pages: [Page] = []
    /// The button of the last page.
    public var done = FooterButton(label: .done)
    /// The button that leaves the walkthrough early; nothing for none.
    public var skip: FooterButton? = FooterButton(label: .skip)
    /// The button of every page but the last; one that leads nowhere turns the page.
    public var next = FooterButton(label: .next)

    /// Makes a walkthrough without pages.
    public init() {}
  }

  /// One page of a walkthrough.
  public struct Page: Hashable, Sendable {
    /// The name that coach marks and flows use: `page-0`, `page-1`, … unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// The path of the picture that fills the page, relative to the deck.
    public var image: Located<String>?
    /// What the picture shows, for those who cannot see it.
    public var alternativeText: LocalizedText?
    /// The headline.
    public var title = LocalizedText("")
    /// The text below it.
    public var body = LocalizedText("")
    /// The footer's colour while the page is shown.
    public var color = Color(rgb: 0x3A3A4A)

    /// Makes an empty page.
    public init() {}

    /// The name of the page in a place that the file gives none.
    public static func defaultID(_ index: Int) -> String { "page-\(index)" }
  }

  /// A zoom that grows and shrinks for ever about the centre.
  public struct Pulse: Hashable, Sendable {
    /// The smallest scale.
    public var from = 1.0
    /// The largest scale.
    public var to = 1.1
    /// How long it takes from one to the other, in seconds.
    public var duration = 10.0

    /// Makes the default pulse: from 1.0 to 1.1 in 10 s and back.
    public init() {}
  }

  /// A button in the footer of a walkthrough.
  public struct FooterButton: Hashable, Sendable {
    /// What it says.
    public var label: LocalizedText
    /// Where it leads.
    public var go: Destination?

    /// Makes a button.
    public init(label: LocalizedText, go: Destination? = nil) {
      self.label = label
      self.go = go
    }
  }
}
