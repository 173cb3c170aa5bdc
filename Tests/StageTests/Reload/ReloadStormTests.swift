import Components
import Deck
import Foundation
import Geometry
import Gestures
import Notation
import Prototype
import Scene
import Stage
import TestSupport
import Testing

/// The demo deck, saved again and again while someone plays with it.
@Suite struct ReloadStormTests {
  private static let deckPath = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "resources/demo/deck.yaml").path
  /// The frame's time step of the storm's clock, in seconds.
  private static let step = 1.0 / 60

  private func environment(of loaded: LoadedDeck, reduceMotion: Bool = false) -> PrototypeEnvironment {
    PrototypeEnvironment(
      components: ComponentEnvironment(
        text: FixedWidthText(), pictureSizes: loaded.pictureSizes, reduceMotion: reduceMotion))
  }

  private func frame(of prototype: Prototype) -> DisplayList {
    var list = DisplayList()
    prototype.draw(into: &list)
    return list
  }

  /// Does what keeps no state of its own but where one is: turns, scrolls, drags, opens screens and leaves them.
  private func play(_ prototype: inout Prototype, with edits: inout TextEdits) {
    let size = prototype.size
    let point = Point(edits.number(in: 0...size.width), edits.number(in: 0...size.height))
    switch edits.number(in: 0...5) {
    case 0:
      let keys: [KeyPress.Key] = [.left, .right, .pageDown, .home, .end, .back]
      prototype.handle(.key(KeyPress(keys[edits.number(in: 0...(keys.count - 1))], time: prototype.time)))
    case 1: send(.began, point, to: &prototype)
    case 2, 3: send(.moved, point, to: &prototype)
    case 4: send(.cancelled, point, to: &prototype)
    default:
      let delta = Point(0, edits.number(in: -300...300))
      prototype.handle(
        .wheel(WheelSample(delta: delta, isPrecise: true, position: point, time: prototype.time)))
    }
    prototype.advance(to: prototype.time + Self.step * Double(edits.number(in: 0...12)))
  }

  private func send(_ phase: PointerSample.Phase, _ point: Point, to prototype: inout Prototype) {
    prototype.handle(
      .pointer(PointerSample(id: 0, device: .touch, phase: phase, position: point, time: prototype.time)))
  }

  /// Lets everything come to rest at the beginning of the lowest screen.
  private func rest(_ prototype: inout Prototype) {
    prototype.handle(.focusLost(time: prototype.time))
    for _ in 0..<8 {
      prototype.advance(to: prototype.time + 2)
      prototype.handle(.key(KeyPress(.back, time: prototype.time)))
    }
    prototype.advance(to: prototype.time + 2)
    prototype.handle(.key(KeyPress(.home, time: prototype.time)))
    prototype.advance(to: prototype.time + 30)
  }

  @Test(arguments: 1...10)
  func `after a hundred edits and saves the frames are those of a fresh start`(_ seed: Int) throws {
    var edits = TextEdits(seed: seed)
    let original = try FileSystem.read(Self.deckPath, limit: 1 << 20)
    var text = original
    var good = DeckLoader.load(original, path: Self.deckPath)
    var prototype = Prototype(deck: try #require(good.deck), environment: environment(of: good))
    var goodCount = 0

    for number in 0..<100 {
      let edited = edits.edit(number % 20 == 0 ? original : text)
      let loaded = DeckLoader.load(edited, path: Self.deckPath)
      if let deck = loaded.deck, !loaded.hasErrors {
        prototype = prototype.reloaded(deck, environment: environment(of: loaded))
        (good, text) = (loaded, edited)
        goodCount += 1
      }
      play(&prototype, with: &edits)
    }
    var deck = try #require(good.deck)
    let still = environment(of: good, reduceMotion: true)
    prototype = prototype.reloaded(deck, environment: still)
    rest(&prototype)
    // A deck that was changed to begin elsewhere leaves one where one is.
    deck.start = Located(prototype.currentScreen, at: .fileStart)
    var fresh = Prototype(deck: deck, size: prototype.size, environment: still)
    fresh.advance(to: prototype.time)
    rest(&prototype)
    rest(&fresh)

    #expect(goodCount > 10)
    #expect(prototype.elements == fresh.elements)
    #expect(frame(of: prototype) == frame(of: fresh))
  }

  @Test(arguments: 1...10)
  func `a file cut off anywhere is told as an error or shows, and the last good version goes on`(_ seed: Int) throws {
    var edits = TextEdits(seed: seed)
    let original = try FileSystem.read(Self.deckPath, limit: 1 << 20)
    let whole = DeckLoader.load(original, path: Self.deckPath)
    var prototype = Prototype(deck: try #require(whole.deck), environment: environment(of: whole))
    var brokenCount = 0

    for _ in 0..<100 {
      let cut = Array(original.prefix(edits.number(in: 0...(original.count - 1))))
      let loaded = DeckLoader.load(cut, path: Self.deckPath)
      if let deck = loaded.deck, !loaded.hasErrors {
        prototype = prototype.reloaded(deck, environment: environment(of: loaded))
      } else {
        brokenCount += 1
        #expect(loaded.diagnostics.contains { $0.severity == .error })
      }
      play(&prototype, with: &edits)
    }

    #expect(brokenCount > 10)
    #expect(prototype.deck.screen(prototype.currentScreen) != nil)
  }
}
