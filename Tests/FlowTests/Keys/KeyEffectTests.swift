import Components
import Flow
import Geometry
import Prototype
import Raster
import Scene
import Stage
import Testing

@testable import Deck
@testable import Notation

/// No key of a deck is taken and then does nothing: each is changed where it should matter, and what comes of it is compared.
@Suite struct KeyEffectTests {
  /// The objects of the format and their keys, as the tables say.
  private static let objects = SchemaCatalog(root: Deck.schema.description).objects
  /// The keys that say how the file is to be read, and not what it shows.
  private static let aboutTheFile: Set<String> = ["the deck.noren"]

  @Test func `every object of the format has a stand on which its keys are tried`() {
    #expect(Set(Self.objects.map(\.name)).subtracting(KeyStand.all.map(\.object)) == [])
  }

  @Test(arguments: objects.map(\.name)) func `every key of an object has an effect`(object: String) throws {
    let description = try #require(Self.objects.first { $0.name == object })
    let stand = try #require(KeyStand.all.first { $0.object == object })
    for field in description.fields where !Self.aboutTheFile.contains("\(object).\(field.name)") {
      let usual = try stand.trace(of: stand.usual(for: field.name), trying: field.name)
      let values = stand.values[field.name] ?? KeySample.values(of: field.shape)
      let traces = try values.map { try stand.trace(of: stand.keys(with: field.name, $0), trying: field.name) }

      #expect(!values.isEmpty, "\(object): there is no value to try for '\(field.name)'")
      #expect(traces.contains { $0 != usual }, "\(object): '\(field.name)' does nothing as \(values)")
    }
  }

  @Test(arguments: objects.map(\.name)) func `every word that a key takes does something of its own`(object: String)
    throws
  {
    let description = try #require(Self.objects.first { $0.name == object })
    let stand = try #require(KeyStand.all.first { $0.object == object })
    for field in description.fields {
      guard case .choice(let choices) = field.shape else { continue }
      let words = choices.map(\.name).filter { !stand.alike.contains("\(field.name): \($0)") }
      let traces = try words.map { try stand.trace(of: stand.keys(with: field.name, $0), trying: field.name) }

      for first in traces.indices {
        for second in traces.indices where second > first {
          #expect(
            traces[first] != traces[second],
            "\(object): '\(field.name)' does the same as \(words[first]) and as \(words[second])")
        }
      }
    }
  }
}

/// Values to try for a key, by what it takes.
enum KeySample {
  /// Some values of a kind that differ from every default.
  static func values(of shape: ValueShape) -> [String] {
    switch shape {
    case .text: ["Other words"]
    case .number(let range, _): [(range.lowerBound + (range.upperBound - range.lowerBound) * 0.3).shortest]
    case .integer(let range): ["\(range.upperBound)"]
    case .boolean: ["true", "false"]
    case .notation(let notation): values(of: notation)
    case .constant(let word): [word]
    case .choice(let choices): choices.map(\.name)
    case .either(let shapes): shapes.flatMap(values)
    case .list, .dictionary, .object: []
    }
  }

  private static func values(of notation: ValueNotation) -> [String] {
    switch notation.name {
    case "colour": ["\"#12B4C5\""]
    case "duration": ["0.7s"]
    case "curve": ["linear"]
    case "animation": ["linear(1.3s)"]
    case "localised text": ["Other words"]
    case "picture path": ["other.svg"]
    case "id": ["other"]
    default: []
    }
  }
}
