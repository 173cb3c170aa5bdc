import AnimationCore
import Notation
import Stage

/// What came of one flow of a test run.
public struct FlowOutcome: Hashable, Sendable {
  /// Something that makes the flow fail.
  public struct Problem: Hashable, Sendable {
    /// What is wrong, in one line.
    public var headline: String
    /// All there is to say, over several lines, the headline first.
    public var text: String
    /// Pictures that show it, by their paths.
    public var pictures: [String]

    /// Makes a problem.
    public init(headline: String, text: String, pictures: [String] = []) {
      self.headline = headline
      self.text = text
      self.pictures = pictures
    }
  }

  /// The flow's file.
  public var path: String
  /// What it shows, if it says so.
  public var title: String?
  /// What makes it fail; nothing when it passed.
  public var problems: [Problem] = []
  /// How far its own clock went, in seconds.
  public var duration: Seconds = 0
  /// How long it took, in seconds.
  public var wallTime: Seconds = 0
  /// How many frames showed something else than the one before.
  public var drawnFrameCount = 0
  /// How many pictures were compared.
  public var pictureCount = 0
  /// Goldens that were written anew.
  public var writtenGoldens: [String] = []
  /// What is to be said without making the flow fail: keys without effect, coach marks that could not be remembered.
  public var warnings: [String] = []

  /// Makes the outcome of a flow that has done nothing yet.
  public init(path: String) { self.path = path }

  /// Whether nothing went wrong.
  public var hasPassed: Bool { problems.isEmpty }

  /// The line for a terminal, and what went wrong below it.
  public var text: String {
    let facts =
      "\(duration.fixed(2)) s in \(wallTime.fixed(2)) s, \(drawnFrameCount) frames"
      + (pictureCount > 0 ? ", \(pictureCount) pictures" : "")
    var lines = ["\(hasPassed ? "ok  " : "FAIL") \(path.safeForTerminal) (\(facts))"]
    lines += writtenGoldens.map { "  written: \($0.safeForTerminal)" }
    lines += warnings.map { "  warning: \($0.safeForTerminal)" }
    for problem in problems {
      lines += problem.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      lines += problem.pictures.map { "    picture: \($0.safeForTerminal)" }
    }
    return lines.joined(separator: "\n")
  }
}
