/// What a key takes, as data: the reader's messages, the JSON Schema and the reference page all say it from here.
public indirect enum ValueShape: Sendable {
  /// Text of any kind on one or more lines.
  case text(maximumLength: Int)
  /// A number within a range; `unit` is how the reference names it.
  case number(ClosedRange<Double>, unit: String?)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// `true` or `false`.
  case boolean
  /// A kind of value with a name of its own, such as a colour.
  case notation(ValueNotation)
  /// One fixed word.
  case constant(String)
  /// One of several words.
  case choice([ChoiceDescription])
  /// A list with so many items.
  case list(of: ValueShape, count: ClosedRange<Int>)
  /// A mapping whose keys the file chooses.
  case dictionary(key: ValueNotation, value: ValueShape)
  /// A mapping with known keys; a function, since objects may hold objects of their own kind.
  case object(@Sendable () -> ObjectDescription)
  /// Any of several.
  case either([ValueShape])
}

/// A kind of value that is explained once and named wherever it is taken, such as a colour.
public struct ValueNotation: Sendable {
  /// What the values have in common.
  public enum Form: Sendable {
    /// Text that matches a regular expression (ECMA 262). The reader may demand more.
    case pattern(String)
    /// Something put together from other shapes.
    case shape(ValueShape)
  }

  /// The name under which the reference explains it.
  public var name: String
  /// How a sentence calls one, with an article where one belongs: "a colour".
  public var phrase: String
  /// What it means, in sentences.
  public var summary: String
  /// Some values as they are written in the file.
  public var examples: [String]
  /// What the values have in common.
  public var form: Form

  /// Makes a notation for text.
  public init(_ name: String, phrase: String, summary: String, examples: [String], pattern: String) {
    self.init(name, phrase: phrase, summary: summary, examples: examples, form: .pattern(pattern))
  }

  /// Makes a name for what is put together from other shapes.
  public init(_ name: String, phrase: String, summary: String, examples: [String], form: Form) {
    self.name = name
    self.phrase = phrase
    self.summary = summary
    self.examples = examples
    self.form = form
  }
}

/// One word of a choice and its meaning.
public struct ChoiceDescription: Hashable, Sendable {
  /// The word as it is written.
  public var name: String
  /// What it does, in one sentence.
  public var summary: String
}

/// An object's keys as data.
public struct ObjectDescription: Sendable {
  /// What messages call one, with an article where one belongs: "a page".
  public var name: String
  /// What it is, in sentences.
  public var summary: String
  /// Its keys in the order of the reference.
  public var fields: [FieldDescription]
  /// What the keys demand of each other.
  public var rule: KeyRule

  /// Makes a description.
  public init(name: String, summary: String, fields: [FieldDescription], rule: KeyRule = .none) {
    self.name = name
    self.summary = summary
    self.fields = fields
    self.rule = rule
  }
}

/// A key as data.
public struct FieldDescription: Sendable {
  /// The key.
  public var name: String
  /// What it does, in sentences.
  public var summary: String
  /// What it takes.
  public var shape: ValueShape
  /// Whether the object is in error without it.
  public var isRequired: Bool
  /// What holds without it.
  public var fallback: Fallback
  /// The keys that the name stands for as a regular expression (ECMA 262), when it is not one key but a family, such as
  /// `color of NAME`.
  public var keyPattern: String?

  /// Makes a description.
  public init(
    name: String, summary: String, shape: ValueShape, isRequired: Bool = false, fallback: Fallback = .none,
    keyPattern: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.fallback = fallback
    self.keyPattern = keyPattern
  }

  /// What holds without a key.
  public enum Fallback: Hashable, Sendable {
    /// Nothing to tell: the key is required, or stands for itself.
    case none
    /// A value, as the file would say it.
    case value(String)
    /// Something that needs words.
    case words(String)
  }
}

/// What the keys of an object demand of each other.
public enum KeyRule: Hashable, Sendable {
  /// Nothing.
  case none
  /// Exactly one of these keys is written.
  case exactlyOne(of: [String])

  /// The keys of which one is written; none where nothing is demanded.
  var keys: [String] {
    if case .exactlyOne(let keys) = self { keys } else { [] }
  }
}

extension ValueShape {
  /// How a message names what is expected, with an article where one belongs.
  var phrase: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .notation(let notation):
      if case .pattern = notation.form, let example = notation.examples.first {
        "\(notation.phrase) such as \(example)"
      } else {
        notation.phrase
      }
    case .constant(let word): word
    case .choice(let choices): "one of " + choices.map(\.name).joined(separator: ", ")
    case .list: "a list"
    case .dictionary, .object: "a mapping"
    case .either(let shapes):
      shapes.map(\.phrase).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " or ")
    }
  }
}

extension SourceNode {
  /// How a message names what was found.
  var phrase: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "nothing"
      case .boolean: scalar.text
      case .number: "the number \(scalar.text.prefix(40))"
      case .text: "the text \(scalar.text.quoted)"
      }
    }
  }
}
