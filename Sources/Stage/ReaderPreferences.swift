/// What a reader has asked of every app: languages, motion, colours and the size of text.
///
/// Read from the desktop for a window, stated by a flow for a run without one, written into recordings: the same five
/// everywhere, so that a recorded session plays as its reader saw it.
public struct ReaderPreferences: Hashable, Sendable {
  /// The languages to show, the preferred one first; empty for the deck's first.
  public var languages: [String] = []
  /// Whether large motion gives way to short cross-fades.
  public var reduceMotion = false
  /// Whether dark colours show where the deck leaves the choice.
  public var prefersDark = false
  /// Whether text and signs stand out from their ground more than the deck says.
  public var increasesContrast = false
  /// How much larger texts are than the deck says, from ``textScales``.
  public var textScale = 1.0

  /// The text scales that layouts are made for: what desktops and phones offer without zooming the whole screen.
  public static let textScales = 0.8...2.0

  /// Nothing is asked for.
  public init() {}
}
