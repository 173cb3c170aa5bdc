import AnimationCore

/// The steps of a flow one after another: repetitions and included files unrolled as they come.
struct Script {
  /// What comes next.
  enum Beat {
    /// A step without steps inside of it.
    case step(Flow.Step)
    /// A film begins; its steps follow.
    case filmBegins(Flow.Step, Flow.Film)
    /// The steps of a film that began at a time are done.
    case filmEnds(Flow.Step, Flow.Film, start: Seconds)
  }

  /// A row of steps that is being played.
  private struct Row {
    var steps: [Flow.Step]
    var index = 0
    var roundsLeft: Int
    var film: (step: Flow.Step, film: Flow.Film, start: Seconds)?
  }

  private var rows: [Row]
  private let loops: Bool
  private var roundStart: Seconds

  /// Makes a script that begins at a time.
  init(_ steps: [Flow.Step], loops: Bool, at time: Seconds) {
    self.loops = loops
    roundStart = time
    rows = [Row(steps: steps, roundsLeft: 1)]
  }

  /// Adds steps at the end, with every step before them done.
  mutating func append(_ steps: [Flow.Step]) {
    rows = [Row(steps: steps, roundsLeft: 1)]
  }

  /// Whether nothing comes any more.
  var isFinished: Bool {
    guard let outermost = rows.first else { return true }
    return !loops && rows.count == 1 && outermost.index == outermost.steps.count
  }

  /// Takes what comes next.
  mutating func next(at time: Seconds) -> Beat? {
    while let last = rows.indices.last {
      let row = rows[last]
      guard row.index < row.steps.count else {
        if let end = endRow(at: time) { return end }
        if rows.isEmpty { return nil }
        continue
      }
      rows[last].index += 1
      let step = row.steps[row.index]
      switch step.action {
      case .film(let film):
        rows.append(Row(steps: film.steps, roundsLeft: 1, film: (step, film, time)))
        return .filmBegins(step, film)
      default:
        guard let (steps, times) = step.action.nested else { return .step(step) }
        rows.append(Row(steps: steps, roundsLeft: times))
      }
    }
    return nil
  }

  /// Begins the innermost row anew, or leaves it.
  private mutating func endRow(at time: Seconds) -> Beat? {
    let last = rows.count - 1
    if last == 0, loops, time > roundStart {
      // A round that took no time would be followed by others for ever.
      roundStart = time
      rows[0].index = 0
    } else if rows[last].roundsLeft > 1 {
      rows[last].roundsLeft -= 1
      rows[last].index = 0
    } else {
      return rows.removeLast().film.map { .filmEnds($0.step, $0.film, start: $0.start) }
    }
    return nil
  }
}
