import Foundation
import Stage
import TestSupport
import Testing

@testable import Stage

/// What may be written, and where: nothing through a link, nothing over what must stay.
@Suite struct WritingTests {
  @Test(arguments: Writer.allCases)
  func `a link in the place of a file stays, and what it leads to is not written`(_ writer: Writer) throws {
    let folder = try TemporaryFolder()
    try folder.file("victim", "mine")
    let name = "own/" + writer.name(in: folder.path + "/own")
    try folder.link(name, to: "../victim")

    #expect(throws: FileError.self) { try writer.write(in: folder.path + "/own") }

    #expect(folder.text("victim") == "mine")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)") == "../victim")
  }

  @Test(arguments: Writer.allCases)
  func `a link that leads nowhere makes no file where it leads`(_ writer: Writer) throws {
    let folder = try TemporaryFolder()
    try folder.link("own/" + writer.name(in: folder.path + "/own"), to: "../made")

    #expect(throws: FileError.self) { try writer.write(in: folder.path + "/own") }

    #expect(folder.names == ["own"])
  }

  @Test(arguments: Writer.allCases)
  func `no name that could be foreseen is taken over`(_ writer: Writer) throws {
    let folder = try TemporaryFolder()
    try folder.file("victim", "mine")
    let name = writer.name(in: folder.path + "/own")
    for ending in [".partial", ".partial-\(getpid())", ".partial-1", ".tmp"] {
      try folder.link("own/\(name)\(ending)", to: "../victim")
    }

    try writer.write(in: folder.path + "/own")

    #expect(folder.text("victim") == "mine")
    #expect(folder.names(in: "own").filter { !$0.hasSuffix(".lock") }.count == 5)
    #expect(FileKind(at: "\(folder.path)/own/\(name)", followsLinks: false) == .file)
  }

  @Test func `of two files that grow for one place neither has the name of the other`() throws {
    let folder = try TemporaryFolder()
    let open = try OpenFolder(folder.path)

    let files = try (0..<8).map { _ in try PartialFile(for: "out", in: open) }

    #expect(Set(files.map(\.partialName)).count == 8)
    #expect(folder.names.count == 8)
  }

  @Test(arguments: ["pipe", "folder", "socket"])
  func `what is no file is refused by name, and nobody waits for it`(_ kind: String) throws {
    for writer in Writer.allCases {
      let folder = try TemporaryFolder()
      let name = writer.name(in: folder.path)
      try folder.put(kind, at: name)

      let error = #expect(throws: FileError.self) { try writer.write(in: folder.path) }

      #expect(error?.description.hasPrefix("\(folder.path)/\(name): is a ") == true, "\(writer): \(error as Any)")
      #expect(folder.names.filter { !$0.hasSuffix(".lock") } == [name])
    }
  }

  // MARK: Folders

