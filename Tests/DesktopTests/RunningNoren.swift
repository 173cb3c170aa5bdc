import Foundation
import TestSupport

/// The program itself, started by a test.
final class RunningNoren {
  let process = Process()
  private let state: TemporaryFolder
  private let output = Pipe()
  private let errors = Pipe()
  private var unread = ""

  /// The folder of the sources.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(_ words: [String], environment: [String: String], folder: String? = nil) throws {
    state = try TemporaryFolder()
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.executableURL = Self.programURL
    process.arguments = words
    // A test leaves no trace in what the user's own decks remember.
    process.environment = environment.merging(["XDG_STATE_HOME": state.path]) { own, _ in own }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { stop() }

  /// Ends the program at once.
  ///
  /// A child inherits the signals that a test's thread blocks, so that a polite request may never arrive.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

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
  func waitForLine(containing words: String) -> String? {
    while true {
      while let end = unread.firstIndex(of: "\n") {
        let line = String(unread[..<end])
        unread = String(unread[unread.index(after: end)...])
        if line.contains(words) { return line }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += String(decoding: data, as: UTF8.self)
    }
  }

  /// Everything that the program says on standard output from here to its end.
  func readAll() -> String {
    defer { unread = "" }
    return unread + String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Waits for the end; what went to standard error.
  func finish() -> (status: Int32, errors: String) {
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
