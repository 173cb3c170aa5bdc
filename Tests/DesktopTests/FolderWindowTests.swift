import Foundation
import TestSupport
import Testing

/// The real window over a folder of decks, and where a window is found again.
@Suite(
  .serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
  .timeLimit(.minutes(3)))
struct FolderWindowTests {
  private func deck(_ title: String) -> String {
    """
    noren: 1
    title: \(title)
    device: {width: 300, height: 600}
    screens:
      one:
        walkthrough:
          pages: [{title: Hello, color: "#0E7C86"}, {title: Again, color: "#2E6F40"}]
    """
  }

  /// Waits for a window with a title; gives it the keyboard, which no window manager does here.
  private func window(_ title: String, on display: VirtualDisplay) throws -> String {
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
    try display.xdotool("windowfocus", "--sync", window)
    return window
  }

  @Test func `a card opens its deck in the window, and Escape leads back`() throws {
    let folder = try TemporaryFolder()
    try folder.file("decks/first.yaml", deck("First deck"))
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", folder.path + "/decks", "--scale", "1", "--log"], environment: display.environment)
    try #require(noren.waitForLine(containing: "window: shown") != nil)

    let start = try window("decks", on: display)
    try display.xdotool("key", "Tab", "Return")
    let opened = try window("First deck", on: display)
    try display.xdotool("key", "Escape")
    let back = try window("decks", on: display)
    noren.stop()

    #expect(!start.isEmpty)
    #expect(start == opened && opened == back)
  }

  @Test func `a window opens where and as large as it was left`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("first.yaml", deck("First deck"))
    let display = try VirtualDisplay()
    let environment = display.environment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 }

    let first = try RunningNoren(["open", path, "--log"], environment: environment)
    try #require(first.waitForLine(containing: "window: shown") != nil)
    let before = try window("First deck", on: display)
    try display.xdotool("windowmove", "--sync", before, "70", "90")
    try display.xdotool("key", "ctrl+r")
    try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^First deck$")
    try display.xdotool("key", "ctrl+q")
    let (status, errors) = first.finish()
    let second = try RunningNoren(["open", path, "--log"], environment: environment)
    let shown = second.waitForLine(containing: "window: shown")
    let place = try display.xdotool("getwindowgeometry", "--shell", try window("First deck", on: display))
    second.stop()

    #expect(status == 0 && errors.isEmpty)
    #expect(shown?.contains("600 x 300 points") == true)
    #expect(place.contains("X=70\nY=90"))
  }

  @Test func `the window of a folder opens where it was left, whichever deck showed last`() throws {
    let folder = try TemporaryFolder()
    try folder.file("decks/first.yaml", deck("First deck"))
    let display = try VirtualDisplay()
    let environment = display.environment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 }
    let first = try RunningNoren(["open", folder.path + "/decks", "--log"], environment: environment)
    try #require(first.waitForLine(containing: "window: shown") != nil)
    try display.xdotool("windowmove", "--sync", try window("decks", on: display), "30", "40")
    try display.xdotool("key", "Tab", "Return")
    _ = try window("First deck", on: display)

    try display.xdotool("key", "ctrl+q")
    let status = first.finish().status
    let second = try RunningNoren(["open", folder.path + "/decks", "--log"], environment: environment)
    let shown = second.waitForLine(containing: "window: shown")
    let place = try display.xdotool("getwindowgeometry", "--shell", try window("decks", on: display))
    second.stop()

    #expect(status == 0)
    #expect(shown?.contains("390 x 844 points") == true)
    #expect(place.contains("X=30\nY=40"))
  }

  @Test func `a state folder that cannot be made costs a warning and nothing else`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("first.yaml", deck("First deck"))
    let display = try VirtualDisplay()
    let environment = display.environment.merging(["XDG_STATE_HOME": path + "/state"]) { $1 }

    let noren = try RunningNoren(
      ["open", path, "--quit-after", "1s", "--remember-window"], environment: environment)
    let (status, errors) = noren.finish()

    #expect(status == 0)
    #expect(errors.split(separator: "\n").count == 1)
    #expect(errors.contains("warning: the window's place is not remembered"))
  }
}
