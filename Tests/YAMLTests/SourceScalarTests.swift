import Notation
import Testing

@Suite struct SourceScalarTests {
  @Test(arguments: [
    "yes", "no", "on", "off", "Y", "010", "0x10", "0o7", "1_000", "12:30", "1.2.3", "0b1", "٣", "1e", "-",
  ])
  func `what YAML's versions disagree about is text`(word: String) {
    #expect(SourceScalar(word, isPlain: true).value == .text)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("+5", 5), ("390", 390), ("0.95", 0.95), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-2", 0.01),
    ("1e999", .infinity), (".inf", .infinity), ("-.INF", -.infinity),
  ])
  func `decimal numbers are numbers`(word: String, number: Double) {
    #expect(SourceScalar(word, isPlain: true).value == .number(number))
  }

  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func `nothing is null`(word: String) {
    #expect(SourceScalar(word, isPlain: true).value == .null)
  }

  @Test(arguments: [("true", true), ("False", false), ("TRUE", true)])
  func `only true and false are switches`(word: String, value: Bool) {
    #expect(SourceScalar(word, isPlain: true).value == .boolean(value))
  }

  @Test(arguments: ["12", "true", "null", ""])
  func `in quotes everything is text`(word: String) {
    #expect(SourceScalar(word, isPlain: false).value == .text)
  }

  @Test func `the tag of strings makes text of a number`() {
    let root = readYAML("a: !!str 12").root

    #expect(root?["a"]?.content == .scalar(SourceScalar("12", isPlain: false)))
  }
}
