import Foundation
import TestSupport

/// The program itself, started by a test.
final class RunningNoren {
  private let program: ChildProgram
  private let state: TemporaryFolder

  /// The folder of the sources.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Starts the program.
  ///
  /// - Parameter shell: what a shell does before, such as `ulimit -n 9` or `trap '' HUP`.
  init(
    _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment, folder: String? = nil,
    shell: String? = nil
  ) throws {
    state = try TemporaryFolder()
    // A test leaves no trace in what the user's own decks remember.
    var environment = environment.merging(["XDG_STATE_HOME": state.path]) { own, _ in own }
    // What the program reaches counts where the reach of the tests is measured, unless a shell limits what it may write:
    // then its counters go nowhere, for a file of them would be in the way.
    let counters = "LLVM_PROFILE_FILE"
    environment[counters] = shell == nil ? ProcessInfo.processInfo.environment[counters] : "/dev/null"
    if let shell {
      let script = ["-c", "\(shell); exec \"$0\" \"$@\"", Self.programURL.path]
      program = try ChildProgram("/bin/sh", script + words, environment: environment, folder: folder)
    } else {
      program = try ChildProgram(Self.programURL.path, words, environment: environment, folder: folder)
    }
  }

  /// Whether it has not ended yet.
  var isRunning: Bool { program.isRunning }

  /// Sends a signal to it.
  func send(_ signal: Int32) { program.send(signal) }

  /// Ends the program at once.
  func stop() { program.stop() }

  /// The program: beside the test bundle, wherever that was built.
  static var programURL: URL {
    for bundle in [Bundle.main, Bundle(for: RunningNoren.self)] {
      let folder =
        bundle.bundleURL.pathExtension.isEmpty ? bundle.bundleURL : bundle.bundleURL.deletingLastPathComponent()
      let program = folder.appending(path: "noren")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return root.appending(path: ".build/release/noren")
  }

  /// Reads the program's output up to a line that contains some words.
  ///
  /// - Returns: the line, or nothing when the program ended without it.
  func waitForLine(containing words: String) -> String? { program.waitForLine(containing: words) }

  /// Everything that the program says on standard output from here to its end.
  func readAll() -> String { program.wait().output }

  /// Waits for the end; the status as a shell gives it, 128 and its number for a signal, and what went to standard error.
  func finish() -> (status: Int32, errors: String) {
    let (end, _, errors) = program.wait()
    return switch end {
    case .status(let status): (status, errors)
    case .signal(let signal): (128 + signal, errors)
    }
  }

  /// Runs the program to its end: its status as a shell gives it, and what it said.
  static func run(
    _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment, folder: String? = nil,
    shell: String? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let noren = try RunningNoren(words, environment: environment, folder: folder, shell: shell)
    let output = noren.readAll()
    let (status, errors) = noren.finish()
    return (status, output, errors)
  }
}
