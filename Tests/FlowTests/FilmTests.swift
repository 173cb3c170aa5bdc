import Flow
import Foundation
import Geometry
import Prototype
import Raster
import Scene
import Stage
import TestSupport
import Testing

/// Films that ffmpeg itself writes; `make deps` installs it.
@Suite(.enabled(if: Film.programs.file(of: "ffmpeg") != nil, "ffmpeg is not installed; make deps installs it"))
struct FilmTests {
  @Test(arguments: [30, 50, 12.5])
  func `a GIF keeps real time at every rate`(rate: Double) throws {
    let film = try Film("a.gif")

    try film.write(pictures: Int(rate * 2), rate: rate)

    let delays = try GIF.delays(of: film.bytes)
    #expect(abs(delays.reduce(0, +) - 200) <= 1)
    #expect(delays.allSatisfy { $0 >= 2 })
  }

  @Test(arguments: [
    ("a.gif", Array("GIF89a".utf8)), ("a.webp", Array("RIFF".utf8)),
    ("a.mp4", [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70]),
    ("a.webm", [0x1A, 0x45, 0xDF, 0xA3]),
  ])
  func `every format is written whole, and nothing else`(name: String, signature: [UInt8]) throws {
    let film = try Film(name)

    try film.write(pictures: 5)

    #expect(try film.bytes.starts(with: signature))
    #expect(film.folder.names == [name])
  }

  @Test func `a video of an odd size gets even sides`() throws {
    let film = try Film("a.mp4", width: 21, height: 33)

    try film.write(pictures: 3)

    #expect(try MP4.size(of: film.bytes) == [22, 34])
  }

  @Test func `the same pictures give the same file`() throws {
    let (first, second) = (try Film("a.mp4"), try Film("a.mp4"))

    try first.write(pictures: 10)
    try second.write(pictures: 10)

    #expect(try first.bytes == second.bytes)
  }
}

/// What happens when a film cannot be written; the programs in place of ffmpeg are scripts.
@Suite struct FilmFailureTests {
  @Test func `without ffmpeg the package is named before anything is drawn`() throws {
    let film = try Film("a.mp4")

    #expect(throws: FilmError.missingProgram("ffmpeg")) {
      _ = try film.makeWriter(count: 1, programs: ProgramSearch(path: "/nowhere"))
    }
    #expect(FilmError.missingProgram("ffmpeg").description.contains("apt-get install ffmpeg"))
  }

  @Test func `ffmpeg killed halfway leaves nothing`() throws {
    let film = try Film("a.mp4", script: "echo part > \"$file\"; head -c 1000 > /dev/null; kill -9 $$")

    let error = #expect(throws: FilmError.self) { try film.write(pictures: 100) }

    #expect(error?.description == "\(film.path): ffmpeg did not finish: it was ended by signal 9")
    #expect(film.folder.names == ["ffmpeg"])
  }

  @Test(arguments: [0, 1])
  func `a full disk is a failure whatever ffmpeg's status is, and leaves nothing`(status: Int) throws {
    let film = try Film(
      "a.mp4", script: "cat > /dev/null; echo part > \"$file\"; echo 'x: No space left on device' >&2; exit \(status)")

    let error = #expect(throws: FilmError.self) { try film.write(pictures: 3) }

    #expect(error?.description == "\(film.path): ffmpeg did not finish: no space left on device")
    #expect(film.folder.names == ["ffmpeg"])
  }

  @Test func `an encoder that this ffmpeg lacks is named`() throws {
    let film = try Film("a.webm", script: "echo \"Unknown encoder 'libvpx-vp9'\" >&2; exit 1")

    #expect(throws: FilmError.missingEncoder("libvpx-vp9")) { try film.write(pictures: 3) }
  }

  @Test func `ffmpeg that wants no more pictures before the last is a failure`() throws {
    let film = try Film("a.mp4", script: "exit 0")

    #expect(throws: FilmError.self) { try film.write(pictures: 100) }
  }

  @Test(arguments: ["a.gif", "a.webp", "a.mp4", "a.webm"], ["", ": > \"$file\"", "echo no film > \"$file\""])
  func `an encoder that leaves well without having written a film is a failure`(name: String, script: String) throws {
    let film = try Film(name, script: "cat > /dev/null; \(script)")

    let error = #expect(throws: FilmError.self) { try film.write(pictures: 3) }

    #expect(error?.description.contains("the encoder ended without a complaint, but") == true)
    #expect(film.folder.names == ["ffmpeg"])
  }

  @Test func `a capture of no picture is a failure`() throws {
    let film = try Film("a.mp4", script: "cat > \"$file\"")

    let error = #expect(throws: FileError.self) { try film.write(pictures: 0) }

    #expect(error?.reason == "no picture was taken, so nothing was written")
  }

  @Test func `a film that is there stays until the new one is whole`() throws {
    let film = try Film("a.mp4", script: "cat > /dev/null; exit 1")
    try film.folder.file("a.mp4", "old")

    #expect(throws: FilmError.self) { try film.write(pictures: 3, isForced: true) }

    #expect(try film.bytes == Array("old".utf8))
  }

  @Test func `a film that is there is not written over unasked`() throws {
    let film = try Film("a.mp4", script: "cat > \"$file\"")
    try film.folder.file("a.mp4", "old")

    #expect(throws: FileError(path: film.path, reason: "is there already; use --force to write over it")) {
      try film.write(pictures: 3)
    }
  }

  @Test func `a film whose user wants no more leaves nothing`() throws {
    let film = try Film("a.mp4", script: "cat > \"$file\"")
    var asked = 0

    #expect(throws: FilmError.interrupted) {
      try film.write(pictures: 10) {
        asked += 1
        return asked > 5
      }
    }

    #expect(film.folder.names == ["ffmpeg"])
  }

  @Test func `a folder that is not there is said before anything is drawn`() throws {
    let film = try Film("none/a.mp4", script: "cat > \"$file\"")

    let error = #expect(throws: FileError.self) { try film.write(pictures: 1) }

    #expect(error?.reason == "the folder cannot be written to: No such file or directory")
  }
}

