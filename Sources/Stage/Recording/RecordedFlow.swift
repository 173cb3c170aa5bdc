import Deck
import Geometry
import Gestures
import Notation
import Prototype
import YAML

/// The text of a flow file that plays a recording.
public struct RecordedFlow: Sendable {
  /// The path of the deck, as the flow shall name it.
  public var deck: String
  /// The window at the start, in points.
  public var size: Size
  /// Pixels per point at the start.
  public var scale: Double
  /// What the reader had asked for.
  public var reader = ReaderPreferences()
  /// What coach marks remembered at the start.
  public var memory = CoachMemory()

  /// Makes the flow of a deck in a window.
  public init(deck: String, size: Size, scale: Double) {
    self.deck = deck
    self.size = size
    self.scale = scale
  }

  /// What stands before the moments; a moment is a line of its own after it.
  public var header: String {
    var lines = [
      "# A session in Noren's window; plays with `noren test`, `noren bench --flow` and `noren capture --flow`.",
      "noren: 1", "deck: \(YAMLText.doubleQuoted(deck))",
      "size: [\(size.width.shortest), \(size.height.shortest)]", "scale: \(scale.shortest)",
    ]
    if !reader.languages.isEmpty {
      lines.append("languages: [\(reader.languages.map(YAMLText.doubleQuoted).joined(separator: ", "))]")
    }
    if reader.reduceMotion { lines.append("reduce motion: true") }
    if reader.prefersDark { lines.append("dark: true") }
    if reader.increasesContrast { lines.append("high contrast: true") }
    if reader.textScale != 1 { lines.append("text scale: \(reader.textScale.shortest)") }
    if !memory.seen.isEmpty {
      lines.append("seen: [\(memory.seen.sorted().map(YAMLText.doubleQuoted).joined(separator: ", "))]")
    }
    if !memory.resumePoints.isEmpty {
      let points = memory.resumePoints.sorted { $0.key < $1.key }
      let texts = points.map { "\(YAMLText.doubleQuoted($0.key)): \($0.value.index)" }
      lines.append("resume: {\(texts.joined(separator: ", "))}")
    }
    // A recording takes as long as it took.
    lines += ["time limit: \(Self.timeLimit.shortest)s", "steps:", "  - samples:"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// How long a recorded flow may take, in seconds: the longest duration that a key takes.
  private static let timeLimit = 3600.0

  /// The line of a moment.
  public static func line(_ moment: Moment) -> String {
    // Only typed text can hold what YAML would not take as it is.
    if case .input(let event) = moment, case .text = event {
      return "      - \(YAMLText.doubleQuoted(moment.notation))\n"
    }
    return "      - \(moment.notation)\n"
  }

  /// The whole file.
  public func text(_ moments: some Sequence<Moment>) -> String {
    moments.reduce(into: header) { $0 += Self.line($1) }
  }
}
