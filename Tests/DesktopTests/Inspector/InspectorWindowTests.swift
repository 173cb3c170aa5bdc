import Foundation
import Raster
import TestSupport
import Testing

/// The inspector and a recording in a real window.
@Suite(.serialized) struct InspectorWindowTests {
  private static let deck = """
    noren: 1
    title: Noren test
    device: {width: 400, height: 600}
    screens:
      welcome:
        walkthrough:
          pulse: none
          pages:
            - {title: One, body: first, color: "#0E7C86"}
            - {title: Two, body: second, color: "#2E6F40"}
    """

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(2)))
  func `the inspector widens the window, and a recorded session plays to the picture that the window saved`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", Self.deck)
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", "deck.yaml", "--log", "--scale", "1", "--record", "out.flow.yaml", "--quit-after", "90s"],
      environment: display.environment, folder: folder.path)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Noren")

    try display.xdotool("windowfocus", "--sync", window)
    try display.xdotool("key", "F12")
    try drag(in: window, on: display)
    let settled = noren.waitForLine(containing: "page settled on 1")
    let open = try display.xdotool("getwindowgeometry", window)
    try display.xdotool("key", "ctrl+p")
    var saved = ""
    while saved.isEmpty, noren.isRunning {
      saved = folder.names.first { $0.hasPrefix("deck-") && $0.hasSuffix(".png") } ?? ""
      sched_yield()
    }
    // What is recorded so far has to do: how the window ends is not what this is about.
    noren.stop()
    let errors = noren.finish().errors

    try #require(!saved.isEmpty, "\(errors)")
    let time = saved.dropFirst("deck-".count).dropLast(".png".count)
    let replay = try RunningNoren(
      ["capture", "--flow", partialRecording(in: folder), "--at", "\(time)", "--out", "replay.png"],
      environment: display.environment, folder: folder.path)
    let replayErrors = replay.finish().errors
    #expect(settled != nil)
    #expect(open.contains("Geometry: 740x600"))
    #expect(try picture("replay.png", in: folder) == picture(saved, in: folder), "\(replayErrors)")
  }

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(2)))
  func `a window that is killed leaves a recording that plays`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", Self.deck)
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", "deck.yaml", "--log", "--scale", "1", "--record", "out.flow.yaml", "--quit-after", "90s"],
      environment: display.environment, folder: folder.path)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Noren")
    try drag(in: window, on: display)
    let settled = noren.waitForLine(containing: "page settled on 1")

    noren.stop()
    _ = noren.finish()
    let replay = try RunningNoren(
      ["test", partialRecording(in: folder)], environment: display.environment, folder: folder.path)
    let (status, errors) = replay.finish()

    #expect(settled != nil)
    #expect(!folder.names.contains("out.flow.yaml"))
    #expect(status == 0, "\(errors)")
  }

  /// What a recording is called until the session ends.
  private func partialRecording(in folder: TemporaryFolder) -> String {
    folder.names.first { $0.hasPrefix("out.flow.yaml.partial-") } ?? "out.flow.yaml.partial"
  }

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(2)))
  func `a window that is zoomed while it records leaves a flow that is drawn at both scales`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", Self.deck)
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", "deck.yaml", "--log", "--scale", "1", "--record", "out.flow.yaml", "--quit-after", "90s"],
      environment: display.environment, folder: folder.path)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Noren")

    try display.xdotool("windowfocus", "--sync", window)
    try display.xdotool("key", "ctrl+plus")
    var recorded = ""
    while !recorded.contains(#/\n *- [0-9.]+ scale /#), noren.isRunning {
      recorded = (try? String(contentsOfFile: folder.path + "/" + partialRecording(in: folder), encoding: .utf8)) ?? ""
      sched_yield()
    }
    noren.stop()
    let errors = noren.finish().errors

    #expect(recorded.contains("\nscale: 1\n"), "\(errors)")
    #expect(recorded.contains(#/\n *- [0-9.]+ scale 1\.[0-9]+\n/#))
  }

  private func drag(in window: String, on display: VirtualDisplay) throws {
    try display.xdotool("mousemove", "--window", window, "350", "200", "mousedown", "1")
    for x in stride(from: 330, through: 60, by: -30) {
      try display.xdotool("mousemove", "--window", window, "\(x)", "200")
    }
    try display.xdotool("mouseup", "1")
  }

  private func picture(_ name: String, in folder: TemporaryFolder) throws -> [UInt32] {
    let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: name))
    return try PNG.decode(Array(bytes)).pixels
  }
}
