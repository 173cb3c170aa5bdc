import AnimationCore
import CSDL2
import Geometry
import Prototype
import Raster
import Stage
import TestSupport
import Testing

@testable import Desktop

/// A window at rest answers at once, however long it rested: the loop itself, by a clock of the test's.
@Suite @MainActor struct RestTests {
  /// What may come to a window at rest, and sets something in motion.
  enum Stimulus: String, CaseIterable, Sendable {
    case press, key, wheel, touch, picture, page, inspector
  }

  private static let column = """
    noren: 1
    start: home
    screens:
      home:
        blocks:
          - button: {id: switch, label: Off, on-label: On, effect: toggle, animation: linear(0.5s)}
          - spacer: 2000
          - text: The end
    """
  private static let pages = """
    noren: 1
    screens:
      welcome:
        walkthrough:
          pulse: none
          pages: [{title: One, color: "#0E7C86"}, {title: Two, color: "#2E6F40"}, {title: Three, color: "#33407F"}]
    """
  private static let coached =
    column + """

          coach:
            - {target: switch, text: Press it.}
      """

  /// When the machine's clock stands as the window opens, in seconds.
  private static let start: Seconds = 1_000
  private static let size = Size(390, 844)
  private static let period = 1.0 / 60

  /// A window that has come to rest after its first frame.
  @MainActor private final class Stand {
    let folder: TemporaryFolder
    let clock = TestClock(RestTests.start)
    let native: ScriptedWindow
    let live: LiveDeck
    let app: DesktopApp
    var frames: [(stage: Seconds, machine: Seconds)] = []
    var report: FrameTimingReport?

    init(_ deck: String) throws {
      folder = try TemporaryFolder()
      try folder.file("deck.yaml", deck)
      live = LiveDeck(try DeckLoader.load(folder.path + "/deck.yaml"), setup: try StageSetup(), onNews: {}) { _, _ in }
      native = ScriptedWindow(RestTests.size, clock: clock)
      var options = DesktopApp.Options()
      options.duration = 90_000
      let hand = ReportHand()
      options.onReport = { hand.report = $0 }
      self.hand = hand
      app = DesktopApp(live, in: Window(native, scale: 1), options: options, clock: clock)
      live.stage.startRecording()
      live.stage.onMoment = { [weak self] moment in
        guard let self, case .frame(let time) = moment else { return }
        frames.append((time, clock.now))
      }
    }

    private let hand: ReportHand

    /// Lets the window run until nothing comes any more.
    func run() throws {
      native.send(.key(SDLK_UNKNOWN), at: RestTests.start + 88_000)
      try app.run()
      report = hand.report
    }

    /// The frames that were made in the half second from a time on the machine's clock.
    func frames(from time: Seconds) -> [(stage: Seconds, machine: Seconds)] {
      frames.filter { $0.machine >= time && $0.machine < time + 0.5 }
    }
  }

  @MainActor private final class ReportHand { var report: FrameTimingReport? }

  private func stand(for stimulus: Stimulus, at time: Seconds) throws -> Stand {
    let stand = try Stand(stimulus == .page ? Self.pages : Self.column)
    let native = stand.native
    switch stimulus {
    case .press:
      native.send(.button(SDL_MOUSEBUTTONDOWN, 195, 90), at: time)
      native.send(.button(SDL_MOUSEBUTTONUP, 195, 90), at: time + 0.004)
    case .key:
      native.send(.key(SDLK_TAB), at: time)
      native.send(.key(SDLK_RETURN), at: time + 0.004)
    case .wheel: native.send(.wheel(-3, at: 195, 400), at: time)
    case .touch:
      native.send(.finger(SDL_FINGERDOWN, 0.5, 90 / 844), at: time)
      native.send(.finger(SDL_FINGERUP, 0.5, 90 / 844), at: time + 0.004)
    case .page:
      native.send(.key(SDLK_RIGHT), at: time)
    case .inspector:
      native.send(.key(SDLK_F12), at: time)
      native.send(.button(SDL_MOUSEBUTTONDOWN, 195, 90), at: time + 0.004)
      native.send(.button(SDL_MOUSEBUTTONUP, 195, 90), at: time + 0.008)
    case .picture:
      native.send(.news, at: time)
      native.send(.button(SDL_MOUSEBUTTONDOWN, 195, 90), at: time + 0.004)
      native.send(.button(SDL_MOUSEBUTTONUP, 195, 90), at: time + 0.008)
    }
    return stand
  }

