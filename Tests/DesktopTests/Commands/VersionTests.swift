import Foundation
import Testing

@testable import noren

/// One version, wherever it is said.
@Suite struct VersionTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: RunningNoren.root.appending(path: path), encoding: .utf8)
  }

  @Test func `the program says its version`() throws {
    #expect(try RunningNoren.run(["--version"]).output == "noren \(CommandTable.version)\n")
  }

  @Test func `the changelog begins with the program's version`() throws {
    let heading = try #require(try text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") })

    #expect(heading.dropFirst(3).prefix { $0 != "," } == CommandTable.version)
  }

  @Test func `the description for software centres begins with the program's version`() throws {
    let folder = RunningNoren.root.appending(path: "resources/desktop").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".metainfo.xml") }
    let description = try text("resources/desktop/\(try #require(names.first))")
    let release = try #require(description.firstMatch(of: /<release version="([^"]*)" date="\d{4}-\d\d-\d\d"/))

    #expect(names.count == 1)
    #expect(release.1 == CommandTable.version)
  }

  @Test func `the page about continuous integration installs the package of the program's version`() throws {
    let page = try text("docs/continuous-integration.md")

    #expect(page.matches(of: /noren_([0-9.]+)_/).allSatisfy { $0.1 == CommandTable.version })
  }
}
