import Notation
import TestSupport
import Testing
import YAML

@Suite struct ScalarEditTests {
  /// Replaces what stands between two marks, and gives back the file without them.
  private func edit(_ marked: String, to text: String) throws(ScalarEditError) -> String {
    let parts = marked.split(separator: "§", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let range = SourceRange(start: parts[0].count, end: parts[0].count + parts[1].count)
    let source = SourceFile(name: "deck.yaml", bytes: parts.flatMap { $0 })
    return String(decoding: try ScalarEdit.replacing(range, with: text, in: source), as: UTF8.self)
  }

  @Test func `a value in a block keeps its neighbours, its comment and its spaces`() throws {
    let edited = try edit("# top\na:   §0.1s§     # slow\n\nb: [ 1,2 ]\n", to: "0.25s")

    #expect(edited == "# top\na:   0.25s     # slow\n\nb: [ 1,2 ]\n")
  }

  @Test func `a value between brackets keeps them`() throws {
    let edited = try edit("pulse: {from: 1.0, to: §1.1§, duration: 10s}  # breathes\r\n", to: "1.25")

    #expect(edited == "pulse: {from: 1.0, to: 1.25, duration: 10s}  # breathes\r\n")
  }

  @Test func `double quotes stay`() throws {
    let edited = try edit("color: §\"#0E7C86\"§\n", to: "#FF0000")

    #expect(edited == "color: \"#FF0000\"\n")
  }

  @Test func `single quotes stay`() throws {
    let edited = try edit("color: §'#0E7C86'§\n", to: "#FF0000")

    #expect(edited == "color: '#FF0000'\n")
  }

  @Test func `a value that needs quotes gets them`() throws {
    let edited = try edit("[{animation: §none§, b: 1}]\n", to: "spring(duration: 0.3s, bounce: 0)")

    #expect(edited == "[{animation: \"spring(duration: 0.3s, bounce: 0)\", b: 1}]\n")
  }

  @Test func `the last value of a file without a line end can be changed`() throws {
    #expect(try edit("a: §1§", to: "2") == "a: 2")
  }

  @Test func `letters of other scripts around a value stay`() throws {
    let edited = try edit("title: お気に入り\ncolor: §\"#fff\"§ # 白\n", to: "#000")

    #expect(edited == "title: お気に入り\ncolor: \"#000\" # 白\n")
  }

  @Test(arguments: [
    ("a: &x 1\nb: §*x§\n", ScalarEditError.alias), ("a: §&x 1§\nb: *x\n", .anchor), ("a: §|\n  one\n§", .multipleLines),
    ("a: §\"one\n  two\"§\n", .multipleLines), ("a: §§1\n", .notThere), ("a: 1§2§3\n", .notThere),
    ("a: [§1§\n", .changesMore),
  ])
  func `what cannot be changed safely is refused`(marked: String, error: ScalarEditError) {
    #expect(throws: error) { try edit(marked, to: "2") }
  }

  @Test func `any text comes back as it was written`() throws {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("ab 0.:#,{}[]&*!|>'\"%@`-\\\n\tあ🏮\u{85}\u{2028}")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
      for marked in ["a: §x§\nb: 2\n", "[§'x'§, {b: 2}]", "- §\"x\"§ # c\n"] {
        let edited = try edit(marked, to: text)

        var diagnostics = DiagnosticList()
        let root = YAMLReader.read(SourceFile(name: "", bytes: Array(edited.utf8)), diagnostics: &diagnostics)
        #expect(root.map(firstText) == text)
      }
    }
  }

  private func firstText(_ node: SourceNode) -> String? {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): nodes.first.flatMap(firstText)
    case .mapping(let pairs): pairs.first.flatMap { firstText($0.value) }
    }
  }
}
