import AnimationCore
import Geometry
import Scene
import Testing

/// One kind of thing that a display list can draw, in a motion that takes it over places between pixels.
struct MovingPrimitive: CustomTestStringConvertible, Sendable {
  /// The name, which is also the golden's.
  let name: String
  /// Whether its look depends on fonts.
  var hasText = false
  /// Draws it when a part of the motion has passed, from 0 to 1.
  let draw: @Sendable (Double, inout DisplayList) -> Void

  var testDescription: String { name }

  /// The surface in points.
  static let size = Size(40, 28)
  /// How much of the motion has passed in each frame.
  static let parts = [0, 0.25, 0.5, 0.75, 1.0]

  /// The frame in which a part of the motion has passed.
  func list(at part: Double) -> DisplayList {
    var list = DisplayList(size: Self.size, background: Color(rgb: 0x1B2A41))
    draw(UnitCurve.easeInOut.value(at: part), &list)
    return list
  }

  private static let window = Rect(origin: .zero, size: size)
  private static let coral = Color(rgb: 0xF25F5C)
  private static let cream = Color(rgb: 0xFFF3E0)
  private static let teal = Color(rgb: 0x247BA0, alpha: 0.8)

  /// An arrow with curved sides.
  private static let arrow: Path = {
    var path = Path()
    path.move(to: Point(8, 20))
    path.addCurve(to: Point(20, 6), control1: Point(14, 20), control2: Point(16, 6))
    path.addCurve(to: Point(32, 20), control1: Point(24, 6), control2: Point(26, 20))
    path.close()
    return path
  }()

  private static let card = Rect(x: 8.3, y: 6.2, width: 22, height: 15)

  /// Every kind of item, and what may be done to items.
  static let all: [MovingPrimitive] = shapes + pictures + texts + scopes

  private static let shapes = [
    MovingPrimitive(name: "rectangle") { part, list in
      list.fill(.rectangle(card.offsetBy(x: 1.7 * part, y: 0.6 * part)), coral)
    },
    MovingPrimitive(name: "rounded-rectangle") { part, list in
      list.concatenate(.scale(1 - 0.05 * part, about: card.center))
      list.fill(.roundedRectangle(RoundedRect(card, radius: 5)), cream)
    },
    MovingPrimitive(name: "ellipse") { part, list in
      list.fill(.ellipse(Rect(x: 4 + 5.3 * part, y: 5, width: 8, height: 8)), cream.opacity(1 - 0.5 * part))
      list.fill(.ellipse(Rect(x: 16, y: 10 + 3.1 * part, width: 18, height: 9)), teal)
    },
    MovingPrimitive(name: "arrow") { part, list in
      list.concatenate(.scale(0.25 + 0.75 * part, about: Point(20, 22)))
      list.fill(.path(arrow), coral)
    },
    MovingPrimitive(name: "stroke") { part, list in
      list.stroke(.roundedRectangle(RoundedRect(card, radius: 5)), cream, width: 1 + 2 * part)
      list.stroke(.ellipse(Rect(x: 24, y: 2 + 6 * part, width: 12, height: 12)), coral, width: 1.5)
      list.stroke(.path(arrow), teal, width: 0.8)
    },
    MovingPrimitive(name: "shadow") { part, list in
      list.shadow(
        RoundedRect(card.offsetBy(x: 0, y: 2 + part), radius: 5), Color.black.opacity(0.6), sigma: 1.5 + 2 * part)
      list.fill(.roundedRectangle(RoundedRect(card, radius: 5)), cream)
    },
    MovingPrimitive(name: "spotlight") { part, list in
      list.fill(.rectangle(window), cream)
      let hole = RoundedRect(Rect(x: 4 + 9 * part, y: 6 + 3 * part, width: 16 - 3 * part, height: 10), radius: 4)
      let still = RoundedRect(Rect(x: 27, y: 4, width: 9, height: 9), radius: 4.5)
      list.spotlight(window, holes: [hole, still], Color.black.opacity(0.5))
    },
  ]

