import Notation
import Testing

@Suite struct YAMLTreeTests {
  @Test func `a mapping keeps its keys in the order of the file`() {
    let root = readYAML("b: 1\na: 2\nc: 3").root

    guard case .mapping(let pairs) = root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs.map(\.key) == ["b", "a", "c"])
  }

  @Test func `every node knows its bytes, past characters of several bytes`() {
    let text = "題: {あ: [\"いう\", x]} # う\nb: 12"
    let source = SourceFile(name: "a.yaml", bytes: Array(text.utf8))

    let root = readYAML(text).root

    let list = root?["題"]?["あ"]
    #expect(list.map { source.text(in: $0.range) } == "[\"いう\", x]")
    #expect(root?["題"].map { source.text(in: $0.range) } == "{あ: [\"いう\", x]}")
    #expect(root?["b"].map { source.text(in: $0.range) } == "12")
  }

  @Test func `a block collection ends where its last value ends`() {
    let text = "a:\n  - b\n  - c: d\n\n# comment\nz: 1"
    let source = SourceFile(name: "a.yaml", bytes: Array(text.utf8))

    let list = readYAML(text).root?["a"]

    #expect(list.map { source.text(in: $0.range) } == "- b\n  - c: d")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `any line end will do`(lineEnd: String) {
    let root = readYAML(["a: 1", "b:", "  - x", ""].joined(separator: lineEnd)).root

    #expect(root?["b"]?.content == .sequence([text("x", 11 + 2 * lineEnd.utf8.count - 1)]))
  }

  @Test func `a byte order mark is no character of the first line`() {
    let source = SourceFile(name: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("ab: c".utf8))

    let root = readYAML(bytes: source.bytes).root

    #expect(root?["ab"]?.range == SourceRange(start: 7, end: 8))
    #expect(source.position(at: 7) == SourcePosition(line: 1, column: 5))
  }

  @Test func `an alias stands for a copy, placed where the alias is`() {
    let root = readYAML("a: &x [1, 2]\nb: *x").root

    guard case .sequence(let items) = root?["b"]?.content else {
      Issue.record("no list")
      return
    }
    #expect(items.count == 2)
    #expect(root?["b"]?.range == SourceRange(start: 16, end: 18))
  }

  @Test func `an alias to a key's anchor gives the key's text`() {
    let root = readYAML("&k name: 1\nagain: *k").root

    #expect(root?["again"].flatMap(plainText) == "name")
  }

  @Test func `blocks of text keep or fold their lines`() {
    let root = readYAML("a: |\n  one\n  two\nb: >\n  one\n  two\n").root

    #expect(root?["a"].flatMap(plainText) == "one\ntwo\n")
    #expect(root?["b"].flatMap(plainText) == "one two\n")
  }

  private func text(_ text: String, _ start: Int) -> SourceNode {
    SourceNode(
      .scalar(SourceScalar(text, isPlain: true)), at: SourceRange(start: start, end: start + text.utf8.count))
  }

  private func plainText(_ node: SourceNode) -> String? {
    if case .scalar(let scalar) = node.content { scalar.text } else { nil }
  }
}
