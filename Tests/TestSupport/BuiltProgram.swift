import Foundation

/// A program that was built together with the tests.
public enum BuiltProgram {
  /// Runs it, and gives the lines that it printed.
  ///
  /// - Errors: it is not there; a test that wants it has to depend on it in the package.
  public static func lines(of name: String) throws -> [String] {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(name)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
