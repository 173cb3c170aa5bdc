import AnimationCore
import Notation

extension Flow {
  /// A wait for rest.
  public struct Settle: Hashable, Sendable {
    /// How long it may take, in seconds.
    public var within: Seconds = 5

    /// Makes a wait of the usual patience.
    public init() {}

    /// Makes a wait.
    public init(within: Seconds) { self.within = within }
  }

  /// A picture that is compared with its golden bit for bit.
  public struct Picture: Hashable, Sendable {
    /// The golden's path, relative to the file of the step.
    public var path: String

    /// Names a golden.
    public init(_ path: String) { self.path = path }
  }

  /// A strip of pictures that is compared with its golden bit for bit.
  public struct Film: Hashable, Sendable {
    /// The golden's path, relative to the file of the step.
    public var path = ""
    /// When its pictures are taken, in seconds from the start of the step.
    public var times: [Seconds]?
    /// How many pictures are taken, the first at once and the last at the end, when ``times`` does not say it.
    public var count: Int?
    /// How long the film is, in seconds, when ``count`` says how many pictures it has.
    public var duration: Seconds = 1
    /// What is done meanwhile.
    public var steps: [Step] = []

    /// Makes an empty film.
    public init() {}

    /// When its pictures are taken, in seconds from the start of the step.
    public var offsets: [Seconds] {
      if let times { return times.sorted() }
      let intervals = max((count ?? 1) - 1, 1)
      return (0..<(count ?? 0)).map { duration * Double($0) / Double(intervals) }
    }
  }

  /// Steps that are done several times.
  public struct Repeat: Hashable, Sendable {
    /// How often.
    public var times = 1
    /// What is done.
    public var steps: [Step] = []

    /// Makes an empty repetition.
    public init() {}
  }

  /// The steps of another file.
  public struct Include: Hashable, Sendable {
    /// The file's path, relative to the file of the step.
    public var path: Located<String>
    /// Its steps, once it has been read.
    public var steps: [Step] = []

    /// Names a file.
    public init(_ path: Located<String>) { self.path = path }
  }
}

extension [Flow.Step] {
  /// How many steps there are, those inside of others counted as often as they are played.
  ///
  /// Counting stops at a limit, so that no file can make it overflow.
  func count(upTo limit: Int) -> Int { sum(upTo: limit) { _ in 1 } }

  /// How many recorded moments there are, counted in the same way.
  func momentCount(upTo limit: Int) -> Int {
    sum(upTo: limit) { if case .samples(let moments) = $0.action { moments.count } else { 0 } }
  }

  private func sum(upTo limit: Int, of weight: (Flow.Step) -> Int) -> Int {
    var total = 0
    for step in self where total < limit {
      total += weight(step)
      guard let (nested, times) = step.action.nested else { continue }
      let inner = nested.sum(upTo: limit, of: weight)
      let (product, hasOverflowed) = inner.multipliedReportingOverflow(by: Swift.max(times, 1))
      total += hasOverflowed ? limit : Swift.min(product, limit)
    }
    return Swift.min(total, limit)
  }

  /// Calls a closure with each step and then with those inside of it.
  func forEachNested(_ body: (Flow.Step) -> Void) {
    for step in self {
      body(step)
      step.action.nested?.steps.forEachNested(body)
    }
  }

  /// Says which file steps come from, those inside of others too.
  mutating func setSource(_ source: Int) {
    for index in indices {
      self[index].source = source
      self[index].changeNested { $0.setSource(source) }
    }
  }
}

extension Flow.Step {
  /// Changes the steps inside of this one.
  mutating func changeNested(_ body: (inout [Flow.Step]) -> Void) {
    switch action {
    case .repeat(var loop):
      body(&loop.steps)
      action = .repeat(loop)
    case .film(var film):
      body(&film.steps)
      action = .film(film)
    case .include(var include):
      body(&include.steps)
      action = .include(include)
    case .tap, .hold, .drag, .fling, .press, .move, .release, .twoFinger, .wheel, .key, .resize, .loseFocus,
      .reload, .wait, .settle, .expect, .picture, .samples, .budget:
      break
    }
  }
}
