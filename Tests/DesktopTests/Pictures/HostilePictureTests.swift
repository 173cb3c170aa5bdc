import Foundation
import Raster
import TestSupport
import Testing

/// What commands and the window make of a deck with a picture that ends its decoder.
@Suite(.timeLimit(.minutes(5))) struct HostilePictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("bad.svg", String(decoding: HostileDrawing.crash, as: UTF8.self))
    try folder.file(
      "deck.yaml", "noren: 1\nscreens: {one: {walkthrough: {pulse: none, pages: [{title: A, image: bad.svg}]}}}\n")
    try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n  - wait: 0.2s\n  - picture: a.png\n")
  }

  private func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
    try RunningNoren.run(words, folder: folder.path)
  }

  @Test func `check names it at its place and goes on`() throws {
    let run = try run(["check", "deck.yaml"])

    #expect(run.status == 1)
    #expect(run.errors.contains("deck.yaml:2:"))
    #expect(run.errors.contains("the picture 'bad.svg' cannot be shown: its decoder crashed"))
    #expect(run.output.contains("1 error"))
  }

  @Test func `a capture has a crossed square in its place, names it, and has failed`() throws {
    let run = try run(["capture", "deck.yaml", "--at", "0s", "--out", "a.png"])
    let picture = try PNG.decode([UInt8](Data(contentsOf: URL(filePath: "\(folder.path)/a.png"))))

    #expect(run.status == 1)
    #expect(run.errors.contains("bad.svg"))
    // The lines of the square meet in the middle of the picture's place and not beside it.
    let row = (0..<picture.width).map { picture.pixels[picture.height / 4 * picture.width + $0] }
    #expect(Set(row).count > 2)
  }

  @Test func `a flow that shows it has failed and names it`() throws {
    _ = try run(["test", "a.flow.yaml", "--update"])
    let run = try run(["test", "a.flow.yaml"])

    #expect(run.status == 1)
    #expect(run.output.contains("the picture 'bad.svg' cannot be shown"))
  }

  @Test(.enabled(if: VirtualDisplay.isAvailable))
  func `the window goes on, names it, and shows the picture as soon as its file is mended`() throws {
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", "--log", "--scale", "1", "--quit-after", "20s", "deck.yaml"], environment: display.environment,
      folder: folder.path)
    _ = try #require(noren.waitForLine(containing: "window: shown"))
    let teal: UInt32 = 0x0E7C86
    func waits(for isSo: () throws -> Bool) rethrows -> Bool {
      for _ in 0..<200 {
        if try isSo() { return true }
        usleep(50_000)
      }
      return false
    }
    func isTeal() throws -> Bool {
      for y in stride(from: 300, to: 900, by: 50) where try display.color(x: 500, y: y) == teal { return true }
      return false
    }
    #expect(try !isTeal())

    try folder.file(
      "bad.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='#0E7C86'/></svg>")

    #expect(try waits(for: isTeal))
    noren.send(SIGTERM)
    let (status, errors) = noren.finish()
    #expect(status == 0)
    #expect(errors.contains("bad.svg"))
  }
}
