import Scene

/// Where between two pixels the box of a text begins, in steps of a quarter pixel.
///
/// Each phase is drawn by itself, so that a text that moves slowly does not jump from pixel to pixel and a
/// text at rest is as crisp as its outlines allow wherever it stands. A quarter is the usual step of glyph
/// caches: the place is off by at most 1/8 pixel.
public struct TextPhase: Hashable, Sendable {
  /// The steps per pixel.
  public static let stepsPerPixel = 4

  /// How far to the right of the pixel's left edge, in steps from 0 to 3.
  public var x: Int
  /// How far below the pixel's top edge, in steps from 0 to 3.
  public var y: Int

  /// Makes a phase.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The box begins at a pixel's corner.
  public static let zero = TextPhase(x: 0, y: 0)
}

/// A text turned into pixels, without its colour.
public struct TextImage: Sendable {
  /// Where glyphs take the text's colour, or nothing when there are none.
  public var coverage: CoverageMask?
  /// Glyphs that have colours of their own (emoji), or nothing when there are none; as large as the coverage.
  public var color: Bitmap?
  /// How many pixels the first column lies right of the pixel in which the box begins; negative when a glyph
  /// sticks out to the left.
  public var left: Int
  /// How many pixels the first row lies below the pixel in which the box begins.
  public var top: Int

  /// Makes an image.
  public init(coverage: CoverageMask?, color: Bitmap? = nil, left: Int, top: Int) {
    self.coverage = coverage
    self.color = color
    self.left = left
    self.top = top
  }
}

/// Gives the rasterizer texts as pixels; called once per text item and frame, so it keeps what it has made.
public protocol TextSource: AnyObject {
  /// The pixels of a text, or nothing when it has none (an empty text, only spaces).
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - scale: pixels per point; the surface's scale, or that times a power of two while the text grows or shrinks.
  ///   - phase: where in its first pixel the box of the text begins.
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage?
}
