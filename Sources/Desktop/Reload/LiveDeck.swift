import Deck
import Prototype
import Raster
import Scene
import Stage
import Synchronization

/// A deck on a stage that is read again whenever its file or one of its pictures has changed.
@MainActor public final class LiveDeck {
  /// The stage that shows it.
  public let stage: Stage
  private let path: String
  private let setup: StageSetup
  private let pictures: PictureStore
  private let onReading: @MainActor (_ diagnostics: [Diagnostic], _ isGood: Bool) -> Void
  private var stamps: [String: FileStamp]
  private var watch: FolderWatch?
  private let change = Change()

  /// Whether the folder has changed: set on the queue of the watch, taken on the main thread.
  private final class Change: Sendable {
    let hasCome = Atomic(false)
  }

  /// Puts a deck on a stage and begins to watch its folder.
  ///
  /// - Parameters:
  ///   - loaded: the deck, read without errors.
  ///   - setup: what the stage needs.
  ///   - onReading: gets what there is to say after each new reading, and whether the deck is good.
  public init(
    _ loaded: LoadedDeck, setup: StageSetup,
    onReading: @escaping @MainActor (_ diagnostics: [Diagnostic], _ isGood: Bool) -> Void
  ) {
    path = loaded.path
    self.setup = setup
    self.onReading = onReading
    pictures = setup.makePictures(for: loaded)
    stage = setup.makeStage(for: loaded, pictures: pictures)
    stamps = Self.stamps(of: loaded)
    guard path != FileSystem.standardStream else { return }
    let change = change
    watch = FolderWatch(loaded.folder.path) {
      change.hasCome.store(true, ordering: .releasing)
      DesktopApp.wake()
    }
  }

  /// Reads the deck again if its folder has changed, and puts the news on the stage.
  func refresh() {
    guard change.hasCome.exchange(false, ordering: .acquiring) else { return }
    // A file that is gone for the moment, as in the middle of a checkout, comes back with another change.
    guard let loaded = try? DeckLoader.load(path) else { return showErrors([]) }
    let stamps = Self.stamps(of: loaded)
    guard stamps != self.stamps || stage.overlay != nil else { return }
    guard let deck = loaded.deck, !loaded.hasErrors else { return showErrors(loaded.diagnostics) }
    let changed = deck.pictures.map(\.value).filter { stamps[$0] != self.stamps[$0] }
    pictures.forget(Set(changed.map { PictureID($0) }))
    self.stamps = stamps
    stage.replace(stage.prototype.reloaded(deck, environment: setup.environment(for: loaded)))
    stage.overlay = nil
    onReading(loaded.diagnostics, true)
  }

  // MARK: Tuning

  /// Measures and draws the deck's text.
  var text: PangoText { setup.text }

  /// Measures and draws text beside the deck, which is as large as it is written.
  func makePanelText() -> PangoText { setup.textScale == 1 ? setup.text : PangoText(fonts: setup.fonts) }

  /// The deck's file as it is now; nothing when it cannot be read or came from standard input.
  var file: SourceFile? {
    guard path != FileSystem.standardStream, let bytes = try? FileSystem.read(path, limit: YAMLLimits.fileSize) else {
      return nil
    }
    return SourceFile(name: path, bytes: bytes)
  }

  /// Shows the deck of a file that is not saved.
  func show(_ source: SourceFile) {
    guard let deck = DeckReader.read(bytes: source.bytes, file: source.name).deck else { return }
    let prototype = stage.prototype
    stage.replace(prototype.reloaded(deck, environment: prototype.environment, isLogged: false))
  }

  /// Writes the deck's file, links followed.
  func write(_ source: SourceFile) throws(FileError) {
    try FileSystem.write(source.bytes, to: FileSystem.resolved(path) ?? path)
  }

  private func showErrors(_ diagnostics: [Diagnostic]) {
    stage.overlay = DiagnosticsOverlay(diagnostics, text: setup.text)
    onReading(diagnostics, false)
  }

  /// The stamps of the deck, under its own path, and of its pictures, under their names.
  private static func stamps(of loaded: LoadedDeck) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    stamps[loaded.path] = FileStamp(of: loaded.path)
    for picture in loaded.deck?.pictures ?? [] {
      stamps[picture.value] = FileStamp(of: FileSystem.join(loaded.folder.path, picture.value))
    }
    return stamps
  }
}
