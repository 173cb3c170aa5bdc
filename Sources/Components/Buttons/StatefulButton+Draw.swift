import AnimationCore
import Geometry
import Scene

extension StatefulButton {
  /// Where sign, label and number stand in a button's frame.
  private struct Layout {
    var icon: Point
    var off: Rect
    var on: Rect
    var number: Point
  }

  private static let heart = Path.heart(size: StatefulButtonLook.iconSize)

  /// Draws the button in a frame; its owner has shrunk the plane if it is pressed.
  ///
  /// - Parameter radius: the radius of the frame's corners in points.
  public func draw(in frame: Rect, radius: Double, into list: inout DisplayList, at time: Seconds) {
    let shape = RoundedRect(frame, radius: radius)
    let quiet = content.accent.opacity(StatefulButtonLook.quietOpacity)
    switch content.effect {
    case .none, .bubble:
      list.fill(.roundedRectangle(shape), content.accent)
      drawContents(in: frame, content.onAccent, into: &list, at: time)
    case .like, .reveal:
      list.fill(.roundedRectangle(shape), quiet)
      drawContents(in: frame, content.accent, into: &list, at: time)
    case .toggle:
      let progress = Self.clamped(fill.value(at: time))
      list.fill(.roundedRectangle(shape), quiet.interpolated(to: content.accent, by: progress))
      let ink = content.accent.interpolated(to: content.onAccent, by: progress)
      drawContents(in: frame, ink, into: &list, at: time)
    case .progress:
      drawBar(shape, quiet, into: &list, at: time)
    }
  }

  /// The bar, and the contents in one colour on it and in another beside it.
  private func drawBar(_ shape: RoundedRect, _ quiet: Color, into list: inout DisplayList, at time: Seconds) {
    let frame = shape.rect
    let edge = frame.width * Self.clamped(bar.value(at: time))
    let done = Rect(x: frame.minX, y: frame.minY, width: edge, height: frame.height)
    list.fill(.roundedRectangle(shape), quiet)
    if edge < frame.width { drawContents(in: frame, content.accent, into: &list, at: time) }
    guard edge > 0 else { return }
    list.beginClip(RoundedRect(done, radius: 0))
    list.fill(.roundedRectangle(shape), content.accent)
    drawContents(in: frame, content.onAccent, into: &list, at: time)
    list.end()
  }

  private func drawContents(in frame: Rect, _ ink: Color, into list: inout DisplayList, at time: Seconds) {
    let change = Self.clamped(label.value(at: time))
    let layout = layout(in: frame, change, at: time)
    drawIcon(at: layout.icon, ink, into: &list, at: time)
    if content.label == content.onLabel {
      list.text(TextRun(content.label, style: TypeScale.button), in: layout.off, ink)
    } else {
      // One label goes before the other comes: two words on top of one another cannot be read.
      let (off, on) = (1 - 2 * change, 2 * change - 1)
      if off > 0 {
        list.text(TextRun(content.label, style: TypeScale.button), in: layout.off, ink.opacity(off))
      }
      if on > 0 { list.text(TextRun(content.onLabel, style: TypeScale.button), in: layout.on, ink.opacity(on)) }
    }
    number?.draw(
      into: &list, center: layout.number, style: TypeScale.button, color: ink,
      rolls: !environment.reduceMotion, text: environment.text, at: time)
  }

  /// Sign, label and number side by side, together in the middle of the frame.
  private func layout(in frame: Rect, _ change: Double, at time: Seconds) -> Layout {
    let style = TypeScale.button
    let off = environment.text.measure(TextRun(content.label, style: style)).size
    let on = environment.text.measure(TextRun(content.onLabel, style: style)).size
    let label = off.width.interpolated(to: on.width, by: change)
    let icon = iconWidth(at: time)
    var number = 0.0
    if let value = self.number?.value {
      number = StatefulButtonLook.gap + environment.text.measure(TextRun(String(value), style: style)).size.width
    }
    let start = frame.midX - (icon + label + number) / 2
    let labelCenter = Point(start + icon + label / 2, frame.midY)
    return Layout(
      icon: Point(start + StatefulButtonLook.iconSize / 2, frame.midY), off: Rect(center: labelCenter, size: off),
      on: Rect(center: labelCenter, size: on),
      number: Point(start + icon + label + (number + StatefulButtonLook.gap) / 2, frame.midY))
  }

