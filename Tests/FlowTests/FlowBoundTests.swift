import Flow
import Foundation
import Geometry
import Notation
import Raster
import Stage
import TestSupport
import Testing

/// What a flow of a stranger may cost: every number has a bound, said at its place.
@Suite struct FlowBoundTests {
  @Test(arguments: [
    ("0 resize 1e300 1e300", "16384 x 16384 points"), ("0 resize 20000 1", "16384 x 16384 points"),
    ("1e6 frame", "86400 s after the start"), ("1e300 frame", "86400 s after the start"),
    ("0 mouse 0 down 1e300 5", "coordinates from -100000 to 100000"),
    ("0 touch 1 move 5 -1e9", "coordinates from -100000"),
    ("0 wheel 0 1e200 at 5 5", "coordinates from"), ("0 wheel 0 1 at 1e7 5", "coordinates from"),
    ("0 scale 1e9", "a scale from 0.25 to 8"), ("0 scale 1e-9", "a scale from"),
    ("0 text \(String(repeating: "x", count: 10_001))", "at most 10000 characters"),
  ])
  func `a number that no window reports is refused at its place`(moment: String, words: String) {
    let text = diagnostics(of: "steps:\n  - wait: 0s\n  - samples:\n    - 0 frame\n    - \(moment)\n")

    #expect(text.hasPrefix("a.flow.yaml:5:7: error: a recorded moment "), "\(text)")
    #expect(text.contains(words), "\(text)")
  }

  @Test(arguments: [
    "nan frame", "1e999 frame", "-1 frame", "0 resize nan 5", "0 resize 0 5", "0 scale inf", "0 mouse 1e99 down 1 1",
  ])
  func `what is no number is no moment`(_ moment: String) {
    let text = diagnostics(of: "steps:\n  - samples: [\(moment)]\n")

    #expect(text.contains("a.flow.yaml:2:"), "\(text)")
  }

  @Test(arguments: [
    "wait: 1e300s", "wait: 3601s", "resize: [1e300, 1e300]", "resize: [99999, 500]",
    "repeat: {times: 1000000000, steps: [{wait: 0s}]}",
    "key: {key: right, times: 1e9}", "wheel: {toward: down, notches: 1e12}",
    "fling: {from: [1, 1], toward: left, speed: 1e300}",
    "film: {file: a.png, frames: 1000000}", "settle: 1e9s", "press and hold: {target: [1, 1], for: 1e5s}",
  ])
  func `a number of a step beyond its bounds is refused at its place`(_ step: String) {
    let text = diagnostics(of: "steps:\n  - \(step)\n")

    #expect(text.contains("a.flow.yaml:2:"), "\(text)")
  }

  @Test func `a recorded scale counts for how large a surface becomes`() throws {
    let text = "size: [2000, 2000]\nsteps:\n  - samples: [0 scale 8, 0.1 frame]\n"
    let flow = try #require(FlowReader.read(bytes: Array(text.utf8), file: "a.flow.yaml").flow)

    let fault = flow.surfaceFault(from: Size(2000, 2000), scale: 1)

    #expect(fault?.message.contains("at scale 8") == true)
  }

  @Test func `moments that repetitions multiply are refused before they are played`() {
    let moments = (0..<1_000).map { _ in "0 frame" }.joined(separator: ", ")

    let text = diagnostics(of: "steps: [{repeat: {times: 1001, steps: [{samples: [\(moments)]}]}}]\n")

    #expect(text.contains("more than 1000000 recorded moments"), "\(text.prefix(300))")
  }

  @Test func `steps that an included file multiplies are refused before they are played`() throws {
    let folder = try TemporaryFolder()
    try folder.file("many.yaml", "steps: [{repeat: {times: 1000, steps: [{wait: 0s}]}}]\n")
    let path = try folder.file("a.flow.yaml", "steps: [{repeat: {times: 1000, steps: [{include: many.yaml}]}}]\n")

    let loaded = try FlowLoader.load(path)

    #expect(loaded.flow == nil)
    #expect(loaded.diagnostics.map(\.headline).contains { $0.contains("more than 100000 steps") })
  }

