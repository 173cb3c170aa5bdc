import AnimationCore
import Geometry
import Notation
import YAML

/// Walks a file and the deck's schema side by side.
struct TunableSearch {
  private(set) var found: [Tunable] = []
  private let source: SourceFile
  /// Aliases are read where they stand for; the same place must not be offered twice.
  private var places: Set<SourceRange> = []
  /// The animation that holds where the mapping that is visited, or one around it, says none: the nearest that is said.
  private var inherited: AuthoredAnimation?

  /// What an animation that holds nowhere begins with when it is tried out: what pages settle and counts roll by.
  private static let firstMotion = AuthoredAnimation.spring(duration: 0.3, bounce: 0)
  /// The key of animations that are handed down.
  private static let animationKey = "animation"
  /// Objects whose being there changes nothing by itself, so that they can be written for one of their keys.
  ///
  /// Others, such as a bubble, show something.
  private static let silentObjects: Set<String> = ["a theme", "a press", "colours", "dark colours", "a pulse"]

  init(_ source: SourceFile) { self.source = source }

  mutating func visit(_ node: SourceNode, _ shape: ValueShape, path: [String]) {
    switch (shape, node.content) {
    case (.object(let description), .mapping(let pairs)):
      let outer = inherited
      inherited = motion(of: pairs, at: path) ?? outer
      visit(node, pairs, description(), path: path)
      inherited = outer
    case (.dictionary(_, let value), .mapping(let pairs)):
      for pair in pairs { visit(pair.value, value, path: path + [pair.key]) }
    case (.list(let item, _), .sequence(let nodes)):
      for (index, node) in nodes.enumerated() { visit(node, item, path: path + ["\(index)"]) }
    case (.either(let shapes), _):
      if let shape = shapes.first(where: { $0.suits(node) }) { visit(node, shape, path: path) }
    case (.notation(let notation), _):
      if case .shape(let inner) = notation.form { return visit(node, inner, path: path) }
      keep(node, node.scalar.flatMap { notation.value(of: $0.text) }, path: path)
    case (.number(let range, _), .scalar(let scalar)):
      guard case .number(let number) = scalar.value, range.isTunable else { return }
      keep(node, .number(number, in: range), path: path)
    default: break
    }
  }

  private mutating func visit(_ node: SourceNode, _ pairs: [SourcePair], _ object: ObjectDescription, path: [String]) {
    // The device's size is the window's; it is dragged, not tuned.
    let fields = object.fields.filter { $0.name != "device" }
    for pair in pairs {
      guard let field = fields.first(where: { $0.name == pair.key }) else { continue }
      visit(pair.value, field.shape, path: path + [pair.key])
    }
    // What an anchor names or an alias stands for would change elsewhere too.
    if let first = source.text(in: node.range).first, "*&!".contains(first) { return }
    for (index, field) in fields.enumerated() where !pairs.contains(where: { $0.key == field.name }) {
      guard field.isUseful(in: object, pairs) else { continue }
      let insertion = KeyInsertion(mapping: path, keys: [field.name], predecessors: fields[..<index].map(\.name))
      visit(absent: field, field.shape, at: insertion, in: node)
    }
  }

  private mutating func keep(_ node: SourceNode, _ value: Tunable.Value?, path: [String]) {
    guard let value, places.insert(node.range).inserted else { return }
    found.append(Tunable(path: path, value: value, range: node.range))
  }

  /// The animation that a mapping hands down: the deck's theme has one too.
  private func motion(of pairs: [SourcePair], at path: [String]) -> AuthoredAnimation? {
    let owner = path.isEmpty ? pairs.first { $0.key == "theme" }?.value : SourceNode(.mapping(pairs), at: .fileStart)
    return owner?[Self.animationKey]?.scalar.flatMap { AuthoredAnimation(notation: $0.text) }
  }

  // MARK: What is not written

