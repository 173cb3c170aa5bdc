import AnimationCore
import Geometry
import Notation
import Prototype
import Stage

/// A scripted finger on a prototype, and what is expected of it.
///
/// A flow is read from a file by ``FlowReader``, or made for a deck by ``Flow/tour(size:)``; ``FlowPlayer`` plays it.
public struct Flow: Hashable, Sendable {
  /// What it shows, in a few words.
  public var title: String?
  /// The path of the deck it plays on, relative to the flow's own file.
  public var deck: Located<String>?
  /// What it plays under.
  public var setting = Setting()
  /// What it does, in order.
  public var steps: [Step] = []
  /// What goes on after the steps; nothing for a flow that ends with them.
  public var tour: Tour?
  /// The files its steps come from; a step names its file by its place in this list.
  public var sources: [SourceFile] = []

  /// Makes an empty flow.
  public init() {}

  /// The file and the line of a step, or what made it.
  public func place(of step: Step) -> String {
    guard sources.indices.contains(step.source) else { return "the built-in tour" }
    let source = sources[step.source]
    return "\(source.name.safeForTerminal):\(source.position(at: step.range.start).line)"
  }
}

extension Flow {
  /// What a flow plays under.
  public struct Setting: Hashable, Sendable {
    /// The window in points; the deck's device when nothing is said.
    public var size: Size?
    /// Pixels per point of its pictures.
    public var scale = 1.0
    /// Frames per second of the virtual display.
    public var framesPerSecond = 60.0
    /// What the reader has asked for.
    public var reader = ReaderPreferences()
    /// The coach marks that were shown in an earlier run.
    public var seenMarks: [String] = []
    /// The mark at which a tour was left in an earlier run, by its screen.
    public var resumePoints: [String: CoachResumePoint] = [:]
    /// What the finger is, where a step does not say.
    public var pointer = Pointer.mouse
    /// How long the flow may take, in seconds of its own clock.
    public var timeLimit: Seconds = 600
    /// How long it may take whatever it says itself, in seconds of its own clock.
    public var mostTime: Seconds = FlowLimits.virtualTime

    /// Makes the usual setting.
    public init() {}
  }

  /// What a scripted finger is.
  public enum Pointer: String, Choice {
    /// A mouse with its button.
    case mouse
    /// A finger on glass.
    case touch

    /// What the choice does.
    public var summary: String {
      switch self {
      case .mouse: "A mouse: presses show at once, and a drag begins after 4 pt."
      case .touch: "A finger: presses in a scroller show after 0.1 s, and a drag begins after 10 pt."
      }
    }
  }

  /// One step of a flow.
  public struct Step: Hashable, Sendable {
    /// What it does.
    public var action: Action
    /// Where it is written.
    public var range: SourceRange
    /// In which of the flow's files it is written; -1 for a step that no file holds.
    public var source: Int
    /// How long it may take, in seconds; nothing for as long as the flow.
    public var timeLimit: Seconds?

    /// Makes a step; one without a place stands in no file.
    public init(_ action: Action, at range: SourceRange = .fileStart, source: Int = -1) {
      self.action = action
      self.range = range
      self.source = source
    }
  }
}
