import AnimationCore
import Deck
import Geometry
import Gestures
import Notation
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
  /// Told of each input that the stage gets.
  public var onInput: ((InputEvent) -> Void)?
  /// Told of each picture when its time has come, with the prototype as it then stands.
  public var onPicture: ((Flow.Step, Flow.Picture, Prototype) -> Void)?
  /// Told of each picture of a film by its number, when its time has come.
  public var onShot: ((Flow.Step, Flow.Film, Int, Prototype) -> Void)?

  /// Judges budgets when their time has come, and says what is wrong; nothing when they are kept or not judged.
  public var onBudget: ((Flow.Step, [FrameBudget]) -> String?)?

  /// Reads a deck again for a reload: the one at a path, or the present one.
  ///
  /// Without it the present one is kept.
  public var onReload: ((Flow.Step, String?) throws -> (Deck, PrototypeEnvironment))?

  /// How many times as many pixels to a point as the flow says frames have by now: a window that was recorded may have
  /// been zoomed, or moved to another display.
  public internal(set) var zoom = 1.0

  /// How far the script has come, in seconds.
  public private(set) var time: Seconds
  /// How many entries of the log earlier expectations have used up.
  var logPlace: Int
  /// The fingers that steps have left down, by their numbers.
  var held: [Int: HeldFinger] = [:]

  private let start: Seconds
  private var script: Script
  /// What goes on after the script; nothing when all was seen.
  private var tour: Tour?
  private let loops: Bool
  private var activity: Activity?
  /// The pictures of films that are under way, the next first.
  private var shots: [Shot] = []

  /// A finger that is down from one step to another.
  struct HeldFinger {
    var finger: Finger
    var point: Point
  }

  /// A step that has begun and is not done.
  private struct Activity {
    var step: Flow.Step
    var start: Seconds
    var work: Work
  }

  /// A picture of a film that is to be taken.
  private struct Shot {
    var time: Seconds
    var step: Flow.Step
    var film: Flow.Film
    var number: Int
  }

  /// What a step is busy with.
  enum Work {
    /// Inputs that come in; the next is the one at an index.
    case input(Gesture, next: Int)
    /// Recorded moments, their times counted from the start of the step; the next is the one at an index.
    case samples([Moment], next: Int)
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
    start = stage.prototype.time
    time = stage.prototype.time
    logPlace = stage.prototype.log.count
    // A tour goes on from step to step by itself; what loops is the tour, after the steps that lead to it.
    script = Script(flow.steps, loops: loops && flow.tour == nil, at: stage.prototype.time)
    tour = flow.tour
    self.loops = loops
  }

  /// Whether every step is done.
  public var isFinished: Bool { activity == nil && script.isFinished && tour == nil }

  /// The step that is being played.
  public var currentStep: Flow.Step? { activity?.step }

  /// Plays everything that is due at or before a time.
  ///
  /// - Errors: a step that fails; nothing can be played after that.
  public func play(to limit: Seconds) throws(FlowFailure) {
    while true {
      let bound = min(limit, shots.first?.time ?? .infinity)
      if try playOn(to: bound) { continue }
      guard let shot = shots.first, shot.time <= limit else { return }
      shots.removeFirst()
      onShot?(shot.step, shot.film, shot.number, prototype(at: shot.time))
    }
  }

  /// Does one thing that is due; says whether there was one.
  private func playOn(to bound: Seconds) throws(FlowFailure) -> Bool {
    guard time <= bound else { return false }
    if activity == nil { activity = try begin() }
    guard var current = activity else { return false }
    switch try outcome(of: current, to: bound) {
    case .pending(let work):
      current.work = work
      activity = current
      return false
    case .leads(let work, let time):
      self.time = time
      current.work = work
      activity = current
    case .done(let time):
      try checkTime(of: current.step, end: time)
      self.time = time
      activity = nil
    }
    return true
  }

  // MARK: Steps

  private func begin() throws(FlowFailure) -> Activity? {
    if script.isFinished { goOnTour() }
    guard let beat = script.next(at: time) else { return nil }
    switch beat {
    case .step(let step):
      return Activity(step: step, start: time, work: work(for: step))
    case .filmBegins(let step, let film):
      for (number, offset) in film.offsets.enumerated() {
        shots.append(Shot(time: time + offset, step: step, film: film, number: number))
      }
      // The sort keeps the order of equals, so films that run together take their pictures in order.
      shots.sort { $0.time < $1.time }
      return Activity(step: step, start: time, work: .input(Gesture(events: [], end: time), next: 0))
    case .filmEnds(let step, let film, let start):
      let end = max(time, start + (film.offsets.last ?? 0))
      return Activity(step: step, start: start, work: .input(Gesture(events: [], end: end), next: 0))
    }
  }

  /// Asks the tour what comes next; one that loops begins anew when it has seen everything.
  private func goOnTour() {
    guard var tour else { return }
    let prototype = prototype(at: time)
    var steps = tour.next(in: prototype)
    if steps == nil, loops {
      tour = Tour()
      steps = tour.next(in: prototype)
    }
    self.tour = steps == nil ? nil : tour
    script.append(steps ?? [])
  }

  /// Fails a step that ends after all of the flow should have, as soon as that is known.
  func checkTime(of step: Flow.Step, end: Seconds) throws(FlowFailure) {
    try checkMostTime(of: step, end: end)
    guard end - start > flow.setting.timeLimit else { return }
    throw failure(of: step, "the flow takes longer than its limit of \(flow.setting.timeLimit.shortest) s")
  }

  /// Fails a step that goes on for longer than any flow may take.
  func checkMostTime(of step: Flow.Step, end: Seconds) throws(FlowFailure) {
    guard end - start > flow.setting.mostTime else { return }
    throw failure(
      of: step, "the flow takes longer than \(flow.setting.mostTime.shortest) s; --limit names another limit")
  }

  /// Why a flow is ended that has taken more frames than any may.
  func frameFailure(_ mostFrames: Int) -> FlowFailure? {
    guard let step = currentStep ?? flow.steps.last else { return nil }
    return failure(of: step, "the flow takes more than \(mostFrames) frames; a lower fps takes fewer")
  }

  private func work(for step: Flow.Step) -> Work {
    if case .wait(let duration) = step.action { return .input(Gesture(events: [], end: time + duration), next: 0) }
    if case .samples(let moments) = step.action { return .samples(moments, next: 0) }
    return .watch(Watch(within: step.action.patience))
  }

  private func outcome(of activity: Activity, to limit: Seconds) throws(FlowFailure) -> Outcome {
    switch activity.work {
    case .watch(let watch): return try play(watch, of: activity.step, from: activity.start, to: limit)
    case .samples(let moments, let next): return try play(moments, from: next, of: activity.step, to: limit)
    case .input(let gesture, var next):
      if let longest = activity.step.timeLimit, gesture.end - activity.start > longest {
        throw failure(of: activity.step, "the step takes longer than its limit of \(longest.shortest) s")
      }
      try checkTime(of: activity.step, end: gesture.end)
      while next < gesture.events.count, gesture.events[next].time <= limit {
        stage.handle(gesture.events[next])
        onInput?(gesture.events[next])
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
    let outline = Outline(of: prototype)
    return FlowFailure(
      place: flow.place(of: step), step: flow.text(of: step), time: time, message: message,
      moving: prototype.moving, outline: [outline.head] + outline.elements)
  }
}

extension Flow.Action {
  /// How long what it needs may take to be there, in seconds.
  fileprivate var patience: Seconds {
    switch self {
    case .tap(let tap): tap.within
    case .hold(let hold): hold.within
    case .drag(let drag): drag.within
    case .fling(let fling): fling.within
    case .press(let press): press.within
    case .twoFinger(let scroll): scroll.within
    case .wheel(let wheel): wheel.within
    case .settle(let settle): settle.within
    case .expect(let expectation): expectation.within
    case .move, .release, .key, .resize, .loseFocus, .reload, .wait, .picture, .film, .samples, .budget, .repeat,
      .include:
      0
    }
  }
}
