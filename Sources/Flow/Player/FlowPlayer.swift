import AnimationCore
import Deck
import Geometry
import Gestures
import Prototype
import Stage

/// Plays a flow on a stage, on a clock that its caller moves.
///
/// A frame is ``play(to:)`` with the frame's time, then `advance` and `draw` of the stage. Whatever depends on the
/// state of the prototype (where a text is, whether everything rests) is decided at times that the script alone sets,
/// on copies of the prototype; so the same things happen at the same times at every frame rate.
public final class FlowPlayer {
  /// What it plays.
  public let flow: Flow
  /// The stage it plays on.
  public let stage: Stage
  /// Told of each picture when its time has come, with the prototype as it then stands.
  public var onPicture: ((Flow.Step, Flow.Picture, Prototype) -> Void)?

  /// How far the script has come, in seconds.
  public private(set) var time: Seconds
  /// How many entries of the log earlier expectations have used up.
  var logPlace: Int

  private let start: Seconds
  private let loops: Bool
  private var next = 0
  private var activity: Activity?

  /// A step that has begun and is not done.
  private struct Activity {
    var step: Flow.Step
    var start: Seconds
    var work: Work
  }

  /// What a step is busy with.
  enum Work {
    /// Inputs that come in; the next is the one at an index.
    case input(Gesture, next: Int)
    /// Something that is looked at until it is as it should be.
    case watch(Watch)
  }

  /// What came of a step's work.
  enum Outcome {
    /// Nothing more happens at or before the time that was asked for.
    case pending(Work)
    /// The work leads to other work, which begins at a time.
    case leads(to: Work, at: Seconds)
    /// The step is done.
    case done(at: Seconds)
  }

  /// Prepares to play from the time that the stage has come to.
  ///
  /// - Parameter loops: whether the flow begins anew after its last step, for ever; its steps must take time.
  public init(_ flow: Flow, on stage: Stage, loops: Bool = false) {
    self.flow = flow
    self.stage = stage
    self.loops = loops && !flow.steps.isEmpty
    start = stage.prototype.time
    time = stage.prototype.time
    logPlace = stage.prototype.log.count
  }

  /// Whether every step is done.
  public var isFinished: Bool { !loops && activity == nil && next == flow.steps.count }

  /// The step that is being played.
  public var currentStep: Flow.Step? { activity?.step }

  /// Plays everything that is due at or before a time.
  ///
  /// - Errors: a step that fails; nothing can be played after that.
  public func play(to limit: Seconds) throws(FlowFailure) {
    while time <= limit {
      if activity == nil { activity = try begin() }
      guard var current = activity else { return }
      switch try outcome(of: current, to: limit) {
      case .pending(let work):
        current.work = work
        activity = current
        return
      case .leads(let work, let time):
        self.time = time
        current.work = work
        activity = current
      case .done(let time):
        self.time = time
        activity = nil
      }
    }
  }

  private func begin() throws(FlowFailure) -> Activity? {
    if next == flow.steps.count, loops { next = 0 }
    guard next < flow.steps.count else { return nil }
    let step = flow.steps[next]
    next += 1
    if time - start > flow.setting.timeLimit {
      throw failure(of: step, "the flow takes longer than its limit of \(flow.setting.timeLimit.shortest) s")
    }
    return Activity(step: step, start: time, work: work(for: step))
  }

  private func work(for step: Flow.Step) -> Work {
    switch step.action {
    case .tap(let tap): .watch(Watch(.tap(tap), within: tap.within))
    case .drag(let drag): .watch(Watch(.drag(drag)))
    case .wait(let duration): .input(Gesture(events: [], end: time + duration), next: 0)
    case .settle(let settle): .watch(Watch(.rest, within: settle.within))
    case .expect(let expectation): .watch(Watch(.expectation(expectation), within: expectation.within))
    case .picture(let picture): .watch(Watch(.picture(picture)))
    }
  }

  private func outcome(of activity: Activity, to limit: Seconds) throws(FlowFailure) -> Outcome {
    switch activity.work {
    case .watch(let watch): return try play(watch, of: activity.step, from: activity.start, to: limit)
    case .input(let gesture, var next):
      if let longest = activity.step.timeLimit, gesture.end - activity.start > longest {
        throw failure(of: activity.step, "the step takes longer than its limit of \(longest.shortest) s")
      }
      while next < gesture.events.count, gesture.events[next].time <= limit {
        stage.handle(gesture.events[next])
        next += 1
      }
      let isDone = next == gesture.events.count && gesture.end <= limit
      return isDone ? .done(at: gesture.end) : .pending(.input(gesture, next: next))
    }
  }

  // MARK: State

  /// The prototype as it stands at a time that the stage has not come to yet.
  func prototype(at time: Seconds) -> Prototype {
    var prototype = stage.prototype
    prototype.advance(to: time)
    return prototype
  }

  /// A failure of a step now.
  func failure(of step: Flow.Step, _ message: String) -> FlowFailure {
    failure(of: step, message, in: prototype(at: time), at: time)
  }

  /// A failure of a step, with what the prototype then shows.
  func failure(of step: Flow.Step, _ message: String, in prototype: Prototype, at time: Seconds) -> FlowFailure {
    FlowFailure(
      place: flow.place(of: step), step: flow.text(of: step), time: time, message: message,
      moving: prototype.moving, outline: Outline(of: prototype).lines)
  }
}
