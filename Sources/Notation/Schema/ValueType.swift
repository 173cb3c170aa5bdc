/// How one kind of value is read, described and written: the unit a schema is put together from.
///
/// The scalar ones are in `ValueType+Scalars.swift`, the notations of their own beside them, and those made
/// from others here.
public struct ValueType<Value: Sendable>: Sendable {
  /// What the type takes, as data.
  public let shape: ValueShape
  /// Whether a node could be meant as a value of this type; decides between alternatives.
  let accepts: @Sendable (SourceNode) -> Bool
  /// Reads a node that is not null; reports what is wrong and returns nothing.
  package let read: @Sendable (SourceNode, inout SchemaDecoder) -> Value?
  /// The value as the file would say it, for the defaults in the reference; nothing when that would be long.
  let write: @Sendable (Value) -> String?

  /// Makes a type from its parts.
  public init(
    _ shape: ValueShape, accepts: @escaping @Sendable (SourceNode) -> Bool,
    read: @escaping @Sendable (SourceNode, inout SchemaDecoder) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.shape = shape
    self.accepts = accepts
    self.read = read
    self.write = write
  }
}

extension ValueType {
  /// The same notation read as another type of value.
  ///
  /// - Parameter write: turns the new value back, or nothing when it is not of this notation.
  public func map<New: Sendable>(
    _ transform: @escaping @Sendable (Value) -> New, write: @escaping @Sendable (New) -> Value?
  ) -> ValueType<New> {
    ValueType<New>(
      shape, accepts: accepts,
      read: { node, decoder in self.read(node, &decoder).map(transform) },
      write: { value in write(value).flatMap(self.write) })
  }

  /// A value that is one text in a notation.
  ///
  /// - Parameters:
  ///   - parse: what a text stands for; nothing where it is not of the notation.
  ///   - hint: what to do about such a text, if there is something to say.
  package static func notated(
    _ notation: ValueNotation, parse: @escaping @Sendable (String) -> Value?,
    hint: @escaping @Sendable (String) -> String? = { _ in nil }, write: @escaping @Sendable (Value) -> String?
  ) -> ValueType {
    ValueType(
      .notation(notation), accepts: { $0.scalar != nil },
      read: { node, decoder in
        let text = node.scalar?.text ?? ""
        if let value = parse(text) { return value }
        decoder.reportNotation(notation, node, hint: hint(text))
        return nil
      },
      write: write)
  }

  /// The same type with the place kept.
  public var located: ValueType<Located<Value>> {
    ValueType<Located<Value>>(
      shape, accepts: accepts,
      read: { node, decoder in self.read(node, &decoder).map { Located($0, at: node.range) } },
      write: { self.write($0.value) })
  }

  /// The same type for a property that may hold nothing.
  public var optional: ValueType<Value?> { map({ $0 }, write: { $0 }) }

  /// An object with one property read and the others as they are: the short form of a longer mapping.
  package func filling<Object: Sendable>(
    _ property: WritableKeyPath<Object, Value> & Sendable, of initial: Object
  ) -> ValueType<Object> {
    map(
      { value in
        var object = initial
        object[keyPath: property] = value
        return object
      }, write: { _ in nil })
  }

  /// The same type for nodes of a certain look only, as one of several alternatives.
  package func `where`(_ isMeant: @escaping @Sendable (SourceNode) -> Bool) -> ValueType {
    ValueType(shape, accepts: { accepts($0) && isMeant($0) }, read: read, write: write)
  }

  /// The same type under a name of its own.
  package func named(_ notation: ValueNotation) -> ValueType {
    ValueType(.notation(notation), accepts: accepts, read: read, write: write)
  }

  /// One fixed word that stands for a value.
  public static func constant(_ word: String, _ value: Value) -> ValueType
  where Value: Equatable {
    ValueType(
      .constant(word),
      accepts: { if case .scalar(let scalar) = $0.content { scalar.text == word } else { false } },
      read: { _, _ in value },
      write: { $0 == value ? word : nil })
  }

  /// Any of several types: the first that accepts a node reads it.
  public static func either(_ alternatives: ValueType...) -> ValueType {
    let shape = ValueShape.either(alternatives.map(\.shape))
    return ValueType(
      shape,
      accepts: { node in alternatives.contains { $0.accepts(node) } },
      read: { node, decoder in
        guard let match = alternatives.first(where: { $0.accepts(node) }) else {
          decoder.reportWrongType(node, expected: shape.phrase)
          return nil
        }
        return match.read(node, &decoder)
      },
      write: { value in alternatives.lazy.compactMap { $0.write(value) }.first })
  }

  /// A list of values.
  ///
  /// Items in error are reported and left out, so that one pass finds all of them.
  public static func list<Item>(of item: ValueType<Item>, count: ClosedRange<Int> = 0...Int.max) -> ValueType
  where Value == [Item] {
    ValueType(
      .list(of: item.shape, count: count),
      accepts: { if case .sequence = $0.content { true } else { false } },
      read: { node, decoder in
        guard case .sequence(let nodes) = node.content else {
          decoder.reportWrongType(node, expected: "a list")
          return nil
        }
        decoder.checkCount(nodes.count, in: count, of: node)
        let subject = "an item of \(decoder.subject)"
        return nodes.compactMap { decoder.decode(item, from: $0, as: subject) }
      },
      write: { items in
        let texts = items.compactMap(item.write)
        return texts.count == items.count ? "[" + texts.joined(separator: ", ") + "]" : nil
      })
  }

  /// A mapping with at least one key, in the order of the file; the file chooses the keys.
  public static func dictionary<Key, Item>(
    key: ValueType<Key>, notation: ValueNotation, value: ValueType<Item>
  ) -> ValueType where Value == [(key: Located<Key>, value: Item)] {
    ValueType(
      .dictionary(key: notation, value: value.shape),
      accepts: { if case .mapping = $0.content { true } else { false } },
      read: { node, decoder in
        guard case .mapping(let pairs) = node.content else {
          decoder.reportWrongType(node, expected: "a mapping")
          return nil
        }
        decoder.checkCount(pairs.count, in: 1...Int.max, of: node)
        let subject = decoder.subject
        return pairs.compactMap { pair in
          let keyNode = SourceNode(.scalar(SourceScalar(pair.key, isPlain: false)), at: pair.keyRange)
          guard let name = decoder.decode(key, from: keyNode, as: "a key of \(subject)"),
            let item = decoder.decode(value, from: pair.value, as: pair.key.quoted)
          else { return nil }
          return (Located(name, at: pair.keyRange), item)
        }
      },
      write: { $0.isEmpty ? "{}" : nil })
  }

  /// A mapping with the keys of a schema.
  ///
  /// - Parameter schema: looked at when it is needed, so that objects may hold objects of their own kind.
  public static func object(_ schema: @autoclosure @escaping @Sendable () -> ObjectSchema<Value>) -> ValueType {
    ValueType(
      .object { schema().description },
      accepts: { if case .mapping = $0.content { true } else { false } },
      read: { node, decoder in decoder.decode(schema(), from: node) },
      write: { _ in nil })
  }
}
