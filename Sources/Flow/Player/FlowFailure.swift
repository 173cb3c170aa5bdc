import AnimationCore
import Components
import Notation

/// Why a flow failed: which step, when, what was expected, what was there instead.
public struct FlowFailure: Error, Hashable, Sendable {
  /// One thing that was not as it should be.
  public struct Mismatch: Hashable, Sendable {
    /// What was compared, such as `page` or `color of footer`.
    public var subject: String
    /// What it should have been.
    public var expected: String
    /// What it was.
    public var got: String
  }

  /// The file and the line of the step.
  public var place: String
  /// What the step does, in one line.
  public var step: String
  /// When it failed, in seconds of the flow's clock.
  public var time: Seconds
  /// What went wrong, in one sentence.
  public var message: String
  /// What was not as it should be.
  public var mismatches: [Mismatch] = []
  /// What moves and was not declared endless.
  public var moving: [String] = []
  /// The screen that shows, as an outline.
  public var outline: [String] = []
}

extension FlowFailure: CustomStringConvertible {
  /// The failure as a terminal shows it, over several lines; the first has place and message like a compiler's.
  public var description: String {
    var lines = ["\(place): error: \(message)"]
    lines.append("  step: \(step)")
    lines.append("  time: \(time.rounded(toPlaces: 4).shortest) s")
    for mismatch in mismatches {
      lines.append("  \(mismatch.subject): expected \(mismatch.expected), got \(mismatch.got)")
    }
    if !moving.isEmpty { lines.append("  still moving: " + moving.joined(separator: ", ")) }
    if let head = outline.first {
      lines.append("  on the screen: " + head)
      lines += outline.dropFirst().map { "    " + $0 }
    }
    return lines.map(\.safeForTerminal).joined(separator: "\n")
  }
}

extension Double {
  /// The number with at most so many places after the point, for messages.
  func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    let scaled = (self * factor).rounded()
    return scaled.isFinite ? scaled / factor : self
  }

  /// The number with at most two places after the point, for messages.
  var brief: String { rounded(toPlaces: 2).shortest }
}
