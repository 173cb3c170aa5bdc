import AnimationCore
import Geometry
import Scene

extension SpeechBubble {
  private static let heart = Path.heart(size: SpeechBubbleLook.heartSize)

  /// Draws the bubble as it is at a time, where ``follow(_:in:at:)`` put it last.
  public func draw(into list: inout DisplayList, at time: Seconds) {
    let effect = effect(at: time)
    let opacity = min(max(effect.opacity, 0), 1)
    guard let placement = visiblePlacement, isVisible(at: time), opacity > 0 else { return }
    let body = Rect(origin: .zero, size: placement.frame.size)
    list.save()
    list.translate(x: placement.frame.minX, y: placement.frame.minY)
    list.concatenate(.scale(effect.scale, about: anchor(of: placement) - placement.frame.origin))
    if opacity < 1 { list.beginGroup(bounds: outline.path.bounds, opacity: opacity) }
    list.fill(.path(outline.path), content.color)
    switch content.message {
    case .heart: drawHeart(in: body, into: &list, at: time)
    case .text(let text):
      let run = TextRun(text, style: SpeechBubbleLook.text, width: SpeechBubbleLook.textWidth)
      list.text(run, in: Rect(center: body.center, size: environment.text.measure(run).size), content.ink)
    }
    if opacity < 1 { list.end() }
    list.restore()
  }

  private func drawHeart(in body: Rect, into list: inout DisplayList, at time: Seconds) {
    let margin = SpeechBubbleLook.padding.width
    func place(_ x: Double) -> Point { Point(environment.isRightToLeft ? body.maxX - x : x, body.midY) }
    let heart = place(margin + SpeechBubbleLook.heartSize / 2)
    list.save()
    list.translate(x: heart.x, y: heart.y)
    list.fill(.path(Self.heart), content.ink)
    list.restore()
    let start = margin + SpeechBubbleLook.heartSize + SpeechBubbleLook.heartGap
    number?.draw(
      into: &list, center: place((start + body.maxX - margin) / 2), style: SpeechBubbleLook.number,
      color: content.ink, rolls: !environment.reduceMotion, text: environment.text, at: time)
  }

  /// The point that keeps its place while the bubble grows.
  private func anchor(of placement: BubblePlacement) -> Point {
    switch content.anchor {
    case .center: placement.frame.center
    case .tip: placement.tip ?? placement.frame.edge(facing: placement.side)
    }
  }

  /// What it is at a time, for flows and outlines; nothing while it cannot be seen.
  public func elements(at time: Seconds) -> [Element] {
    guard let placement = visiblePlacement, isVisible(at: time) else { return [] }
    let effect = effect(at: time)
    let grown = Transform.scale(effect.scale, about: anchor(of: placement)).apply(placement.frame)
    let arrow = placement.omission.map { "no arrow: \($0.rawValue)" } ?? placement.side?.rawValue ?? ""
    let text =
      switch content.message {
      case .heart: number.map { String($0.value) } ?? ""
      case .text(let text): text
      }
    return [
      Element(
        id, .bubble, text: text, frame: grown, scale: effect.scale, opacity: min(max(effect.opacity, 0), 1),
        color: content.color, state: arrow)
    ]
  }
}

extension Rect {
  /// The middle of the edge of a bubble that faces its target, or the middle of a bubble without one.
  func edge(facing side: BubblePlacement.Side?) -> Point {
    switch side {
    case .top: Point(midX, maxY)
    case .bottom: Point(midX, minY)
    case .left: Point(maxX, midY)
    case .right: Point(minX, midY)
    case nil: center
    }
  }
}
