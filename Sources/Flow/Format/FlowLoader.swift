import Deck
import Stage

/// A flow that was read from a file, with the files that it includes.
public struct LoadedFlow: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The flow, unless there are errors.
  public let flow: Flow?
  /// What there is to say, file by file, in the order of each.
  public let diagnostics: [Diagnostic]

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
  /// - Errors: the file cannot be read. What is wrong inside of it, or with a file that it includes, comes as
  ///   diagnostics.
  public static func load(_ path: String) throws(FileError) -> LoadedFlow {
    let bytes = try FileSystem.read(path, limit: YAMLLimits.fileSize)
    let result = FlowReader.read(bytes: bytes, file: path == FileSystem.standardStream ? "standard input" : path)
    guard var flow = result.flow else {
      return LoadedFlow(path: path, flow: nil, diagnostics: result.diagnostics)
    }
    var inclusion = Inclusion(sources: flow.sources, chain: [FileSystem.resolved(path) ?? path])
    inclusion.resolve(&flow.steps, folder: FileSystem.directory(of: path))
    flow.sources = inclusion.sources
    let diagnostics = result.diagnostics + inclusion.diagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return LoadedFlow(path: path, flow: hasErrors ? nil : flow, diagnostics: diagnostics)
  }
}

/// Puts the steps of included files in their places.
private struct Inclusion {
  var sources: [SourceFile]
  /// The files that include each other down to the present one, links followed.
  var chain: [String]
  var diagnostics: [Diagnostic] = []
  private var stepCount = 0
  private var fileCount = 0

  init(sources: [SourceFile], chain: [String]) {
    self.sources = sources
    self.chain = chain
  }

  mutating func resolve(_ steps: inout [Flow.Step], folder: String) {
    for index in steps.indices {
      if case .include(var include) = steps[index].action {
        include.steps = read(include.path, of: steps[index], folder: folder)
        steps[index].action = .include(include)
      } else {
        var copy = self
        steps[index].changeNested { copy.resolve(&$0, folder: folder) }
        self = copy
      }
    }
  }

  private mutating func read(_ path: Located<String>, of step: Flow.Step, folder: String) -> [Flow.Step] {
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
    do { bytes = try FileSystem.read(file, limit: YAMLLimits.fileSize, onlyRegular: true) } catch {
      report("cannot be included: \(error)", at: path, of: step)
      return []
    }
    let result = FlowReader.read(bytes: bytes, file: file)
    diagnostics += result.diagnostics.filter { !diagnostics.contains($0) }
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
    let diagnostic = Diagnostic(
      .error, .include, message, in: sources[step.source], at: path.range)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension Diagnostic.Code {
  /// A file that cannot be included.
  public static let include = Self(rawValue: "include")
}
