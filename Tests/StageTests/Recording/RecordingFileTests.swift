import Foundation
import Geometry
import Gestures
import Stage
import TestSupport
import Testing

@Suite struct RecordingFileTests {
  private let flow = RecordedFlow(deck: "my \"decks\"/deck.yaml", size: Size(390, 844), scale: 1.5)
  private let moments: [Moment] = [
    .input(.pointer(PointerSample(phase: .began, position: Point(1, 2), time: 0.25))), .frame(0.5),
    .input(.text("a \"b\"\n", time: 0.6)), .frame(0.75),
  ]

  @Test func `a session that ends well leaves the file under its name`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.yaml"
    let file = try RecordingFile(path)

    file.append(moments[0])
    file.begin(flow)
    for moment in moments.dropFirst() { file.append(moment) }
    try file.finish()

    #expect(try String(contentsOfFile: path, encoding: .utf8) == flow.text(moments))
    #expect(!FileManager.default.fileExists(atPath: file.partialPath))
  }

  @Test func `a session that breaks off leaves everything up to its last frame beside it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.yaml"

    let file = try RecordingFile(path)
    file.begin(flow)
    for moment in moments + [.input(.focusLost(time: 0.8))] { file.append(moment) }

    #expect(try String(contentsOfFile: file.partialPath, encoding: .utf8) == flow.text(moments))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a folder that is not there is an error with its path`() throws {
    let folder = try TemporaryFolder()

    #expect(throws: FileError.self) { try RecordingFile(folder.path + "/missing/out.yaml") }
  }
}
