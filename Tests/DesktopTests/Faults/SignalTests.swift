import Foundation
import TestSupport
import Testing

/// How a command ends that is told to, in the middle of its work.
@Suite(.timeLimit(.minutes(3))) struct SignalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "deck.yaml", "noren: 1\nscreens: {one: {walkthrough: {pages: [{title: A, color: \"#0E7C86\"}, {title: B}]}}}\n")
  }

  /// Starts a capture of an hour, and waits for its fourth picture.
  private func startFilm(shell: String? = nil) throws -> RunningNoren {
    let noren = try RunningNoren(
      ["capture", "deck.yaml", "--scale", "0.25", "--to", "3600s", "--out", "film/"], folder: folder.path,
      shell: shell)
    while noren.isRunning, !pictures.contains("frame-000003.png") { sched_yield() }
    return noren
  }

  /// What a film has so far: it grows beside its place.
  private var pictures: [String] {
    let partial = folder.names.first { $0.hasPrefix("film.partial-") }
    return partial.flatMap { try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\($0)") } ?? []
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal in the middle of a film leaves nothing of it, and the program ends by the signal`(
    _ signal: Int32
  ) throws {
    let noren = try startFilm()

    noren.send(signal)
    let (status, errors) = noren.finish()

    #expect(status == 128 + signal)
    #expect(errors.isEmpty)
    #expect(folder.names == ["deck.yaml"])
  }

  /// Whether a program may have a space of process numbers of its own here, as containers have.
  private static let hasContainers: Bool = {
    let probe = try? ChildProgram(
      "/usr/bin/env", ["unshare", "--user", "--map-root-user", "--pid", "--fork", "true"],
      environment: ProcessInfo.processInfo.environment)
    return probe?.wait().end == .status(0)
  }()

  @Test(
    .enabled(if: hasContainers, "unshare makes no space of process numbers here"),
    arguments: [
      ["bench", "deck.yaml", "--frames", "10000000"],
      ["capture", "deck.yaml", "--scale", "0.25", "--to", "3600s", "--out", "film/"],
      ["check", "deck.yaml", "--watch"],
    ], [SIGTERM, SIGINT, SIGHUP])
  func `the first process of a container ends as it is told`(_ words: [String], _ signal: Int32) throws {
    // The shell says which process it becomes, as the system knows it outside.
    let script = "read -r pid rest < /proc/self/stat; echo \"process $pid\"; exec \"$0\" \"$@\""
    let noren = try ChildProgram(
      "/usr/bin/env",
      [
        "unshare", "--user", "--map-root-user", "--pid", "--fork", "/bin/sh", "-c", script,
        RunningNoren.programURL.path,
      ] + words,
      environment: ProcessInfo.processInfo.environment, folder: folder.path)
    let line = try #require(noren.waitForLine(containing: "process "))
    let process = try #require(pid_t(line.dropFirst("process ".count)))
    while noren.isRunning, !Self.takes(signal, process) { sched_yield() }

    kill(process, signal)
    let (end, _, errors) = noren.wait()

    #expect(end == .status(128 + signal), "\(errors)")
  }

  /// Whether a process holds a signal back for a thread that waits for it, or has a handler for it.
  private static func takes(_ signal: Int32, _ process: pid_t) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    // Until then it is the shell, which may have handlers of its own.
    guard status.hasPrefix("Name:\tnoren\n") else { return false }
    return status.split(separator: "\n").contains { line in
      guard line.hasPrefix("SigBlk:") || line.hasPrefix("SigCgt:") else { return false }
      let mask = UInt64(line.split(separator: "\t").last ?? "", radix: 16) ?? 0
      return mask & (1 << UInt64(signal - 1)) != 0
    }
  }

  @Test func `a signal that the program was started to ignore ends nothing`() throws {
    let noren = try startFilm(shell: "trap '' HUP")
    let before = pictures.count

    noren.send(SIGHUP)
    while noren.isRunning, pictures.count < before + 3 { sched_yield() }
    let goesOn = noren.isRunning
    noren.send(SIGTERM)
    let (status, _) = noren.finish()

    #expect(goesOn)
    #expect(status == 128 + SIGTERM)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal in the middle of a test run leaves whole goldens only`(_ signal: Int32) throws {
    let steps = (0..<5_000).map { "  - picture: g/\($0).png\n" }.joined()
    try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n\(steps)")
    // Continuous integration, which these tests may run in, writes no goldens.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    let noren = try RunningNoren(["test", "a.flow.yaml", "--update"], environment: environment, folder: folder.path)
    while noren.isRunning, !FileManager.default.fileExists(atPath: "\(folder.path)/g/3.png") { sched_yield() }

    noren.send(signal)
    let (status, _) = noren.finish()

    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/g")
    #expect(status == 128 + signal)
    #expect(names.count >= 4)
    #expect(names.allSatisfy { $0.hasSuffix(".png") }, "\(names.filter { !$0.hasSuffix(".png") })")
  }
}
