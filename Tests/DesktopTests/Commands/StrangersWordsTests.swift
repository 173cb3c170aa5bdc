import Foundation
import Raster
import TestSupport
import Testing

@testable import Desktop

/// What commands print of the names and the words in files of strangers.
@Suite(.timeLimit(.minutes(3))) struct PrintedWordsTests {
  private let folder: TemporaryFolder
  /// A name that a file can have, of which nothing may be obeyed.
  private static let name = "\u{1B}]0;T\u{7}\u{9B}31m\n::error file=x::injected\n\u{202E}##[add-path]"

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("deck.yaml", "noren: 1\nscreens: {one: {walkthrough: {pages: [{title: A}, {title: B}]}}}\n")
  }

  private func run(_ words: [String]) throws -> (status: Int32, text: String) {
    let run = try RunningNoren.run(words, folder: folder.path)
    return (run.status, run.output + run.errors)
  }

  private func expectHarmless(_ text: String, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let obeyed: Set<UInt32> = [0x1B, 0x07, 0x9B, 0x202E, 0x0D]
    #expect(!text.unicodeScalars.contains { obeyed.contains($0.value) }, "\(words)", sourceLocation: sourceLocation)
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(
      !lines.contains { $0.hasPrefix("::error file=x") || $0.contains("##[") }, "\(words): \(text)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "picture: \"X.png\"", "include: \"X\"", "reload: \"X\"", "film: {file: \"X.png\", frames: 2}", "tap: \"X\"",
    "expect: {\"color of X\": \"#112233\"}", "expect: {screen: \"X\"}", "\"X\": 1", "samples: [\"0 X\"]",
    "resize: \"X\"",
  ])
  func `words of a flow are printed and kept escaped`(_ step: String) throws {
    let word = #"\e]0;T\a\x9b31m\n::error file=x::injected\n\u202E##[add-path]"#
    try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n  - \(step.replacing("X", with: word))\n")

    let run = try run(["test", "a.flow.yaml", "--junit", "r.xml"])

    #expect(run.status == 1)
    expectHarmless(run.text, [step])
    expectHarmless(try String(contentsOfFile: folder.path + "/r.xml", encoding: .utf8), [step])
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "json"], ["check", "--format", "github"], ["describe"], ["spec"],
    ["spec", "--format", "html"],
    ["spec", "--format", "json"],
  ])
  func `words of a deck are printed escaped`(_ words: [String]) throws {
    let word = #"a\n::error file=x::injected\n\u202E##[add-path]"#
    try folder.file(
      "words.yaml",
      "noren: 1\ntitle: \"\(word)\"\nscreens: {one: {blocks: [{text: \"\(word)\"}, {card: {title: \"\(word)\"}}, {picture: {image: \"\(word).png\", alt: \"\(word)\"}}]}}\n"
    )

    expectHarmless(try run(words + ["words.yaml"]).text, words)
  }

  @Test(arguments: [
    ["check"], ["test"], ["check", "--format", "json"], ["bench", "--frames", "2"], ["bench", "--flow"], ["describe"],
    ["spec"],
    ["capture", "--out", "a.png"],
  ])
  func `names of files are printed escaped`(_ words: [String]) throws {
    let name = Self.name + ".flow.yaml"
    let broken = "noren: 1\ndeck: deck.yaml\nsteps: 3\nscreens: 3\n"
    // A slash in a name would make it a path.
    try FileManager.default.createDirectory(atPath: folder.path + "/d", withIntermediateDirectories: true)
    try #require(FileManager.default.createFile(atPath: folder.path + "/d/" + name, contents: Data(broken.utf8)))

    let run = try run(words + ["d/" + name])

    #expect(run.status != 0)
    expectHarmless(run.text, words)
    expectHarmless(try self.run(["test", "d"]).text, ["test", "d"])
  }

  @Test func `what a library thinks of a picture stays in the library`() throws {
    let bitmap = Bitmap(width: 2, height: 2) { $0.update(repeating: 0xFF00_8800) }
    let good = try PNG.encode(bitmap)
    // A chunk about gamma that is too short, and one about a profile whose name steers a terminal, with wrong checksums.
    let chunks =
      Self.chunk("gAMA", [1]) + Self.chunk("iCCP", Array("\u{1B}]0;T\u{7}::error::x\n".utf8) + [0, 0, 1, 2, 3])
    let strange = Array(good.prefix(33)) + chunks + good.dropFirst(33)
    var damaged = good
    for index in 45..<min(60, damaged.count) { damaged[index] ^= 0x5A }
    for (name, bytes) in [("a.png", strange), ("b.png", damaged)] {
      try Data(bytes).write(to: URL(filePath: folder.path).appending(path: name))
    }
    try folder.file("a.yaml", "noren: 1\nscreens: {one: {blocks: [{picture: {image: a.png, alt: x}}]}}\n")
    try folder.file("b.yaml", "noren: 1\nscreens: {one: {blocks: [{picture: {image: b.png, alt: x}}]}}\n")

    for words in [["check", "a.yaml"], ["check", "b.yaml"], ["bench", "a.yaml", "--frames", "2"]] {
      let run = try run(words)

      #expect(!run.text.contains("libpng"), "\(run.text)")
      expectHarmless(run.text, words)
    }
  }

  /// A chunk of a PNG file with a checksum of zeros.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
  }
}