  private static let pictures = [
    MovingPrimitive(name: "picture") { part, list in
      list.concatenate(.scale(1 + 0.1 * part, about: window.center))
      list.picture(FramePictures.opaque, in: window.insetBy(x: 4, y: 3))
    },
    MovingPrimitive(name: "translucent-picture") { part, list in
      list.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 28)), coral)
      list.picture(FramePictures.veil, in: Rect(x: 5 + 3.4 * part, y: 4, width: 26, height: 20))
    },
    MovingPrimitive(name: "turned-picture") { part, list in
      let angle = 0.5 * part
      list.concatenate(
        Transform(
          xAxis: SIMD2(1 - angle * angle / 2, angle), yAxis: SIMD2(-angle, 1 - angle * angle / 2),
          translation: SIMD2(14, 2)))
      list.picture(FramePictures.opaque, in: Rect(x: 0, y: 0, width: 20, height: 16))
    },
    MovingPrimitive(name: "cross-fade") { part, list in
      list.concatenate(.scale(1 + 0.1 * part, about: window.center))
      list.save()
      list.multiplyOpacity(1 - part)
      list.picture(FramePictures.opaque, in: window)
      list.restore()
      list.multiplyOpacity(part)
      list.picture(FramePictures.other, in: window)
    },
    MovingPrimitive(name: "dimmed-cross-fade") { part, list in
      list.save()
      list.multiplyOpacity(1 - part)
      list.picture(FramePictures.opaque, in: window)
      list.restore()
      list.save()
      list.multiplyOpacity(part)
      list.picture(FramePictures.other, in: window)
      list.restore()
      list.fill(.rectangle(window), Color.black.opacity(0.5 * part))
    },
    MovingPrimitive(name: "placeholder") { part, list in
      list.multiplyOpacity(1 - 0.7 * part)
      list.picture(PictureID("not there yet"), in: card)
    },
  ]

  private static let texts = [
    MovingPrimitive(name: "text", hasText: true) { part, list in
      let run = TextRun("Ag 削除", style: TextStyle(size: 10))
      list.text(run, in: Rect(x: 2 + 1.3 * part, y: 1, width: 36, height: 14), cream)
      list.multiplyOpacity(1 - part)
      list.text(run, in: Rect(x: 2, y: 14, width: 36, height: 14), coral)
    },
    MovingPrimitive(name: "growing-text", hasText: true) { part, list in
      list.concatenate(.scale(0.25 + 0.75 * part, about: window.center))
      list.text(
        TextRun("Tap", style: TextStyle(size: 16, weight: .bold)), in: Rect(x: 6, y: 3, width: 30, height: 22), cream)
    },
    MovingPrimitive(name: "emoji", hasText: true) { part, list in
      list.text(
        TextRun("😀", style: TextStyle(size: 14)), in: Rect(x: 6 + 3.2 * part, y: 4, width: 20, height: 20), cream)
    },
  ]

  private static let scopes = [
    MovingPrimitive(name: "group") { part, list in
      list.beginGroup(bounds: window, opacity: 1 - 0.8 * part)
      list.fill(.ellipse(Rect(x: 4, y: 4, width: 18, height: 18)), coral)
      list.beginGroup(bounds: Rect(x: 10, y: 4, width: 26, height: 20), opacity: 0.5)
      list.fill(.roundedRectangle(RoundedRect(Rect(x: 12, y: 8, width: 16, height: 12), radius: 3)), cream)
      list.fill(.ellipse(Rect(x: 20.5, y: 8, width: 14, height: 14)), teal)
      list.end()
      list.end()
    },
    MovingPrimitive(name: "clip") { part, list in
      list.fill(.rectangle(Rect(x: 0, y: 12, width: 40, height: 16)), teal)
      list.beginClip(RoundedRect(card, radius: 6))
      list.fill(.rectangle(window), cream)
      list.fill(.ellipse(Rect(x: 2 + 14 * part, y: 8, width: 12, height: 12)), coral)
      list.end()
    },
  ]
}
