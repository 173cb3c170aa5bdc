import AnimationCore
import Deck
import Notation
import Prototype
import Raster
import Scene
import Stage
import Synchronization
import YAML

/// A deck on a stage that is read again whenever its file or one of its pictures has changed.
@MainActor public final class LiveDeck {
  /// The stage that shows it.
  public let stage: Stage
  private let path: String
  /// The deck as it was last read without errors.
  private var loaded: LoadedDeck
  /// What has been said of pictures that cannot be shown.
  private var toldFailures: [PictureID: PictureError] = [:]
  private let setup: StageSetup
  private let pictures: PictureStore
  private let onReading: @MainActor (_ diagnostics: [Diagnostic], _ isGood: Bool) -> Void
  /// The files of the last reading, good or not, as they were then.
  private var stamps: Stamps
  /// The pictures that have changed since the deck was last good.
  private var changedPictures: Set<PictureID> = []
  /// Whether what lies over the stage is about pictures.
  private var isTellingOfPictures = false
  private let onPictureFailure: @MainActor (_ diagnostics: [Diagnostic]) -> Void
  private var watch: FolderWatch?
  private let change = Change()

  /// Whether the folder has changed: set on the queue of the watch, taken on the main thread.
  private final class Change: Sendable {
    let hasCome = Atomic(false)
  }

  /// The files that a deck is made of: their stamps by the deck's own path and the pictures' names; nil for a file that
  /// is not there.
  private typealias Stamps = [String: FileStamp?]

  /// Puts a deck on a stage and begins to watch its folder.
  ///
  /// - Parameters:
  ///   - loaded: the deck, read without errors.
  ///   - setup: what the stage needs.
  ///   - onNews: called on another thread when the folder has changed; ``refresh()`` is due then.
  ///   - onPictureFailure: gets what there is to say of pictures that show only when they are drawn that they cannot be.
  ///   - onReading: gets what there is to say after each new reading, and whether the deck is good.
  public init(
    _ loaded: LoadedDeck, setup: StageSetup, onNews: @escaping @Sendable () -> Void = { DesktopApp.wake() },
    onPictureFailure: @escaping @MainActor (_ diagnostics: [Diagnostic]) -> Void = { _ in },
    onReading: @escaping @MainActor (_ diagnostics: [Diagnostic], _ isGood: Bool) -> Void
  ) {
    path = loaded.path
    self.loaded = loaded
    self.setup = setup
    self.onReading = onReading
    self.onPictureFailure = onPictureFailure
    pictures = setup.makePictures(for: loaded)
    stage = setup.makeStage(for: loaded, pictures: pictures)
    stamps = Self.stamps(of: Self.names(of: loaded), path: path)
    guard path != FileSystem.standardStream else { return }
    let change = change
    let places = DeckPlaces(ofDeck: path, pictures: Self.pictures(of: loaded))
    watch = FolderWatch(loaded.folder.path, surroundings: places.surroundings, linked: places.linked) {
      change.hasCome.store(true, ordering: .releasing)
      onNews()
    }
  }

  /// Puts the start screen of a folder on a stage; it has no file of its own.
  init(_ catalog: DeckCatalog, setup: StageSetup) {
    path = FileSystem.standardStream
    loaded = catalog.loaded
    self.setup = setup
    onReading = { _, _ in }
    onPictureFailure = { _ in }
    pictures = catalog.makePictures(setup)
    stage = setup.makeStage(for: catalog.loaded, pictures: pictures)
    stamps = [:]
  }

  /// Notes that the folder has changed, as its watch does.
  func noteChange() { change.hasCome.store(true, ordering: .releasing) }

