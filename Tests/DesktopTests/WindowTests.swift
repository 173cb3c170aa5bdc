import Foundation
import TestSupport
import Testing

/// The real window on a real X server, driven with a real pointer.
@Suite(.serialized) struct WindowTests {
  private static let deck = RunningNoren.root.appending(path: "resources/demo/deck.yaml").path

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(2)))
  func `a drag with the mouse turns the page and the footer takes its colour`() throws {
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", Self.deck, "--log", "--scale", "1", "--quit-after", "90s"], environment: display.environment)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Noren")
    let place = try display.xdotool("getwindowgeometry", "--shell", window)
    let (x, y) = (Self.number("X", in: place), Self.number("Y", in: place))

    try display.xdotool("mousemove", "--window", window, "350", "300", "mousedown", "1")
    for step in stride(from: 330, through: 60, by: -30) {
      try display.xdotool("mousemove", "--window", window, "\(step)", "300")
    }
    try display.xdotool("mouseup", "1")
    let settled = noren.waitForLine(containing: "page settled on 1")
    let footer = try display.color(x: x + 10, y: y + 830)
    noren.stop()

    let expected = try Self.footerColors()[1]
    #expect(settled != nil)
    #expect(footer == expected)
  }

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(2)))
  func `a window is called as its deck, also after that was given another title`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("deck.yaml", "title: Before\n" + LiveDeckFolder.deck("Page"))
    let display = try VirtualDisplay()
    let noren = try RunningNoren(["open", path, "--log"], environment: display.environment)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let before = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^Before$")

    try folder.file("deck.yaml", "title: After\n" + LiveDeckFolder.deck("Page"))
    let after = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^After$")
    noren.stop()

    #expect(!before.isEmpty && before == after)
  }

  @Test(.timeLimit(.minutes(1)))
  func `without a display the program says so, names what to run instead, and leaves with 3`() throws {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }

    let noren = try RunningNoren(["open", Self.deck], environment: environment)
    let (status, errors) = noren.finish()

    #expect(status == 3)
    #expect(errors.split(separator: "\n").count == 1)
    #expect(errors.contains("noren bench") && errors.contains("noren capture"))
  }

  private static func number(_ name: String, in text: String) -> Int {
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name)=") }
    return line.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
  }

  /// The colours of the demo's pages as its file says them.
  private static func footerColors() throws -> [UInt32] {
    let text = try String(contentsOfFile: deck, encoding: .utf8)
    return text.matches(of: /color: "#([0-9A-Fa-f]{6})"/).compactMap { UInt32($0.1, radix: 16) }
  }
}
