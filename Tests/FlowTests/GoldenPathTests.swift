import Flow
import Foundation
import Notation
import Raster
import Stage
import TestSupport
import Testing

/// What a flow may write: PNG files in its own folder, whatever a stranger has put into it.
@Suite struct GoldenPathTests {
  @Test(arguments: [
    ("../a.png", "leaves the flow's folder"), ("goldens/../../a.png", "leaves the flow's folder"),
    ("/tmp/a.png", "is absolute"), ("~/a.png", "is absolute"), ("deck.yaml", "names no PNG file"),
    (".png", "names no PNG file"),
  ])
  func `a golden elsewhere than below the flow is refused at its place`(path: String, fault: String) {
    for step in ["picture: \(path)", "film: {file: \(path), at: [0s, 1s]}"] {
      let result = FlowReader.read(bytes: Array("steps:\n  - \(step)\n".utf8), file: "a.flow.yaml")

      #expect(result.flow == nil)
      #expect(result.diagnostics.map(\.code) == [.goldenPath], "\(result.diagnostics.map(\.text))")
      #expect(result.diagnostics.first?.message == "the golden's path '\(path)' \(fault)")
    }
  }

  @Test func `a golden is neither written nor read through a link that leads out of the flow's folder`() throws {
    let folder = try TemporaryFolder()
    try folder.file("outside/keep.txt", "kept")
    try folder.file("flows/deck.yaml", "noren: 1\nscreens: {one: {walkthrough: {pages: [{title: A}]}}}\n")
    let flow = try folder.file("flows/a.flow.yaml", "deck: deck.yaml\nsteps: [{picture: goldens/new/a.png}]\n")
    try FileManager.default.createSymbolicLink(
      atPath: FileSystem.join(folder.path, "flows/goldens"), withDestinationPath: "../outside")
    var run = TestRun()
    run.options.isUpdate = true

    let outcome = try #require(run.run([flow]).first)

    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.headline.contains("leads out of the flow's folder") == true)
    #expect(try FileSystem.names(in: FileSystem.join(folder.path, "outside")) == ["keep.txt"])
  }
}