  /// The room that the sign takes, its gap included; a tick makes room for itself as it comes.
  private func iconWidth(at time: Seconds) -> Double {
    let width = StatefulButtonLook.iconSize + StatefulButtonLook.gap
    switch content.effect {
    case .none, .bubble: return 0
    case .like, .reveal: return width
    case .toggle, .progress: return width * Self.clamped(icon.value(at: time))
    }
  }

  private func drawIcon(at center: Point, _ ink: Color, into list: inout DisplayList, at time: Seconds) {
    let progress = icon.value(at: time)
    list.save()
    list.translate(x: center.x, y: center.y)
    switch content.effect {
    case .none, .bubble: break
    case .like:
      let outline = ink.interpolated(to: StatefulButtonLook.heart, by: Self.clamped(progress))
      list.stroke(.path(Self.heart), outline, width: StatefulButtonLook.strokeWidth)
      drawSign(progress, into: &list) { $0.fill(.path(Self.heart), StatefulButtonLook.heart) }
    case .toggle, .progress:
      drawSign(progress, into: &list) {
        $0.stroke(.path(StatefulButtonLook.tick), ink, width: StatefulButtonLook.strokeWidth)
      }
    case .reveal:
      list.stroke(.path(Self.chevron(progress)), ink, width: StatefulButtonLook.strokeWidth)
    }
    list.restore()
  }

  /// A sign that grows as it comes, or only fades with reduced motion.
  private func drawSign(_ progress: Double, into list: inout DisplayList, _ draw: (inout DisplayList) -> Void) {
    guard progress > 0 else { return }
    if environment.reduceMotion {
      list.multiplyOpacity(Self.clamped(progress))
    } else {
      list.concatenate(.scale(progress))
    }
    draw(&list)
  }

  /// An arrow that points down while something is hidden and turns over as it shows.
  private static func chevron(_ progress: Double) -> Path {
    let rise = StatefulButtonLook.chevronRise * (1 - 2 * progress)
    let reach = StatefulButtonLook.chevronReach
    var path = Path()
    path.move(to: Point(-reach, -rise))
    path.addLine(to: Point(0, rise))
    path.addLine(to: Point(reach, -rise))
    return path
  }

  private static func clamped(_ progress: Double) -> Double { min(max(progress, 0), 1) }
}

extension StatefulButton {
  /// What it says in the state that it is in.
  public var text: String {
    let label = isOn ? content.onLabel : content.label
    return count.map { "\(label) \($0)" } ?? label
  }

  /// A word on how it stands; empty for a button without an effect.
  public var stateDescription: String {
    switch content.effect {
    case .none: ""
    case .toggle, .like, .reveal, .bubble: isOn ? "on" : "off"
    case .progress: isRunning ? "running" : isOn ? "done" : "idle"
    }
  }

  /// The scale of its sign: 0 for none, over 1 while it pops.
  public func iconScale(at time: Seconds) -> Double { icon.value(at: time) }

  /// How far its bar is filled, in 0...1.
  public func barFraction(at time: Seconds) -> Double { Self.clamped(bar.value(at: time)) }

  /// How far its ground is filled, in 0...1.
  public func fillFraction(at time: Seconds) -> Double { Self.clamped(fill.value(at: time)) }

  /// How far the label for when it is on has come, in 0...1.
  public func labelFraction(at time: Seconds) -> Double { Self.clamped(label.value(at: time)) }
}
