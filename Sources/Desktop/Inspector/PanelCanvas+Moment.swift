import AnimationCore
import Components
import Geometry
import Notation
import Prototype
import Scene
import Stage

extension PanelCanvas {
  /// How the frames go, what moves, who owns the pointer, what has happened.
  mutating func drawMoment(_ content: PanelContent) {
    drawFrames(content)
    drawMotions(content.prototype)
    drawState(content)
    drawLayers(content)
    drawLog(content.prototype.log)
  }

  // MARK: Frames

  private mutating func drawFrames(_ content: PanelContent) {
    let (history, budget) = (content.history, content.budget)
    let last = history.last.map(Self.milliseconds) ?? "–"
    heading(
      "FRAMES", remark: "\(last), longest \(Self.milliseconds(history.longest))",
      history.longest > budget ? InspectorLook.bad : InspectorLook.quiet)
    let graph = Rect(x: left, y: y, width: width, height: InspectorLook.graphHeight)
    fill(graph, InspectorLook.raised, radius: InspectorLook.radius)
    // The budget stands at two thirds, so that a frame that is over it has room to show by how much.
    let full = max(budget * 1.5, min(history.longest, budget * 6))
    let pitch = graph.width / Double(FrameHistory.capacity)
    let empty = FrameHistory.capacity - history.works.count
    for (index, work) in history.works.enumerated() {
      let height = max(min(work / full, 1) * graph.height, 1)
      let x = graph.minX + Double(empty + index) * pitch
      fill(
        Rect(x: x, y: graph.maxY - height, width: max(pitch - 0.8, 1), height: height),
        work > budget ? InspectorLook.bad : InspectorLook.good)
    }
    let line = graph.maxY - budget / full * graph.height
    fill(Rect(x: graph.minX, y: line, width: graph.width, height: 1), InspectorLook.warning)
    let room = Rect(x: graph.minX + 6, y: line - 16, width: graph.width - 12, height: 15)
    label("budget \(Self.milliseconds(budget))", in: room, InspectorLook.warning, style: InspectorLook.code)
    y += InspectorLook.graphHeight + InspectorLook.sectionGap
  }

  // MARK: Motions

  private mutating func drawMotions(_ prototype: Prototype) {
    let motions = prototype.motions
    heading("ANIMATIONS", remark: motions.isEmpty ? "at rest" : "\(motions.count)")
    for motion in motions.prefix(Self.mostMotions) { draw(motion) }
    if motions.count > Self.mostMotions { row("", "and \(motions.count - Self.mostMotions) more") }
    y += InspectorLook.sectionGap
  }

  /// More at once are not followed by anyone; the rest is counted.
  private static let mostMotions = 6

  /// Its name with its times, below them what it follows and how far it has come, beside them its curve.
  private mutating func draw(_ motion: Motion) {
    let size = InspectorLook.curveSize
    let names = Rect(x: left, y: y, width: width - size.width - InspectorLook.gap, height: InspectorLook.rowHeight - 2)
    let words = names.offsetBy(x: 0, y: names.height - 2)
    label(motion.name, in: names, style: InspectorLook.strong)
    guard let course = motion.course else {
      label("by hand or glide", in: names, InspectorLook.quiet, style: InspectorLook.code, alignment: .trailing)
      y += names.height + InspectorLook.gap
      return
    }
    let duration = course.duration.map { "\(Self.seconds($0, digits: 2)) s" } ?? "endless"
    label(
      "\(Self.seconds(max(course.elapsed, 0), digits: 2)) / \(duration)", in: names, InspectorLook.quiet,
      style: InspectorLook.code, alignment: .trailing)
    label(course.animation.notation, in: words, InspectorLook.quiet, style: InspectorLook.code)
    let plot = Rect(origin: Point(right - size.width, y + 2), size: size)
    drawCurve(of: course, in: plot)
    let track = Rect(x: left, y: words.maxY, width: names.width, height: InspectorLook.progressHeight)
    fill(track, InspectorLook.edge, radius: track.height / 2)
    fill(
      Rect(x: track.minX, y: track.minY, width: track.width * course.timeShare, height: track.height),
      InspectorLook.accent, radius: track.height / 2)
    y = track.maxY + InspectorLook.gap
  }