  @Test func `a link to a folder that leads out is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.file("outside/keep", "kept")
    try folder.link("own/inner", to: "../outside")
    try folder.link("own/deep/up", to: "../..")

    for path in ["inner/out", "inner/new/out", "deep/up/outside/out", "inner/../out"] {
      #expect(throws: FileError.self, "\(path)") { try FileSystem.write([1], to: path, below: folder.path + "/own") }
    }

    #expect(folder.names(in: "outside") == ["keep"])
    #expect(folder.names.sorted() == ["outside", "own"])
  }

  @Test func `a link to a folder that stays inside is followed`() throws {
    let folder = try TemporaryFolder()
    try folder.file("own/real/keep", "kept")
    try folder.link("own/short", to: "real")

    try FileSystem.write(Array("new".utf8), to: "short/out", below: folder.path + "/own")

    #expect(folder.text("own/real/out") == "new")
  }

  @Test func `folders that are missing are made below the one that is named`() throws {
    let folder = try TemporaryFolder()

    try FileSystem.write(Array("new".utf8), to: "a/b/out", below: folder.path + "/x/y")

    #expect(folder.text("x/y/a/b/out") == "new")
  }

  @Test func `a picture of a folder is put in its place, and what an earlier run left is not`() throws {
    let folder = try TemporaryFolder()
    try folder.file("film/frame-0000.png", "old")
    try folder.file("film/frame-0009.png", "old")
    try folder.file("film/notes.txt", "mine")
    try folder.file("film.partial-1/frame-0007.png", "of a killed run")
    let partial = try PartialFolder(for: folder.path + "/film/")

    try partial.write(Array("new".utf8), as: "frame-0000.png")
    try partial.finish { $0.hasPrefix("frame-") }

    #expect(folder.names(in: "film") == ["frame-0000.png", "notes.txt"])
    #expect(folder.text("film/frame-0000.png") == "new")
    #expect(folder.names.sorted() == ["film", "film.partial-1"])
  }

  @Test func `a link in the place of a folder of pictures stays`() throws {
    let folder = try TemporaryFolder()
    try folder.file("outside/frame-0000.png", "mine")
    try folder.link("film", to: "outside")
    let partial = try PartialFolder(for: folder.path + "/film")
    try partial.write(Array("new".utf8), as: "frame-0000.png")

    #expect(throws: FileError.self) { try partial.finish { _ in true } }
    partial.remove()

    #expect(folder.text("outside/frame-0000.png") == "mine")
    #expect(folder.names.sorted() == ["film", "outside"])
  }
}

/// What a file that is there keeps when it is written anew.
@Suite struct StandingFileTests {
  /// The writers that take the place of a file.
  private static let writers = Writer.allCases.filter { $0 != .newFile }

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666] as [mode_t])
  func `a file keeps its mode`(_ mode: mode_t) throws {
    for writer in Self.writers {
      let folder = try TemporaryFolder()
      let path = try folder.file(writer.name(in: folder.path), "old")
      try #require(chmod(path, mode) == 0)

      try writer.write(in: folder.path)

      #expect(self.mode(path) == mode, "\(writer)")
      #expect(folder.text(path.lastPart) != "old")
    }
  }

  @Test func `a file that nobody may write to stays as it is`() throws {
    for writer in Self.writers {
      let folder = try TemporaryFolder()
      let path = try folder.file(writer.name(in: folder.path), "old")
      try #require(chmod(path, 0o444) == 0)

      let error = #expect(throws: FileError.self) { try writer.write(in: folder.path) }

      #expect(error?.reason.contains("read-only") == true, "\(writer)")
      #expect(folder.text(path.lastPart) == "old")
    }
  }

  @Test func `a file with two names stays one file`() throws {
    for writer in Self.writers {
      let folder = try TemporaryFolder()
      let path = try folder.file(writer.name(in: folder.path), "old")
      try #require(link(path, folder.path + "/second") == 0)

      let error = #expect(throws: FileError.self) { try writer.write(in: folder.path) }

      #expect(error?.reason.contains("has 2 names") == true, "\(writer)")
      #expect(folder.text("second") == "old")
      #expect(folder.text(path.lastPart) == "old")
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only an administrator gives files away"))
  func `a file keeps its owner and its group`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("out", "old")
    try #require(chown(path, 1234, 4321) == 0 && chmod(path, 0o640) == 0)

    try FileSystem.rewrite(path, with: Array("new".utf8))

    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_uid == 1234 && status.st_gid == 4321)
    #expect(mode(path) == 0o640)
    #expect(folder.text("out") == "new")
  }

  @Test func `a file behind links is written where it is, and the links stay`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("real/deck.yaml", "old")
    try #require(chmod(path, 0o600) == 0)
    try folder.link("middle", to: "real/deck.yaml")
    try folder.link("own/deck.yaml", to: "../middle")

    try FileSystem.rewrite(folder.path + "/own/deck.yaml", with: Array("new".utf8))

    #expect(folder.text("real/deck.yaml") == "new")
    #expect(mode(path) == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/own/deck.yaml") == "../middle")
    #expect(folder.names(in: "own") == ["deck.yaml"])
    #expect(folder.names(in: "real") == ["deck.yaml"])
  }

  @Test func `a file that is there is not new`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("out", "old")

    let error = #expect(throws: FileError.self) { try FileSystem.write([1], to: path, isNew: true) }

    #expect(error?.reason == "is there already")
    #expect(folder.text("out") == "old")
  }
}

extension TemporaryFolder {
  /// Puts something that is no file into the folder.
  func put(_ kind: String, at name: String) throws {
    let place = "\(path)/\(name)"
    switch kind {
    case "pipe": try #require(mkfifo(place, 0o600) == 0)
    case "folder": try #require(mkdir(place, 0o700) == 0)
    default:
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      // The path of a socket has 107 bytes at most, so that it is named from its folder.
      let here = open(".", O_RDONLY)
      defer { close(here) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let short = "/tmp/noren-\(UInt64.random(in: .min ... .max))"
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(short.utf8) + [0]) }
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try #require(status == 0 && rename(short, place) == 0)
    }
  }
}
