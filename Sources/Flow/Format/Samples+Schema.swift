import Deck
import Stage

extension Notation {
  /// Recorded moments.
  static let sample = Notation(
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
        if let moment = node.scalar.flatMap({ Moment(notation: $0.text) }) { return moment }
        decoder.reportNotation(.sample, node, hint: "recordings are written by `noren open --record`, not by hand")
        return nil
      },
      write: { $0.notation })
  }
}