/// A film that a test writes, in a folder of its own.
private final class Film {
  /// Where real programs are.
  static var programs: ProgramSearch { ProgramSearch(path: ProcessInfo.processInfo.environment["PATH"] ?? "") }

  let folder: TemporaryFolder
  let path: String
  private let programs: ProgramSearch
  private let canvas: CaptureCanvas

  /// - Parameter script: what a shell does in place of ffmpeg; the file to write is `$file`.
  init(_ name: String, width: Int = 20, height: Int = 32, script: String? = nil) throws {
    folder = try TemporaryFolder()
    path = FileSystem.join(folder.path, name)
    canvas = try #require(CaptureCanvas(window: Size(Double(width), Double(height)), scale: 1))
    if let script {
      try folder.program("ffmpeg", "for last; do :; done\nfile=${last#file:}\n\(script)")
      programs = ProgramSearch(path: folder.path)
    } else {
      programs = Self.programs
    }
  }

  var bytes: [UInt8] { get throws { try FileSystem.read(path, limit: 1 << 24) } }

  func makeWriter(
    count: Int, rate: Double = 30, programs: ProgramSearch, isForced: Bool = false,
    isInterrupted: @escaping () -> Bool = { false }
  ) throws -> CaptureWriter {
    var options = CaptureWriter.Options()
    options.rate = rate
    options.programs = programs
    options.isForced = isForced
    options.isInterrupted = isInterrupted
    return try CaptureWriter(CaptureOutput(path: path), count: count, canvas: canvas, options: options)
  }

  /// Writes pictures that all differ.
  func write(
    pictures count: Int, rate: Double = 30, isForced: Bool = false, isInterrupted: @escaping () -> Bool = { false }
  ) throws {
    let writer = try makeWriter(
      count: count, rate: rate, programs: programs, isForced: isForced, isInterrupted: isInterrupted)
    let frame = PixelBuffer(width: canvas.size.width, height: canvas.size.height)
    func draw(_ number: Int) {
      frame.withPixels { pixels in
        for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32((index * 7 + number * 4099) & 0xFFFFFF) }
      }
    }
    do {
      for number in writer.palettePictures {
        draw(number)
        try writer.choosePalette(from: frame)
      }
      for number in 0..<count {
        draw(number)
        try writer.take(frame, number: number, time: Double(number) / rate)
      }
      try writer.finish(text: PlainText())
    } catch {
      writer.cancel()
      throw error
    }
  }
}

/// The parts of a GIF that tests look at.
private enum GIF {
  /// How long each picture shows, in hundredths of a second.
  static func delays(of bytes: [UInt8]) throws -> [Int] {
    var delays: [Int] = []
    var place = 13 + (bytes[10] & 0x80 != 0 ? 3 << (Int(bytes[10] & 7) + 1) : 0)
    func skipBlocks() {
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
    while bytes[place] != 0x3B {
      if bytes[place] == 0x21 {
        if bytes[place + 1] == 0xF9 { delays.append(Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8) }
        place += 2
      } else {
        place += 10 + (bytes[place + 9] & 0x80 != 0 ? 3 << (Int(bytes[place + 9] & 7) + 1) : 0) + 1
      }
      skipBlocks()
    }
    return delays
  }
}

/// The parts of an MP4 file that tests look at.
private enum MP4 {
  /// Width and height of its pictures, from the sample description.
  static func size(of bytes: [UInt8]) throws -> [Int] {
    let name = Array("avc1".utf8)
    // The first such word stands among the brands of the file.
    let places = bytes.indices.dropLast(32).filter { Array(bytes[$0..<($0 + 4)]) == name }
    let entry = try #require(places.last)
    return [28, 30].map { Int(bytes[entry + $0]) << 8 | Int(bytes[entry + $0 + 1]) }
  }
}

/// Text that measures and shows nothing.
final class PlainText: TextSource, TextMeasuring {
  func measure(_ run: TextRun) -> TextMetrics { FixedWidthText().measure(run) }
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}
