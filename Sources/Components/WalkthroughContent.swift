import Geometry
import Scene

/// What a walkthrough shows, apart from where it stands.
public struct WalkthroughContent: Hashable, Sendable {
  /// One page.
  public struct Page: Hashable, Sendable {
    /// What it is known by when the pages around it change; nil for its place and what it shows.
    public var id: String?
    /// The picture that fills the page, if any.
    public var picture: PictureID?
    /// What the picture shows, for those who cannot see it; nil for the picture's name.
    public var pictureLabel: String?
    /// The title in the footer.
    public var title: String
    /// The text under the title.
    public var body: String
    /// The colour of the footer.
    public var color: Color

    /// Makes a page.
    public init(
      id: String? = nil, picture: PictureID?, pictureLabel: String? = nil, title: String, body: String, color: Color
    ) {
      self.id = id
      self.picture = picture
      self.pictureLabel = pictureLabel
      self.title = title
      self.body = body
      self.color = color
    }
  }

  /// The pages; at least one.
  public var pages: [Page]
  /// How the pictures breathe; nil for pictures that stand still.
  public var pulse: Pulse?
  /// The label of the button on every page but the last.
  public var nextLabel: String
  /// Whether that button turns the page; otherwise its press is told, and nothing else comes of it.
  public var nextTurns = true
  /// The label of the button on the last page.
  public var doneLabel: String
  /// The label of the button that leaves at once; nil for none.
  public var skipLabel: String?
  /// What lies under the pictures, and shows where a page has none (W1).
  public var background = Walkthrough.background

  /// Where a page of another content is among these, when that one has become this: by its id; without one, in its place if it
  /// is the same there, else wherever the same is, else still in its place.
  ///
  /// - Cost: linear in the number of pages.
  func place(of index: Int, of other: WalkthroughContent) -> Int? {
    guard other.pages.indices.contains(index) else { return nil }
    let page = other.pages[index]
    if let id = page.id { return pages.firstIndex { $0.id == id } }
    if pages.indices.contains(index), pages[index] == page { return index }
    return pages.firstIndex(of: page) ?? (pages.indices.contains(index) ? index : nil)
  }

  /// Makes the content; the defaults are those of the design.
  public init(
    pages: [Page], pulse: Pulse? = Pulse(), nextLabel: String = "Next", doneLabel: String = "Done",
    skipLabel: String? = "Skip"
  ) {
    self.pages = pages
    self.pulse = pulse
    self.nextLabel = nextLabel
    self.doneLabel = doneLabel
    self.skipLabel = skipLabel
  }
}
