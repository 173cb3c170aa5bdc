import Flow
import Geometry
import Prototype
import Raster
import Scene
import Stage
import TestSupport
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

  @Test func `slow motion takes more pictures of the same time`() {
    let times = CaptureRun.times(from: 1, to: 2, framesPerSecond: 30, speed: 0.25)

    #expect(times.count == 121)
    #expect(times[1] == 1 + 1.0 / 30 * 0.25)
    #expect(times.last == 2)
  }

  @Test func `a film that is too long is counted, not made`() {
    let count = CaptureRun.count(from: 0, to: 1e12, framesPerSecond: 1000)

    #expect(count > CaptureRun.mostPictures)
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

  @Test func `a capture shows touches only when asked`() throws {
    let flow = try makeFlow("  - press: [100, 200]\n  - wait: 1s")
    var run = CaptureRun(times: [0.5])
    var hashes: [UInt64] = []

    for showsTouches in [false, true] {
      run.showsTouches = showsTouches
      try run.run(flow, on: makeStage(), loops: false) { hashes.append($2.hash()) }
    }

    #expect(hashes[0] != hashes[1])
  }

  @Test(arguments: [
    ("a.png", CaptureOutput.picture("a.png")), ("-", .picture("-")), ("dir/", .sequence("dir/")),
    ("some/dir", .sequence("some/dir")), ("A.PNG", .picture("A.PNG")), (".hidden", .sequence(".hidden")),
    ("日本/絵", .sequence("日本/絵")), ("a.gif", .film("a.gif", .gif)), ("b.c/A.WebP", .film("b.c/A.WebP", .webp)),
    ("a.mp4", .film("a.mp4", .mp4)), ("a.webm", .film("a.webm", .webm)),
  ])
  func `the path says what is made`(path: String, output: CaptureOutput) throws {
    #expect(try CaptureOutput(path: path) == output)
  }

  @Test func `an unknown format is refused by name`() {
    let reason = ".bmp is not a format that is written; use .png, .gif, .webp, .mp4, .webm or the name of a folder"
    #expect(throws: FileError(path: "a.bmp", reason: reason)) { try CaptureOutput(path: "a.bmp") }
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

  @Test func `a film strip has one row, with the captions below`() {
    let red = Bitmap(width: 20, height: 30, pixels: Array(repeating: 0xFFFF_0000, count: 600))
    let strip = ContactSheet((0..<9).map { .init(red, label: "\($0) s") }, columns: 9)

    #expect(strip.pixelSize.width > 9 * 20)
    #expect(strip.pixelSize.height < 2 * 30 + 40)
  }

  @Test func `pictures that are too many for one sheet are refused before they are drawn`() throws {
    let canvas = try #require(CaptureCanvas(window: Size(1000, 1000), scale: 1))

    #expect(throws: FileError.self) {
      try CaptureWriter(.picture("-"), count: 100, canvas: canvas, options: CaptureWriter.Options())
    }
  }

  @Test func `a sequence replaces an earlier one as a whole and leaves other files alone`() throws {
    let folder = try TemporaryFolder()
    for name in ["frame-0000.png", "frame-0007.png", "notes.txt", "frame-a.png"] { try folder.file(name, "old") }
    let canvas = try #require(CaptureCanvas(window: Size(4, 4), scale: 1))
    var options = CaptureWriter.Options()
    options.isForced = true
    let writer = try CaptureWriter(.sequence(folder.path), count: 2, canvas: canvas, options: options)

    for number in 0..<2 { try writer.take(PixelBuffer(width: 4, height: 4), number: number, time: 0) }
    let namesBefore = folder.names.sorted()
    try writer.finish(text: PlainText())

    #expect(namesBefore == ["frame-0000.png", "frame-0007.png", "frame-a.png", "notes.txt"])
    #expect(folder.names.sorted() == ["frame-0000.png", "frame-0001.png", "frame-a.png", "notes.txt"])
    let picture = try FileSystem.read(FileSystem.join(folder.path, "frame-0000.png"), limit: 1 << 20)
    #expect(try PNG.decode(picture).width == 4)
  }

  @Test func `a sequence that is given up leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let canvas = try #require(CaptureCanvas(window: Size(4, 4), scale: 1))
    let place = FileSystem.join(folder.path, "frames/")
    let writer = try CaptureWriter(.sequence(place), count: 2, canvas: canvas, options: CaptureWriter.Options())

    try writer.take(PixelBuffer(width: 4, height: 4), number: 0, time: 0)
    writer.cancel()

    #expect(folder.names == [])
  }

  @Test func `what is left to do is told once the pace is known`() {
    #expect(ProgressText.line(done: 3, of: 12, "picture", elapsed: 0.1) == "3 of 12 pictures")
    #expect(ProgressText.line(done: 3, of: 12, "picture", elapsed: 6) == "3 of 12 pictures, 18 s left")
    #expect(ProgressText.line(done: 10, of: 100, "picture", elapsed: 10) == "10 of 100 pictures, 1 min 30 s left")
  }
}
