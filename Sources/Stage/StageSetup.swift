import Components
import Deck
import Geometry
import Prototype
import Raster
import Scene

/// Everything that a stage needs besides the deck: made once, used for every prototype of a run.
public struct StageSetup: Sendable {
  /// What the reader has asked for.
  public var reader = ReaderPreferences() {
    didSet {
      if reader.textScale != oldValue.textScale { text = PangoText(fonts: fonts, textScale: reader.textScale) }
    }
  }
  /// What coach marks remember from earlier runs.
  public var memory = CoachMemory()
  /// The window in points; nil for the deck's device.
  public var size: Size?
  /// How many threads share the drawing.
  public var threads = 1
  /// When pictures are decoded: in place for results that are exact, in the background for a window.
  public var decoding = PictureStore.Decoding.inPlace
  /// What decodes pictures: in this process, unless a program that opens strangers' decks sets another.
  public var decoder: any PictureDecoder
  /// Called on another thread when a picture decoded in the background is there.
  public var pictureDidArrive: @Sendable () -> Void = {}

  /// The fonts.
  public let fonts: FontLibrary
  /// Measures and draws text.
  public private(set) var text: PangoText

  /// Finds the fonts.
  ///
  /// - Errors: names the packages to install where fonts are missing.
  public init() throws(FontError) { self.init(fonts: try FontLibrary()) }

  /// Makes a setup, with a text engine of its own, over fonts that were found already.
  public init(fonts: FontLibrary) {
    self.fonts = fonts
    decoder = LocalPictureDecoder(fonts: fonts)
    text = PangoText(fonts: fonts)
  }

  /// Puts a deck on a stage at time 0.
  ///
  /// - Errors: traps when the deck has errors; see ``LoadedDeck/hasErrors``.
  public func makeStage(for loaded: LoadedDeck) -> Stage {
    makeStage(for: loaded, pictures: makePictures(for: loaded))
  }

  /// Puts a deck on a stage at time 0, with pictures that outlive it.
  ///
  /// - Errors: traps when the deck has errors; see ``LoadedDeck/hasErrors``.
  public func makeStage(for loaded: LoadedDeck, pictures: PictureStore) -> Stage {
    guard let deck = loaded.deck else { preconditionFailure("a deck with errors is not put on a stage") }
    let prototype = Prototype(deck: deck, size: size, environment: environment(for: loaded))
    return Stage(prototype, pictures: pictures, text: text, threads: threads)
  }

  /// The pictures of a deck, none of them decoded yet.
  public func makePictures(for loaded: LoadedDeck) -> PictureStore {
    PictureStore(files: loaded.folder, decoder: decoder, decoding: decoding, pictureDidArrive: pictureDidArrive)
  }

  /// What the prototype of a deck must know of the world around it.
  public func environment(for loaded: LoadedDeck) -> PrototypeEnvironment {
    let components = ComponentEnvironment(
      text: text, pictureSizes: loaded.pictureSizes, reduceMotion: reader.reduceMotion,
      increasesContrast: reader.increasesContrast)
    return PrototypeEnvironment(
      components: components, languages: reader.languages, prefersDark: reader.prefersDark, memory: memory)
  }
}
