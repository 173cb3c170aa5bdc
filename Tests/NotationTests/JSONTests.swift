import Notation
import Testing
import YAML

@Suite struct JSONTests {
  @Test func `keys keep their order`() {
    let value: JSONValue = ["zebra": 1, "apple": 2]

    #expect(value.text() == #"{"zebra":1,"apple":2}"#)
  }

  @Test func `numbers are as short as bring them back`() {
    let value: JSONValue = [0.1, 16.0, 1e-7, 1e300, -0.5]

    #expect(value.text() == "[0.1,16,1e-07,1e+300,-0.5]")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number is null`(number: Double) {
    #expect(JSONValue.number(number).text() == "null")
  }

  @Test func `text cannot end its quotes, its line or a script`() {
    let value: JSONValue = "a\"\\\n\u{1}\u{2028}</script>お"

    #expect(value.text() == #""a\"\\\n\u0001\u2028\u003c/script>お""#)
  }

  @Test func `short lists stay on one line when the document is indented`() {
    let value: JSONValue = ["work_ms": ["p50": 1.5, "max": 2], "frames": [[1], [2]], "empty": []]

    let expected = """
      {
        "work_ms": {"p50": 1.5, "max": 2},
        "frames": [
          [1],
          [2]
        ],
        "empty": []
      }
      """
    #expect(value.text(.indented) == expected)
  }

  @Test func `a document reads back as YAML`() throws {
    let source = SourceFile(name: "report.json", bytes: Array(#"{"a\n": [0.1, null, "\u003c"]}"#.utf8))
    var diagnostics = DiagnosticList()

    let root = try #require(YAMLReader.read(source, diagnostics: &diagnostics))

    guard case .sequence(let items) = root["a\n"]?.content else {
      Issue.record("the key is not there")
      return
    }
    #expect(items.count == 3)
    #expect(items.last?.content == .scalar(SourceScalar("<", isPlain: false)))
  }
}
