import Deck
import Geometry
import Notation
import Raster
import Scene
import YAML

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

extension LoadedDeck {
  /// What is said of pictures that showed only while they were drawn that they cannot be, in the order of the file.
  public func diagnostics(of failures: [PictureID: PictureError]) -> [Diagnostic] {
    guard !failures.isEmpty else { return [] }
    var told: Set<PictureID> = []
    return (deck?.pictures ?? []).compactMap { picture in
      let id = PictureID(picture.value)
      guard let reason = failures[id], told.insert(id).inserted else { return nil }
      return DeckLoader.diagnostic(of: id, reason, in: source, at: picture.range)
    }
  }
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
  /// - Parameters:
  ///   - path: the deck's file.
  ///   - scrutiny: how closely pictures are looked at.
  ///   - decoder: what looks at them; this process is right for pictures of one's own.
  /// - Errors: the file cannot be read. What is wrong inside of it comes as diagnostics.
  public static func load(
    _ path: String, scrutiny: Scrutiny = .headers, decoder: any PictureDecoder = LocalPictureDecoder(fonts: nil)
  ) throws(FileError) -> LoadedDeck {
    // One byte over the reader's limit is let through, so that the reader says what the limit is.
    let bytes = try FileSystem.read(path, limit: YAMLLimits.fileSize)
    return load(bytes, path: path, scrutiny: scrutiny, decoder: decoder)
  }

  /// Reads a deck that the command line names; `-` is standard input, whose pictures are in the current folder.
  ///
  /// - Errors: as ``load(_:scrutiny:decoder:)``.
  public static func loadOperand(
    _ path: String, scrutiny: Scrutiny = .headers, decoder: any PictureDecoder = LocalPictureDecoder(fonts: nil)
  ) throws(FileError) -> LoadedDeck {
    load(
      try FileSystem.readOperand(path, limit: YAMLLimits.fileSize), path: path, scrutiny: scrutiny, decoder: decoder)
  }

  /// Reads a deck that a flow names.
  ///
  /// - Errors: as ``load(_:scrutiny:decoder:)``; it lies outside of the run's folder.
  public static func load(
    _ path: String, in root: RunRoot, decoder: any PictureDecoder = LocalPictureDecoder(fonts: nil)
  ) throws(FileError) -> LoadedDeck {
    load(try root.read(path, limit: YAMLLimits.fileSize), path: path, decoder: decoder)
  }

  /// Reads a deck whose bytes are at hand already.
  ///
  /// Of a file that does not show itself to be a deck or a flow, nothing is shown: it may be anybody's.
  public static func load(
    _ bytes: [UInt8], path: String, scrutiny: Scrutiny = .headers,
    decoder: any PictureDecoder = LocalPictureDecoder(fonts: nil)
  ) -> LoadedDeck {
    let name = path == FileSystem.standardStream ? "standard input" : path
    let result = DeckReader.read(bytes: bytes, file: name)
    let folder = DeckFolder(ofDeck: path)
    var news = DiagnosticList()
    var sizes: [PictureID: Size] = [:]
    var failures: [PictureID: PictureError] = [:]
    var features: [PictureID: [UnsupportedFeature]] = [:]
    for picture in result.deck?.pictures ?? [] {
      let id = PictureID(picture.value)
      if sizes[id] == nil, failures[id] == nil {
        let store = PictureStore(files: folder, decoder: decoder, decoding: .inPlace)
        do throws(PictureError) {
          let header = try look(at: id, in: store, scrutiny: scrutiny)
          sizes[id] = header.size
          if scrutiny == .decoded, header.format == .svg { features[id] = unsupportedFeatures(of: id, in: folder) }
        } catch { failures[id] = error }
      }
      for feature in features[id] ?? [] {
        news.append(.warning) {
          Diagnostic(
            .warning, unsupportedFeatureCode, "this drawing is not shown as it was meant: \(feature)",
            in: result.source, at: picture.range)
        }
      }
      guard let reason = failures[id] else { continue }
      // One that nobody can decode has a place all the same, where a crossed square stands: the deck is shown.
      let severity: Diagnostic.Severity = scrutiny == .headers && reason.isOfDecoder ? .warning : .error
      news.append(severity) {
        diagnostic(
          severity, of: id, reason, in: result.source, at: picture.range,
          hint: reason.isOfDecoder ? nil : folder.nearest(to: id).map { "did you mean \($0.quoted)?" })
      }
    }
    let diagnostics = (result.source.shown(result.diagnostics, as: .deck) + news.sorted(file: name)).sorted {
      $0.place < $1.place
    }
    return LoadedDeck(
      path: path, folder: folder, deck: result.deck, diagnostics: diagnostics, source: result.source,
      pictureSizes: sizes)
  }

  /// What is said of a picture that cannot be shown, at the place where the deck names it.
  static func diagnostic(
    _ severity: Diagnostic.Severity = .error, of picture: PictureID, _ reason: PictureError, in source: SourceFile,
    at range: SourceRange, hint: String? = nil
  ) -> Diagnostic {
    var words = "this picture cannot be shown: \(reason)"
    if reason.isOfDecoder { words = "the picture \(picture.name.quoted) cannot be shown: \(reason)" }
    return Diagnostic(severity, pictureCode, words, in: source, at: range, hint: hint)
  }

  /// What a drawing uses that is not drawn.
  private static func unsupportedFeatures(of drawing: PictureID, in folder: DeckFolder) -> [UnsupportedFeature] {
    (try? folder.bytes(of: drawing)).map(UnsupportedFeature.all) ?? []
  }

  private static func look(
    at picture: PictureID, in store: PictureStore, scrutiny: Scrutiny
  ) throws(PictureError) -> PictureHeader {
    let header = try store.header(of: picture).get()
    if scrutiny == .decoded {
      _ = store.picture(picture, pixelSize: header.size)
      if let failure = store.failure(of: picture) { throw failure }
    }
    return header
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
