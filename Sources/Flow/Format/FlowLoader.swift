import Deck
import Stage

/// A flow that was read from a file.
public struct LoadedFlow: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The flow, unless there are errors.
  public let flow: Flow?
  /// What there is to say, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// The folder that its deck and its pictures are found from.
  public var folder: String { FileSystem.directory(of: path) }

  /// The path of the deck that the flow names, if it names one.
  public var deckPath: String? { flow?.deck.map { FileSystem.join(folder, $0.value) } }
}

/// Reads flow files.
public enum FlowLoader {
  /// Reads a flow; `-` is standard input.
  ///
  /// - Errors: the file cannot be read. What is wrong inside of it comes as diagnostics.
  public static func load(_ path: String) throws(FileError) -> LoadedFlow {
    let bytes = try FileSystem.read(path, limit: YAMLLimits.fileSize)
    let result = FlowReader.read(bytes: bytes, file: path == FileSystem.standardStream ? "standard input" : path)
    return LoadedFlow(path: path, flow: result.flow, diagnostics: result.diagnostics)
  }
}
