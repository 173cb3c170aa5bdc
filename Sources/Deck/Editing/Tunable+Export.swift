import AnimationCore
import Geometry

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

  private static func swiftUI(_ curve: Deck.Curve, duration: Seconds?) -> String {
    guard let points = curve.controlPoints?.map(\.shortest) else {
      let step = (duration ?? 1) / Double(sampleCount)
      let frames = samples(of: curve.unitCurve).dropFirst().map {
        "LinearKeyframe(\($0), duration: \(rounded(step)))"
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

  private static func uiKit(_ curve: Deck.Curve) -> String {
    guard let points = curve.controlPoints?.map(\.shortest) else {
      return "// \(curve.notation), sampled\nlet animation = CAKeyframeAnimation()\n"
        + "animation.calculationMode = .linear\nanimation.values = [\(samples(of: curve.unitCurve).joined(separator: ", "))]"
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

  private static func css(_ curve: Deck.Curve) -> String {
    if ["linear", "ease", "ease-in", "ease-out", "ease-in-out"].contains(curve.notation) { return curve.notation }
    if let points = curve.controlPoints { return "cubic-bezier(\(points.map(\.shortest).joined(separator: ", ")))" }
    return "linear(\(samples(of: curve.unitCurve).joined(separator: ", ")))"
  }

  /// A spring as straight lines over the time it takes to settle, since CSS has none.
  private static func css(_ spring: Spring) -> String {
    let duration = spring.settlingDuration(fromValue: 0.0, toValue: 1.0) ?? spring.duration
    let values = (0...sampleCount).map { index in
      let time = duration * Double(index) / Double(sampleCount)
      return index == sampleCount
        ? "1" : rounded(spring.value(fromValue: 0, toValue: 1, initialVelocity: 0, time: time))
    }
    return "\(rounded(duration))s linear(\(values.joined(separator: ", ")))"
  }

  // MARK: Samples

  /// How many straight lines stand for a curve: with 40, a spring with a bounce of 0.3 is off by less than 0.005.
  private static let sampleCount = 40

  private static func samples(of curve: UnitCurve) -> [String] {
    (0...sampleCount).map { rounded(curve.value(at: Double($0) / Double(sampleCount))) }
  }

  /// A number with at most four digits after the point.
  private static func rounded(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return (rounded == 0 ? 0 : rounded).shortest
  }
}
