import Components
import Deck
import Flow
import Geometry
import Notation
import Prototype
import Scene
import Stage

/// A deck around one object of the format, and a hand that brings out what its keys do.
struct KeyStand {
  /// What the tables call the object.
  let object: String
  /// The deck, with `%` in the place of the object.
  let deck: String
  /// The keys that the object has whatever is tried.
  var given: [String: String] = [:]
  /// Values to try for keys whose kind does not say them.
  var values: [String: [String]] = [:]
  /// Other keys that have to be there for a key to matter.
  var besides: [String: [String: String]] = [:]
  /// Keys by which something is named, so that a deck which names it otherwise cannot be read.
  var names: Set<String> = []
  /// Keys that have to go when another one comes.
  var excludes: [String: String] = [:]
  /// Words that do here what another word does, as `key: word`.
  var alike: Set<String> = []
  /// What the hand does, as steps of a flow.
  var steps = "  - wait: 1s"
  /// The reader's languages.
  var languages: [String] = []

  /// The keys of the object when one of them is to be tried.
  func usual(for key: String) -> [String: String] { given.merging(besides[key] ?? [:]) { _, other in other } }

  /// The keys of the object with another one, or another value.
  func keys(with key: String, _ value: String) -> [String: String] {
    var keys = usual(for: key)
    if let other = excludes[key] { keys[other] = nil }
    keys[key] = value
    return keys
  }

  /// Everything that shows and is told, in the light and in the dark.
  struct Trace: Equatable {
    var title = ""
    var frames: [DisplayList] = []
    var elements: [Element] = []
    var log: [String] = []
    /// The step that failed, or what is wrong with the deck.
    var failure = ""
    var memory = CoachMemory()
  }

  /// Plays the steps on the deck with an object of some keys.
  ///
  /// - Parameter key: the key that is tried.
  func trace(of keys: [String: String], trying key: String) throws -> [Trace] {
    let isTop = deck == "%"
    let pairs = keys.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let text = isTop ? pairs.joined(separator: "\n") : deck.replacing("%", with: "{\(pairs.joined(separator: ", "))}")
    let result = DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml")
    guard let deck = result.deck else {
      guard names.contains(key) else { throw BadFixture(result.diagnostics) }
      return [Trace(failure: result.diagnostics.map(\.headline).joined())]
    }
    return try [false, true].map { try play(deck, prefersDark: $0) }
  }

  private func play(_ deck: Deck, prefersDark: Bool) throws -> Trace {
    let sizes = Dictionary(
      deck.pictures.map { (PictureID($0.value), Size(120, 80)) }, uniquingKeysWith: { old, _ in old })
    let components = ComponentEnvironment(text: FixedWidthText(), pictureSizes: sizes)
    let environment = PrototypeEnvironment(components: components, languages: languages, prefersDark: prefersDark)
    let sources = PlainPictures()
    let stage = Stage(Prototype(deck: deck, environment: environment), pictures: sources, text: sources)
    let player = try FlowPlayer(makeFlow(steps), on: stage)
    var trace = Trace(title: deck.title.text(for: languages))
    var number = 0
    while !player.isFinished {
      let time = Double(number) / 30
      do { try player.play(to: time) } catch {
        trace.failure = error.message
        break
      }
      stage.advance(to: time)
      var list = DisplayList()
      stage.prototype.draw(into: &list)
      trace.frames.append(list)
      if number.isMultiple(of: 6) { trace.elements += stage.prototype.elements }
      number += 1
    }
    trace.log = stage.prototype.log.entries.map(\.description)
    trace.memory = stage.prototype.memory
    return trace
  }
}
