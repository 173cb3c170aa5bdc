import AnimationCore
import Geometry
import Gestures
import Scene

/// The card of a coach mark: how it comes and goes, where it stands, and what on it is pressed.
struct CoachCard: Sendable {
  typealias Part = CoachCardLayout.Part
  private typealias Look = CoachTourLook

  private(set) var mark: CoachMark
  private(set) var footer: CoachCardLayout.Footer
  private var content: CoachTourContent
  private(set) var placement: BubblePlacement?
  private(set) var outline = BubbleOutline()
  /// How the text stands when there is more of it than room.
  var scroller = Scroller(contentLength: 0, viewportLength: 0)
  var presses = PressedItems<Part>()
  private var presence: Presence
  /// 1 when the tour can go on, 0 when something has to be done before.
  private var readiness = Animated(1.0)
  private var wide: CoachCardLayout
  private var narrow: CoachCardLayout

  /// Lays a card out for a window and a target; it does not show yet.
  init(
    _ mark: CoachMark, of content: CoachTourContent, footer: CoachCardLayout.Footer, target: Rect?, window: Rect,
    environment: ComponentEnvironment
  ) {
    self.mark = mark
    self.content = content
    self.footer = footer
    let grow = Transition.scale(Look.hiddenScale).combined(with: .opacity)
    presence = Presence(environment.reduceMotion ? .opacity : grow)
    (wide, narrow) = Self.layouts(mark, content, footer, target, window, environment)
  }

  private static func layouts(
    _ mark: CoachMark, _ content: CoachTourContent, _ footer: CoachCardLayout.Footer, _ target: Rect?, _ window: Rect,
    _ environment: ComponentEnvironment
  ) -> (wide: CoachCardLayout, narrow: CoachCardLayout) {
    let limit = max(window.width - 2 * Look.margin, 1)
    func layout(_ width: Double, scale: Double) -> CoachCardLayout {
      CoachCardLayout(
        mark, footer: footer, width: min(width, limit), limit: limit, scale: scale,
        isRightToLeft: content.isRightToLeft, environment: environment)
    }
    // Text gets smaller before it scrolls.
    let arrow = BubbleArrow().length + Look.margin
    let above = target.map { $0.minY - window.minY - arrow }
    let below = target.map { window.maxY - $0.maxY - arrow }
    let room = target == nil ? window.height - 2 * Look.margin : max(above ?? 0, below ?? 0)
    let smallest = Look.textScales.last ?? 1
    let scale = Look.textScales.first { layout(Look.maximumWidth, scale: $0).size.height <= room } ?? smallest
    let narrowScale =
      Look.textScales.first {
        layout(Look.narrowWidth, scale: $0).size.height <= window.height - 2 * Look.margin
      } ?? smallest
    return (layout(Look.maximumWidth, scale: scale), layout(Look.narrowWidth, scale: narrowScale))
  }

  /// Lays the card out again: the window, what it says, or what can be reached, has changed.
  mutating func relayout(
    _ mark: CoachMark, of content: CoachTourContent, footer: CoachCardLayout.Footer, target: Rect?, window: Rect,
    environment: ComponentEnvironment
  ) {
    self.mark = mark
    self.content = content
    self.footer = footer
    (wide, narrow) = Self.layouts(mark, content, footer, target, window, environment)
  }

  // MARK: Place

  /// How the card is laid out where it stands.
  var layout: CoachCardLayout { placement?.side?.isVertical == false ? narrow : wide }

  /// Takes its place beside the first of its targets, and not over the others if it can.
  mutating func place(at targets: [Rect], isHidden: Bool, in window: Rect, at time: Seconds) {
    var rules = BubblePlacement.Rules()
    rules.preference = mark.side
    rules.alignment = mark.alignment
    rules.cornerRadius = Look.cornerRadius
    rules.margin = Look.margin
    // A card that scrolls shows at least two lines of text.
    rules.minimumHeight = min(wide.size.height, Look.padding + 2 * wide.text.run.style.size + wide.footerHeight)
    rules.isRightToLeft = content.isRightToLeft
    rules.isTargetHidden = isHidden
    let place = BubblePlacement(
      of: wide.size, beside: narrow.size, at: targets.first, avoiding: Array(targets.dropFirst()), in: window,
      rules: rules, previous: placement?.side)
    outline.shape(place, base: rules.arrow.base)
    placement = place
    let viewport = bodyViewport.height
    if scroller.contentLength != layout.bodyHeight || scroller.viewportLength != viewport {
      scroller.setLengths(content: layout.bodyHeight, viewport: viewport, at: time)
    }
  }

  /// The part of the card in which picture, title and text show, from the card's corner.
  var bodyViewport: Rect {
    let height = placement?.frame.height ?? wide.size.height
    return Rect(
      x: 0, y: Look.padding, width: layout.size.width, height: max(0, height - Look.padding - layout.footerHeight))
  }

  /// Whether there is more text than room.
  var scrolls: Bool { layout.bodyHeight > bodyViewport.height + 0.5 }

  /// How much lower the card is than it would like to be: by so much its foot is higher.
  private var footLift: Double { layout.size.height - (placement?.frame.height ?? layout.size.height) }

  /// The parts that can be pressed, with where they can be, in points of the window.
  var parts: [(part: Part, frame: Rect)] {
    guard let placement else { return [] }
    let origin = Point(placement.frame.minX, placement.frame.minY - footLift)
    var parts = layout.buttons.map { (part: $0.part, frame: $0.frame.offsetBy(x: origin.x, y: origin.y)) }
    if let dots = layout.dots {
      for dot in dots.visibleDots(blend: blend) {
        let frame = dots.touchFrame(ofDot: dot, blend: blend).offsetBy(x: origin.x, y: origin.y)
        parts.append((.dot(dot), frame))
      }
    }
    return parts
  }

