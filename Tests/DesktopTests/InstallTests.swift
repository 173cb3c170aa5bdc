import Foundation
import TestSupport
import Testing

/// What `make install` and `make deps` do, as far as they can be tried without changing the machine.
@Suite struct InstallTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a script of ours as somebody who has no Swift on the path.
  private func run(_ script: String, _ words: [String]) throws -> (
    end: ChildProgram.End, output: String, errors: String
  ) {
    let root = RunningNoren.root.path
    return try ChildProgram(
      "/bin/sh", ["\(root)/scripts/\(script)"] + words, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"],
      folder: root
    ).wait()
  }

  @Test func `installing needs no Swift, and uninstalling leaves no file`() throws {
    let installed = try run("install", ["install", RunningNoren.programURL.path, "/usr", folder.path])
    let manager = FileManager.default

    #expect(installed.end == .status(0), "\(installed.errors)")
    #expect(manager.isExecutableFile(atPath: folder.path + "/usr/bin/noren"))
    #expect(manager.fileExists(atPath: folder.path + "/usr/share/noren/demo/deck.yaml"))

    _ = try run("install", ["uninstall", "none", "/usr", folder.path])
    let left = try manager.subpathsOfDirectory(atPath: folder.path).filter { $0.lowercased().contains("noren") }
    #expect(left.isEmpty)
  }

  @Test func `installing what was not built says what to do, and copies nothing`() throws {
    let run = try run("install", ["install", folder.path + "/noren", "/usr", folder.path])

    #expect(run.end == .status(2))
    #expect(run.errors.contains("run `make build` first, as yourself"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `what is installed can be read by everybody`() throws {
    let root = RunningNoren.root.path
    let program = try ChildProgram(
      "/bin/sh",
      ["-c", "umask 077; exec scripts/install install \"$0\" /usr \"$1\"", RunningNoren.programURL.path, folder.path],
      environment: ["PATH": "/usr/bin:/bin"], folder: root)
    #expect(program.wait().end == .status(0))

    let manager = FileManager.default
    for path in try manager.subpathsOfDirectory(atPath: folder.path) {
      let mode = try manager.attributesOfItem(atPath: folder.path + "/" + path)[.posixPermissions] as? Int ?? 0
      #expect(mode & 0o444 == 0o444, "\(path)")
    }
  }
}
