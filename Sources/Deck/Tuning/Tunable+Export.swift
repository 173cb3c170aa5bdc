import AnimationCore
import Geometry
import Notation
import YAML

/// A language that a value can be carried over to.
public enum ExportLanguage: String, Hashable, Sendable, CaseIterable {
  /// The deck's own notation.
  case yaml = "YAML"
  /// Swift for SwiftUI.
  case swiftUI = "SwiftUI"
  /// Swift for UIKit.
  case uiKit = "UIKit"
  /// CSS.
  case css = "CSS"
}

extension Tunable.Value {
  /// The value in a language.
  ///
  /// Curves that are no single cubic Bezier, and springs in CSS, come as samples with straight lines between them.
  public func text(in language: ExportLanguage) -> String {
    switch language {
    case .yaml: yaml
    case .swiftUI: swiftUI
    case .uiKit: uiKit
    case .css: css
    }
  }

  /// The value as the deck's file says it, without quotes.
  public var notation: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .duration(let seconds): seconds.shortest + "s"
    case .number(let number, _): number.shortest
    case .curve(let curve): curve.notation
    case .motion(let motion): motion.notation
    }
  }

  private var yaml: String { YAMLText.isPlain(notation) ? notation : YAMLText.doubleQuoted(notation) }

  // MARK: Swift

  private var swiftUI: String {
    switch self {
    case .color(let color): "Color(.sRGB, \(Self.components(color, opacity: "opacity")))"
    case .duration(let seconds): seconds.shortest
    case .number(let number, _): number.shortest
    case .curve(let curve): Self.swiftUI(curve, duration: nil)
    case .motion(.none): "nil"
    case .motion(.curve(let curve, let duration)): Self.swiftUI(curve, duration: duration)
    case .motion(.spring(let duration, let bounce)):
      "Animation.spring(duration: \(duration.shortest), bounce: \(bounce.shortest))"
    }
  }

  private static func swiftUI(_ curve: AuthoredCurve, duration: Seconds?) -> String {
    guard let points = curve.controlPoints?.map(\.shortest) else {
      let samples = samples(curve.unitCurve.value)
      let frames = zip(samples, samples.dropFirst()).map {
        "LinearKeyframe(\(rounded($1.value)), duration: \(rounded(($1.progress - $0.progress) * (duration ?? 1))))"
      }
      return "// \(curve.notation), sampled, for a KeyframeTrack from 0 to 1\n" + frames.joined(separator: "\n")
    }
    guard let duration else {
      return "UnitCurve.bezier(startControlPoint: UnitPoint(x: \(points[0]), y: \(points[1])), "
        + "endControlPoint: UnitPoint(x: \(points[2]), y: \(points[3])))"
    }
    if curve == .linear { return "Animation.linear(duration: \(duration.shortest))" }
    return "Animation.timingCurve(\(points.joined(separator: ", ")), duration: \(duration.shortest))"
  }

  private var uiKit: String {
    switch self {
    case .color(let color): "UIColor(\(Self.components(color, opacity: "alpha", always: true)))"
    case .duration(let seconds): seconds.shortest
    case .number(let number, _): number.shortest
    case .curve(let curve): Self.uiKit(curve)
    case .motion(.none): "UIView.performWithoutAnimation { }"
    case .motion(.curve(let curve, let duration)):
      curve.controlPoints == nil
        ? Self.uiKit(curve) + "\nanimation.duration = \(duration.shortest)"
        : "UIViewPropertyAnimator(duration: \(duration.shortest), timingParameters: \(Self.uiKit(curve)))"
    case .motion(.spring(let duration, let bounce)):
      "UIView.animate(springDuration: \(duration.shortest), bounce: \(bounce.shortest)) { }"
    }
  }

  private static func uiKit(_ curve: AuthoredCurve) -> String {
    guard let points = curve.controlPoints?.map(\.shortest) else {
      let samples = samples(curve.unitCurve.value)
      let (times, values) = (samples.map { rounded($0.progress) }, samples.map { rounded($0.value) })
      return "// \(curve.notation), sampled\nlet animation = CAKeyframeAnimation()\n"
        + "animation.calculationMode = .linear\nanimation.keyTimes = [\(times.joined(separator: ", "))]\n"
        + "animation.values = [\(values.joined(separator: ", "))]"
    }
    return "UICubicTimingParameters(controlPoint1: CGPoint(x: \(points[0]), y: \(points[1])), "
      + "controlPoint2: CGPoint(x: \(points[2]), y: \(points[3])))"
  }

  private static func components(_ color: Color, opacity: String, always: Bool = false) -> String {
    let bytes = color.bytes
    let parts = zip(["red", "green", "blue"], 0..<3).map { "\($0): \(rounded(Double(bytes[$1]) / 255))" }
    let alpha = bytes.w == 255 && !always ? [] : ["\(opacity): \(rounded(Double(bytes.w) / 255))"]
    return (parts + alpha).joined(separator: ", ")
  }

  // MARK: CSS

  private var css: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .duration(let seconds): seconds.shortest + "s"
    case .number(let number, _): number.shortest
    case .curve(let curve): Self.css(curve)
    case .motion(.none): "none"
    case .motion(.curve(let curve, let duration)): "\(duration.shortest)s \(Self.css(curve))"
    case .motion(.spring(let duration, let bounce)):
      Self.css(Spring(duration: duration, bounce: bounce))
    }
  }

  private static func css(_ curve: AuthoredCurve) -> String {
    if ["linear", "ease", "ease-in", "ease-out", "ease-in-out"].contains(curve.notation) { return curve.notation }
    if let points = curve.controlPoints { return "cubic-bezier(\(points.map(\.shortest).joined(separator: ", ")))" }
    return linear(samples(curve.unitCurve.value))
  }

  /// A spring as straight lines over the time it takes to settle, since CSS has none.
  private static func css(_ spring: Spring) -> String {
    let duration = spring.settlingDuration(fromValue: 0.0, toValue: 1.0) ?? spring.duration
    var samples = samples { spring.value(fromValue: 0, toValue: 1, initialVelocity: 0, time: duration * $0) }
    samples[samples.count - 1].value = 1
    return "\(rounded(duration))s \(linear(samples))"
  }

  /// The easing function of samples: each with its place but for the ends, whose places are understood.
  private static func linear(_ samples: [Sample]) -> String {
    let stops = samples.map { sample in
      let isEnd = sample.progress == 0 || sample.progress == 1
      return rounded(sample.value) + (isEnd ? "" : " \(rounded(sample.progress * 100))%")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  // MARK: Samples

  /// A point of a curve.
  private struct Sample {
    var progress: Double
    var value: Double
  }

  /// How far the straight lines may be off, as a part of the way: less than half a pixel of most ways.
  private static let tolerance = 0.0025
  /// Of how many lines a curve has at least, so that no swing falls between two points.
  private static let fewestLines = 8
  /// How often a line is halved at most, which is for curves that jump.
  private static let mostHalvings = 6

  /// The ends of straight lines that stand for a curve, close together where it bends.
  private static func samples(_ curve: (Double) -> Double) -> [Sample] {
    var samples = [Sample(progress: 0, value: curve(0))]
    func follow(to end: Double, halvings: Int) {
      let (start, last) = (samples[samples.count - 1], curve(end))
      let isStraight = [0.25, 0.5, 0.75].allSatisfy { part in
        let line = start.value + (last - start.value) * part
        return abs(curve(start.progress + (end - start.progress) * part) - line) < tolerance
      }
      if isStraight || halvings == 0 { return samples.append(Sample(progress: end, value: last)) }
      follow(to: (start.progress + end) / 2, halvings: halvings - 1)
      follow(to: end, halvings: halvings - 1)
    }
    for line in 1...fewestLines { follow(to: Double(line) / Double(fewestLines), halvings: mostHalvings) }
    return samples
  }

  /// A number with at most four digits after the point.
  private static func rounded(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return (rounded == 0 ? 0 : rounded).shortest
  }
}
