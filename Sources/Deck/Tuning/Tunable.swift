import AnimationCore
import Geometry
import Notation
import YAML

/// A value of a deck file that can be tried out: a colour, a duration, a number, a curve or an animation.
public struct Tunable: Hashable, Sendable {
  /// What kind of value, and which.
  public enum Value: Hashable, Sendable {
    /// A colour.
    case color(Color)
    /// A duration, in seconds.
    case duration(Seconds)
    /// A number within a range.
    case number(Double, in: ClosedRange<Double>)
    /// A timing curve.
    case curve(AuthoredCurve)
    /// A curve with its duration, a spring, or none.
    case motion(AuthoredAnimation)
  }

  /// The keys and places that lead to it, such as `screens`, `welcome`, `walkthrough`, `pages`, `0`, `color`.
  public var path: [String]
  /// The value as it is written; of one that is not written, what holds without it.
  public var value: Value
  /// Where it is written, quotes included; of one that is not written, the mapping that may hold it.
  public var range: SourceRange
  /// Where it may be written, and what holds until then; nothing for a value that is written.
  public var absence: Absence?

  /// A value that a file leaves to what holds without it.
  public struct Absence: Hashable, Sendable {
    /// Where it may be written.
    public var insertion: KeyInsertion
    /// What holds, in words, where that is no single value; ``Tunable/value`` is then what one begins with.
    public var holds: String?
  }

  /// The way to it without what every path has: `welcome pages 0 color`.
  public var label: String {
    let dull: Set<String> = ["screens", "walkthrough", "blocks"]
    return path.filter { !dull.contains($0) }.joined(separator: " ")
  }

  /// Everything that can be tried out, in the order of the file; in each mapping, what it leaves out comes last.
  ///
  /// Which values these are is read from the deck's schema: text that looks like a colour is none.
  public static func all(in source: SourceFile) -> [Tunable] {
    guard let root = YAMLReader.root(of: source) else { return [] }
    var search = TunableSearch(source)
    search.visit(root, .object { Deck.schema.description }, path: [])
    return search.found
  }
}