  @Test(
    arguments: Stimulus.allCases, [1.0, 600, 86_400])
  func `after a rest every frame shows the motion as far as it has come`(
    _ stimulus: Stimulus, _ rest: Seconds
  ) throws {
    let time = Self.start + rest
    let stand = try stand(for: stimulus, at: time)

    try stand.run()

    let frames = stand.frames(from: time)
    let late = frames.map { abs($0.stage - ($0.machine - Self.start)) }.max() ?? .infinity
    #expect(frames.count >= 10)
    // A frame is made within a period of its deadline, and shows the time of that.
    #expect(late < Self.period)
    #expect(zip(frames.dropFirst(), frames).dropFirst().allSatisfy { abs($0.stage - $1.stage - Self.period) < 0.004 })
  }

  @Test(arguments: [1.0, 600, 86_400])
  func `what a press moves after a rest is seen within two frames`(_ rest: Seconds) throws {
    let time = Self.start + rest
    let stand = try stand(for: .press, at: time)

    try stand.run()

    let seen = try #require(stand.native.presented.first { $0.time > time })
    #expect(seen.time - time < 2 * Self.period + ScriptedWindow.presentDuration)
    let latency = try #require(stand.report?.inputToFrame?.maximum)
    #expect(latency < 2 * Self.period + ScriptedWindow.presentDuration)
  }

  @Test(arguments: [1.0, 600, 86_400])
  func `what a saved deck sets in motion begins when it is taken over`(_ rest: Seconds) throws {
    let time = Self.start + rest
    let stand = try Stand(Self.column)
    stand.native.send(.news, at: time)
    try stand.folder.file("deck.yaml", Self.coached)
    stand.live.noteChange()

    try stand.run()

    let first = try #require(stand.live.stage.prototype.log.entries.first { $0.text == "tour began" })
    let frames = stand.frames(from: time)
    #expect(first.time >= rest && first.time < rest + 1)
    #expect(frames.count >= 10)
    #expect(frames.allSatisfy { abs($0.stage - ($0.machine - Self.start)) < Self.period })
  }

  @Test func `motion that was stopped goes on from where it was`() throws {
    let time = Self.start + 5
    let stand = try stand(for: .press, at: time)
    stand.native.stall(at: time + 0.1, for: 3_600)

    try stand.run()

    let before = try #require(stand.frames.last { $0.machine < time + 0.1 })
    let after = try #require(stand.frames.first { $0.machine > time + 3_600 })
    #expect(after.stage > before.stage && after.stage - before.stage < 2.5 * Self.period)
  }

  @Test func `a recording that is played after a rest begins where it stood`() throws {
    let time = Self.start + 60
    let stand = try stand(for: .page, at: Self.start + 1)
    stand.native.send(.key(SDLK_F12), at: Self.start + 0.5)
    for step in 1...10 { stand.native.send(.key(SDLK_COMMA), at: Self.start + 2 + Double(step) / 10) }
    var stood: Seconds?
    var played: Seconds?
    stand.native.onPresent = { machine in
      let past = stand.app.inspector?.control.past
      if machine < time { stood = past } else if played == nil { played = past }
    }
    stand.native.send(.key(SDLK_p), at: time)

    try stand.run()

    let moved = try #require(played) - #require(stood)
    #expect(moved >= 0 && moved < 2 * Self.period)
  }

  @Test func `a rest is no freeze in the report`() throws {
    let stand = try stand(for: .press, at: Self.start + 2)
    stand.native.send(.button(SDL_MOUSEBUTTONDOWN, 195, 90), at: Self.start + 600)
    stand.native.send(.button(SDL_MOUSEBUTTONUP, 195, 90), at: Self.start + 600.1)

    try stand.run()

    let smoothness = try #require(stand.report?.smoothness)
    #expect(smoothness.expectedCount > 10)
    #expect(smoothness.longestFreeze < 0.05)
  }
}
