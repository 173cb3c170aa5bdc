/// The table of an object's keys: the one place that says what they are called, take, default to and mean.
///
/// Reading starts from `initial` and writes each key that is there through its field, so what holds without a key
/// is `initial`'s value, in the program and in the reference alike; a key that is not in the table cannot be read,
/// and one that is cannot be forgotten.
public struct ObjectSchema<Object: Sendable>: Sendable {
  /// What messages call one, with an article where one belongs: "a page".
  public let name: String
  /// What the object is, in sentences.
  public let summary: String
  let initial: Object
  let fields: [Field<Object>]
  let rule: KeyRule
  let refusals: [KeyRefusal]
  let idle: @Sendable (Object) -> [IdleKey]
  let keepPlace: (@Sendable (inout Object, SourceRange) -> Void)?

  /// Makes a schema.
  ///
  /// - Parameters:
  ///   - initial: an object with the defaults; the values of required keys do not matter.
  ///   - keepPlace: tells the object where it is written, if it wants to know.
  ///   - rule: what the keys demand of each other.
  ///   - refusals: keys that one may look for and that are not there, with a sentence.
  ///   - idle: the keys that have no effect on an object as it is; each that is written is warned of.
  ///   - fields: the keys, one after another.
  public init(
    _ name: String, _ summary: String, initial: Object,
    place keepPlace: (@Sendable (inout Object, SourceRange) -> Void)? = nil,
    rule: KeyRule = .none, refusals: [KeyRefusal] = [], idle: @escaping @Sendable (Object) -> [IdleKey] = { _ in [] },
    @FieldsBuilder<Object> fields: () -> [Field<Object>]
  ) {
    self.name = name
    self.summary = summary
    self.initial = initial
    self.fields = fields()
    self.rule = rule
    self.refusals = refusals
    self.idle = idle
    self.keepPlace = keepPlace
  }

  /// Whether the object's key says what it is, as that of a block does, so that an unknown one stands in its place.
  var isKindByKey: Bool { 2 * rule.keys.count > fields.count }

  /// The table as data.
  public var description: ObjectDescription {
    ObjectDescription(
      name: name, summary: summary, fields: fields.map { $0.description(initial) }, rule: rule)
  }
}

/// A key that one may look for in vain, and what is said to who does.
public struct KeyRefusal: Hashable, Sendable {
  /// The key.
  public var key: String
  /// Why it is not there, in one line.
  public var message: String
  /// What to do instead.
  public var hint: String

  /// Refuses a key.
  public init(_ key: String, _ message: String, hint: String) {
    self.key = key
    self.message = message
    self.hint = hint
  }
}

/// A key that has no effect on an object as the rest of its keys make it.
public struct IdleKey: Hashable, Sendable {
  /// The key.
  public var key: String
  /// Where it has none, as the end of a sentence: "on a button that fills the column".
  public var circumstance: String
  /// What gives it one.
  public var hint: String

  /// Names a key without effect.
  public init(_ key: String, _ circumstance: String, hint: String) {
    self.key = key
    self.circumstance = circumstance
    self.hint = hint
  }
}

/// One key of an object.
public struct Field<Object: Sendable>: Sendable {
  package let name: String
  let isRequired: Bool
  package let description: @Sendable (Object) -> FieldDescription
  package let read: @Sendable (SourceNode, inout Object, inout SchemaDecoder) -> Void

  /// A key with a default, or a required one.
  ///
  /// - Parameter otherwise: what holds without the key, in words, when its default says it badly.
  public init<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value> & Sendable, _ type: ValueType<Value>, required: Bool = false,
    otherwise: String? = nil, _ summary: String
  ) {
    self.init(name, type, required: required, summary) { initial in
      if required { return .none }
      return otherwise.map(FieldDescription.Fallback.words)
        ?? type.write(initial[keyPath: path]).map(FieldDescription.Fallback.value) ?? .none
    } store: {
      $0[keyPath: path] = $1
    }
  }

  /// A key without a default.
  ///
  /// - Parameter otherwise: what holds without the key, in words.
  public init<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value?> & Sendable, _ type: ValueType<Value>,
    required: Bool = false, otherwise: String, _ summary: String
  ) {
    self.init(name, type, required: required, summary) { _ in
      .words(otherwise)
    } store: {
      $0[keyPath: path] = $1
    }
  }

  /// A key whose value is stored by a function.
  public init<Value>(
    _ name: String, _ type: ValueType<Value>, required: Bool = false, _ summary: String,
    fallback: @escaping @Sendable (Object) -> FieldDescription.Fallback = { _ in .none },
    store: @escaping @Sendable (inout Object, Value) -> Void
  ) {
    self.name = name
    isRequired = required
    description = { initial in
      FieldDescription(
        name: name, summary: summary, shape: type.shape, isRequired: required, fallback: fallback(initial))
    }
    let subject = name.quoted
    read = { node, object, decoder in
      if let value = decoder.decode(type, from: node, as: subject) { store(&object, value) }
    }
  }
}

/// Collects the keys of a schema, each checked by the compiler by itself.
@resultBuilder
public enum FieldsBuilder<Object: Sendable> {
  /// Gives each key the object's type.
  public static func buildExpression(_ field: Field<Object>) -> Field<Object> { field }
  /// The keys in order.
  public static func buildBlock(_ fields: Field<Object>...) -> [Field<Object>] { fields }
}
