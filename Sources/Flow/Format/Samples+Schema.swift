import AnimationCore
import Geometry
import Gestures
import Notation
import Stage

extension ValueNotation {
  /// Recorded moments.
  static let sample = ValueNotation(
    "sample", phrase: "a recorded moment",
    summary: """
      What a window was told, with its time in seconds: a pointer with its number, `down`, `move`, `up` or `cancel`, and \
      where; `frame` for a frame that was made; `wheel`, `key`, `text`, `resize`, `focus-lost`, `reload`, `scale`.
      """,
    examples: ["0.516 mouse 0 down 350.5 400", "0.533 frame", "1.25 wheel 0 60 at 200 300", "2 key page-down"],
    pattern: "^[0-9][0-9.eE+-]* [a-z-]+( .*)?$")
}

extension ValueType where Value == [Moment] {
  /// What a window recorded: a line for each moment.
  static var samples: ValueType { .list(of: .sample, count: 1...Int.max) }
}

extension ValueType where Value == Moment {
  /// A recorded moment.
  fileprivate static var sample: ValueType {
    ValueType(
      .notation(.sample), accepts: { $0.scalar != nil },
      read: { node, decoder in
        if let moment = node.scalar.flatMap({ Moment(notation: $0.text) }) {
          guard let fault = moment.fault else { return moment }
          decoder.report(.outOfRange, at: node.range, "a recorded moment \(fault)")
          return nil
        }
        decoder.reportNotation(.sample, node, hint: "recordings are written by `noren open --record`, not by hand")
        return nil
      },
      write: { $0.notation })
  }
}

extension Moment {
  /// What about it no window can have reported, as the end of a sentence; nothing when all is well.
  fileprivate var fault: String? {
    guard FlowLimits.momentTime.contains(time) else {
      return "is at most \(FlowLimits.momentTime.upperBound.shortest) s after the start, not \(time.shortest) s"
    }
    switch self {
    case .frame, .reload, .input(.key), .input(.focusLost): return nil
    case .scale(let scale, _):
      return FlowLimits.scale.contains(scale)
        ? nil : "has a scale from \(FlowLimits.scale.lowerBound.shortest) to \(FlowLimits.scale.upperBound.shortest)"
    case .input(.pointer(let sample)): return sample.position.fault
    case .input(.wheel(let sample)): return sample.position.fault ?? sample.delta.fault
    case .input(.text(let text, _)):
      let count = text.unicodeScalars.count
      return count <= ValueLimits.textLength
        ? nil : "has a text of at most \(ValueLimits.textLength) characters, not \(count)"
    case .input(.resize(let size, _)):
      let sides = FlowLimits.recordedSides
      return sides.contains(size.width) && sides.contains(size.height)
        ? nil : "has a window of at most \(sides.upperBound.shortest) x \(sides.upperBound.shortest) points"
    }
  }
}

extension Point {
  /// What is wrong with a place or a distance, as the end of a sentence.
  fileprivate var fault: String? {
    let range = FlowLimits.coordinates
    return range.contains(x) && range.contains(y)
      ? nil : "has coordinates from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
  }
}
