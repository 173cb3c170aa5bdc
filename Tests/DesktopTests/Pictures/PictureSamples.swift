import Foundation
import Testing

/// A picture file of one of the kinds that decks show.
struct PictureSample: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }
}

/// Pictures that between them need every library, every table and every file that decoding needs.
enum PictureSamples {
  /// Files of the demo and of the tests of decoding, and drawings that need more than paths.
  static let all: [PictureSample] = files + drawings

  private static let files: [PictureSample] = ["resources/demo/images", "Tests/RasterTests/Fixtures"].flatMap {
    folder in
    let place = RunningNoren.root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    // Pictures for print are not read.
    return names.filter { $0 != "cmyk.jpg" }.sorted().compactMap { name in
      (try? Data(contentsOf: place.appending(path: name))).map { PictureSample(name: name, bytes: [UInt8]($0)) }
    }
  }

  private static let drawings: [PictureSample] = [
    drawing(
      "texts of every script",
      ["Text, bold", "日本語と한국어", "العربية", "עברית", "ไทย", "हिन्दी", "∑ ♥ ☀ ⚙", "🏮🎉"].enumerated().map {
        "<text x='2' y='\(20 + 22 * $0.offset)' font-size='16' font-weight='\($0.offset == 0 ? "bold" : "normal")'>"
          + "\($0.element)</text>"
      }.joined()),
    drawing(
      "filters",
      "<filter id='f'><feTurbulence baseFrequency='0.05' numOctaves='3'/><feGaussianBlur stdDeviation='2'/>"
        + "<feDiffuseLighting><fePointLight x='50' y='50' z='40'/></feDiffuseLighting></filter>"
        + "<rect width='200' height='200' filter='url(#f)'/>"),
    drawing(
      "pictures inside",
      "<image width='60' height='60' href='data:image/png;base64,\(base64("resources/demo/images/forest.png"))'/>"
        + "<image x='70' width='60' height='60' href='data:image/jpeg;base64,"
        + "\(base64("Tests/RasterTests/Fixtures/gradient.jpg"))'/>"
        + "<image y='70' width='60' height='60' "
        + "href='data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'/>"),
    drawing(
      "masks, clips and gradients",
      "<radialGradient id='g'><stop stop-color='#f80'/><stop offset='1' stop-color='#06c'/></radialGradient>"
        + "<mask id='m'><circle cx='90' cy='90' r='70' fill='#fff'/></mask><clipPath id='c'><path d='M0 0h150v99z'/>"
        + "</clipPath><g clip-path='url(#c)'><rect width='200' height='200' fill='url(#g)' mask='url(#m)'/></g>"),
    encoded("Shift JIS", "Shift_JIS", .shiftJIS, "森をあるく"),
    encoded("Windows 1252", "windows-1252", .windowsCP1252, "Äpfel – naïve"),
    encoded("ISO 8859-1", "ISO-8859-1", .isoLatin1, "Äpfel"),
  ]

  private static func base64(_ path: String) -> String {
    (try? Data(contentsOf: RunningNoren.root.appending(path: path)).base64EncodedString()) ?? ""
  }

  private static func text(_ content: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'>\(content)</svg>"
  }

  private static func drawing(_ name: String, _ content: String) -> PictureSample {
    PictureSample(name: name, bytes: Array(text(content).utf8))
  }

  private static func encoded(
    _ name: String, _ tag: String, _ encoding: String.Encoding, _ words: String
  ) -> PictureSample {
    let file = "<?xml version='1.0' encoding='\(tag)'?>" + text("<text x='2' y='40' font-size='24'>\(words)</text>")
    return PictureSample(name: name, bytes: [UInt8](file.data(using: encoding) ?? Data()))
  }
}
