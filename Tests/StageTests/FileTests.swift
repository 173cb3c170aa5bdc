import Deck
import Foundation
import Geometry
import Notation
import Raster
import Scene
import TestSupport
import Testing

@testable import Stage

@Suite struct FileSystemTests {
  @Test func `what was written is read`() throws {
    let folder = try TemporaryFolder()

    let path = try folder.file("a/b/日本 語.txt", "hello")

    #expect(try FileSystem.read(path, limit: 100) == Array("hello".utf8))
  }

  @Test func `a file over the limit is refused by name`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("big", String(repeating: "x", count: 2 << 20))

    let error = #expect(throws: FileError.self) { try FileSystem.read(path, limit: 1 << 20) }

    #expect(error?.description == "\(path): is larger than the limit of 1 MiB")
  }

  @Test func `a folder is not a file`() throws {
    let folder = try TemporaryFolder()

    let error = #expect(throws: FileError.self) { try FileSystem.read(folder.path, limit: 1) }

    #expect(error?.reason == "is a directory; a file was expected")
  }

  @Test func `a write that cannot end leaves the old file and no other`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("taken/inside", "x")
    let target = FileSystem.directory(of: path)

    #expect(throws: FileError.self) { try FileSystem.write([1, 2, 3], to: target) }

    #expect(folder.names == ["taken"])
  }

  @Test func `what the shell has opened takes the bytes, whatever it is`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var bytes = [UInt8](repeating: 0, count: 8)

    try FileSystem.write([1, 2, 3], to: "/dev/fd/\(ends[1])")
    let count = read(ends[0], &bytes, bytes.count)

    #expect(Array(bytes.prefix(max(count, 0))) == [1, 2, 3])
  }

  @Test func `a device without room takes nothing and stays a device`() {
    let error = #expect(throws: FileError.self) { try FileSystem.write([1, 2, 3], to: "/dev/full") }

    #expect(error?.description == "/dev/full: no space left on device")
    #expect(FileKind(at: "/dev/full") == .device)
  }

  @Test func `a recording into a device is refused`() {
    let error = #expect(throws: FileError.self) { try RecordingFile("/dev/null") }

    #expect(error?.description == "/dev/null: is a device; a file was expected")
  }
}

@Suite struct DeckFolderTests {
  @Test func `a picture beside the deck is read`() throws {
    let folder = try TemporaryFolder()
    let deck = try folder.file("deck.yaml", "")
    _ = try folder.file("images/a.txt", "bytes")

    #expect(try DeckFolder(ofDeck: deck).bytes(of: PictureID("images/a.txt")) == Array("bytes".utf8))
  }

  @Test func `a picture file over the limit is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    let deck = try folder.file("deck.yaml", "")
    // A file with a hole takes no room.
    try #require(truncate(try folder.file("a.png", ""), DeckFolder.largestPictureFile + 1) == 0)

    let error = #expect(throws: PictureError.self) { try DeckFolder(ofDeck: deck).bytes(of: PictureID("a.png")) }

    #expect(error?.description.contains("is larger than the limit of 64 MiB") == true)
  }

  @Test func `a symbolic link out of the folder is refused`() throws {
    let folder = try TemporaryFolder()
    let deck = try folder.file("deck/deck.yaml", "")
    _ = try folder.file("secret.txt", "secret")
    try FileManager.default.createSymbolicLink(
      atPath: FileSystem.join(folder.path, "deck/a.txt"), withDestinationPath: "../secret.txt")

    let error = #expect(throws: PictureError.self) { try DeckFolder(ofDeck: deck).bytes(of: PictureID("a.txt")) }

    #expect(error?.description.contains("leads out of the deck's folder through a symbolic link") == true)
  }
}

@Suite struct DeckLoaderTests {
  private static func deck(_ picture: String) -> String {
    """
    noren: 1
    title: Test
    start: a
    screens:
      a:
        walkthrough:
          pages:
            - {title: One, body: b, color: "#112233", image: \(picture)}
          done: {label: Done}

    """
  }

  @Test func `a picture that is not there is an error at its place in the deck`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", Self.deck("none.png"))

    let loaded = try DeckLoader.load(path)

    #expect(loaded.hasErrors)
    let headlines = loaded.diagnostics.map { $0.headline }
    #expect(headlines.contains { $0.hasPrefix("\(path):8:58: error: ") && $0.contains("none.png") })
  }

  @Test func `of more pictures that are not there than anybody reads the rest is counted`() throws {
    let folder = try TemporaryFolder()
    let blocks = (0...DiagnosticList.limit).map { "      - picture: p\($0).png\n" }.joined()
    let path = try folder.file("deck.yaml", "noren: 1\nscreens:\n  a:\n    blocks:\n" + blocks)

    let diagnostics = try DeckLoader.load(path).diagnostics

    #expect(diagnostics.count == DiagnosticList.limit + 1)
    #expect(diagnostics.last?.message == "1 more problems are not shown")
    #expect(diagnostics.last?.severity == .error)
  }

  @Test func `a misspelt picture is told the nearest one in its folder`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", Self.deck("images/see.svg"))
    try folder.file("images/sea.svg", "")

    let loaded = try DeckLoader.load(path)

    #expect(loaded.diagnostics.map(\.hint) == ["did you mean 'images/sea.svg'?"])
  }

  @Test func `a picture that is a text file is an error`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", Self.deck("text.png"))
    _ = try folder.file("text.png", "not a picture")

    #expect(try DeckLoader.load(path).hasErrors)
  }

  @Test func `a picture that breaks off is an error`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", Self.deck("cut.png"))
    let whole = try FileSystem.read(Self.demoPicture, limit: 1 << 24)
    try FileSystem.write(whole.prefix(whole.count / 2), to: FileSystem.join(folder.path, "cut.png"))

    #expect(try DeckLoader.load(path).hasErrors)
  }

  @Test func `damage in the middle of a picture is found when it is looked at closely`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", Self.deck("damaged.png"))
    var bytes = try FileSystem.read(Self.demoPicture, limit: 1 << 24)
    for index in (bytes.count / 2)..<(bytes.count / 2 + 64) { bytes[index] ^= 0xFF }
    try FileSystem.write(bytes, to: FileSystem.join(folder.path, "damaged.png"))

    #expect(try DeckLoader.load(path, scrutiny: .decoded).hasErrors)
  }

  @Test func `the size of a picture is known before it is decoded`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", Self.deck("forest.png"))
    try FileSystem.write(
      FileSystem.read(Self.demoPicture, limit: 1 << 24), to: FileSystem.join(folder.path, "forest.png"))

    let sizes = try DeckLoader.load(path).pictureSizes

    #expect(sizes[PictureID("forest.png")]?.width == 780)
  }

  private static let demoPicture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "resources/demo/images/forest.png").path
}

@Suite struct ResourceFolderTests {
  @Test func `an installed program looks beside itself first`() {
    let places = ResourceFolder.places(executable: "/usr/bin/noren", override: nil)

    #expect(places.first == "/usr/share/noren")
  }

  @Test func `the variable overrides every place`() {
    #expect(ResourceFolder.places(executable: "/usr/bin/noren", override: "/x") == ["/x"])
  }

  @Test func `a folder that is not found lists where it was looked for`() throws {
    let error = #expect(throws: FileError.self) { try ResourceFolder(executable: nil, override: "/nowhere") }

    #expect(error?.description.contains("/nowhere") == true)
  }
}
