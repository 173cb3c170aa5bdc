import Notation
import Testing
import YAML

@Suite struct KeyInsertionTests {
  private func add(
    _ keys: [String], to mapping: [String], after predecessors: [String] = [], text: String = "2s", in file: String
  ) throws(ScalarEditError) -> String {
    let insertion = KeyInsertion(mapping: mapping, keys: keys, predecessors: predecessors)
    let bytes = try insertion.adding(text, to: SourceFile(name: "deck.yaml", bytes: Array(file.utf8)))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `in a block a key gets a line after its predecessor, indented as that, comments kept`() throws {
    let edited = try add(
      ["x"], to: ["a"], after: ["p", "q"],
      in: "# top\na:\n  p: 1   # one\n\n  # about r\n  r: [1,\n    2]\nb: 3\n")

    #expect(edited == "# top\na:\n  p: 1   # one\n  x: 2s\n\n  # about r\n  r: [1,\n    2]\nb: 3\n")
  }

  @Test func `after a block inside it stands where that ends`() throws {
    let edited = try add(
      ["x"], to: ["a", "0"], after: ["pages"],
      in: "a:\n  - pages:\n      - {t: one}   # first\n      - {t: two}   # last\n    done: 1\n")

    #expect(edited == "a:\n  - pages:\n      - {t: one}   # first\n      - {t: two}   # last\n    x: 2s\n    done: 1\n")
  }

  @Test func `after text in a block it stands below the text`() throws {
    let edited = try add(["x"], to: [], after: ["t"], in: "t: |\n  one\n  two\n\nb: 3\n")

    #expect(edited == "t: |\n  one\n  two\nx: 2s\n\nb: 3\n")
  }

  @Test func `without a predecessor it comes last`() throws {
    #expect(try add(["x"], to: ["a"], in: "a:\n  p: 1\n  q: 2") == "a:\n  p: 1\n  q: 2\n  x: 2s")
  }

  @Test func `between brackets it follows its predecessor`() throws {
    let file = "pulse: {from: 1.0, to: 1.1 }  # breathes\r\n"

    #expect(try add(["x"], to: ["pulse"], after: ["from"], in: file) == file.replacing("1.0,", with: "1.0, x: 2s,"))
    #expect(
      try add(["x"], to: ["pulse"], after: ["from", "to"], in: file) == file.replacing("1.1", with: "1.1, x: 2s"))
  }

  @Test func `between brackets without a predecessor it comes first`() throws {
    #expect(try add(["x"], to: ["a"], in: "a: {p: 1}\n") == "a: {x: 2s, p: 1}\n")
    #expect(try add(["x"], to: ["a"], in: "a: {}\n") == "a: {x: 2s}\n")
  }

  @Test func `mappings on the way that are not there are written between brackets`() throws {
    let edited = try add(
      ["theme", "press", "curve"], to: [], after: ["noren"], text: "ease-in", in: "noren: 1\ns: 2\n")

    #expect(edited == "noren: 1\ntheme: {press: {curve: ease-in}}\ns: 2\n")
  }

  @Test func `line ends stay those of the file`() throws {
    #expect(try add(["x"], to: [], after: ["a"], in: "a: 1\r\nb: 2\r\n") == "a: 1\r\nx: 2s\r\nb: 2\r\n")
  }

  @Test func `a value that needs quotes gets them`() throws {
    let edited = try add(["x"], to: ["a"], text: "spring(duration: 0.3s, bounce: 0)", in: "a: {p: 1}\n")

    #expect(edited == "a: {x: \"spring(duration: 0.3s, bounce: 0)\", p: 1}\n")
  }

  @Test(arguments: [
    (["a"], "a: &m {p: 1}\nb: *m\n", ScalarEditError.anchor), (["b"], "a: &m {p: 1}\nb: *m\n", .alias),
    (["a"], "a: 1\n", .notThere), (["c"], "a: {p: 1}\n", .notThere), (["a", "7"], "a: [{p: 1}]\n", .notThere),
    (["a", "0"], "a: [p: 1, 2]\n", .changesMore), (["a"], "a: {p: 1\n", .notThere),
  ])
  func `where a key cannot be written safely nothing is`(mapping: [String], file: String, error: ScalarEditError) {
    #expect(throws: error) { try add(["x"], to: mapping, in: file) }
  }
}
