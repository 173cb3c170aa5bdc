import AnimationCore
import Deck
import Geometry
import Notation
import Prototype
import Raster
import Scene
import Stage

/// Plays one flow file and judges it.
final class FlowTest {
  private let options: TestRun.Options
  private var outcome: FlowOutcome
  private let clock: any StageClock

  init(_ path: String, options: TestRun.Options, clock: any StageClock) {
    self.options = options
    self.clock = clock
    outcome = FlowOutcome(path: path)
  }

  /// Plays it to its end or to its first failure.
  func run(with setup: StageSetup) -> FlowOutcome {
    let start = clock.now
    if let (flow, deck, root) = load(with: setup.decoder) {
      outcome.title = flow.title
      play(flow, of: deck, in: root, with: flow.setting.applied(to: setup))
    }
    outcome.wallTime = clock.now - start
    return outcome
  }

  // MARK: Files

  /// How messages call the flow.
  private var name: String { outcome.path.safeForTerminal }

  private func load(with decoder: any PictureDecoder) -> (Flow, LoadedDeck, RunRoot)? {
    do throws(FileError) {
      let loaded = try FlowLoader.load(outcome.path, root: options.root)
      guard var flow = loaded.flow else {
        report(loaded.diagnostics)
        return nil
      }
      outcome.warnings += loaded.diagnostics.map(\.headline)
      guard let deckPath = loaded.deckPath else {
        add("\(name): error: the flow names no deck", hint: "add deck: PATH at the top")
        return nil
      }
      let deck = try DeckLoader.load(deckPath, in: loaded.root, decoder: decoder)
      if deck.hasErrors { report(deck.diagnostics) }
      flow.setting.mostTime = options.mostTime
      let window = flow.setting.size ?? deck.deck?.device.size ?? .zero
      if let fault = flow.surfaceFault(from: window, scale: flow.setting.scale) {
        add("\(fault.place ?? name): error: \(fault.message)")
        return nil
      }
      return deck.hasErrors ? nil : (flow, deck, loaded.root)
    } catch {
      add("\(name): error: \(error)")
      return nil
    }
  }