  /// - Returns: whether there is something to try out.
  @discardableResult private mutating func visit(
    absent field: FieldDescription, _ shape: ValueShape, at insertion: KeyInsertion, in node: SourceNode
  ) -> Bool {
    switch shape {
    case .object(let description):
      let object = description()
      guard Self.silentObjects.contains(object.name) else { return false }
      for field in object.fields where !field.isRequired {
        var inner = insertion
        inner.keys.append(field.name)
        visit(absent: field, field.shape, at: inner, in: node)
      }
      return true
    case .either(let shapes):
      return shapes.contains { visit(absent: field, $0, at: insertion, in: node) }
    case .notation(let notation):
      if case .shape(let inner) = notation.form { return visit(absent: field, inner, at: insertion, in: node) }
      if case .value(let text) = field.fallback {
        return keep(notation.value(of: text.filter { $0 != "\"" }), nil, at: insertion, in: node)
      }
      guard case .words(let words) = field.fallback, notation.name == ValueNotation.motion.name else { return false }
      return keep(.motion(inherited ?? Self.firstMotion), inherited == nil ? words : nil, at: insertion, in: node)
    case .number(let range, _):
      guard case .value(let text) = field.fallback, let number = Double(text), range.isTunable else { return false }
      return keep(.number(number, in: range), nil, at: insertion, in: node)
    default: return false
    }
  }

  private mutating func keep(
    _ value: Tunable.Value?, _ words: String?, at insertion: KeyInsertion, in node: SourceNode
  ) -> Bool {
    guard let value else { return false }
    found.append(
      Tunable(
        path: insertion.mapping + insertion.keys, value: value,
        range: SourceRange(start: node.range.start, end: node.range.start),
        absence: Tunable.Absence(insertion: insertion, holds: words)))
    return true
  }
}

extension FieldDescription {
  /// Whether the key would mean anything in an object: of a button, that depends on its effect, and a walkthrough has
  /// none of what the animation of a screen is for.
  fileprivate func isUseful(in object: ObjectDescription, _ pairs: [SourcePair]) -> Bool {
    if object.name == Deck.Screen.schema.name, name == "animation" { return pairs.contains { $0.key == "blocks" } }
    guard object.name == Deck.Button.schema.name else { return true }
    let effect = pairs.first { $0.key == "effect" }?.value.scalar.flatMap { Deck.Button.Effect(rawValue: $0.text) }
    switch name {
    case "animation": return effect.map { $0 != .none } ?? false
    case "duration": return effect == .progress
    default: return true
    }
  }
}

extension ClosedRange<Double> {
  /// Whether a slider over it can be used.
  fileprivate var isTunable: Bool { upperBound - lowerBound < 1e6 }
}

extension ValueNotation {
  /// The value in this notation that can be tried out.
  fileprivate func value(of text: String) -> Tunable.Value? {
    switch name {
    case ValueNotation.color.name: Color(hexadecimal: text).map { .color($0) }
    case ValueNotation.duration.name: Double(duration: text).map { .duration($0) }
    case ValueNotation.curve.name: AuthoredCurve(notation: text).map { .curve($0) }
    case ValueNotation.motion.name: AuthoredAnimation(notation: text).map { .motion($0) }
    default: nil
    }
  }
}

extension ValueShape {
  /// Whether a node can be meant as one of these, as far as its looks tell.
  fileprivate func suits(_ node: SourceNode) -> Bool {
    switch (self, node.content) {
    case (.object(let description), .mapping(let pairs)):
      let names = Set(description().fields.map(\.name))
      return pairs.allSatisfy { names.contains($0.key) }
    case (.dictionary, .mapping), (.list, .sequence): return true
    case (.notation(let notation), _):
      if case .shape(let inner) = notation.form { return inner.suits(node) }
      return node.scalar.flatMap { notation.value(of: $0.text) } != nil
    case (.number, .scalar(let scalar)):
      if case .number = scalar.value { return true }
      return false
    case (.either(let shapes), _): return shapes.contains { $0.suits(node) }
    default: return false
    }
  }
}
