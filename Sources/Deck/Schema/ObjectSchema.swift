/// The table of an object's keys: the one place that says what they are called, take, default to and mean.
///
/// Reading starts from `initial` and writes each key that is there through its field, so what holds without a key
/// is `initial`'s value, in the program and in the reference alike; a key that is not in the table cannot be read,
/// and one that is cannot be forgotten.
public struct ObjectSchema<Object: Sendable>: Sendable {
  /// The name under which the reference files the object.
  public let name: String
  /// What the object is, in sentences.
  public let summary: String
  let initial: Object
  let fields: [Field<Object>]
  let rule: KeyRule
  let place: (WritableKeyPath<Object, SourceRange> & Sendable)?

  /// Makes a schema.
  ///
  /// - Parameters:
  ///   - initial: an object with the defaults; the values of required keys do not matter.
  ///   - place: where the object keeps its range, if it does.
  ///   - rule: what the keys demand of each other.
  public init(
    _ name: String, _ summary: String, initial: Object, place: (WritableKeyPath<Object, SourceRange> & Sendable)? = nil,
    rule: KeyRule = .none, fields: [Field<Object>]
  ) {
    self.name = name
    self.summary = summary
    self.initial = initial
    self.fields = fields
    self.rule = rule
    self.place = place
  }

  /// The table as data.
  public var description: ObjectDescription {
    ObjectDescription(
      name: name, summary: summary, fields: fields.map { $0.description(initial) }, rule: rule)
  }
}

/// One key of an object.
public struct Field<Object: Sendable>: Sendable {
  let name: String
  let isRequired: Bool
  let description: @Sendable (Object) -> FieldDescription
  let read: @Sendable (YAMLNode, inout Object, inout SchemaDecoder) -> Void

  /// A key with a default, or a required one.
  ///
  /// - Parameter otherwise: what holds without the key, in words, when its default says it badly.
  public init<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value> & Sendable, _ type: ValueType<Value>, required: Bool = false,
    otherwise: String? = nil, _ summary: String
  ) {
    self.init(name, type, required: required, summary) {
      required ? nil : otherwise ?? type.write($0[keyPath: path])
    } store: {
      $0[keyPath: path] = $1
    }
  }

  /// A key without a default.
  ///
  /// - Parameter otherwise: what holds without the key, in words.
  public init<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value?> & Sendable, _ type: ValueType<Value>,
    required: Bool = false, otherwise: String? = nil, _ summary: String
  ) {
    self.init(name, type, required: required, summary) { _ in
      otherwise
    } store: {
      $0[keyPath: path] = $1
    }
  }

  /// A key whose value is stored by a function.
  public init<Value>(
    _ name: String, _ type: ValueType<Value>, required: Bool = false, _ summary: String,
    default defaultText: @escaping @Sendable (Object) -> String? = { _ in nil },
    store: @escaping @Sendable (inout Object, Value) -> Void
  ) {
    self.name = name
    isRequired = required
    description = { initial in
      FieldDescription(
        name: name, summary: summary, shape: type.shape, isRequired: required, defaultText: defaultText(initial))
    }
    read = { node, object, decoder in
      if let value = decoder.decode(type, from: node, as: name.quoted) { store(&object, value) }
    }
  }
}
