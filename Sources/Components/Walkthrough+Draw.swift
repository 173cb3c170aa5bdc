import AnimationCore
import Geometry
import Scene

extension Walkthrough {
  /// Colours and lengths of what is drawn, lengths in points.
  enum Look {
    /// What lies under the pictures (W1).
    static let background = Color(rgb: 0x101018)
    /// The ground of the skip button: dark enough for white text on any picture.
    static let skipGround = Color(red: 0, green: 0, blue: 0, alpha: 0.42)
    /// In how many steps that ground gets darker at most: no step can be seen.
    static let skipGroundSteps = 58
    /// The text on it.
    static let skipInk = Color.white
    /// The height of the skip button's ground; its touch target is higher.
    static let skipGroundHeight = 34.0
    /// Between the skip label and the upper and lower edge of its ground together, where large text makes it higher.
    static let skipGroundPadding = 8.0
    /// The opacity of the body text, so that the title leads.
    static let bodyOpacity = 0.92
  }

  /// What lies under everything.
  public static var background: Color { Look.background }

  /// The footer's colour at a time: each component, alpha too, follows the drag (W3).
  public func footerColor(at time: Seconds) -> Color {
    blended(pager.blend(at: time)) { content.pages[$0].color }
  }

  /// Draws the walkthrough as it is at a time.
  public func draw(into list: inout DisplayList, at time: Seconds) {
    let blend = pager.blend(at: time)
    let color = footerColor(at: time)
    let ink = blended(blend) { Palette.ink(on: content.pages[$0].color) }

    drawPictures(blend, into: &list, at: time)
    list.fill(.rectangle(layout.footer), color)
    if content.pages.count > 1 { layout.control.draw(into: &list, blend: blend, color: ink) }
    drawText(of: blend.lower, blend, into: &list, at: time)
    if let upper = blend.upper { drawText(of: upper, blend, into: &list, at: time) }
    drawButton(blend, ground: ink, label: color, into: &list, at: time)
    drawSkip(blend, into: &list, at: time)
  }

  /// Picture i at opacity 1 - f below picture i + 1 at opacity f, both breathing about the middle.
  private func drawPictures(_ blend: PageBlend, into list: inout DisplayList, at time: Seconds) {
    list.save()
    list.concatenate(.scale(pulse.value(at: time), about: layout.bounds.center))
    drawPicture(of: blend.lower, opacity: blend.weight(of: blend.lower), into: &list)
    if let upper = blend.upper { drawPicture(of: upper, opacity: blend.fraction, into: &list) }
    list.restore()
  }

  private func drawPicture(of page: Int, opacity: Double, into list: inout DisplayList) {
    guard let picture = content.pages[page].picture else { return }
    list.save()
    list.multiplyOpacity(opacity)
    list.picture(picture, in: layout.pictures[page])
    list.restore()
  }

  private func drawText(of page: Int, _ blend: PageBlend, into list: inout DisplayList, at time: Seconds) {
    let opacity = blend.weight(of: page)
    guard opacity > 0 else { return }
    let texts = layout.pages[page]
    let color = content.pages[page].color
    list.save()
    list.multiplyOpacity(opacity)
    if !reduceMotion { list.translate(x: shift(ofPage: page, at: time), y: 0) }
    texts.title.draw(into: &list, Palette.ink(on: color))
    texts.body.draw(into: &list, WalkthroughContent.bodyInk(on: color))
    list.restore()
  }

  /// How far a page's texts are from their resting place.
  func shift(ofPage page: Int, at time: Seconds) -> Double {
    pager.offset(of: page, at: time) * layout.bounds.width * layout.forward
  }

