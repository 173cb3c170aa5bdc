import Deck
import Notation
import Stage
import YAML

/// A flow that was read from a file, with the files that it includes.
public struct LoadedFlow: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The flow, unless there are errors.
  public let flow: Flow?
  /// What there is to say, file by file, in the order of each.
  public let diagnostics: [Diagnostic]

  /// The folder that what it names lies in.
  public let root: RunRoot

  /// The folder that its deck is found from.
  public var folder: String { FileSystem.directory(of: path) }

  /// The path of the deck that the flow names, if it names one.
  public var deckPath: String? { flow?.deck.map { FileSystem.join(folder, $0.value) } }
}

/// Reads flow files and the files that they include.
public enum FlowLoader {
  /// How deeply files may include each other.
  public static let deepestInclude = 16
  /// How many files a flow may include in all, each counted as often as it is included.
  public static let mostIncludes = 1000

  /// Reads a flow; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: the flow's file.
  ///   - root: the folder that what it names must lie in; nothing for that of ``Stage/RunRoot/init(ofFlow:)``.
  ///   - playsOwnDeck: whether the deck that it names is the one it plays on.
  /// - Errors: the file cannot be read. What is wrong inside of it, or with a file that it names, comes as diagnostics.
  public static func load(
    _ path: String, root: RunRoot? = nil, playsOwnDeck: Bool = true
  ) throws(FileError) -> LoadedFlow {
    let root = root ?? RunRoot(ofFlow: path)
    let bytes = try FileSystem.readOperand(path, limit: YAMLLimits.fileSize)
    let result = FlowReader.read(bytes: bytes, file: path == FileSystem.standardStream ? "standard input" : path)
    let own = result.source.shown(result.diagnostics, as: .flow)
    guard var flow = result.flow else { return LoadedFlow(path: path, flow: nil, diagnostics: own, root: root) }
    var inclusion = Inclusion(sources: flow.sources, chain: [FileSystem.resolved(path) ?? path], root: root)
    if playsOwnDeck, let deck = flow.deck { inclusion.check(deck.value, at: deck.range, in: 0) }
    inclusion.resolve(&flow.steps, folder: FileSystem.directory(of: path))
    flow.sources = inclusion.sources
    inclusion.checkLength(of: flow)
    let diagnostics = own + inclusion.diagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return LoadedFlow(path: path, flow: hasErrors ? nil : flow, diagnostics: diagnostics, root: root)
  }
}

/// Puts the steps of included files in their places.
private struct Inclusion {
  var sources: [SourceFile]
  /// The files that include each other down to the present one, links followed.
  var chain: [String]
  private(set) var diagnostics: [Diagnostic] = []
  /// Those that are there already: a file that is included often tells of its faults once.
  private var known: Set<Diagnostic> = []
  private let root: RunRoot
  private var stepCount = 0
  private var fileCount = 0

  init(sources: [SourceFile], chain: [String], root: RunRoot) {
    self.sources = sources
    self.chain = chain
    self.root = root
  }

  /// Counts again what is played, now that every file is in its place.
  mutating func checkLength(of flow: Flow) {
    guard diagnostics.isEmpty, let fault = flow.steps.lengthFault else { return }
    report(.outOfRange, "the flow has \(fault)", at: .fileStart, in: 0)
  }

  /// Checks a file that a flow names for later: that it is one, in the folder of the run.
  mutating func check(_ path: String, at range: SourceRange, in source: Int) {
    if path == FileSystem.standardStream {
      return report(.outsideRoot, "a flow cannot name standard input; name a file", at: range, in: source)
    }
    let folder = FileSystem.directory(of: sources[source].name)
    do throws(FileError) { try root.check(FileSystem.join(folder, path)) } catch {
      report(.outsideRoot, "cannot be read: \(error)", at: range, in: source)
    }
  }

  mutating func resolve(_ steps: inout [Flow.Step], folder: String) {
    for index in steps.indices {
      if case .include(var include) = steps[index].action {
        include.steps = read(include.path, of: steps[index], folder: folder)
        steps[index].action = .include(include)
      } else if case .reload(let path?) = steps[index].action {
        check(path, at: steps[index].range, in: steps[index].source)
      } else {
        var copy = self
        steps[index].changeNested { copy.resolve(&$0, folder: folder) }
        self = copy
      }
    }
  }

  private mutating func read(_ path: Located<String>, of step: Flow.Step, folder: String) -> [Flow.Step] {
    guard path.value != FileSystem.standardStream else {
      report(.include, "a flow cannot include standard input; name a file", at: path.range, in: step.source)
      return []
    }
    let file = FileSystem.join(folder, path.value)
    let identity = FileSystem.resolved(file) ?? file
    if let start = chain.firstIndex(of: identity) {
      let circle = (chain[start...] + [identity]).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      report("this file includes itself: " + circle.joined(separator: " -> "), at: path, of: step)
      return []
    }
    guard chain.count < FlowLoader.deepestInclude else {
      report("files include each other more than \(FlowLoader.deepestInclude) deep", at: path, of: step)
      return []
    }
    fileCount += 1
    guard fileCount <= FlowLoader.mostIncludes else {
      report("the flow includes more than \(FlowLoader.mostIncludes) files", at: path, of: step)
      return []
    }
    let bytes: [UInt8]
    do { bytes = try root.read(file, limit: YAMLLimits.fileSize) } catch {
      report("cannot be included: \(error)", at: path, of: step)
      return []
    }
    let result = FlowReader.read(bytes: bytes, file: file)
    result.source.shown(result.diagnostics, as: .flow).forEach { add($0) }
    guard var steps = result.flow?.steps else { return [] }
    stepCount += steps.count(upTo: FlowLimits.steps + 1)
    guard stepCount <= FlowLimits.steps else {
      report("the included files have more than \(FlowLimits.steps) steps together", at: path, of: step)
      return []
    }
    steps.setSource(sources.count)
    sources.append(result.source)
    chain.append(identity)
    resolve(&steps, folder: FileSystem.directory(of: file))
    chain.removeLast()
    return steps
  }

  private mutating func report(_ message: String, at path: Located<String>, of step: Flow.Step) {
    report(.include, message, at: path.range, in: step.source)
  }

  private mutating func report(_ code: Diagnostic.Code, _ message: String, at range: SourceRange, in source: Int) {
    add(Diagnostic(.error, code, message, in: sources[source], at: range))
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

extension Diagnostic.Code {
  /// A file that cannot be included.
  public static let include = Self(rawValue: "include")
  /// A file that a flow names and that a run does not read: outside of its folder, or no file.
  public static let outsideRoot = Self(rawValue: "outside-root")
}
