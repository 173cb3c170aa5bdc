import Gestures
import Prototype
import Stage
import Synchronization

/// Several decks in one window: a start screen with a card for each, and the deck that was picked.
@MainActor public final class DeckChooser {
  /// A deck that is shown in the window.
  public struct Opening {
    /// The deck.
    public var deck: LiveDeck
    /// What is told of it and where; everything about the window itself is left alone.
    public var options: DesktopApp.Options

    /// Makes an opening.
    public init(deck: LiveDeck, options: DesktopApp.Options) {
      self.deck = deck
      self.options = options
    }
  }

  /// The start screen.
  public private(set) var start: LiveDeck
  /// Whether the start screen shows.
  private(set) var isChoosing = true
  private let folder: String
  private let setup: StageSetup
  private let open: @MainActor (String) -> Opening?
  private var catalog: DeckCatalog
  private var watch: FolderWatch?
  private let change = Change()

  /// Whether the folder has changed: set on the queue of the watch, taken on the main thread.
  private final class Change: Sendable {
    let hasCome = Atomic(false)
  }

  /// Shows the start screen of a folder and begins to watch it.
  ///
  /// - Parameters:
  ///   - catalog: what is in the folder.
  ///   - folder: the folder.
  ///   - setup: what stages need.
  ///   - open: opens the deck at a path; nothing when it cannot be opened any more.
  public init(
    _ catalog: DeckCatalog, folder: String, setup: StageSetup, open: @escaping @MainActor (String) -> Opening?
  ) {
    self.catalog = catalog
    self.folder = folder
    self.setup = setup
    self.open = open
    start = LiveDeck(catalog, setup: setup)
    let change = change
    watch = FolderWatch(folder) {
      change.hasCome.store(true, ordering: .releasing)
      DesktopApp.wake()
    }
  }

  /// Looks through the folder again if it has changed and the start screen shows; says whether it is another one now.
  func refresh() -> Bool {
    guard isChoosing, change.hasCome.exchange(false, ordering: .acquiring),
      let catalog = try? DeckCatalog(folder, setup: setup), catalog != self.catalog
    else { return false }
    self.catalog = catalog
    let next = LiveDeck(catalog, setup: setup)
    let (old, new) = (start.stage.prototype, next.stage.prototype)
    next.stage.replace(old.reloaded(new.deck, environment: new.environment, isLogged: false))
    start = next
    return true
  }

  /// Opens the deck whose card was pressed, if one was.
  func openPicked() -> Opening? {
    guard isChoosing, let entry = catalog.entry(ofScreen: start.stage.prototype.currentScreen) else { return nil }
    guard let opening = open(entry.path) else {
      returnToStart()
      return nil
    }
    isChoosing = false
    return opening
  }

  /// Shows the start screen as it was left.
  func returnToStart() {
    isChoosing = true
    let stage = start.stage
    stage.handle(.key(.init(.back, time: stage.prototype.time)))
  }
}
