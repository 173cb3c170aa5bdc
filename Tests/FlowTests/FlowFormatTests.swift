import Flow
import Stage
import Testing

@Suite struct FlowFormatTests {
  private static func file(_ path: String) throws -> String {
    let root = (0..<3).reduce(#filePath) { path, _ in FileSystem.directory(of: path) }
    return try String(decoding: FileSystem.read(FileSystem.join(root, path), limit: 1 << 20), as: UTF8.self)
  }

  @Test func `the schema is the one that the reader follows; make reference writes it anew`() throws {
    #expect(try Self.file("resources/flow.schema.json") == FlowFormat.jsonSchema)
  }

  @Test func `the reference page is the one that the reader follows; make reference writes it anew`() throws {
    #expect(try Self.file("docs/flow-format.md") == FlowFormat.reference)
  }

  @Test(arguments: [
    "tap", "double tap", "press and hold", "drag", "fling", "two finger", "wheel", "key", "wait", "settle",
    "resize", "lose focus", "reload", "repeat", "include", "expect", "picture", "film", "budget", "time limit",
  ])
  func `the reference explains every verb`(verb: String) {
    #expect(FlowFormat.reference.contains("| `\(verb)` |"))
  }

  @Test(arguments: ["color", "frame", "velocity", "rows", "state"])
  func `the schema knows properties of elements as patterns`(property: String) {
    #expect(FlowFormat.jsonSchema.contains("\"^\(property) of .+$\""))
  }
}