  private func drawButton(
    _ blend: PageBlend, ground: Color, label: Color, into list: inout DisplayList, at time: Seconds
  ) {
    list.save()
    list.concatenate(.scale(buttonPress.scale(at: time), about: layout.button.center))
    let radius = layout.button.height / 2
    list.fill(.roundedRectangle(RoundedRect(layout.button, radius: radius)), ground)
    let change = doneShare(blend)
    if change < 0 { layout.nextLabel.draw(into: &list, label.opaque.opacity(-change)) }
    if change > 0 { layout.doneLabel.draw(into: &list, label.opaque.opacity(change)) }
    if focus == .button { FocusRing.draw(around: RoundedRect(layout.button, radius: radius), ground, into: &list) }
    list.restore()
  }

  private func drawSkip(_ blend: PageBlend, into list: inout DisplayList, at time: Seconds) {
    let opacity = skipOpacity(blend)
    guard let label = layout.skipLabel, opacity > 0 else { return }
    let height = max(Look.skipGroundHeight, label.box.height + Look.skipGroundPadding)
    let ground = Rect(center: layout.skip.center, size: Size(layout.skip.width, height))
    let shape = RoundedRect(ground, radius: ground.height / 2)
    list.save()
    list.concatenate(.scale(skipPress.scale(at: time), about: layout.skip.center))
    list.multiplyOpacity(opacity)
    list.fill(.roundedRectangle(shape), skipGround(blend))
    label.draw(into: &list, Look.skipInk)
    if focus == .skip { FocusRing.draw(around: shape, Look.skipInk, into: &list) }
    list.restore()
  }

  /// How strongly the button says what it does on the last page, in 0...1; below 0, in -1...0, how strongly what it does before.
  ///
  /// One label goes before the other comes: two words on top of one another cannot be read.
  func doneShare(_ blend: PageBlend) -> Double { 2 * blend.weight(of: content.pages.count - 1) - 1 }

  /// The ground of the skip button: as dark as its white label needs on what lies under it.
  ///
  /// A page without a picture shows what lies under the pictures, and that may be light.
  private func skipGround(_ blend: PageBlend) -> Color {
    func ground(_ page: Int) -> Color { content.pages[page].picture == nil ? layout.bareSkipGround : Look.skipGround }
    let lower = ground(blend.lower)
    guard let upper = blend.upper.map(ground), upper != lower else { return lower }
    return lower.interpolated(to: upper, by: blend.fraction)
  }

  /// The skip button fades as the last page comes.
  func skipOpacity(_ blend: PageBlend) -> Double {
    content.pages.count == 1 ? 1 : 1 - blend.weight(of: content.pages.count - 1)
  }

  private func blended(_ blend: PageBlend, _ color: (Int) -> Color) -> Color {
    guard let upper = blend.upper else { return color(blend.lower) }
    return color(blend.lower).interpolated(to: color(upper), by: blend.fraction)
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension WalkthroughContent {
  /// The ground of the skip button over pictures.
  public static var skipGround: Color { Walkthrough.Look.skipGround }
  /// What the skip button says is written in this colour.
  public static var skipInk: Color { Walkthrough.Look.skipInk }

  /// The ground of the skip button over a colour: the usual one, and a darker one where its label could not be read on that.
  public static func skipGround(on color: Color) -> Color {
    let usual = Walkthrough.Look.skipGround
    let below = Color(red: color.red, green: color.green, blue: color.blue)
    func isEnough(_ ground: Color) -> Bool {
      skipInk.contrastRatio(with: ground.composited(over: below)) >= Palette.readableContrast
    }
    if isEnough(usual) { return usual }
    let grounds = (0...Walkthrough.Look.skipGroundSteps).lazy.map { step in
      usual.interpolated(to: .black, by: Double(step) / Double(Walkthrough.Look.skipGroundSteps))
    }
    return grounds.first(where: isEnough) ?? .black
  }

  /// The colour of the body text on a footer: the fainter of the two texts there.
  public static func bodyInk(on footer: Color) -> Color {
    Palette.faintInk(on: footer, opacity: Walkthrough.Look.bodyOpacity)
  }
}