  /// The mark's own dot, in full.
  private var blend: PageBlend { PageBlend(lower: footer.number, upper: nil, fraction: 0) }

  /// Where a part can be pressed, in points of the window.
  func frame(of part: Part) -> Rect? { parts.first { $0.part == part }?.frame }

  /// The part at a point of the window.
  func part(at point: Point) -> Part? { parts.first { $0.frame.contains(point) }?.part }

  // MARK: Coming and going

  mutating func appear(at time: Seconds, with animation: Animation?) { presence.insert(at: time, with: animation) }
  mutating func disappear(at time: Seconds, with animation: Animation?) { presence.remove(at: time, with: animation) }

  func isVisible(at time: Seconds) -> Bool { presence.isVisible(at: time) && effect(at: time).opacity > 0 }
  func effect(at time: Seconds) -> TransitionEffect { presence.effect(at: time) }
  func isAtRest(at time: Seconds) -> Bool {
    presence.restTime.map { $0 <= time } ?? false && readiness.isAtRest(at: time)
  }

  /// Shows whether the tour can go on.
  mutating func hold(_ isHeld: Bool, at time: Seconds, with animation: Animation?) {
    let goal = isHeld ? 0.0 : 1
    guard readiness.target != goal else { return }
    if let animation { readiness.animate(to: goal, at: time, with: animation) } else { readiness.set(goal) }
  }

  // MARK: Looks

  /// The point from which the card grows.
  var anchor: Point {
    guard let placement else { return .zero }
    return placement.tip ?? placement.frame.edge(facing: placement.side)
  }

  func draw(into list: inout DisplayList, focus: Part?, at time: Seconds) {
    guard let placement, isVisible(at: time) else { return }
    let palette = content.palette
    let effect = effect(at: time)
    let opacity = min(max(effect.opacity, 0), 1)
    let body = Rect(origin: .zero, size: placement.frame.size)
    let shape = RoundedRect(body, radius: placement.cornerRadius)
    list.save()
    list.translate(x: placement.frame.minX, y: placement.frame.minY)
    list.concatenate(.scale(effect.scale, about: anchor - placement.frame.origin))
    if opacity < 1 {
      let reach = DisplayItem.shadowReach * Look.shadowSigma + Look.shadowDrop
      list.beginGroup(bounds: outline.path.bounds.insetBy(x: -reach, y: -reach), opacity: opacity)
    }
    list.shadow(
      RoundedRect(body.offsetBy(x: 0, y: Look.shadowDrop), radius: shape.radius), Look.shadow, sigma: Look.shadowSigma)
    list.fill(.path(outline.path), palette.surface)
    drawBody(into: &list, palette, at: time)
    drawFooter(into: &list, palette, focus: focus, at: time)
    if opacity < 1 { list.end() }
    list.restore()
  }

  private func drawBody(into list: inout DisplayList, _ palette: Palette, at time: Seconds) {
    let viewport = bodyViewport
    let cut = scrolls
    list.save()
    if cut { list.beginClip(RoundedRect(viewport, radius: 0)) }
    list.translate(x: 0, y: viewport.minY - (cut ? scroller.offset(at: time) : 0))
    if let picture = layout.picture, let name = mark.picture {
      list.beginClip(RoundedRect(picture, radius: Look.pictureRadius))
      list.picture(name, in: picture)
      list.end()
    }
    layout.title.draw(into: &list, palette.text)
    layout.text.draw(into: &list, palette.text)
    if cut { list.end() }
    list.restore()
    if cut { drawScrollBar(in: viewport, palette, into: &list, at: time) }
  }

  private func drawScrollBar(in viewport: Rect, _ palette: Palette, into list: inout DisplayList, at time: Seconds) {
    guard let thumb = scroller.thumb(onTrack: viewport.height, at: time) else { return }
    let width = ScrollLimits.barWidth
    let frame = Rect(
      x: viewport.maxX - ScrollLimits.barMargin - width, y: viewport.minY + thumb.start, width: width,
      height: thumb.length)
    // It always shows: it alone says that there is more to read.
    list.fill(.roundedRectangle(RoundedRect(frame, radius: width / 2)), palette.secondaryText.opacity(0.5))
  }

  private func drawFooter(into list: inout DisplayList, _ palette: Palette, focus: Part?, at time: Seconds) {
    list.save()
    list.translate(x: 0, y: -footLift)
    for button in layout.buttons {
      let isMain = button.part == .next
      let ground = button.frame.insetBy(x: 0, y: CoachFooterRows.inset)
      let shape = RoundedRect(ground, radius: ground.height / 2)
      let scale = presses.look(of: button.part)?.scale(at: time) ?? 1
      list.save()
      list.concatenate(.scale(scale, about: ground.center))
      if isMain {
        let strength = Look.heldOpacity + (1 - Look.heldOpacity) * readiness.value(at: time)
        list.fill(.roundedRectangle(shape), palette.accent.opacity(strength))
      }
      let quiet = button.part == .skip ? palette.secondaryText : palette.accent
      button.label.draw(into: &list, isMain ? palette.onAccent : quiet)
      if focus == button.part { FocusRing.draw(around: shape, palette.accent, into: &list) }
      list.restore()
    }
    layout.count?.draw(into: &list, palette.secondaryText)
    if let dots = layout.dots {
      dots.draw(into: &list, blend: blend, color: palette.accent)
      if case .dot(let index) = focus {
        let frame = dots.frame(ofDot: index, blend: blend)
        FocusRing.draw(around: RoundedRect(frame, radius: frame.height / 2), palette.accent, into: &list)
      }
    }
    list.restore()
  }
}
