import Deck
import Geometry
import Notation
import Raster
import Scene

/// The start screen of a folder as a deck file, so that all that works in decks works on it.
enum CatalogDeck {
  /// The id of the start screen.
  private static let start = "decks"

  /// The screen that a deck's card leads to.
  static func screen(_ index: Int) -> String { "deck-\(index)" }

  /// The name of a deck's preview.
  static func picture(_ index: Int) -> PictureID { PictureID("preview-\(index).png") }

  /// The start screen, read as any deck is.
  static func loaded(_ entries: [DeckCatalog.Entry], folder: String) -> LoadedDeck {
    let source = SourceFile(name: folder, bytes: Array(text(entries, folder: folder).utf8))
    let result = DeckReader.read(bytes: source.bytes, file: source.name)
    var sizes: [PictureID: Size] = [:]
    for (index, entry) in entries.enumerated() {
      guard let header = entry.preview.flatMap({ try? PictureHeader($0) }) else { continue }
      sizes[picture(index)] = Size(Double(header.width), Double(header.height))
    }
    return LoadedDeck(
      path: FileSystem.standardStream, folder: DeckFolder(ofDeck: folder), deck: result.deck,
      diagnostics: result.diagnostics, source: source, pictureSizes: sizes)
  }

  static func text(_ entries: [DeckCatalog.Entry], folder: String) -> String {
    let place = FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
    let name = place.split(separator: "/").last.map(String.init) ?? place
    var text = """
      noren: 1
      title: \(quoted(name))
      start: \(start)
      screens:
        \(start):
          title: \(quoted(name))
          blocks:
            - text: {text: \(quoted(counted(entries.count, "deck"))), style: caption}

      """
    if !entries.isEmpty { text += "      - cards:\n" }
    for (index, entry) in entries.enumerated() {
      let image = entry.preview == nil ? "" : ", image: \(picture(index).name)"
      let errors = entry.errors.isEmpty ? "" : "\(counted(entry.errors.count, "error")) in "
      text += "          - {title: \(quoted(entry.title)), subtitle: \(quoted(errors + entry.name))\(image),"
      text += " go: {screen: \(screen(index)), transition: \(entry.errors.isEmpty ? "fade" : "push")}}\n"
    }
    for (index, entry) in entries.enumerated() {
      text += "  \(screen(index)):\n    title: \(quoted(entry.title))\n    blocks:\n"
      text += "      - text: {text: \(quoted(entry.name)), style: caption}\n"
      for error in entry.errors.prefix(errorLimit) { text += "      - text: \(quoted(error.headline))\n" }
    }
    return text
  }

  /// How many of a deck's errors are listed; `noren check` has all of them.
  private static let errorLimit = 20

  /// A text as a double-quoted scalar of YAML.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      // Line feeds and other controls would end the line or the file; a space stands for them.
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
