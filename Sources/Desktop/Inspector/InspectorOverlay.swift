import Components
import Geometry
import Prototype
import Scene
import Stage

/// What the inspector shows over the prototype: boxes, names, where things can be pressed, where fingers are.
struct InspectorOverlay: StageOverlay {
  /// Colours, and lengths in points.
  private enum Look {
    static let box = Color(rgb: 0x7396FF)
    static let hit = Color(rgb: 0x2FBF71, alpha: 0.28)
    static let hitEdge = Color(rgb: 0x2FBF71)
    static let small = Color(rgb: 0xFF5A4F, alpha: 0.28)
    static let smallEdge = Color(rgb: 0xFF5A4F)
    static let chip = Color(rgb: 0x17171E, alpha: 0.88)
    static let chipStyle = TextStyle(size: 10, maximumLines: 1, isMonospaced: true)
    static let chipPadding = 3.0
  }

  var prototype: Prototype
  var layers: Set<InspectorLayer>
  var touches: TouchMarks
  let text: any TextMeasuring

  func draw(into list: inout DisplayList) {
    if layers.contains(.hitAreas) { drawHitAreas(into: &list) }
    let elements = layers.isDisjoint(with: [.boxes, .ids]) ? [] : prototype.elements
    if layers.contains(.boxes) {
      for element in elements { list.stroke(.rectangle(element.frame), Look.box, width: 1) }
    }
    if layers.contains(.ids) { drawNames(of: elements, into: &list) }
    if layers.contains(.touches) { touches.draw(into: &list, at: prototype.time) }
  }

  private func drawHitAreas(into list: inout DisplayList) {
    for area in prototype.hitAreas {
      let isSmall = min(area.frame.width, area.frame.height) < TouchTarget.smallestSide
      list.fill(.rectangle(area.frame), isSmall ? Look.small : Look.hit)
      list.stroke(.rectangle(area.frame), isSmall ? Look.smallEdge : Look.hitEdge, width: 1)
    }
  }

  /// Each name at the corner of its element, or below where another name stands there.
  private func drawNames(of elements: [Element], into list: inout DisplayList) {
    var taken: [Rect] = []
    for element in elements {
      let run = TextRun(element.id.name, style: Look.chipStyle)
      let size = text.measure(run).size
      var chip = Rect(
        x: max(element.frame.minX, 0), y: max(element.frame.minY, 0), width: size.width + 2 * Look.chipPadding,
        height: size.height)
      chip.origin.x = min(chip.minX, max(prototype.size.width - chip.width, 0))
      while let other = taken.first(where: { $0.intersects(chip) }) { chip.origin.y = other.maxY + 1 }
      taken.append(chip)
      list.fill(.roundedRectangle(RoundedRect(chip, radius: 3)), Look.chip)
      list.text(run, in: Rect(origin: Point(chip.minX + Look.chipPadding, chip.minY), size: size), .white)
    }
  }
}
