import Testing

@testable import Notation

/// Words of strangers in what is printed: nothing in them is obeyed.
@Suite struct StrangersWordsTests {
  /// What terminals and logs obey, each with a letter at its end.
  static let words = [
    "\u{1B}]0;TITLE\u{7}x", "\u{1B}[2Jx", "\u{9B}31mx", "\u{90}x", "\u{202E}x", "\u{2066}x", "\u{61C}x", "\u{2028}x",
    "\rx", "\u{8}x",
    "\u{7F}x", "\u{85}x",
  ]

  @Test(arguments: words)
  func `a line for a terminal holds nothing that it obeys`(_ word: String) {
    let line = "before \(word) after".linesForTerminal

    #expect(!line.unicodeScalars.contains { $0.steersTerminal })
    #expect(line.hasPrefix("before ") && line.hasSuffix("x after"))
  }

  @Test(arguments: [
    "::error::x", "  ::error::x", "\t::set-env name=A::x", "x ##[add-path]y", "##vso[task.setvariable]y", "##VSO[x]",
    "\u{3000}::error::x",
  ])
  func `no line is a command of a continuous integration`(_ line: String) {
    for text in [line, "first\n\(line)\nlast"] {
      let lines = text.linesForTerminal.split(separator: "\n")

      #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
      #expect(!lines.contains { $0.contains("##[") || $0.lowercased().contains("##vso[") })
    }
  }

  @Test(arguments: ["deck.yaml:1:2: error: x::y", "# a ## b", "héllo 日本", "a\tb", ""])
  func `what is harmless stays as it is`(_ text: String) {
    #expect(text.linesForTerminal == text)
  }

  @Test(arguments: words + ["\n::error::x", "\r\n::error::x", "%0Ax", ":\u{301},x", ",\u{301}line=9x"])
  func `an annotation for GitHub is one line with the properties that it should have`(_ word: String) {
    let diagnostic = Diagnostic(
      .error, .syntax, "before \(word) after", file: "a\(word).yaml", hint: word, notes: [word])

    let command = diagnostic.githubCommand

    #expect(!command.unicodeScalars.contains { $0.steersTerminal || $0 == "\n" })
    let head = command.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false)
    // Nothing, nothing, the properties, nothing, what is said.
    #expect(head.count >= 5)
    #expect(String(head[2]).unicodeScalars.filter { $0 == "," }.count == 1)
  }

  @Test(arguments: words)
  func `JSON holds its words as escapes`(_ word: String) {
    let text = JSONValue.string(word).text(.compact)

    #expect(!text.unicodeScalars.contains { $0.steersTerminal })
    #expect(text.contains("\\u") || text.contains("\\r"))
  }
}
