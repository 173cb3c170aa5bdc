import Deck
import Geometry
import Raster
import Scene

/// A deck that was read from a file, with what is known of its pictures.
public struct LoadedDeck: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The folder that its pictures are in.
  public let folder: DeckFolder
  /// The deck, unless there are errors.
  public var deck: Deck?
  /// What there is to say, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The file, for diagnostics that others add.
  public let source: SourceFile
  /// The natural size of each picture that could be read.
  public let pictureSizes: [PictureID: Size]

  /// Whether anything is wrong enough that the deck cannot be shown.
  public var hasErrors: Bool { deck == nil || diagnostics.contains { $0.severity == .error } }
}

/// Reads deck files and looks at the pictures that they name.
public enum DeckLoader {
  /// How closely pictures are looked at.
  public enum Scrutiny: Hashable, Sendable {
    /// Their files are read and must be whole as far as their headers tell: enough to open the deck.
    case headers
    /// They are decoded too, so that damage in the middle of a file is found, and drawings are searched for what is not
    /// drawn as it was meant.
    case decoded
  }

  /// The code of diagnostics about pictures that cannot be shown.
  public static let pictureCode = Diagnostic.Code(rawValue: "picture")
  /// The code of diagnostics about what a drawing uses that is not supported.
  public static let unsupportedFeatureCode = Diagnostic.Code(rawValue: "unsupported-feature")

  /// Reads a deck.
  ///
  /// - Errors: the file cannot be read. What is wrong inside of it comes as diagnostics.
  public static func load(_ path: String, scrutiny: Scrutiny = .headers) throws(FileError) -> LoadedDeck {
    // One byte over the reader's limit is let through, so that the reader says what the limit is.
    let bytes = try FileSystem.read(path, limit: YAMLLimits.fileSize)
    return load(bytes, path: path, scrutiny: scrutiny)
  }

  /// Reads a deck that the command line names; `-` is standard input, whose pictures are in the current folder.
  ///
  /// - Errors: as ``load(_:scrutiny:)``.
  public static func loadOperand(_ path: String, scrutiny: Scrutiny = .headers) throws(FileError) -> LoadedDeck {
    load(try FileSystem.readOperand(path, limit: YAMLLimits.fileSize), path: path, scrutiny: scrutiny)
  }

  /// Reads a deck that a flow names.
  ///
  /// - Errors: as ``load(_:scrutiny:)``; it lies outside of the run's folder.
  public static func load(_ path: String, in root: RunRoot) throws(FileError) -> LoadedDeck {
    load(try root.read(path, limit: YAMLLimits.fileSize), path: path)
  }

  /// Reads a deck whose bytes are at hand already.
  ///
  /// Of a file that does not show itself to be a deck or a flow, nothing is shown: it may be anybody's.
  public static func load(_ bytes: [UInt8], path: String, scrutiny: Scrutiny = .headers) -> LoadedDeck {
    let name = path == FileSystem.standardStream ? "standard input" : path
    let result = DeckReader.read(bytes: bytes, file: name)
    let folder = DeckFolder(ofDeck: path)
    var news = DiagnosticList()
    var sizes: [PictureID: Size] = [:]
    var failures: [PictureID: String] = [:]
    var features: [PictureID: [UnsupportedFeature]] = [:]
    for picture in result.deck?.pictures ?? [] {
      let id = PictureID(picture.value)
      if sizes[id] == nil, failures[id] == nil {
        do { sizes[id] = try size(of: id, in: folder, scrutiny: scrutiny) } catch { failures[id] = "\(error)" }
        if scrutiny == .decoded { features[id] = unsupportedFeatures(of: id, in: folder) }
      }
      for feature in features[id] ?? [] {
        news.append(.warning) {
          Diagnostic(
            .warning, unsupportedFeatureCode, "this drawing is not shown as it was meant: \(feature)",
            in: result.source, at: picture.range)
        }
      }
      guard let reason = failures[id] else { continue }
      news.append(.error) {
        Diagnostic(
          .error, pictureCode, "this picture cannot be shown: \(reason)", in: result.source, at: picture.range,
          hint: folder.nearest(to: id).map { "did you mean \($0.quoted)?" })
      }
    }
    let diagnostics = (result.source.shown(result.diagnostics, as: .deck) + news.sorted(file: name)).sorted { $0.place < $1.place }
    return LoadedDeck(
      path: path, folder: folder, deck: result.deck, diagnostics: diagnostics, source: result.source,
      pictureSizes: sizes)
  }

  /// What a drawing uses that is not drawn; nothing for other pictures.
  private static func unsupportedFeatures(of picture: PictureID, in folder: DeckFolder) -> [UnsupportedFeature] {
    guard let bytes = try? folder.bytes(of: picture), let header = try? PictureHeader(bytes), header.format == .svg
    else { return [] }
    return UnsupportedFeature.all(in: bytes)
  }

  private static func size(
    of picture: PictureID, in folder: DeckFolder, scrutiny: Scrutiny
  ) throws(PictureError) -> Size {
    let store = PictureStore(files: folder, fonts: nil, decoding: .inPlace)
    let header = try store.header(of: picture).get()
    if scrutiny == .decoded {
      _ = store.picture(picture, pixelSize: header.size)
      if let failure = store.failure(of: picture) { throw failure }
    }
    return header.size
  }
}

extension PictureHeader {
  /// The natural size, in pixels of the file.
  fileprivate var size: Size { Size(Double(width), Double(height)) }
}

extension Diagnostic {
  /// Line and column to sort by; without a place, before all others, and how many are not shown after them.
  fileprivate var place: (Int, Int) {
    if code == .tooMany { return (.max, 0) }
    return excerpt.map { ($0.position.line, $0.position.column) } ?? (0, 0)
  }
}
