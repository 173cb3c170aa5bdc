import Foundation
import Testing

@Suite struct ListExampleTests {
  /// Runs a program that was built with the tests, and gives what it printed.
  private static func output(of program: String) throws -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(program)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `the example swipes, moves, deletes and brings back rows without a window`() throws {
    let lines = try Self.output(of: "SwipeList").split(separator: "\n")
    let rows = lines.filter { $0.contains(";") }

    #expect(
      rows == [
        "apple at 0, 0; banana at -97, 58; cherry at 0, 116", "banana at 0, 0; cherry at 0, 58; apple at 0, 116",
        "cherry at 0, 0; apple at 0, 58", "banana at 0, 0; cherry at 0, 58; apple at 0, 116",
      ])
  }
}
