import Foundation
import Stage
import Testing

@testable import Stage

@Suite struct MarkupTests {
  @Test(arguments: ["\u{1B}[31mx", "\u{9B}31mx", "\u{0}x", "\u{FFFE}x", "\rx"])
  func `markup holds nothing that steers a terminal`(_ word: String) {
    #expect(word.xml.unicodeScalars.first == "\u{FFFD}")
  }

  @Test func `what turns the direction of text is written by its number`() {
    #expect("a\u{202E}b\u{200F}".xml == "a&#8238;b&#8207;")
  }

  @Test func `markup holds no command of a continuous integration`() {
    #expect("x\n::error::y ##[z] a:b # c".xml == "x\n:&#58;error:&#58;y #&#35;[z] a:b # c")
  }

  @Test func `an error about a file is one line`() {
    let error = FileError(path: "a\n\u{1B}[2J", reason: "b\u{9B}c")

    #expect(error.description == "a\u{FFFD}\u{FFFD}[2J: b\u{FFFD}c")
  }
}
