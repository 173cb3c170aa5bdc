import Foundation

/// A folder that is gone after the test.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// Makes an empty one; its path has a space and letters of another script in it, as folders of users do.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "noren 暖簾 \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below it, and gives back its path.
  @discardableResult
  public func file(_ name: String, _ text: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Writes a shell script below it that can be run as a program, and gives back its path.
  ///
  /// A shell of its own writes the file: what other tests start meanwhile would hold a file of this process open, and
  /// the system runs no program that is open for writing.
  @discardableResult
  public func program(_ name: String, _ script: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let writer = Process()
    let input = Pipe()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "cat > \"$1\" && chmod 755 \"$1\"", "sh", url.path]
    writer.standardInput = input
    try writer.run()
    try input.fileHandleForWriting.write(contentsOf: Data("#!/bin/sh\n\(script)\n".utf8))
    try input.fileHandleForWriting.close()
    writer.waitUntilExit()
    return url.path
  }

  /// What is directly in it.
  public var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}
