import Foundation
import Raster
import TestSupport
import Testing

@Suite struct PlotCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a terminal gets a drawing with the name of each curve`() throws {
    let run = try RunningNoren.run(["plot", "ease-out", "spring(duration: 0.5s, bounce: 0.3)"])

    #expect(run.status == 0)
    #expect(run.output.contains("ease-out"))
    #expect(run.output.contains("spring(duration: 0.5s, bounce: 0.3)"))
    #expect(run.output.split(separator: "\n").count > 10)
  }

  @Test func `a picture has the size that its scale says`() throws {
    let small = try RunningNoren.run(["plot", "ease", "--scale", "1", "--out", "a.png"], folder: folder.path)
    let large = try RunningNoren.run(["plot", "ease", "--scale", "2", "--out", "b.png"], folder: folder.path)

    let sizes = try ["a.png", "b.png"].map { name in
      let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: name))
      let bitmap = try PNG.decode(Array(bytes))
      return [bitmap.width, bitmap.height]
    }
    #expect(small.status == 0 && large.status == 0)
    #expect(sizes[0].map { 2 * $0 } == sizes[1])
  }

  @Test func `the same curve makes the same picture`() throws {
    let once = try RunningNoren.run(["plot", "ease-in(0.2s)", "--out", "a.png"], folder: folder.path)
    let twice = try RunningNoren.run(["plot", "ease-in(0.2s)", "--out", "b.png"], folder: folder.path)

    #expect(once.status == 0 && twice.status == 0)
    #expect(FileManager.default.contentsEqual(atPath: folder.path + "/a.png", andPath: folder.path + "/b.png"))
  }

  @Test func `a picture that is there is not written over`() throws {
    try folder.file("a.png", "mine")

    let run = try RunningNoren.run(["plot", "ease", "--out", "a.png"], folder: folder.path)

    #expect(run.status == 2)
    #expect(run.errors.contains("--force"))
    #expect(try String(contentsOfFile: folder.path + "/a.png", encoding: .utf8) == "mine")
  }

  @Test(arguments: [("eas-out", "did you mean ease-out?"), ("sprong(duration: 1)", "did you mean spring?")])
  func `a mistyped curve brings the one that was probably meant`(_ curve: String, _ hint: String) throws {
    let run = try RunningNoren.run(["plot", curve])

    #expect(run.status == 2)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }
}
