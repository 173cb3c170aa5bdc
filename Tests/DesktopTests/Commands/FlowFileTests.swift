import Foundation
import TestSupport
import Testing

/// What a flow of a stranger may name, and what is said about it.
@Suite(.timeLimit(.minutes(3))) struct FlowFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("home/secrets.env", "TOKEN=canary-abc\nAPI: canary-def\n")
    try folder.file("home/deck.yaml", Self.deck)
    try folder.file("checkout/suite/deck.yaml", Self.deck)
    try folder.file("checkout/suite/secrets.env", "TOKEN=canary-abc\nAPI: canary-def\n")
  }

  private static let deck = "noren: 1\nscreens: {one: {walkthrough: {pages: [{title: A}, {title: B}]}}}\n"

  private static func flow(_ key: String, _ path: String) -> String {
    key == "deck"
      ? "deck: \(path)\nsteps: [{wait: 0.1s}]\n"
      : "deck: deck.yaml\nsteps: [{wait: 0.1s}, {\(key): \(path)}]\n"
  }

  private func run(_ words: [String]) throws -> (status: Int32, text: String) {
    let run = try RunningNoren.run(words, folder: folder.path + "/checkout")
    return (run.status, run.output + run.errors)
  }

  @Test(
    arguments: ["deck", "include", "reload"], ["../../home/secrets.env", "link", "/etc/passwd", "inner/secrets.env"])
  func `what lies outside is refused by name and not shown`(_ key: String, _ path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/checkout/suite/link", withDestinationPath: "../../home/secrets.env")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/checkout/suite/inner", withDestinationPath: "../../home")
    try folder.file("checkout/suite/a.flow.yaml", Self.flow(key, path))

    for words in [["test", "suite/a.flow.yaml", "--junit", "r.xml"], ["bench", "--flow", "suite/a.flow.yaml"]] {
      let run = try run(words)

      #expect(run.status != 0)
      #expect(run.text.contains("outside of the working directory"), "\(run.text)")
      #expect(run.text.contains("suite/a.flow.yaml:\(key == "deck" ? "1:7" : "2:")"), "\(run.text)")
      #expect(!run.text.contains("canary") && !run.text.contains("root:"))
    }
    let report = try String(contentsOfFile: folder.path + "/checkout/r.xml", encoding: .utf8)
    #expect(!report.contains("canary") && !report.contains("root:"))
  }

  @Test(arguments: ["deck", "include", "reload"])
  func `what lies inside and is something else is not shown`(_ key: String) throws {
    try folder.file("checkout/suite/a.flow.yaml", Self.flow(key, "secrets.env"))

    let run = try run(["test", "suite/a.flow.yaml"])

    #expect(run.status == 1)
    #expect(run.text.contains("this is no \(key == "include" ? "flow" : "deck"): it has no key"), "\(run.text)")
    #expect(!run.text.contains("canary"))
  }

  @Test(arguments: ["a.flow.yaml", "."])
  func `a flow that is a link to something else is not shown`(_ operand: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/checkout/a.flow.yaml", withDestinationPath: "../home/secrets.env")

    let run = try run(["test", operand])

    #expect(run.status == 1)
    #expect(!run.text.contains("canary"), "\(run.text)")
  }

  @Test func `another root may be named`() throws {
    try folder.file("checkout/suite/a.flow.yaml", Self.flow("deck", "../../home/deck.yaml"))

    let refused = try run(["test", "suite/a.flow.yaml"])
    let wider = try run(["test", "--root", "..", "suite/a.flow.yaml"])
    let benched = try run(["bench", "--warmup", "0", "--root", "..", "--flow", "suite/a.flow.yaml"])
    let narrower = try run(["test", "--root", "suite", "suite/a.flow.yaml"])

    #expect(refused.status == 1 && narrower.status == 1)
    #expect(wider.status == 0, "\(wider.text)")
    #expect(benched.status == 0, "\(benched.text)")
  }

  @Test(arguments: ["checkout", "checkout/new", "checkout/new/flows", "home", ""])
  func `the layout of a new deck is played from everywhere`(_ place: String) throws {
    _ = try run(["new", "new"])

    let run = try RunningNoren.run(
      ["test", folder.path + "/checkout/new/flows"], folder: place.isEmpty ? "/" : folder.path + "/" + place)

    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `a deck on the command line takes the place of one that lies outside`() throws {
    try folder.file("checkout/suite/a.flow.yaml", Self.flow("deck", "../../home/deck.yaml"))

    #expect(try run(["bench", "--warmup", "0", "--flow", "suite/a.flow.yaml", "suite/deck.yaml"]).status == 0)
  }

  @Test(arguments: ["deck", "include", "reload"], ["pipe", "folder", "-"])
  func `what is no file is refused at its place, and nobody waits`(_ key: String, _ kind: String) throws {
    let path = folder.path + "/checkout/suite/x.yaml"
    if kind == "pipe" { try #require(mkfifo(path, 0o600) == 0) }
    if kind == "folder" { try #require(mkdir(path, 0o700) == 0) }
    let flow = Self.flow(key, kind == "-" ? "\"-\"" : "x.yaml")
    try folder.file("checkout/suite/a.flow.yaml", flow)
    try folder.file("checkout/suite/b.flow.yaml", "deck: deck.yaml\nsteps: [{include: a.flow.yaml}]\n")

    for words in [["test", "suite/a.flow.yaml"], ["bench", "--flow", "suite/a.flow.yaml"]] {
      let run = try run(words)

      #expect(run.status != 0)
      #expect(run.text.contains("suite/a.flow.yaml:\(key == "deck" ? "1:7" : "2:")"), "\(run.text)")
      #expect(run.text.contains(kind == "-" ? "standard input" : "a file was expected"), "\(run.text)")
    }
  }

  @Test(arguments: [
    ["check"], ["test"], ["bench", "--flow"], ["bench"], ["describe"], ["spec"], ["capture", "--out", "a.png"],
  ])
  func `a pipe in the place of an operand is refused at once`(_ words: [String]) throws {
    try #require(mkfifo(folder.path + "/checkout/x.flow.yaml", 0o600) == 0)

    let run = try run(words + ["x.flow.yaml"])

    #expect(run.status != 0)
    #expect(run.text.contains("is a pipe; a file was expected"), "\(run.text)")
  }
}
