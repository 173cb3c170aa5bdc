import AnimationCore
import Geometry
import Scene

extension Walkthrough {
  /// What is on the screen at a time, in reading order.
  ///
  /// - Cost: allocates; for flows and outlines, not for frames.
  public func elements(at time: Seconds) -> [Element] {
    let blend = pager.blend(at: time)
    var elements: [Element] = []
    for page in [blend.lower, blend.upper].compactMap({ $0 }) {
      elements += pageElements(page, blend, at: time)
    }
    elements.append(
      Element("footer", .footer, frame: layout.footer, color: footerColor(at: time)))
    if content.pages.count > 1 {
      for dot in layout.control.visibleDots(blend: blend) {
        elements.append(
          Element(
            Part.dot(dot).id, .dot, frame: layout.control.frame(ofDot: dot, blend: blend),
            opacity: layout.control.opacity(ofDot: dot, blend: blend),
            state: dot == pager.currentPage ? "current" : ""))
      }
    }
    elements.append(
      Element(
        Part.button.id, .button, text: saysDone(at: time) ? content.doneLabel : content.nextLabel,
        frame: scaled(layout.button, buttonPress, at: time), scale: buttonPress.scale(at: time),
        state: state(of: .button, buttonPress)))
    if let label = content.skipLabel {
      elements.append(
        Element(
          Part.skip.id, .button, text: label, frame: scaled(layout.skip, skipPress, at: time),
          scale: skipPress.scale(at: time), opacity: skipOpacity(blend),
          state: isSkipEnabled ? state(of: .skip, skipPress) : "disabled"))
    }
    return elements
  }

  /// The element that has the keyboard.
  public var focusedElement: ElementID? { focus?.id }

  private func pageElements(_ page: Int, _ blend: PageBlend, at time: Seconds) -> [Element] {
    let opacity = blend.weight(of: page)
    let shift = reduceMotion ? 0 : shift(ofPage: page, at: time)
    let speed = reduceMotion ? 0 : textSpeed(at: time)
    let texts = layout.pages[page]
    var elements: [Element] = []
    if let picture = content.pages[page].picture {
      let scale = pulse.value(at: time)
      elements.append(
        Element(
          ElementID("picture-\(page)"), .picture, text: content.pages[page].pictureLabel ?? picture.name,
          frame: Rect(center: layout.pictures[page].center, size: layout.pictures[page].size * scale),
          scale: scale, opacity: opacity))
    }
    for (name, label) in [("title", texts.title), ("body", texts.body)] {
      elements.append(
        Element(
          ElementID("\(name)-\(page)"), .text, text: label.run.text, frame: label.box.offsetBy(x: shift, y: 0),
          offset: Point(shift, 0), velocity: Point(speed, 0), opacity: opacity))
    }
    return elements
  }

  /// How fast texts travel sideways, in points per second: under a finger as fast as the finger.
  private func textSpeed(at time: Seconds) -> Double {
    pager.phase == .dragging
      ? velocity.velocity(at: time).x : -pager.velocity(at: time) * layout.bounds.width * layout.forward
  }

  private func scaled(_ frame: Rect, _ press: PressEffect, at time: Seconds) -> Rect {
    Rect(center: frame.center, size: frame.size * press.scale(at: time))
  }

  private func state(of part: Part, _ press: PressEffect) -> String {
    if press.isPressed { return "pressed" }
    return focus == part ? "focused" : ""
  }
}

extension Walkthrough {
  /// The pictures that must be at hand at a time: one at rest, at most three in motion.
  ///
  /// - Cost: allocates an array.
  public func mountedPictures(at time: Seconds) -> [PictureID] {
    pager.mountedPages(at: time).compactMap { content.pages[$0].picture }
  }

  /// The pictures that the next drag or tap may show, with the size in points that they are drawn at.
  ///
  /// - Cost: allocates an array.
  public var picturesAhead: [SizedPicture] {
    let near = max(0, pager.targetPage - 1)...min(content.pages.count - 1, pager.targetPage + 1)
    return near.compactMap { page in
      content.pages[page].picture.map { SizedPicture(id: $0, size: layout.pictures[page].size) }
    }
  }
}
