import TestSupport
import Testing

/// The programs in `Examples/` that embed components, run as a reader would.
@Suite struct ComponentExampleTests {
  @Test func `the example swipes, moves, deletes and brings back rows without a window`() throws {
    let rows = try BuiltProgram.lines(of: "SwipeList").filter { $0.contains(";") }

    #expect(
      rows == [
        "apple at 0, 0; banana at -97, 58; cherry at 0, 116", "banana at 0, 0; cherry at 0, 58; apple at 0, 116",
        "cherry at 0, 0; apple at 0, 58", "banana at 0, 0; cherry at 0, 58; apple at 0, 116",
      ])
  }

  @Test func `the example drags half a page, and the footer is half way between two colours`() throws {
    let lines = try BuiltProgram.lines(of: "PagerStrip")

    #expect(lines.contains { $0.hasPrefix("0.70 s  footer #1E7563  harbour.png 0.50, forest.png 0.50") })
    #expect(lines.contains { $0.hasPrefix("1.60 s  footer #2E6F40  forest.png 1.00") })
  }

  @Test func `the example's hole and arrow follow a button that moves`() throws {
    let lines = try BuiltProgram.lines(of: "CoachMarks")

    #expect(lines.contains { $0.hasPrefix("3000 ms: dim 100 %; hole 34, 694 to 206, 756; arrow at 120, 694") })
    #expect(lines.contains { $0.hasPrefix("3500 ms: dim 100 %; hole 64, 694 to 236, 756; arrow at 150, 694") })
    #expect(lines.last == "5000 ms: done")
  }
}
