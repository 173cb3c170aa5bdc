import Notation
import Testing

@Suite struct YAMLLimitTests {
  @Test func `a file over the limit is refused by its size`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: 20 * 1024 * 1024)

    let (root, headlines) = readYAML(bytes: bytes)

    #expect(root == nil)
    #expect(headlines == ["a.yaml: error: the file has 20971520 bytes; the limit is 16 MiB"])
  }

  @Test func `aliases that multiply are stopped by what they stand for`() {
    var bomb = "l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "l\(level): &l\(level) [\(aliases)]\n"
    }

    let (root, headlines) = readYAML(bomb)

    #expect(root == nil)
    #expect(headlines == ["a.yaml:6:45: error: the document grows to more than 1000000 values"])
  }

  @Test func `many values are stopped`() {
    let (root, headlines) = readYAML(String(repeating: "- a\n", count: 1_000_000))

    #expect(root == nil)
    #expect(headlines == ["a.yaml:1000000:3: error: the document grows to more than 1000000 values"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `deep nesting is stopped`(opening: String) {
    let (root, headlines) = readYAML(String(repeating: opening, count: 100_000))

    #expect(root == nil)
    #expect(headlines == ["a.yaml:1:\(64 * opening.count + 1): error: values are nested deeper than 64 levels"])
  }

  @Test func `nesting by aliases counts too`() {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let nested = String(repeating: "[", count: 40) + "*a" + String(repeating: "]", count: 40)

    let (root, headlines) = readYAML("a: &a \(deep)\nb: \(nested)")

    #expect(root == nil)
    #expect(headlines == ["a.yaml:2:44: error: values are nested deeper than 64 levels"])
  }

  @Test func `directives are counted, since libyaml compares each with all`() {
    let (root, headlines) = readYAML((0..<200_000).map { "%TAG !t\($0)! x\n" }.joined() + "---\na: 1\n")

    #expect(root == nil)
    #expect(headlines == ["a.yaml:17:1: error: more than 16 lines begin with '%'"])
  }
}
