import Foundation
import FuzzTargets
import Testing

/// One input of the corpus.
private struct Input: Sendable, CustomTestStringConvertible {
  let target: FuzzTarget
  let file: URL

  var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }

  /// Every file of `Fuzz/Corpus`: seeds, and what fuzzers once found.
  static let all: [Input] = FuzzTarget.allCases.flatMap { target in
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Fuzz/Corpus/\(target.rawValue)")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }.map { Input(target: target, file: $0) }
  }
}

@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func `every target has inputs to begin with`(_ target: FuzzTarget) {
    #expect(Input.all.contains { $0.target == target })
  }

  /// A broken promise traps, which ends the run with the sentence that says which.
  @Test(.timeLimit(.minutes(1)), arguments: Input.all)
  private func `an input keeps every promise, and so it does cut in half`(_ input: Input) throws {
    let bytes = [UInt8](try Data(contentsOf: input.file))

    input.target.run(bytes)
    input.target.run(Array(bytes.prefix(bytes.count / 2)))

    #expect(!bytes.isEmpty)
  }
}
