import Geometry
import Stage
import TestSupport
import Testing

@Suite struct WindowPlacementTests {
  private let temporary: TemporaryFolder
  private let file: WindowPlacementFile
  private let placement = WindowPlacement(
    x: -120, y: 48, size: Size(844, 390), scale: 1.25, device: Size(390, 844))

  init() throws {
    temporary = try TemporaryFolder()
    let deck = try temporary.file("deck.yaml", "")
    file = WindowPlacementFile(ofDeck: deck, in: StateFolder(path: temporary.path + "/state/noren"))
  }

  @Test func `a window that was never open is not remembered`() throws {
    #expect(try file.read() == nil)
  }

  @Test func `what was kept comes back`() throws {
    try file.write(placement)

    #expect(try file.read() == placement)
  }

  @Test func `a phone around the device comes back with it`() throws {
    var framed = placement
    framed.hasFrame = true

    try file.write(framed)

    #expect(try file.read() == framed)
  }

  @Test(arguments: [
    "", "noren-window 1\n", "something else\n", "noren-window 2\nplace 1 2\nsize 3 4\nscale 1\ndevice 3 4\n",
    "noren-window 1\nplace 1e300 0\nsize 390 844\nscale 1\ndevice 390 844\n",
    "noren-window 1\nplace nan 0\nsize 390 844\nscale 1\ndevice 390 844\n",
    "noren-window 1\nplace 0 0\nsize -390 844\nscale 1\ndevice 390 844\n",
    "noren-window 1\nplace 0 0\nsize 390 844\nscale 0\ndevice 390 844\n",
    "noren-window 1\nplace 0 0\nsize 390\nscale 1\ndevice 390 844\n",
  ])
  func `a damaged file is told, and the next window is kept`(_ text: String) throws {
    try temporary.file(String(file.path.dropFirst(temporary.path.count + 1)), text)

    #expect(throws: FileError.self) { try file.read() }
    try file.write(placement)
    #expect(try file.read() == placement)
  }

  @Test func `a folder that cannot be made is told`() throws {
    let deck = try temporary.file("deck.yaml", "")
    let nowhere = WindowPlacementFile(ofDeck: deck, in: StateFolder(path: deck + "/noren"))

    #expect(throws: FileError.self) { try nowhere.write(placement) }
  }

  @Test func `the size counts only while the deck is for the same device`() {
    #expect(placement.size(for: Size(390, 844)) == Size(844, 390))
    #expect(placement.size(for: Size(820, 1180)) == nil)
  }
}
