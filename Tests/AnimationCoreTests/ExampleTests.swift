import TestSupport
import Testing

@Suite struct ExampleTests {
  @Test func `the example prints a thrown sheet and a caught one`() throws {
    let lines = try BuiltProgram.lines(of: "SpringTable")

    #expect(lines.first == "    ms    thrown     speed    caught     speed")
    #expect(lines.count == 20)
    #expect(lines.dropFirst().first?.hasSuffix("800.0   -1200.0     800.0   -1200.0") == true)
    #expect(lines.dropLast().last?.hasPrefix("thrown: at rest at exactly 100.0 from") == true)
    #expect(lines.last?.hasPrefix("caught: at rest at exactly 800.0 from") == true)
  }
}
