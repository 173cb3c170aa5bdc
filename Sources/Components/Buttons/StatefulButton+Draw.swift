import AnimationCore
import Geometry
import Scene

extension StatefulButton {
  private static let heart = Path.heart(size: StatefulButtonLook.iconSize)

  /// Draws the button in a frame; its owner has shrunk the plane if it is pressed.
  ///
  /// `radius` is the radius of the frame's corners in points.
  public func draw(in frame: Rect, radius: Double, into list: inout DisplayList, at time: Seconds) {
    let shape = RoundedRect(frame, radius: radius)
    list.fill(.roundedRectangle(shape), ground(at: time))
    if case .progress = content.effect {
      drawBar(shape, into: &list, at: time)
    } else {
      drawContents(in: frame, ink(at: time), into: &list, at: time)
    }
  }

  /// The colour of its ground, but for the bar that fills over it.
  public func ground(at time: Seconds) -> Color {
    let quiet = content.accent.opacity(StatefulButtonLook.quietOpacity)
    return switch content.effect {
    case .none, .bubble: content.accent
    case .like, .reveal, .progress: quiet
    case .toggle: quiet.interpolated(to: content.accent, by: fillFraction(at: time))
    }
  }

  /// The colour of what it says, beside the bar.
  public func ink(at time: Seconds) -> Color {
    switch content.effect {
    case .none, .bubble: content.onAccent
    case .like, .reveal, .progress: content.quietInk
    case .toggle: content.quietInk.interpolated(to: content.onAccent, by: fillFraction(at: time))
    }
  }

  /// The bar, and the contents in one colour on it and in another beside it.
  private func drawBar(_ shape: RoundedRect, into list: inout DisplayList, at time: Seconds) {
    let frame = shape.rect
    let done = barFrame(in: frame, at: time)
    if done.width < frame.width { drawContents(in: frame, ink(at: time), into: &list, at: time) }
    guard done.width > 0 else { return }
    list.beginClip(RoundedRect(done, radius: 0))
    list.fill(.roundedRectangle(shape), content.accent)
    drawContents(in: frame, content.onAccent, into: &list, at: time)
    list.end()
  }

  /// The part of its frame that the bar has filled; it begins where reading starts.
  public func barFrame(in frame: Rect, at time: Seconds) -> Rect {
    let width = frame.width * barFraction(at: time)
    let x = environment.isRightToLeft ? frame.maxX - width : frame.minX
    return Rect(x: x, y: frame.minY, width: width, height: frame.height)
  }

  private func drawContents(in frame: Rect, _ ink: Color, into list: inout DisplayList, at time: Seconds) {
    let change = labelFraction(at: time)
    let layout = layout(in: frame, at: time)
    drawIcon(at: layout.icon, ink, into: &list, at: time)
    if content.label == content.onLabel {
      list.text(layout.off.run, in: layout.off.box, ink)
    } else {
      // One label goes before the other comes: two words on top of one another cannot be read.
      let (off, on) = (1 - 2 * change, 2 * change - 1)
      if off > 0 { list.text(layout.off.run, in: layout.off.box, ink.opacity(off)) }
      if on > 0 { list.text(layout.on.run, in: layout.on.box, ink.opacity(on)) }
    }
    number?.draw(
      into: &list, center: layout.number, style: TypeScale.button, color: ink,
      rolls: !environment.reduceMotion, text: environment.text, at: time)
  }

  private func layout(in frame: Rect, at time: Seconds) -> ButtonLayout {
    ButtonLayout(
      content, number: number?.value, in: frame, iconWidth: iconWidth(at: time), change: labelFraction(at: time),
      environment: environment)
  }

  /// The middle of the sign.
  func iconCenter(in frame: Rect, at time: Seconds) -> Point { layout(in: frame, at: time).icon }

  /// Whether a sign stands beside its label, at least while it is on.
  var hasSign: Bool {
    switch content.effect {
    case .none, .bubble: false
    case .toggle, .like, .reveal, .progress: true
    }
  }

  /// The room that the sign takes, its gap included; a tick makes room for itself as it comes.
  private func iconWidth(at time: Seconds) -> Double {
    let width = StatefulButtonLook.iconSize + StatefulButtonLook.gap
    return switch content.effect {
    case .none, .bubble: 0
    case .like, .reveal: width
    case .toggle, .progress: width * Self.clamped(icon.value(at: time))
    }
  }

  private func drawIcon(at center: Point, _ ink: Color, into list: inout DisplayList, at time: Seconds) {
    guard hasSign else { return }
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

  static func clamped(_ progress: Double) -> Double { min(max(progress, 0), 1) }
}
