import Foundation
import TestSupport
import Testing

/// Every command that writes a file, in a folder that a stranger has filled with links.
@Suite(.timeLimit(.minutes(3))) struct WritingCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("victim/file", "mine")
    try folder.file(
      "checkout/deck.yaml", "noren: 1\nscreens: {one: {walkthrough: {pages: [{title: A}, {title: B}]}}}\n")
    try folder.file("checkout/a.flow.yaml", "deck: deck.yaml\nsteps: [{picture: goldens/a.png}]\n")
  }

  private var checkout: String { folder.path + "/checkout" }

  private func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
    // Continuous integration, which these tests may run in, writes no goldens.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    return try RunningNoren.run(words, environment: environment, folder: checkout)
  }

  private func link(_ name: String, to target: String) throws {
    let url = URL(filePath: checkout).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  private var victim: String? { try? String(contentsOfFile: folder.path + "/victim/file", encoding: .utf8) }

  private static let writers: [[String]] = [
    ["bench", "deck.yaml", "--frames", "2", "--out", "OUT"], ["spec", "deck.yaml", "--force", "--out", "OUT"],
    ["describe", "deck.yaml", "--out", "OUT"], ["plot", "ease", "--force", "--out", "OUT"],
    ["test", "a.flow.yaml", "--junit", "OUT"],
    ["capture", "deck.yaml", "--at", "0s", "--force", "--out", "OUT.png"],
  ]

  @Test(arguments: writers)
  func `a result is not written through a link`(_ words: [String]) throws {
    let out = try #require(words.last).replacing("OUT", with: "result")
    try link(out, to: "../victim/file")

    let run = try run(words.map { $0.replacing("OUT", with: "result") })

    #expect(run.status == 2)
    #expect(run.errors.contains("\(out): is a symbolic link"), "\(run.errors)")
    #expect(victim == "mine")
  }

  @Test(arguments: writers)
  func `a result is not written through a folder that is a link`(_ words: [String]) throws {
    try link("results", to: "../victim")

    let run = try run(words.map { $0.replacing("OUT", with: "results/new") })

    #expect(run.status == 2)
    #expect(run.errors.contains("leads out of the working directory"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/victim") == ["file"])
  }

  @Test func `goldens and pictures of failures are written through no link`() throws {
    try link("goldens/a.png", to: "../../victim/file")
    try link("noren-failures/a/goldens-a-got.png", to: "../../../victim/file")

    let judged = try run(["test", "a.flow.yaml"])
    let updated = try run(["test", "a.flow.yaml", "--update"])

    #expect(judged.status == 1 && updated.status == 1)
    #expect(victim == "mine")
  }

  @Test func `a folder of failures that is a link is written to by nobody`() throws {
    try link("noren-failures", to: "../victim")

    let run = try run(["test", "a.flow.yaml"])

    #expect(run.status == 1)
    #expect(run.output.contains("not written: noren-failures: is a symbolic link"), "\(run.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/victim") == ["file"])
  }

  @Test(arguments: ["film", "film/", "deep/film"])
  func `a folder of pictures that is a link stays empty`(_ name: String) throws {
    try link(name.hasSuffix("/") ? String(name.dropLast()) : name, to: "\(folder.path)/victim")

    let run = try run(["capture", "deck.yaml", "--to", "0.1s", "--out", name])

    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/victim") == ["file"])
  }

  @Test func `a capture holds its own pictures, whatever an earlier one left`() throws {
    for number in 0..<62 {
      let name = "checkout/film.partial-1/frame-00\(number < 10 ? "0" : "")\(number).png"
      try folder.file(name, "of a killed run")
    }

    let run = try run(["capture", "deck.yaml", "--at", "0s,0.1s,0.2s,0.3s", "--out", "film/"])

    #expect(run.status == 0, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkout + "/film").count == 4)
  }

  @Test(arguments: ["deck.yaml", "images/hills.svg", "flows"])
  func `a new deck is not written through a link`(_ name: String) throws {
    try link("new/\(name)", to: name == "flows" ? "../../victim" : "../../victim/new")

    let run = try run(["new", "new"])

    #expect(run.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/victim") == ["file"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: checkout + "/new") == [
        name.split(separator: "/").first.map(String.init)
      ])
  }

  @Test func `what is remembered is written through no link`() throws {
    try folder.file(
      "checkout/coach.yaml",
      "noren: 1\nscreens: {home: {blocks: [{text: Hello}], coach: [{text: Once, once: hello}]}}\n")
    try link("state", to: "../victim")

    let run = try run(["describe", "coach.yaml", "--state", "state"])

    #expect(run.errors.contains("coach marks are not remembered: state: is a symbolic link"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/victim") == ["file"])
  }

  @Test(arguments: ["pipe", "folder"])
  func `a result is not written to what is no file, and nobody waits`(_ kind: String) throws {
    for words in Self.writers {
      let out = try #require(words.last).replacing("OUT", with: "result")
      let path = "\(checkout)/\(out)"
      try #require((kind == "pipe" ? mkfifo(path, 0o600) : mkdir(path, 0o700)) == 0)

      let run = try run(words.map { $0.replacing("OUT", with: "result") })

      // A folder with the name of a picture is one for numbered pictures.
      #expect(run.status == (kind == "folder" && words[0] == "capture" ? 0 : 2), "\(words): \(run.errors)")
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