  /// Reads the deck again if it or one of its pictures has changed, and puts the news on the stage.
  ///
  /// - Parameter time: the present on the stage's clock, which may have rested since its last frame.
  /// - Returns: whether another deck is on the stage now.
  @discardableResult func refresh(at time: Seconds) -> Bool {
    guard change.hasCome.exchange(false, ordering: .acquiring) else { return false }
    // Taken before the reading: what is saved meanwhile differs from them, and is read after the next change.
    var stamps = Self.stamps(of: self.stamps.keys, path: path)
    guard stamps != self.stamps else { return false }
    // A file that is gone for the moment, as in the middle of a checkout, comes back with another change.
    let loaded: LoadedDeck
    do throws(FileError) { loaded = try DeckLoader.load(path, decoder: setup.decoder) } catch {
      // What cannot be read may become readable without being changed.
      self.stamps = stamps.merging([path: nil]) { _, none in none }
      showErrors([Diagnostic(.error, Self.unreadable, error.reason, file: path)])
      return false
    }
    let known = stamps
    stamps.merge(Self.stamps(of: Self.names(of: loaded).filter { known[$0] == nil }, path: path)) { old, _ in old }
    let changed = stamps.keys.filter { stamps[$0] != self.stamps[$0] && $0 != path }
    changedPictures.formUnion(changed.map { PictureID($0) })
    self.stamps = stamps
    guard let deck = loaded.deck, !loaded.hasErrors else {
      showErrors(loaded.diagnostics)
      return false
    }
    pictures.forget(changedPictures)
    changedPictures.removeAll()
    self.loaded = loaded
    toldFailures = [:]
    self.stamps = stamps.filter { Self.names(of: loaded).contains($0.key) }
    watch?.follow(DeckPlaces(ofDeck: path, pictures: Self.pictures(of: loaded)).linked)
    stage.replace(stage.prototype(at: time).reloaded(deck, environment: setup.environment(for: loaded)))
    stage.overlay = nil
    isTellingOfPictures = false
    onReading(loaded.diagnostics, true)
    return true
  }

  /// Says which pictures have shown that they cannot be shown, over the deck and to whoever reads what is said of it.
  func tellPictureFailures() {
    let failures = pictures.failures
    guard failures != toldFailures else { return }
    let news = loaded.diagnostics(of: failures.filter { toldFailures[$0.key] != $0.value })
    toldFailures = failures
    // What is said of a deck that was changed meanwhile comes first.
    if stage.overlay == nil || isTellingOfPictures {
      let all = loaded.diagnostics(of: failures)
      isTellingOfPictures = !all.isEmpty
      stage.overlay = all.isEmpty ? nil : DiagnosticsOverlay(all, of: .pictures, text: setup.text)
    }
    if !news.isEmpty { onPictureFailure(news) }
  }

  // MARK: Tuning

  /// Measures and draws the deck's text.
  var text: PangoText { setup.text }

  /// Measures and draws text beside the deck, which is as large as it is written.
  func makePanelText() -> PangoText { setup.reader.textScale == 1 ? setup.text : PangoText(fonts: setup.fonts) }

  /// The deck's file as it is now; nothing when it cannot be read or came from standard input.
  var file: SourceFile? {
    guard path != FileSystem.standardStream, let bytes = try? FileSystem.read(path, limit: YAMLLimits.fileSize) else {
      return nil
    }
    return SourceFile(name: path, bytes: bytes)
  }

  /// Shows the deck of a file that is not saved, at a time on the stage's clock.
  func show(_ source: SourceFile, at time: Seconds) {
    guard let deck = DeckReader.read(bytes: source.bytes, file: source.name).deck else { return }
    let prototype = stage.prototype(at: time)
    stage.replace(prototype.reloaded(deck, environment: prototype.environment, isLogged: false))
  }

  /// Writes values that are tried out into the deck's file, links followed, unless it is another than the one that was
  /// read.
  ///
  /// - Returns: what the file says otherwise, and then nothing was written; nothing when it was.
  /// - Errors: the file cannot be read or written, or what it is besides its bytes (its mode, its owner, its other names)
  ///   could not be kept; it stays as it is then.
  func write(_ tuning: inout DeckTuning) throws(FileError) -> [DeckTuning.Change]? {
    guard let file else { throw FileError(path: path, reason: "cannot be read") }
    guard file.bytes == tuning.saved.bytes else { return tuning.changes(from: file) }
    try FileSystem.rewrite(path, with: tuning.source.bytes)
    tuning.didSave()
    return nil
  }

  /// The code of what is said of a file that cannot be read.
  private static let unreadable = Diagnostic.Code(rawValue: "unreadable")

  private func showErrors(_ diagnostics: [Diagnostic]) {
    stage.overlay = DiagnosticsOverlay(diagnostics, text: setup.text)
    isTellingOfPictures = false
    onReading(diagnostics, false)
  }

  // MARK: Files

  /// What a deck is made of: its own path and the names of its pictures.
  private static func names(of loaded: LoadedDeck) -> Set<String> { pictures(of: loaded).union([loaded.path]) }

  private static func pictures(of loaded: LoadedDeck) -> Set<String> {
    Set((loaded.deck?.pictures ?? []).map(\.value))
  }

  private static func stamps(of names: some Sequence<String>, path: String) -> Stamps {
    let folder = FileSystem.directory(of: path)
    return Dictionary(
      names.map { ($0, FileStamp(of: $0 == path ? path : FileSystem.join(folder, $0))) },
      uniquingKeysWith: { old, _ in old })
  }
}
