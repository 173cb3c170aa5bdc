import Testing

@Suite struct GoldenTests {
  @Test func `the golden folder can be read and holds vectors`() {
    #expect(!GoldenFolder.files.isEmpty, "no JSON file in \(GoldenFolder.path)")
  }

  @Test(arguments: GoldenFolder.files)
  func `every case of a golden file holds at its strict tolerance`(_ name: String) throws {
    let file = try GoldenFile(named: name)
    let family = try #require(GoldenFamily.all[file.family], "no family named \(file.family) is offered")

    let failures = try file.cases.flatMap { try family.failures(of: $0, within: file.tolerance) }

    #expect(!file.cases.isEmpty, "\(name) has no cases")
    #expect(failures.isEmpty, "\(failures.count) of \(name): \(failures.prefix(5).joined(separator: "; "))")
  }

  @Test func `every family offered has golden vectors beside the tests`() throws {
    let families = try GoldenFolder.files.map { try GoldenFile(named: $0).family }

    #expect(GoldenFolder.isElsewhere || Set(families) == Set(GoldenFamily.all.keys))
  }
}
