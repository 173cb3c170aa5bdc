import Foundation
import Raster
import Scene
import Stage
import TestSupport
import Testing

@testable import Stage

/// What is read: files, and only those that the user or the run's folder holds.
@Suite struct FileReadingTests {
  /// Everything that reads a file by its path, called `in`.
  enum Reader: String, CaseIterable {
    case file, operand, deck, deckOfFlow, picture, state, placement

    func read(in folder: String) throws {
      let path = FileSystem.join(folder, name(in: folder))
      switch self {
      case .file: _ = try FileSystem.read(path, limit: 100)
      case .operand: _ = try FileSystem.readOperand(path, limit: 100)
      case .deck: _ = try DeckLoader.load(path)
      case .deckOfFlow: _ = try DeckLoader.load(path, in: RunRoot(folder))
      case .picture: _ = try DeckFolder(ofDeck: folder + "/deck.yaml").bytes(of: PictureID("in"))
      case .state: _ = try CoachMemoryFile(ofDeck: "/decks/deck.yaml", in: StateFolder(path: folder)).read()
      case .placement: _ = try WindowPlacementFile(ofDeck: "/decks/deck.yaml", in: StateFolder(path: folder)).read()
      }
    }

    func name(in folder: String) -> String {
      switch self {
      case .state: Writer.coachMemory.name(in: folder)
      case .placement: Writer.windowPlacement.name(in: folder)
      default: "in"
      }
    }
  }

  @Test(arguments: Reader.allCases, ["pipe", "folder", "socket"])
  func `what is no file is refused at once, and nobody waits for it`(_ reader: Reader, _ kind: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(kind, at: reader.name(in: folder.path))

    let error = #expect(throws: (any Error).self) { try reader.read(in: folder.path) }

    #expect("\(error as Any)".contains("a file was expected"), "\(error as Any)")
  }

  @Test func `a device is refused before it is opened`() {
    let error = #expect(throws: FileError.self) { try FileSystem.read("/dev/tty", limit: 1) }

    #expect(error?.reason == "is a device; a file was expected")
  }

  @Test func `a dash is standard input for the command line alone`() {
    let error = #expect(throws: FileError.self) { try FileSystem.read("-", limit: 1) }

    #expect(error?.description == "-: no such file or directory")
  }
}

/// Where a run stays.
@Suite struct RunRootTests {
  @Test func `a flow outside of the working directory has the folder above its own`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("suite/a.flow.yaml", "")

    #expect(RunRoot(ofFlow: flow).path == FileSystem.resolved(folder.path))
  }

  @Test func `a flow in the working directory, and standard input, have the working directory`() {
    let here = #filePath.replacing(FileManager.default.currentDirectoryPath + "/", with: "")

    #expect(RunRoot(ofFlow: here).path.isEmpty)
    #expect(RunRoot(ofFlow: "-").path.isEmpty)
  }

  @Test(arguments: ["inside/a.yaml", "a.yaml", "inside/../a.yaml", "inside/missing.yaml", "link-inside"])
  func `what lies in the folder may be named`(_ name: String) throws {
    let folder = try Self.folder()

    #expect(throws: Never.self) { try RunRoot(folder.path + "/checkout").check(folder.path + "/checkout/" + name) }
  }

  @Test(arguments: [
    "../secret", "link-out", "folder-out/secret", "../missing", "inside/../../secret", "chain",
    "../checkout-beside/a.yaml",
  ])
  func `what lies elsewhere is refused by name, links followed`(_ name: String) throws {
    let folder = try Self.folder()
    let path = folder.path + "/checkout/" + name

    let error = #expect(throws: FileError.self) { try RunRoot(folder.path + "/checkout").check(path) }

    #expect(error?.path == path)
    #expect(
      error?.reason == "lies outside of \(folder.path)/checkout, where this run stays; --root names another folder")
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["secret", "checkout/a.yaml", "checkout/inside/a.yaml", "checkout-beside/a.yaml"] {
      try folder.file(name, "x")
    }
    try folder.link("checkout/link-out", to: "../secret")
    try folder.link("checkout/chain", to: "link-out")
    try folder.link("checkout/folder-out", to: "..")
    try folder.link("checkout/link-inside", to: "inside/a.yaml")
    return folder
  }
}
