import AnimationCore
import Geometry

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
    case curve(Deck.Curve)
    /// A curve with its duration, a spring, or none.
    case motion(Deck.Motion)
  }

  /// The keys and places that lead to it, such as `screens`, `welcome`, `walkthrough`, `pages`, `0`, `color`.
  public var path: [String]
  /// The value as it is written.
  public var value: Value
  /// Where it is written, quotes included.
  public var range: SourceRange

  /// The way to it without what every path has: `welcome pages 0 color`.
  public var label: String {
    let dull: Set<String> = ["screens", "walkthrough", "blocks"]
    return path.filter { !dull.contains($0) }.joined(separator: " ")
  }

  /// Everything in a deck file that can be tried out, in the order of the file.
  ///
  /// Which values these are is read from the deck's schema: text that looks like a colour is none.
  public static func all(in source: SourceFile) -> [Tunable] {
    var diagnostics = DiagnosticList()
    guard let root = YAMLReader.read(source, diagnostics: &diagnostics) else { return [] }
    var search = TunableSearch()
    search.visit(root, .object { Deck.schema.description }, path: [])
    return search.found
  }
}

/// Walks a file and the deck's schema side by side.
private struct TunableSearch {
  var found: [Tunable] = []
  /// Aliases are read where they stand for; the same place must not be offered twice.
  private var places: Set<SourceRange> = []

  init() {}

  mutating func visit(_ node: YAMLNode, _ shape: ValueShape, path: [String]) {
    switch (shape, node.content) {
    case (.object(let description), .mapping(let pairs)):
      let fields = description().fields
      for pair in pairs {
        // The device's size is the window's; it is dragged, not tuned.
        guard let field = fields.first(where: { $0.name == pair.key }), pair.key != "device" else { continue }
        visit(pair.value, field.shape, path: path + [pair.key])
      }
    case (.dictionary(_, let value), .mapping(let pairs)):
      for pair in pairs { visit(pair.value, value, path: path + [pair.key]) }
    case (.list(let item, _), .sequence(let nodes)):
      for (index, node) in nodes.enumerated() { visit(node, item, path: path + ["\(index)"]) }
    case (.either(let shapes), _):
      if let shape = shapes.first(where: { $0.suits(node) }) { visit(node, shape, path: path) }
    case (.notation(let notation), _):
      if case .shape(let inner) = notation.form { return visit(node, inner, path: path) }
      keep(node, notation.value(of: node), path: path)
    case (.number(let range, _), .scalar(let scalar)):
      guard case .number(let number) = scalar.value, range.upperBound - range.lowerBound < 1e6 else { return }
      keep(node, .number(number, in: range), path: path)
    default: break
    }
  }

  private mutating func keep(_ node: YAMLNode, _ value: Tunable.Value?, path: [String]) {
    guard let value, places.insert(node.range).inserted else { return }
    found.append(Tunable(path: path, value: value, range: node.range))
  }
}

extension Notation {
  /// The value in this notation that can be tried out.
  fileprivate func value(of node: YAMLNode) -> Tunable.Value? {
    guard let text = node.scalar?.text else { return nil }
    switch name {
    case Notation.color.name: return Color(hexadecimal: text).map { .color($0) }
    case Notation.duration.name: return Double(duration: text).map { .duration($0) }
    case Notation.curve.name: return Deck.Curve(notation: text).map { .curve($0) }
    case Notation.motion.name: return Deck.Motion(notation: text).map { .motion($0) }
    default: return nil
    }
  }
}

extension ValueShape {
  /// Whether a node can be meant as one of these, as far as its looks tell.
  fileprivate func suits(_ node: YAMLNode) -> Bool {
    switch (self, node.content) {
    case (.object(let description), .mapping(let pairs)):
      let names = Set(description().fields.map(\.name))
      return pairs.allSatisfy { names.contains($0.key) }
    case (.dictionary, .mapping), (.list, .sequence): return true
    case (.notation(let notation), _):
      if case .shape(let inner) = notation.form { return inner.suits(node) }
      return notation.value(of: node) != nil
    case (.number, .scalar(let scalar)):
      if case .number = scalar.value { return true }
      return false
    case (.either(let shapes), _): return shapes.contains { $0.suits(node) }
    default: return false
    }
  }
}