  /// The course of one run, and where it is.
  private mutating func drawCurve(of course: MotionCourse, in rect: Rect) {
    let inner = Rect(x: rect.minX + 2, y: rect.minY + 4, width: rect.width - 4, height: rect.height - 7)
    fill(rect, InspectorLook.raised, radius: 3)
    drawPlot(of: course.animation, in: inner, steps: 24, width: 1.25)
    let place = Point(
      inner.minX + course.runProgress * inner.width,
      inner.maxY - course.animation.output(at: course.runProgress) * inner.height)
    fill(Rect(center: place, size: Size(5, 5)), .white, radius: 2.5)
  }

  /// One run of an animation, from the lower left corner of a rectangle to the upper right.
  ///
  /// - Parameters:
  ///   - steps: of how many straight lines it is drawn.
  ///   - width: how thick they are, in points.
  mutating func drawPlot(of animation: Animation, in rect: Rect, steps: Int, width: Double) {
    var path = Path()
    for step in 0...steps {
      let progress = Double(step) / Double(steps)
      let point = Point(rect.minX + progress * rect.width, rect.maxY - animation.output(at: progress) * rect.height)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    stroke(path, InspectorLook.accent, width: width)
  }

  // MARK: State

  private mutating func drawState(_ content: PanelContent) {
    let prototype = content.prototype
    heading("STATE")
    let page = prototype.currentPage.map { ", page \($0)" } ?? ""
    row("screen", prototype.currentScreen + page)
    let owner = prototype.gestureOwner?.name ?? (prototype.isTouched ? "undecided" : "nobody")
    row("pointer", owner, prototype.isTouched ? InspectorLook.accent : InspectorLook.ink)
    row("focus", prototype.focusedElement?.name ?? "none")
    let size = prototype.size
    let scale = (content.scale * 100).rounded() / 100
    row("device", "\(size.width.shortest) × \(size.height.shortest) pt at \(scale.shortest)×")
    y += InspectorLook.sectionGap
  }

  private mutating func drawLayers(_ content: PanelContent) {
    heading("SHOW")
    buttons(InspectorLayer.allCases.map { ($0.rawValue, .layer($0), content.layers.contains($0)) })
    buttons([("Save picture", .savePicture, false), ("Save flow", .saveFlow, false)])
    y += InspectorLook.gap
  }

  private mutating func drawLog(_ log: EventLog) {
    let lineHeight = 16.0
    let count = Int((room - InspectorLook.rowHeight) / lineHeight)
    guard count > 0 else { return }
    heading("EVENTS", remark: "\(log.count)")
    for entry in log.entries.suffix(count) {
      let row = Rect(x: left, y: y, width: width, height: lineHeight)
      let timeWidth = label(
        Self.seconds(entry.time, digits: 2), in: row, InspectorLook.quiet, style: InspectorLook.code)
      label(
        "\(entry)",
        in: Rect(x: left + timeWidth + 8, y: y, width: width - timeWidth - 8, height: lineHeight),
        style: InspectorLook.code)
      y += lineHeight
    }
  }
}

extension MotionCourse {
  /// How much of its time is over, in 0...1; of an endless one, of the present run.
  var timeShare: Double {
    guard let duration, duration > 0 else { return runProgress }
    return min(max(elapsed / duration, 0), 1)
  }
}

extension Animation {
  /// Where a run is after so much of its time, 0 at the start and 1 at the target.
  func output(at progress: Double) -> Double {
    guard let spring else { return curve?.value(at: progress) ?? progress }
    // A spring is as good as settled after twice its perceptual duration.
    return spring.value(fromValue: 0.0, toValue: 1.0, time: progress * 2 * spring.duration)
  }
}
