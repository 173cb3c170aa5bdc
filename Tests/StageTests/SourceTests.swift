import Foundation
import Testing

/// What no source file does, whatever its tests are like.
@Suite struct SourceTests {
  /// Every Swift and C file of the program, by its path below `Sources`.
  private static func sources() throws -> [(path: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }.sorted().map {
      ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
  }

  @Test func `nothing reads the wall clock`() throws {
    let readers = try Self.sources().filter {
      $0.text.contains(/CLOCK_REALTIME|gettimeofday|SystemClock|\bDate\(|[^_a-z]time\(nil\)|localtime/)
    }

    #expect(readers.map(\.path) == [])
  }

  @Test func `films, comparisons and the decoder of pictures alone start a program, and nothing opens a connection`()
    throws
  {
    let starters = try Self.sources().filter {
      $0.text.contains(/posix_spawn|\bfork\(|\bexec[lv]p?e?\(|popen|\bsystem\(/)
    }
    let talkers = try Self.sources().filter { $0.text.contains(/\bsocket\(|URLSession|getaddrinfo|\bconnect\(/) }

    #expect(
      starters.map(\.path) == [
        "CPictureProcess/channel.c", "Flow/Capture/PipedProcess.swift", "Stage/Pictures/PictureProcess.swift",
        "noren/Commands/BenchCommand+Compare.swift",
      ])
    #expect(talkers.map(\.path) == [])
  }
}