  // MARK: Time

  @Test(arguments: [
    "wait: 30s", "samples: [0 frame, 30 frame]", "repeat: {times: 100, steps: [{wait: 0.3s}]}",
    "expect: {page: 5, within: 30s}",
    "settle: {within: 30s}", "film: {file: a.png, frames: 2, over: 30s}",
  ])
  func `no step takes a flow beyond the time that any may take`(_ step: String) throws {
    let deck = threePages.replacing("pages:", with: "pulse: {from: 1.0, to: 1.1, duration: 10s}\n      pages:")
    let stage = try makeStage(deck)
    var flow = try makeFlow("  - press: [100, 200]\n  - \(step)\n")
    flow.setting.mostTime = 10
    let player = FlowPlayer(flow, on: stage)

    let failure = #expect(throws: FlowFailure.self) { try player.play(to: .infinity) }

    #expect(failure?.message == "the flow takes longer than 10 s; --limit names another limit")
    #expect(failure?.place.hasPrefix("test.flow.yaml:3") == true)
    #expect(player.time <= 10.1)
  }

  @Test func `a flow's own limit does not lift the one for all`() throws {
    var flow = try makeFlow("  - wait: 30s\n")
    flow.setting.timeLimit = 3_600
    flow.setting.mostTime = 10

    #expect(throws: FlowFailure.self) { try FlowPlayer(flow, on: makeStage()).play(to: .infinity) }
  }

  @Test func `the built-in tour may go on for ever`() {
    #expect(Flow.tour().setting.mostTime == .infinity)
  }

  @Test(arguments: ["", ", {budget: {p50: 1s}}"])
  func `a flow that takes more frames than any may is ended`(_ budget: String) throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", "noren: 1\nscreens: {one: {walkthrough: {pages: [{title: A}]}}}\n")
    let flow = try folder.file("a.flow.yaml", "deck: deck.yaml\nfps: 100\nsteps: [{wait: 2s}\(budget)]\n")
    var run = TestRun()
    run.options.mostFrames = 100

    let outcome = try #require(run.run([flow]).first)

    #expect(outcome.problems.map(\.headline).first?.contains("more than 100 frames") == true, "\(outcome.text)")
  }

  // MARK: Surfaces

  @Test(arguments: [
    ("  - resize: [4000, 4000]", 8.0, "test.flow.yaml:2:5"),
    ("  - samples: [0 resize 16000 16000]", 1.0, "test.flow.yaml:2:5"),
    ("  - film: {file: a.png, frames: 200}", 4.0, "test.flow.yaml:2:5"),
    ("  - film: {file: a.png, frames: 60, steps: [{film: {file: b.png, frames: 60}}]}", 1.5, "test.flow.yaml:2:45"),
  ])
  func `pictures that take all memory are refused at their place`(steps: String, scale: Double, place: String) throws {
    let fault = try makeFlow(steps + "\n").surfaceFault(from: Size(390, 844), scale: scale)

    #expect(fault?.place == place)
    #expect(fault?.message.contains("\(PictureLimits.maximumPixels) pixels") == true)
  }

  @Test func `a size and a scale that go beyond together are refused at the size`() {
    let text = diagnostics(of: "scale: 8\nsize: [4096, 4096]\nsteps: [{wait: 0s}]\n")

    #expect(text.contains("a.flow.yaml:2:7: error: a window of 4096 x 4096 points at scale 8 has more than"), "\(text)")
  }

  @Test func `a deck that is too large for a flow's scale is refused before a picture is drawn`() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "deck.yaml",
      "noren: 1\ndevice: {width: 4096, height: 4096}\nscreens: {one: {walkthrough: {pages: [{title: A}]}}}\n")
    let flow = try folder.file("a.flow.yaml", "deck: deck.yaml\nscale: 8\nsteps: [{picture: a.png}]\n")

    let outcome = try #require(TestRun().run([flow]).first)

    #expect(outcome.problems.map(\.headline).first?.contains("4096 x 4096 points at scale 8") == true)
  }
}
