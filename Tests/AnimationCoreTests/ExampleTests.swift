import Foundation
import Testing

@Suite struct ExampleTests {
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

  @Test func `the example prints a thrown sheet and a caught one`() throws {
    let lines = try ExampleTests.output(of: "SpringTable").split(separator: "\n").map(String.init)

    #expect(lines.first == "    ms    thrown     speed    caught     speed")
    #expect(lines.count == 20)
    #expect(lines.dropFirst().first?.hasSuffix("800.0   -1200.0     800.0   -1200.0") == true)
    #expect(lines.dropLast().last?.hasPrefix("thrown: at rest at exactly 100.0 from") == true)
    #expect(lines.last?.hasPrefix("caught: at rest at exactly 800.0 from") == true)
  }
}
