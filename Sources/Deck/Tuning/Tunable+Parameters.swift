import AnimationCore
import Geometry
import Notation

extension Tunable {
  /// One number of a value, as a slider shows it.
  public struct Parameter: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// What it is.
    public var value: Double
    /// Between what it can be.
    public var range: ClosedRange<Double>
    /// What it moves by.
    public var step: Double
    /// How it reads.
    public var text: String
  }
}

extension Tunable.Value {
  /// What sliders go in and where they end: as far as anyone would try out, not as far as a deck may say.
  private enum Reach {
    static let shortestDuration = 0.01
    static let durationStep = 0.01
    static let usualDuration = 2.0
    /// How much longer than it is a long duration can become.
    static let stretch = 2.0
    static let bounce = -0.5...0.9
    static let bounceStep = 0.01
    static let overshoot = -1.0...2.0
    static let controlStep = 0.01
    /// The part of a number's range that is worth a slider, from its lower end.
    static let usualPart = 0.25
    static let numberSteps = 200.0
    static let colorSteps = 255.0
  }

  /// The numbers that make it up, in the order of sliders.
  public var parameters: [Tunable.Parameter] {
    switch self {
    case .color(let color):
      let names = ["red", "green", "blue", "opacity"]
      let bytes = color.bytes
      return (0..<(bytes.w == 255 ? 3 : 4)).map { index in
        let value = Double(bytes[index])
        return .init(name: names[index], value: value, range: 0...Reach.colorSteps, step: 1, text: value.shortest)
      }
    case .duration(let seconds): return [Self.duration(seconds)]
    case .number(let number, let range):
      let usual = range.lowerBound + (range.upperBound - range.lowerBound) * Reach.usualPart
      let reach = range.lowerBound...min(max(usual, number * Reach.stretch), range.upperBound)
      let step = Self.step(of: reach)
      return [.init(name: "value", value: number, range: reach, step: step, text: number.shortest)]
    case .curve(let curve): return Self.parameters(of: curve)
    case .motion(.none): return []
    case .motion(.curve(let curve, let seconds)): return [Self.duration(seconds)] + Self.parameters(of: curve)
    case .motion(.spring(let seconds, let bounce)):
      return [
        Self.duration(seconds),
        .init(
          name: "bounce", value: bounce, range: Reach.bounce, step: Reach.bounceStep, text: bounce.shortest),
      ]
    }
  }

  /// The value with one of its numbers changed, within its range and on its steps.
  ///
  /// - Parameter range: another range, such as the one that a slider had when it was taken hold of: that of a duration
  ///   grows with it.
  public func setting(_ index: Int, to wanted: Double, in range: ClosedRange<Double>? = nil) -> Tunable.Value {
    let parameters = parameters
    guard parameters.indices.contains(index), wanted.isFinite else { return self }
    let parameter = parameters[index]
    let range = range ?? parameter.range
    let clamped = min(max(wanted, range.lowerBound), range.upperBound)
    // Divided, not multiplied: 0.3 is 30 / 100 and not 30 * 0.01.
    let perUnit = (1 / parameter.step).rounded()
    let number = parameter.step < 1 ? (clamped * perUnit).rounded() / perUnit : clamped.rounded()
    switch self {
    case .color(let color):
      var components = color.components
      components[index] = number / Reach.colorSteps
      return .color(Color(components: components))
    case .duration: return .duration(number)
    case .number(_, let range): return .number(min(max(number, range.lowerBound), range.upperBound), in: range)
    case .curve(let curve): return .curve(Self.setting(index, to: number, of: curve))
    case .motion(.none): return self
    case .motion(.curve(let curve, let seconds)):
      return index == 0
        ? .motion(.curve(curve, duration: number))
        : .motion(.curve(Self.setting(index - 1, to: number, of: curve), duration: seconds))
    case .motion(.spring(let seconds, let bounce)):
      return .motion(
        index == 0 ? .spring(duration: number, bounce: bounce) : .spring(duration: seconds, bounce: number))
    }
  }

  /// A spring as a curve of the same duration, and the other way round; other values stay.
  public var exchanged: Tunable.Value {
    switch self {
    case .motion(.spring(let duration, _)): .motion(.curve(.easeInOut, duration: duration))
    case .motion(.curve(_, let duration)): .motion(.spring(duration: max(duration, Reach.shortestDuration), bounce: 0))
    case .motion(.none): .motion(.spring(duration: 0.5, bounce: 0))
    default: self
    }
  }

  // MARK: Parts

  private static func duration(_ seconds: Seconds) -> Tunable.Parameter {
    let longest = max(Reach.usualDuration, (seconds * Reach.stretch).rounded(.up))
    return .init(
      name: "duration", value: seconds, range: Reach.shortestDuration...longest, step: Reach.durationStep,
      text: seconds.shortest + "s")
  }

  /// A power of ten, so that numbers stay short.
  private static func step(of range: ClosedRange<Double>) -> Double {
    var step = 1.0
    while (range.upperBound - range.lowerBound) / step < Reach.numberSteps, step > 0.001 { step /= 10 }
    return step
  }

  private static func parameters(of curve: AuthoredCurve) -> [Tunable.Parameter] {
    if let points = curve.controlPoints, curve.notation.hasPrefix("cubic-bezier") {
      return zip(["x1", "y1", "x2", "y2"], points).enumerated().map { index, pair in
        Tunable.Parameter(
          name: pair.0, value: pair.1, range: index % 2 == 0 ? 0...1 : Reach.overshoot, step: Reach.controlStep,
          text: pair.1.shortest)
      }
    }
    let names = AuthoredCurve.named.map(\.name)
    let index = names.firstIndex(of: curve.notation) ?? 0
    return [
      Tunable.Parameter(
        name: "curve", value: Double(index), range: 0...Double(names.count - 1), step: 1, text: curve.notation)
    ]
  }

  private static func setting(_ index: Int, to number: Double, of curve: AuthoredCurve) -> AuthoredCurve {
    if var points = curve.controlPoints, curve.notation.hasPrefix("cubic-bezier") {
      points[index] = number
      return AuthoredCurve(notation: "cubic-bezier(\(points.map(\.shortest).joined(separator: ", ")))") ?? curve
    }
    let named = AuthoredCurve.named
    let place = min(max(Int(number), 0), named.count - 1)
    return AuthoredCurve(notation: named[place].name, unitCurve: named[place].curve)
  }
}

extension AuthoredCurve {
  /// The control points x1, y1, x2, y2 of a curve that is one cubic Bezier, a straight line among them; nothing for
  /// others.
  public var controlPoints: [Double]? {
    if unitCurve == .linear { return [0, 0, 1, 1] }
    return unitCurve.controlPoints.map { points in (0..<4).map { points[$0] } }
  }
}
