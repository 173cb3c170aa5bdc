import AnimationCore
import Notation
import Raster
import Stage
import Synchronization

/// Plays flow files and judges them, several at a time.
public struct TestRun: Sendable {
  /// How a run goes.
  public struct Options: Sendable {
    /// Whether goldens that are missing or differ are written anew.
    public var isUpdate = false
    /// How many flows are played at a time.
    public var jobs = 1
    /// Where pictures of failures go; nothing to keep none.
    public var failureFolder: String?
    /// How long a flow may take, in seconds of its own clock, whatever it says itself.
    public var mostTime: Seconds = FlowLimits.virtualTime
    /// How many frames a flow may take.
    public var mostFrames = FlowLimits.frames
    /// The folder that what flows name must lie in; nil for the one that each flow has by itself.
    public var root: RunRoot?
    /// Where coach marks are remembered from flow to flow, and from run to run; nil for nowhere.
    ///
    /// What a flow shows then depends on those before it: flows are played one after another, whatever ``jobs`` says.
    public var state: StateFolder?

    /// Makes the usual options.
    public init() {}
  }

  /// The ending by which flows are found in folders.
  public static let fileSuffix = ".flow.yaml"

  /// How it goes.
  public var options: Options

  /// Makes a run.
  public init(options: Options = Options()) { self.options = options }

  /// The flow files that paths mean: files as they are, folders by what is below them.
  ///
  /// - Errors: a path that is not there, or a folder that holds no flow.
  public static func files(_ paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard FileSystem.isDirectory(path) else {
        files.append(path)
        continue
      }
      let found = try FileSystem.files(below: path, endingIn: fileSuffix)
      if found.isEmpty { throw FileError(path: path, reason: "holds no file that ends in \(fileSuffix)") }
      files += found
    }
    return files
  }

  /// The part of some flows that one of several machines plays: every so-manieth, beginning with its own.
  public static func shard(_ files: [String], number: Int, of count: Int) -> [String] {
    files.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  /// Plays flows.
  ///
  /// - Parameters:
  ///   - files: the flows' files.
  ///   - decoder: what decodes the decks' pictures; nil for this process.
  ///   - report: gets each outcome, in the order of the files whatever the number of jobs, on any thread.
  /// - Returns: the outcomes in the order of the files.
  /// - Errors: fonts are missing.
  public func run(
    _ files: [String], decoder: (any PictureDecoder)? = nil,
    report: @escaping @Sendable (FlowOutcome) -> Void = { _ in }
  ) throws(FontError) -> [FlowOutcome] {
    let fonts = try FontLibrary()
    let results = Results(count: files.count, report: report)
    let options = options
    concurrently(files.count, threads: options.state == nil ? options.jobs : 1) { index in
      // Every flow has its own text engine, so that flows do not wait for each other.
      var setup = StageSetup(fonts: fonts)
      if let decoder { setup.decoder = decoder }
      let test = FlowTest(files[index], options: options, clock: MonotonicClock())
      results.set(test.run(with: setup), at: index)
    }
    return results.outcomes
  }

  /// Goldens beside some flows and beside their goldens that none of the flows names.
  ///
  /// A golden says of itself that it is one, so that other pictures in the same folder are left alone. Only right for
  /// all flows of the folders. Nothing is found where a flow cannot be read, since it may be the one that names them.
  public static func unusedGoldens(of files: [String], root: RunRoot? = nil) -> [FlowOutcome.Problem] {
    var folders = Set(files.map(FileSystem.directory))
    var used: Set<String> = []
    for file in files {
      guard let flow = try? FlowLoader.load(file, root: root).flow else { return [] }
      folders.formUnion(flow.goldens.map(FileSystem.directory))
      used.formUnion(flow.goldens.compactMap(FileSystem.resolved))
    }
    var unused: [String: String] = [:]
    for folder in folders.sorted() {
      for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasSuffix(".png") {
        let path = FileSystem.join(folder, name)
        guard let place = FileSystem.resolved(path), !used.contains(place), Golden.isGolden(path) else { continue }
        // The same folder may be reached by several paths.
        unused[place] = unused[place] ?? path
      }
    }
    return unused.values.sorted().map { path in
      let headline = "\(path.safeForTerminal): error: no flow uses this golden"
      return FlowOutcome.Problem(
        headline: headline, text: headline + "\n  help: delete it, or name it in a picture step")
    }
  }
}

/// The outcomes of flows that end in any order, handed on in order.
private final class Results: Sendable {
  private struct State {
    var outcomes: [FlowOutcome?]
    var reported = 0
  }

  private let state: Mutex<State>
  private let report: @Sendable (FlowOutcome) -> Void

  init(count: Int, report: @escaping @Sendable (FlowOutcome) -> Void) {
    state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
    self.report = report
  }

  func set(_ outcome: FlowOutcome, at index: Int) {
    state.withLock { state in
      state.outcomes[index] = outcome
      while state.reported < state.outcomes.count, let next = state.outcomes[state.reported] {
        report(next)
        state.reported += 1
      }
    }
  }

  var outcomes: [FlowOutcome] { state.withLock { $0.outcomes.compactMap { $0 } } }
}
