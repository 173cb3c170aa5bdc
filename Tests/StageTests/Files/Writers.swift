import Foundation
import Geometry
import Prototype
import TestSupport

@testable import Stage

/// Everything below a command that writes a file, as a test makes it write one called `out` into a folder.
enum Writer: String, CaseIterable {
  case result, resultBelow, newFile, recording, filmOfOneFile, coachMemory, windowPlacement

  /// The name that the file gets in the folder.
  func name(in folder: String) -> String {
    switch self {
    case .coachMemory: memory(folder).path.lastPart
    case .windowPlacement: placement(folder).path.lastPart
    default: "out"
    }
  }

  /// Writes the file, whose folder is the one that the user has named.
  func write(in folder: String) throws {
    let path = FileSystem.join(folder, "out")
    switch self {
    case .result: try FileSystem.write(Self.bytes, to: path)
    case .resultBelow: try FileSystem.write(Self.bytes, to: "out", below: folder)
    case .newFile: try FileSystem.write(Self.bytes, to: path, isNew: true)
    case .recording:
      let file = try RecordingFile(path)
      file.begin(RecordedFlow(deck: "deck.yaml", size: Size(10, 10), scale: 1))
      try file.finish()
    case .filmOfOneFile:
      let partial = try PartialFolder(for: path)
      defer { partial.remove() }
      try partial.write(Self.bytes, as: "film")
      try partial.finish(with: "film")
    case .coachMemory: try memory(folder).update { $0 = CoachMemory(seen: ["one"]) }
    case .windowPlacement:
      try placement(folder).write(WindowPlacement(x: 1, y: 2, size: Size(10, 10), scale: 1, device: Size(10, 10)))
    }
  }

  private func memory(_ folder: String) -> CoachMemoryFile {
    CoachMemoryFile(ofDeck: "/decks/deck.yaml", in: StateFolder(path: folder))
  }

  private func placement(_ folder: String) -> WindowPlacementFile {
    WindowPlacementFile(ofDeck: "/decks/deck.yaml", in: StateFolder(path: folder))
  }

  private static let bytes = Array("what noren writes".utf8)
}

extension String {
  /// What follows the last slash.
  var lastPart: String { String(split(separator: "/").last ?? "") }
}

extension TemporaryFolder {
  /// Makes a symbolic link below it.
  func link(_ name: String, to target: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  /// The text of a file below it; nothing when there is none.
  func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// What is in a folder below it.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []).sorted()
  }
}
