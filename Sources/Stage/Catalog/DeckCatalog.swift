import Deck
import Geometry
import Notation
import Prototype
import Raster
import Scene
import YAML

/// The decks of a folder, and the start screen that shows them: a deck itself, with a card for each.
public struct DeckCatalog: Sendable {
  /// One of the decks.
  public struct Entry: Sendable {
    /// The path of its file.
    public let path: String
    /// The path from the folder.
    public let name: String
    /// What the card says.
    public let title: String
    /// What is wrong with it; it cannot be opened then.
    public let errors: [Diagnostic]
    /// A picture of its first frame; nothing when it cannot be shown.
    let preview: [UInt8]?
  }

  /// The decks, by their names.
  public let entries: [Entry]
  /// The start screen.
  public let loaded: LoadedDeck
  private let previews: PicturesInMemory

  /// The most decks that are shown: a screen of cards is no way to look through more.
  private static let entryLimit = 200

  /// Looks through a folder and the folders in it, as `noren new` makes them.
  ///
  /// - Parameter setup: what previews are drawn with.
  /// - Errors: the folder cannot be listed.
  /// - Cost: reads every deck and draws one frame of each.
  public init(_ folder: String, setup: StageSetup) throws(FileError) {
    let entries = try Self.decks(in: folder).prefix(Self.entryLimit).compactMap {
      Entry(folder: folder, name: $0, setup: setup)
    }
    self.entries = entries
    var pictures = PicturesInMemory()
    for (index, entry) in entries.enumerated() { pictures.files[CatalogDeck.picture(index)] = entry.preview }
    previews = pictures
    loaded = CatalogDeck.loaded(entries, folder: folder)
  }

  /// The paths of what may be decks, from the folder.
  private static func decks(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      if FileSystem.isDirectory(FileSystem.join(folder, name)) {
        let inner = (try? FileSystem.names(in: FileSystem.join(folder, name))) ?? []
        found += inner.filter(DeckFiles.hasDeckName).map { FileSystem.join(name, $0) }
      } else if DeckFiles.hasDeckName(name) {
        found.append(name)
      }
    }
    return found
  }

  /// The deck that a screen of the start screen's deck stands for; nothing for its other screens.
  public func entry(ofScreen id: String) -> Entry? {
    entries.indices.first { CatalogDeck.screen($0) == id }.map { entries[$0] }.flatMap { $0.errors.isEmpty ? $0 : nil }
  }

  /// What the start screen is called: as the folder.
  public var title: String { loaded.deck?.title.text(for: []) ?? "" }

  /// The pictures of the start screen.
  public func makePictures(_ setup: StageSetup) -> PictureStore {
    PictureStore(
      files: previews, decoder: setup.decoder, decoding: setup.decoding, pictureDidArrive: setup.pictureDidArrive)
  }
}

extension DeckCatalog: Equatable {
  /// Whether two start screens show the same.
  public static func == (a: DeckCatalog, b: DeckCatalog) -> Bool {
    a.loaded.source.bytes == b.loaded.source.bytes && a.previews.files == b.previews.files
  }
}

extension DeckCatalog.Entry {
  /// Reads a deck; nothing when the file is none.
  fileprivate init?(folder: String, name: String, setup: StageSetup) {
    path = FileSystem.join(folder, name)
    self.name = name
    guard let bytes = try? FileSystem.read(path, limit: YAMLLimits.fileSize), DeckFiles.isDeck(bytes) else {
      return nil
    }
    let loaded = DeckLoader.load(bytes, path: path, decoder: setup.decoder)
    errors = loaded.diagnostics.filter { $0.severity == .error }
    if let deck = loaded.deck, errors.isEmpty {
      title = deck.title.text(for: deck.languages(preferring: setup.reader.languages))
      preview = DeckPreview(loaded, setup: setup).png
    } else {
      title = name
      preview = nil
    }
  }
}
