import Geometry

/// How a text looks, apart from its colour.
public struct TextStyle: Hashable, Sendable {
  /// Where lines stand within the box of a text.
  public enum Alignment: Hashable, Sendable {
    /// At the side where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// How thick the strokes are.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// Body text.
    case regular = 400
    /// Slightly stressed.
    case medium = 500
    /// Buttons and row titles.
    case semibold = 600
    /// Titles.
    case bold = 700
  }

  /// The font size in points.
  public var size: Double
  /// How thick the strokes are.
  public var weight: Weight
  /// Where lines stand.
  public var alignment: Alignment
  /// The distance between baselines as a multiple of the font's own.
  public var lineSpacing: Double
  /// How many lines are shown before an ellipsis; nil for all.
  public var maximumLines: Int?
  /// Whether every character is equally wide.
  public var isMonospaced: Bool

  /// Makes a style.
  public init(
    size: Double, weight: Weight = .regular, alignment: Alignment = .leading, lineSpacing: Double = 1,
    maximumLines: Int? = nil, isMonospaced: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.maximumLines = maximumLines
    self.isMonospaced = isMonospaced
  }
}

/// A text with its style and the width it wraps at.
public struct TextRun: Hashable, Sendable {
  /// The characters; line feeds start new lines.
  public var text: String
  /// How it looks.
  public var style: TextStyle
  /// The width in points at which lines wrap; nil for never.
  public var width: Double?

  /// Makes a text run.
  public init(_ text: String, style: TextStyle, width: Double? = nil) {
    self.text = text
    self.style = style
    self.width = width
  }
}

/// What a laid-out text measures.
public struct TextMetrics: Hashable, Sendable {
  /// The box of all lines: as wide as the longest line, not as the wrapping width.
  public var size: Size
  /// How far below the top of the box the first baseline lies.
  public var firstBaseline: Double
  /// How many lines there are.
  public var lineCount: Int
  /// Whether an ellipsis stands for something left out.
  public var isTruncated: Bool

  /// Makes metrics.
  public init(size: Size, firstBaseline: Double, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// Measures text, so that layout needs no font library.
public protocol TextMeasuring: Sendable {
  /// The metrics of a run; the same run always has the same ones.
  func measure(_ run: TextRun) -> TextMetrics
}

/// Measures text as if every character were equally wide, for tests and for programs without fonts.
public struct FixedWidthText: TextMeasuring {
  /// The width of a character as a multiple of the font size.
  public static let advance = 0.5
  /// The distance between baselines as a multiple of the font size.
  public static let lineHeight = 1.25

  /// Makes the measurer.
  public init() {}

  /// Wraps after as many characters as fit, wherever that is.
  public func measure(_ run: TextRun) -> TextMetrics {
    let advance = run.style.size * Self.advance
    let perLine = run.width.map { max(1, Int(($0 / advance).rounded(.down))) } ?? Int.max
    var lines = 0
    var longest = 0
    for line in run.text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += max(1, (line.count + (perLine == .max ? 0 : perLine - 1)) / perLine)
      longest = max(longest, min(line.count, perLine))
    }
    if perLine == .max { lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).count }
    let shown = min(lines, run.style.maximumLines ?? lines)
    let height = run.style.size * Self.lineHeight * run.style.lineSpacing
    return TextMetrics(
      size: Size(Double(longest) * advance, Double(shown) * height), firstBaseline: run.style.size,
      lineCount: shown, isTruncated: shown < lines)
  }
}
