import CSDL2
import Foundation
import Raster
import TestSupport
import Testing

@testable import Desktop

/// A display that fails, or is asked for what nobody has.
@Suite(
  .serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
  .timeLimit(.minutes(3)))
struct DisplayFaultTests {
  private static let deck = """
    noren: 1
    title: Noren test
    device: {width: 300, height: 500}
    screens:
      welcome:
        walkthrough:
          pulse: none
          pages: [{title: One, color: "#0E7C86"}, {title: Two, color: "#2E6F40"}, {title: Three}]
    """

  private let folder: TemporaryFolder
  private let display: VirtualDisplay

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("deck.yaml", Self.deck)
    display = try VirtualDisplay()
  }

  private func open(_ options: String...) throws -> (noren: RunningNoren, window: String) {
    let noren = try RunningNoren(
      ["open", "deck.yaml", "--log", "--scale", "1"] + options, environment: display.environment, folder: folder.path)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Noren")
    try display.xdotool("windowfocus", "--sync", window)
    return (noren, window)
  }

  @Test func `a display that goes away ends the window with a sentence, and what it recorded plays`() throws {
    let (noren, _) = try open("--record", "out.flow.yaml", "--stats", "stats.json")
    try display.xdotool("key", "Right")
    let settled = noren.waitForLine(containing: "page settled on 1")

    display.stop()
    let (status, errors) = noren.finish()
    let replay = try RunningNoren(["test", "out.flow.yaml"], folder: folder.path).finish()

    #expect(settled != nil)
    #expect(status == 3)
    #expect(errors == "recorded out.flow.yaml\nnoren: the display has gone away, and the window with it\n")
    #expect(folder.names.sorted() == ["deck.yaml", "out.flow.yaml", "stats.json"])
    #expect(replay.status == 0, "\(replay.errors)")
  }

  @Test func `a window of 1 x 1 and then of 8,000 x 8,000 goes on`() throws {
    let (noren, window) = try open()

    try display.xdotool("windowsize", "--sync", window, "1", "1")
    try display.xdotool("key", "Right")
    let small = noren.waitForLine(containing: "page settled on 1")
    try display.xdotool("windowsize", "--sync", window, "8000", "8000")
    try display.xdotool("key", "Right")
    let large = noren.waitForLine(containing: "page settled on 2")
    noren.send(SIGTERM)
    let (status, errors) = noren.finish()

    #expect(small != nil && large != nil)
    #expect(status == 0 && errors.isEmpty, "\(errors)")
  }

  @Test func `a window that was stopped for a while goes on from where it was`() throws {
    let (noren, _) = try open()

    noren.send(SIGSTOP)
    try display.xdotool("key", "Right")
    noren.send(SIGCONT)
    let settled = noren.waitForLine(containing: "page settled on 1")
    noren.stop()

    #expect(settled != nil)
  }
}

/// What a graphics card does that is reset: its textures are gone.
@Suite @MainActor struct DeviceResetTests {
  @Test func `after a reset the next buffer is new, and shows`() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
    SDL_SetMainReady()
    try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    let window = try #require(SDL_CreateWindow("", 0, 0, 40, 30, 0))
    defer { SDL_DestroyWindow(window) }
    let presenter = try TexturePresenter(window: window)
    let first = try presenter.nextBuffer()
    let second = try presenter.nextBuffer()

    presenter.forgetTextures()
    let third = try presenter.nextBuffer()

    #expect(first.isNew && !second.isNew && third.isNew)
    #expect(throws: Never.self) {
      try presenter.present([PixelRect(x: 0, y: 0, width: 40, height: 30)])
    }
  }
}
