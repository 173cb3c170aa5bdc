import Foundation
import Geometry
import Glibc
import Raster
import Scene
import TestSupport
import Testing

@testable import Stage

/// Pictures that are decoded in processes of their own: they look the same, and do no harm.
@Suite(.timeLimit(.minutes(5))) struct IsolatedDecoderTests {
  private let decoder = IsolatedPictureDecoder(program: RunningNoren.programURL.path, processorSeconds: 2)

  private static let simple = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='#0E7C86'/></svg>"
      .utf8
  )

  private func bitmap(_ file: [UInt8], side: Int? = nil) throws(PictureError) -> Bitmap {
    let header = try decoder.header(of: file)
    return try decoder.bitmap(of: file, header: header, width: side ?? header.width, height: side ?? header.height)
  }

  private func failure(_ file: [UInt8], by decoder: IsolatedPictureDecoder? = nil) -> DecoderFailure? {
    let decoder = decoder ?? self.decoder
    do throws(PictureError) {
      let header = try decoder.header(of: file)
      _ = try decoder.bitmap(of: file, header: header, width: header.width, height: header.height)
    } catch {
      if case .undecoded(let failure) = error { return failure }
    }
    return nil
  }

  // MARK: The same bits

  @Test(arguments: PictureSamples.all)
  func `a picture has the same bits as in this process`(_ sample: PictureSample) throws {
    let local = LocalPictureDecoder(fonts: try FontLibrary())

    let header = try local.header(of: sample.bytes)
    #expect(try decoder.header(of: sample.bytes) == header)
    for (width, height) in [(header.width, header.height), (max(header.width / 3, 1), max(header.height / 3, 1))] {
      let here = try local.bitmap(of: sample.bytes, header: header, width: width, height: height)
      let there = try decoder.bitmap(of: sample.bytes, header: header, width: width, height: height)
      #expect(here == there)
    }
  }

  @Test(arguments: PictureSamples.all)
  func `a picture that breaks off is refused for the same reason as in this process`(_ sample: PictureSample) throws {
    let file = Array(sample.bytes.prefix(sample.bytes.count / 2))
    let local = LocalPictureDecoder(fonts: nil)

    let here = #expect(throws: PictureError.self) {
      let header = try local.header(of: file)
      _ = try local.bitmap(of: file, header: header, width: header.width, height: header.height)
    }
    let there = #expect(throws: PictureError.self) { _ = try bitmap(file) }

    #expect(here == there)
  }

  // MARK: What pictures do

  @Test func `a drawing that ends its decoder is told so, and the next one is decoded`() throws {
    #expect(failure(HostileDrawing.crash) == .ended(signal: SIGABRT))
    #expect(try bitmap(Self.simple).pixels.first == 0xFF0E_7C86)
  }

  @Test(arguments: [HostileDrawing.endless, HostileDrawing.masks])
  func `a drawing that takes for ever is late`(_ drawing: [UInt8]) {
    #expect(failure(drawing) == .late)
  }

  @Test func `a drawing that takes all memory is refused, and the next one is decoded`() throws {
    #expect(throws: PictureError.self) { try bitmap(HostileDrawing.memory) }
    #expect(try bitmap(Self.simple).width == 8)
  }

  @Test func `a drawing of a million points a side is refused by its size`() {
    #expect(throws: PictureError.size(width: 1_000_000, height: 1_000_000)) { try bitmap(HostileDrawing.huge) }
  }

  @Test func `a picture that has ended its decoder is not decoded again until its file changes`() throws {
    #expect(failure(HostileDrawing.crash) != nil)
    _ = try bitmap(Self.simple)
    let processes = decoder.idleProcesses

    #expect(failure(HostileDrawing.crash) == .ended(signal: SIGABRT))
    #expect(decoder.idleProcesses == processes)
    #expect(failure(HostileDrawing.crash + Array("<!-- changed -->".utf8)) != nil)
    #expect(decoder.idleProcesses.isEmpty)
  }

  // MARK: What happens to processes

  @Test func `a process that somebody has ended meanwhile is replaced, and no picture is blamed`() throws {
    _ = try bitmap(Self.simple)
    let process = try #require(decoder.idleProcesses.first)
    kill(process, SIGKILL)
    // The end of a process shows as the end of its connection, which takes a moment.
    var information = siginfo_t()
    waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)

    #expect(try bitmap(Self.simple, side: 4).width == 4)
    #expect(decoder.idleProcesses.first != process)
  }

  @Test func `a process that is killed in the middle of a picture leaves the picture undecoded`() throws {
    let folder = try TemporaryFolder()
    try folder.program("decoder", "kill -KILL $$")
    let decoder = IsolatedPictureDecoder(program: "\(folder.path)/decoder")

    #expect(failure(Self.simple, by: decoder) == .ended(signal: SIGKILL))
  }

  @Test func `a process that answers with nonsense is ended`() throws {
    let folder = try TemporaryFolder()
    try folder.program("decoder", "exec cat <&3 >&3")
    let decoder = IsolatedPictureDecoder(program: "\(folder.path)/decoder")

    #expect(failure(Self.simple, by: decoder) == .nonsense)
    #expect(decoder.idleProcesses.isEmpty)
  }

  @Test func `a process that ends without an answer leaves the picture undecoded`() throws {
    let folder = try TemporaryFolder()
    try folder.program("decoder", "exit 0")
    let decoder = IsolatedPictureDecoder(program: "\(folder.path)/decoder")

    #expect(failure(Self.simple, by: decoder) == .ended(signal: nil))
  }

  @Test func `a process that says nothing is not waited for longer than its patience`() throws {
    let folder = try TemporaryFolder()
    try folder.program("decoder", "exec sleep 600")
    let decoder = IsolatedPictureDecoder(program: "\(folder.path)/decoder", patience: 1)

    #expect(failure(Self.simple, by: decoder) == .silent)
  }

  @Test func `without a process nothing is decoded, and the reason is told`() {
    let decoder = IsolatedPictureDecoder(program: "/nowhere/noren")

    #expect(failure(Self.simple, by: decoder) == .unavailable("no such file or directory"))
  }

  @Test func `pictures of many threads at once are all decoded, by a few processes`() async throws {
    let decoder = decoder
    let expected = try bitmap(Self.simple)

    let bitmaps = await withTaskGroup(of: Bitmap?.self) { group in
      for _ in 0..<40 {
        group.addTask {
          guard let header = try? decoder.header(of: Self.simple) else { return nil }
          return try? decoder.bitmap(of: Self.simple, header: header, width: 8, height: 8)
        }
      }
      return await group.reduce(into: [Bitmap?]()) { $0.append($1) }
    }

    #expect(bitmaps.count == 40 && bitmaps.allSatisfy { $0 == expected })
    #expect((1...IsolatedPictureDecoder.most).contains(decoder.idleProcesses.count))
  }

  // MARK: What is held

  private func status(_ key: String) throws -> String? {
    _ = try bitmap(Self.simple)
    let process = try #require(decoder.idleProcesses.first)
    let lines = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8).split(separator: "\n")
    return lines.first { $0.hasPrefix("\(key):") }?.split(separator: "\t").last.map(String.init)
  }

  @Test func `the process can make few calls to the system, and gets no rights by starting a program`() throws {
    #expect(try status("Seccomp") == "2")
    #expect(try status("NoNewPrivs") == "1")
  }

  @Test func `the process has limits of memory, of descriptors and of files`() throws {
    _ = try bitmap(Self.simple)
    let process = try #require(decoder.idleProcesses.first)
    let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8).split(separator: "\n")
    func soft(_ name: String) -> Int? {
      limits.first { $0.hasPrefix(name) }?.dropFirst(name.count).split(separator: " ").first.flatMap { Int($0) }
    }

    #expect(try #require(soft("Max data size")) < 2 * DecoderLimits.memory)
    #expect(try #require(soft("Max open files")) < 100)
    #expect(soft("Max file size") == 0)
    #expect(soft("Max core file size") == 0)
    #expect(try #require(soft("Max cpu time")) < 60)
  }

  @Test func `the process has no descriptors but its own`() throws {
    _ = try bitmap(Self.simple)
    let process = try #require(decoder.idleProcesses.first)
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    let targets = try names.map {
      try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")
    }

    let others = targets.filter { $0 != "/dev/null" && !$0.hasSuffix(".ttf") && !$0.hasSuffix(".ttc") }
    #expect(others.count == 1 && others.allSatisfy { $0.hasPrefix("socket:") })
  }
}