  private func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      outcome.problems.append(FlowOutcome.Problem(headline: diagnostic.headline, text: diagnostic.text))
    }
  }

  private func add(_ headline: String, hint: String? = nil) {
    let text = headline + (hint.map { "\n  help: \($0)" } ?? "")
    outcome.problems.append(FlowOutcome.Problem(headline: headline, text: text))
  }

  // MARK: Playing

  private func play(_ flow: Flow, of deck: LoadedDeck, in root: RunRoot, with given: StageSetup) {
    var setup = given
    let warn = { [self] (error: FileError) in outcome.warnings.append("coach marks are not remembered: \(error)") }
    var memory = options.state.map { folder in
      CoachMemoryStore(CoachMemoryFile(ofDeck: deck.path, in: folder), knowing: given.memory, warn: warn)
    }
    if let memory { setup.memory = memory.initial }
    let pictures = setup.makePictures(for: deck)
    let stage = setup.makeStage(for: deck, pictures: pictures)
    defer { memory?.keep(stage.prototype.memory, warn: warn) }
    let player = FlowPlayer(flow, on: stage)
    // What pictures are drawn is known only when they are; those of a deck that came later are named by that one.
    var shown = deck
    defer { report(shown.diagnostics(of: stage.pictureFailures)) }
    player.onReload = { step, path in
      let loaded = try DeckLoader.load(
        path.map { flow.path($0, from: step) } ?? deck.path, in: root, decoder: setup.decoder)
      guard let deck = loaded.deck, !loaded.hasErrors else { throw DeckProblem(loaded.diagnostics) }
      shown = loaded
      return (deck, setup.environment(for: loaded))
    }
    let environment = Golden.environment(fonts: setup.fonts.inventory)
    func picture(of prototype: Prototype) -> Bitmap {
      let scale = flow.setting.scale * player.zoom
      let surface = Surface(size: prototype.size, scale: scale)
      stage.render(prototype, into: surface.buffer, scale: scale)
      return surface.buffer.bitmap
    }
    player.onPicture = { [self] step, golden, prototype in
      compare(picture(of: prototype), with: golden.path, of: step, in: flow, environment: environment)
    }
    var strip: [ContactSheet.Frame] = []
    player.onShot = { [self] step, film, number, prototype in
      strip.append(ContactSheet.Frame(picture(of: prototype), label: film.offsets[number].label))
      guard number == film.offsets.count - 1 else { return }
      let sheet = ContactSheet(strip).render(text: setup.text).bitmap
      strip = []
      compare(sheet, with: film.path, of: step, in: flow, environment: environment)
    }
    do throws(FlowFailure) {
      if flow.hasBudgets {
        // Once without a judgement: pictures are decoded and caches filled where that disturbs no measurement.
        let rehearsal = FlowPlayer(flow, on: setup.makeStage(for: deck, pictures: pictures))
        rehearsal.onReload = player.onReload
        _ = try measureFrames(rehearsal, isJudged: false)
        outcome.drawnFrameCount = try measureFrames(player, isJudged: true)
      } else {
        try playFrames(player, rate: flow.setting.framesPerSecond)
      }
      if outcome.drawnFrameCount == 0, outcome.pictureCount == 0 {
        add(
          "\(name): error: the flow ended before a frame was drawn",
          hint: "let time pass (wait, settle, a gesture), or take a picture")
      }
    } catch {
      let pictures = keep([("screen", picture(of: player.prototype(at: error.time)))], as: "failure")
      let headline = String(error.description.prefix { $0 != "\n" })
      outcome.problems.append(
        FlowOutcome.Problem(headline: headline, text: error.description, pictures: pictures))
    }
    outcome.duration = player.time
  }

  /// Makes the frames of a display without drawing their pixels, which nothing looks at.
  private func playFrames(_ player: FlowPlayer, rate: Double) throws(FlowFailure) {
    let clock = FrameClock(framesPerSecond: rate)
    var (list, shown) = (DisplayList(), DisplayList())
    var number = 0
    while true {
      let time = clock.time(ofFrame: number)
      try player.play(to: time)
      if player.isFinished, time >= player.time { return }
      if number > options.mostFrames, let failure = player.frameFailure(options.mostFrames) { throw failure }
      player.stage.advance(to: time)
      player.stage.prototype.draw(into: &list)
      if number == 0 || list != shown {
        outcome.drawnFrameCount += 1
        swap(&list, &shown)
      }
      number += 1
    }
  }

  /// Draws every frame and judges the budgets of the flow by what each took; gives how many frames drew anything.
  private func measureFrames(_ player: FlowPlayer, isJudged: Bool) throws(FlowFailure) -> Int {
    let setting = player.flow.setting
    let clock = FrameClock(framesPerSecond: setting.framesPerSecond)
    var meter = FrameMeter(player.stage, scale: setting.scale)
    var conditions = FrameTimingReport.Conditions()
    conditions.framesPerSecond = setting.framesPerSecond
    var report = FrameTimingReport(conditions: conditions, warmUpCount: 0, samples: [], hash: nil)
    var judgedCount = 0
    if isJudged {
      player.onBudget = { step, budgets in
        if report.samples.count == judgedCount { return FrameTimingReport.nothingToJudge(isFirst: judgedCount == 0) }
        let verdicts = report.verdicts(on: budgets, from: judgedCount, place: player.flow.place(of: step))
        judgedCount = report.samples.count
        let broken = verdicts.filter { !$0.isKept }
        return broken.isEmpty ? nil : broken.map(\.text).joined(separator: "; ")
      }
    }
    defer { player.onBudget = nil }
    var number = 0
    while !player.isFinished {
      if number > options.mostFrames, let failure = player.frameFailure(options.mostFrames) { throw failure }
      report.samples.append(try meter.measure(number, at: clock.time(ofFrame: number), of: player))
      number += 1
    }
    return report.drawnCount
  }

  // MARK: Goldens

  private func compare(
    _ bitmap: Bitmap, with path: String, of step: Flow.Step, in flow: Flow, environment: [String]
  ) {
    outcome.pictureCount += 1
    let golden = Golden(name: path, folder: flow.folder(of: step))
    do {
      switch try golden.check(bitmap, isUpdate: options.isUpdate, environment: environment) {
      case .same: break
      case .written: outcome.writtenGoldens.append(golden.path)
      case .differs(let words, let difference, let want):
        let headline = "\(flow.place(of: step)): error: \(words)"
        let pictures = keep(
          [("got", bitmap), ("want", want), ("difference", difference?.bitmap)],
          as: path.without(".png"))
        outcome.problems.append(
          FlowOutcome.Problem(
            headline: String(headline.prefix { $0 != "\n" }), text: headline, pictures: pictures))
      }
    } catch {
      add("\(flow.place(of: step)): error: the golden cannot be written: \(error)")
    }
  }

  /// Writes pictures that show a failure; what cannot be written is said and is no further failure.
  private func keep(_ pictures: [(kind: String, bitmap: Bitmap?)], as name: String) -> [String] {
    guard let folder = options.failureFolder else { return [] }
    let own = outcome.path.without(TestRun.fileSuffix).fileNamePart
    var paths: [String] = []
    for (kind, bitmap) in pictures {
      guard let bitmap else { continue }
      let file = FileSystem.join(own, "\(name.fileNamePart)-\(kind).png")
      do {
        try FileSystem.write(PNG.encode(bitmap), to: file, below: folder)
        paths.append(FileSystem.join(folder, file))
      } catch {
        paths.append("\(FileSystem.join(folder, file)) (not written: \(error))")
      }
    }
    return paths
  }
}

/// A deck that has errors, in the words of its diagnostics.
private struct DeckProblem: Error, CustomStringConvertible {
  let description: String

  init(_ diagnostics: [Diagnostic]) { description = diagnostics.map(\.headline).joined(separator: "; ") }
}

extension Flow {
  /// Whether a step limits what frames may take, so that they have to be drawn.
  var hasBudgets: Bool {
    var hasBudgets = false
    steps.forEachNested { if case .budget = $0.action { hasBudgets = true } }
    return hasBudgets
  }

  /// The goldens that the flow names, by their paths from here.
  var goldens: [String] {
    var paths: [String] = []
    steps.forEachNested { step in
      switch step.action {
      case .picture(let picture): paths.append(path(picture.path, from: step))
      case .film(let film): paths.append(path(film.path, from: step))
      default: break
      }
    }
    return paths
  }

  /// A path that a step names, relative to the step's file, from here.
  func path(_ path: String, from step: Step) -> String { FileSystem.join(folder(of: step), path) }

  /// The folder of the file that a step is written in; empty for the working directory.
  func folder(of step: Step) -> String {
    sources.indices.contains(step.source) ? FileSystem.directory(of: sources[step.source].name) : ""
  }
}

extension Flow.Setting {
  /// What makes stages, under this setting.
  public func applied(to setup: StageSetup) -> StageSetup {
    var setup = setup
    setup.reader = reader
    setup.size = size
    setup.memory = CoachMemory(seen: Set(seenMarks), resumePoints: resumePoints)
    return setup
  }
}

extension String {
  /// The text without an ending, if it has it.
  fileprivate func without(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  /// A path as the name of a folder: without what leads upward, and with hyphens for slashes.
  fileprivate var fileNamePart: String {
    split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "-")
  }
}
