import CYAML
import Notation

/// One step of the parser through a document.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(of: String)
    case scalar(SourceScalar, anchor: String?)
    case sequenceStart(anchor: String?)
    case sequenceEnd
    case mappingStart(anchor: String?)
    case mappingEnd
  }

  var kind: Kind
  var range: SourceRange
  /// A tag that says more than "text", which no file read here has a use for.
  var foreignTag: String?
}

/// What libyaml has against a text.
struct YAMLSyntaxError: Error {
  /// The problem in libyaml's words.
  var problem: String
  /// The byte at which the parser stopped.
  var offset: Int
  /// What was being read, in libyaml's words, and where it began.
  var context: Located<String>?
}

/// The events of a YAML text, one after another, by libyaml.
///
/// libyaml keeps its own stacks on the heap and does not recurse, so nesting costs no stack here; it looks at most
/// 1,024 characters ahead for the end of a key.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var cursor: ScalarCursor

  /// Starts to parse bytes, which have to be valid UTF-8 and to outlive this value.
  ///
  /// `nil` when there is no memory for a parser.
  init?(parsing bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    parser = .allocate(capacity: 1)
    cursor = ScalarCursor(bytes: bytes, start: start)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + start }, bytes.count - start)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; after the end of the stream there must be no further call.
  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    let start = cursor.byteOffset(ofScalar: event.start_mark.index)
    let end = cursor.byteOffset(ofScalar: event.end_mark.index)
    return YAMLEvent(event, range: SourceRange(start: start, end: end))
  }

  private mutating func syntaxError() -> YAMLSyntaxError {
    let parser = parser.pointee
    let problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    let context = parser.context.map { String(cString: $0) }
    let contextOffset = cursor.byteOffset(ofScalar: parser.context_mark.index)
    return YAMLSyntaxError(
      problem: problem, offset: cursor.byteOffset(ofScalar: parser.problem_mark.index),
      context: context.map { Located($0, at: SourceRange(start: contextOffset, end: contextOffset)) })
  }
}

extension YAMLEvent {
  /// Copies an event out of libyaml's memory.
  fileprivate init(_ event: yaml_event_t, range: SourceRange) {
    self.range = range
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias(of: String(yaml: event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart(anchor: String(yaml: event.data.sequence_start.anchor))
      foreignTag = String(yaml: event.data.sequence_start.tag)
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart(anchor: String(yaml: event.data.mapping_start.anchor))
      foreignTag = String(yaml: event.data.mapping_start.tag)
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let tag = String(yaml: scalar.tag)
      let isText = tag == "!" || tag == YAML_STR_TAG
      kind = .scalar(
        SourceScalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE && !isText),
        anchor: String(yaml: scalar.anchor))
      foreignTag = isText ? nil : tag
    }
  }
}

extension String {
  /// Copies a string of libyaml's, when there is one.
  fileprivate init?(yaml pointer: UnsafeMutablePointer<yaml_char_t>?) {
    guard let pointer else { return nil }
    self.init(cString: pointer)
  }
}

/// Turns libyaml's counts of scalars into byte offsets.
///
/// - Cost: a walk from the last answer. The parser's marks advance with the text, so that all walks together read
///   it about once.
private struct ScalarCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var scalar = 0
  var byte: Int

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    byte = start
  }

  mutating func byteOffset(ofScalar target: Int) -> Int {
    while scalar < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, continuesScalar(byte) { byte += 1 }
      scalar += 1
    }
    while scalar > target, byte > 0 {
      byte -= 1
      while byte > 0, continuesScalar(byte) { byte -= 1 }
      scalar -= 1
    }
    return byte
  }

  private func continuesScalar(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
}
