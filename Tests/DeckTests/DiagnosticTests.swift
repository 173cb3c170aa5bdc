import Deck
import Notation
import Testing

@Suite struct DiagnosticTests {
  private func diagnostic(_ text: String, _ start: Int, _ end: Int, hint: String? = nil) -> Diagnostic {
    let source = SourceFile(name: "deck.yaml", bytes: Array(text.utf8))
    return Diagnostic(
      .error, .syntax, "this is wrong", in: source, at: SourceRange(start: start, end: end), hint: hint)
  }

  @Test func `the caret stands under the fault behind tabs`() {
    let text = diagnostic("\ta:\tbad", 4, 7).text

    #expect(text == "deck.yaml:1:5: error: this is wrong\n  \ta:\tbad\n  \t  \t^~~")
  }

  @Test func `the caret counts two cells for characters of double width`() {
    let text = diagnostic("題名: あい👍🏽e\u{301} x", 26, 27).text

    #expect(text == "deck.yaml:1:12: error: this is wrong\n  題名: あい👍🏽e\u{301} x\n                ^")
  }

  @Test func `the underline counts two cells for characters of double width`() {
    let text = diagnostic("a: 日本", 3, 9).text

    #expect(text == "deck.yaml:1:4: error: this is wrong\n  a: 日本\n     ^~~~")
  }

  @Test func `a long line is cut around the fault`() {
    let text = diagnostic(String(repeating: "x", count: 500) + "!" + String(repeating: "y", count: 500), 500, 501).text

    let lines = text.split(separator: "\n")
    #expect(lines[0] == "deck.yaml:1:501: error: this is wrong")
    #expect(
      lines[1] == "  …" + String(repeating: "x", count: 100) + "!" + String(repeating: "y", count: 99) + "…")
    #expect(lines[2] == String(repeating: " ", count: 103) + "^")
  }

  @Test func `a fault over several lines is marked to the end of its first line`() {
    let text = diagnostic("a: [b,\nc]", 3, 9).text

    #expect(text == "deck.yaml:1:4: error: this is wrong\n  a: [b,\n     ^~~")
  }

  @Test func `nothing in a file can steer the terminal`() {
    let text = diagnostic("a\u{1B}[31m\u{202E}b", 0, 1, hint: "\u{9B}1m").text

    #expect(text == "deck.yaml:1:1: error: this is wrong\n  a\u{FFFD}[31m\u{FFFD}b\n  ^\n  help: \u{FFFD}1m")
  }

  @Test func `lines are counted by any line end`() {
    let source = SourceFile(name: "a", bytes: Array("a\rb\r\nc\nd".utf8))

    #expect([0, 2, 5, 7, 99].map { source.position(at: $0).line } == [1, 2, 3, 4, 4])
  }

  @Test func `the JSON has what a program needs`() {
    let json = diagnostic("a: bad", 3, 6, hint: "write \"good\"").json.text()

    #expect(
      json == """
        {"severity":"error","code":"syntax","message":"this is wrong","file":"deck.yaml","line":1,"column":4,"length":3,\
        "hint":"write \\"good\\""}
        """)
  }

  @Test func `the GitHub command escapes what would end it`() {
    var diagnostic = diagnostic("a: bad", 3, 6, hint: "100 %")
    diagnostic.file = "a,b:c.yaml"

    #expect(
      diagnostic.githubCommand
        == "::error file=a%2Cb%3Ac.yaml,line=1,col=4,endColumn=7,title=syntax::this is wrong%0A100 %25")
  }

  @Test func `a warning about a whole file has no place`() {
    let diagnostic = Diagnostic(.warning, .empty, "odd", file: "deck.yaml")

    #expect(diagnostic.text == "deck.yaml: warning: odd")
    #expect(diagnostic.githubCommand == "::warning file=deck.yaml,title=empty::odd")
  }

  @Test func `the list keeps a hundred and counts the others`() {
    let rows = (0..<250).map { "key\($0): 1" }.joined(separator: "\n")

    let diagnostics = read(rows).diagnostics

    #expect(diagnostics.count == 101)
    #expect(
      diagnostics.last?.text == "deck.yaml: error: 152 more problems are not shown\n  help: mend the ones above first")
  }

  @Test func `a fault that an alias repeats is told once`() {
    let deck = blocksDeck("- button: &b {label: x, colour: 1}\n- button: *b")

    #expect(headlines(of: deck) == ["deck.yaml:5:31: error: unknown key 'colour' in a button"])
  }

  @Test func `diagnostics come in the order of the file`() {
    let lines = read("screens: {a: {go: 1}}\nnoren: 2\nzebra: 1").diagnostics.compactMap { $0.excerpt?.position.line }

    #expect(lines == lines.sorted())
    #expect(lines.count == 4)
  }
}
