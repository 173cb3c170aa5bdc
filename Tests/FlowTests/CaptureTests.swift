import Flow
import Prototype
import Raster
import Scene
import Stage
import Testing

@Suite struct CaptureTests {
  @Test func `the times of a film are computed one by one`() {
    let times = CaptureRun.times(from: 0.1, to: 2.1, framesPerSecond: 60)

    #expect(times.count == 121)
    #expect(times == (0...120).map { 0.1 + Double($0) / 60 })
  }

  @Test func `a film ends before a time that no picture falls on`() {
    let times = CaptureRun.times(from: 0, to: 1, framesPerSecond: 3.5)

    #expect(times == (0...3).map { Double($0) / 3.5 })
  }

  @Test func `a picture is the frame that a bench draws at its time`() throws {
    let stage = try makeStage()
    let flow = Flow.tour()
    var hashes: [UInt64] = []
    var reference: [UInt64] = []

    try CaptureRun(times: [0.65, 0.7]).run(flow, on: stage, loops: true) { hashes.append($2.hash()) }
    let every = CaptureRun.times(from: 0, to: 0.7, framesPerSecond: 20)
    try CaptureRun(times: every).run(flow, on: makeStage(), loops: true) { reference.append($2.hash()) }

    #expect(hashes == Array(reference.suffix(2)))
    #expect(hashes[0] != hashes[1])
  }

  @Test(arguments: [
    ("a.png", CaptureOutput.picture("a.png")), ("-", .picture("-")), ("dir/", .sequence("dir/")),
    ("some/dir", .sequence("some/dir")), ("A.PNG", .picture("A.PNG")), (".hidden", .sequence(".hidden")),
    ("日本/絵", .sequence("日本/絵")),
  ])
  func `the path says what is made`(path: String, output: CaptureOutput) throws {
    #expect(try CaptureOutput(path: path) == output)
  }

  @Test func `an unknown format is refused by name`() {
    #expect(throws: FileError(path: "a.bmp", reason: ".bmp is not a format that is written; use .png or a folder")) {
      try CaptureOutput(path: "a.bmp")
    }
  }

  @Test func `names of pictures sort by number`() {
    #expect(CaptureOutput.name(ofPicture: 7, of: 10) == "frame-0007.png")
    #expect(CaptureOutput.name(ofPicture: 7, of: 100_000) == "frame-00007.png")
  }

  @Test func `a contact sheet holds every pixel of its pictures`() {
    let red = Bitmap(width: 20, height: 30, pixels: Array(repeating: 0xFFFF_0000, count: 600))
    let blue = Bitmap(width: 20, height: 30, pixels: Array(repeating: 0xFF00_00FF, count: 600))
    let sheet = ContactSheet([.init(red, label: "0 s"), .init(blue, label: "1 s"), .init(red, label: "2 s")])

    let pixels = sheet.render(text: PlainText()).bitmap.pixels

    #expect(pixels.count { $0 == 0xFFFF_0000 } == 1200)
    #expect(pixels.count { $0 == 0xFF00_00FF } == 600)
  }
}

/// Text that measures and shows nothing.
private final class PlainText: TextSource, TextMeasuring {
  func measure(_ run: TextRun) -> TextMetrics { FixedWidthText().measure(run) }
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}
