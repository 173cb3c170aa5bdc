import AnimationCore
import Components
import Notation

extension SpecSheet {
  /// The table for programs.
  ///
  /// An object with `title` and `animations`, each of which has `screen`, `what`, `property`, `from`, `to`, `by`, `when`
  /// and `reduced` as text or numbers, and `animation` where time moves it: `curve` with its `duration` in seconds and
  /// where it has them its `controlPoints`, or `spring` with `duration`, `bounce`, `stiffness` and `damping` for a mass of
  /// 1; `delay`, `repeat` (a number, or "forever") and `autoreverses` where they are not what one expects.
  public var json: JSONValue {
    let rows = sections.flatMap { section in section.rows.map { $0.json(screen: section.screen) } }
    return .object([.init("title", .string(title)), .init("animations", .array(rows))])
  }
}

extension MotionSpec {
  fileprivate func json(screen: String) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("screen", .string(screen)), .init("what", .string(subject)), .init("property", .string(property)),
      .init("from", from.json), .init("to", to.json), .init("by", .string(driver.text)),
      .init("when", .string(trigger)), .init("reduced", .string(reduced.text)),
    ]
    if let animation = driver.animation { members.append(.init("animation", animation.json)) }
    return .object(members)
  }
}

extension Animation {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let spring {
      members.append(
        .init(
          "spring",
          .object([
            .init("duration", .number(spring.duration)), .init("bounce", .number(spring.bounce)),
            .init("stiffness", .number(spring.stiffness)), .init("damping", .number(spring.damping)),
          ])))
    } else {
      members.append(.init("curve", .string(deckCurve?.notation ?? "custom")))
      if let points = curve?.controlPoints {
        members.append(.init("controlPoints", .array((0..<4).map { .number(points[$0]) })))
      }
      members.append(.init("duration", .number(runDuration)))
    }
    if delay > 0 { members.append(.init("delay", .number(delay))) }
    if repeatCount != 1 {
      members.append(.init("repeat", repeatCount == .infinity ? .string("forever") : .number(repeatCount)))
      members.append(.init("autoreverses", .boolean(autoreverses)))
    }
    return .object(members)
  }
}
