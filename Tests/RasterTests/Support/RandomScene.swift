import Geometry
import Scene
import TestSupport

/// Makes display lists with a bit of everything, and lists that differ from another one in a few places.
struct RandomScene {
  var generator: SeededGenerator
  /// The surface in points.
  let size = Size(40, 30)

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  static let pictures: [PictureID] = ["opaque", "other", "veil", "missing"].map { PictureID($0) }

  private mutating func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }
  private mutating func chance(_ part: Double) -> Bool { number(0, 1) < part }

  private mutating func rect() -> Rect {
    let isWhole = chance(0.3)
    let rect = Rect(x: number(-10, 35), y: number(-10, 25), width: number(0.1, 35), height: number(0.1, 25))
    return isWhole ? rect.roundedOut : rect
  }

  private mutating func rounded() -> RoundedRect { RoundedRect(rect(), radius: chance(0.3) ? 0 : number(0, 12)) }

  private mutating func color() -> Color {
    Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: chance(0.5) ? 1 : number(0, 1))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: Point(number(0, 40), number(0, 30)))
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if chance(0.5) {
        path.addLine(to: Point(number(0, 40), number(0, 30)))
      } else {
        path.addCurve(
          to: Point(number(0, 40), number(0, 30)), control1: Point(number(0, 40), number(0, 30)),
          control2: Point(number(0, 40), number(0, 30)))
      }
    }
    if chance(0.5) { path.close() }
    return path
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .ellipse(rect())
    case 1: .path(path())
    default: .roundedRectangle(rounded())
    }
  }

  /// One step of making a list.
  enum Step {
    case fill(Shape, Color)
    case stroke(Shape, Color, Double)
    case shadow(RoundedRect, Color, Double)
    case picture(PictureID, Rect)
    case pair(PictureID, PictureID, Rect, Double)
    case text(String, Rect, Color)
    case spotlight(Rect, [RoundedRect], Color)
    case group(Rect, Double, [PlacedStep])
    case clip(RoundedRect, [PlacedStep])
  }

  /// A step with the state it is made in.
  struct PlacedStep {
    var step: Step
    var transform: Transform
    var opacity: Double
  }

  private mutating func transform() -> Transform {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .scale(number(0.3, 2), about: Point(20, 15))
    case 1: .translation(x: number(-5, 5), y: number(-5, 5))
    case 2:
      Transform(
        xAxis: SIMD2(number(-1, 1), number(-1, 1)), yAxis: SIMD2(number(-1, 1), number(-1, 1)),
        translation: SIMD2(number(0, 30), number(0, 20)))
    default: .identity
    }
  }

  private mutating func step(depth: Int) -> PlacedStep {
    let picture = { (generator: inout SeededGenerator) in
      Self.pictures.randomElement(using: &generator) ?? PictureID("")
    }
    let step: Step =
      switch Int.random(in: 0..<(depth > 0 ? 11 : 9), using: &generator) {
      case 0, 1: .fill(shape(), color())
      case 2: .stroke(shape(), color(), number(0.2, 6))
      case 3: .shadow(rounded(), color(), number(0, 5))
      case 4: .picture(picture(&generator), rect())
      case 5: .pair(picture(&generator), picture(&generator), rect(), number(0, 1))
      case 6: .text(chance(0.3) ? "a*b" : "abc", rect(), color())
      case 7: .spotlight(chance(0.5) ? Rect(x: 0, y: 0, width: 40, height: 30) : rect(), holes(), color())
      case 8: .fill(.rectangle(rect()), color())
      case 9: .group(rect(), chance(0.3) ? 1 : number(0, 1), steps(count: 3, depth: depth - 1))
      default: .clip(rounded(), steps(count: 3, depth: depth - 1))
      }
    return PlacedStep(step: step, transform: transform(), opacity: chance(0.6) ? 1 : number(0, 1))
  }

  private mutating func holes() -> [RoundedRect] {
    (0..<Int.random(in: 0...2, using: &generator)).map { _ in rounded() }
  }

  /// Makes a number of steps.
  mutating func steps(count: Int, depth: Int = 2) -> [PlacedStep] { (0..<count).map { _ in step(depth: depth) } }

  /// Changes, adds, removes or moves one or two steps.
  mutating func changed(_ steps: [PlacedStep]) -> [PlacedStep] {
    var steps = steps
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let index = Int.random(in: 0...max(0, steps.count - 1), using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: steps.insert(step(depth: 2), at: min(index, steps.count))
      case 1 where steps.count > 1: steps.remove(at: index)
      case 2 where steps.count > 1: steps.swapAt(index, Int.random(in: 0..<steps.count, using: &generator))
      case 3 where !steps.isEmpty: steps[index].opacity = number(0, 1)
      case 4 where !steps.isEmpty: steps[index] = inside(steps[index])
      default: if !steps.isEmpty { steps[index].transform = transform() }
      }
    }
    return steps
  }

  /// Changes what is inside of a group or clip, or the holes of a spotlight.
  private mutating func inside(_ placed: PlacedStep) -> PlacedStep {
    var placed = placed
    switch placed.step {
    case .group(let bounds, let opacity, let inner): placed.step = .group(bounds, opacity, changed(inner))
    case .clip(let shape, let inner): placed.step = .clip(shape, changed(inner))
    case .spotlight(let rect, _, let color): placed.step = .spotlight(rect, holes(), color)
    default: placed = step(depth: 1)
    }
    return placed
  }

  /// The list that steps make.
  func list(_ steps: [PlacedStep]) -> DisplayList {
    var list = DisplayList(size: size, background: Color(red: 0.1, green: 0.2, blue: 0.3))
    for step in steps { Self.append(step, to: &list) }
    return list
  }

  private static func append(_ placed: PlacedStep, to list: inout DisplayList) {
    list.save()
    list.concatenate(placed.transform)
    list.multiplyOpacity(placed.opacity)
    switch placed.step {
    case .fill(let shape, let color): list.fill(shape, color)
    case .stroke(let shape, let color, let width): list.stroke(shape, color, width: width)
    case .shadow(let shape, let color, let sigma): list.shadow(shape, color, sigma: sigma)
    case .picture(let id, let rect): list.picture(id, in: rect)
    case .pair(let lower, let upper, let rect, let fraction):
      list.save()
      list.multiplyOpacity(1 - fraction)
      list.picture(lower, in: rect)
      list.restore()
      list.multiplyOpacity(fraction)
      list.picture(upper, in: rect)
    case .text(let string, let box, let color):
      list.text(TextRun(string, style: TextStyle(size: 8)), in: box, color)
    case .spotlight(let rect, let holes, let color): list.spotlight(rect, holes: holes, color)
    case .group(let bounds, let opacity, let inner):
      list.beginGroup(bounds: bounds, opacity: opacity)
      for step in inner { append(step, to: &list) }
      list.end()
    case .clip(let shape, let inner):
      list.beginClip(shape)
      for step in inner { append(step, to: &list) }
      list.end()
    }
    list.restore()
  }
}
