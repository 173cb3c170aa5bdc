/// One thing to say about a file: what is wrong, where, and what to do.
///
/// Any module can make one: ``init(_:_:_:in:at:hint:notes:)`` points into a ``SourceFile``,
/// ``init(_:_:_:file:hint:notes:)`` speaks of a file as a whole.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, and is probably not what was meant.
    case warning
  }

  /// The short name of a kind of diagnostic, the same in every release, for filters and tests.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in lower case with hyphens.
    public let rawValue: String

    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The line a diagnostic shows, or the part of a long line around the place.
  public struct Excerpt: Hashable, Sendable {
    /// Where the fault begins in the file.
    public var position: SourcePosition
    /// The line, shortened with an ellipsis when it is long.
    public var text: String
    /// How many scalars of `text` come before the fault.
    public var caret: Int
    /// How many scalars of `text` are at fault, at least 1.
    public var length: Int
  }

  /// How bad it is.
  public var severity: Severity
  /// Which kind it is.
  public var code: Code
  /// What is wrong, in one line.
  public var message: String
  /// The file's name.
  public var file: String
  /// The place, when the fault has one.
  public var excerpt: Excerpt?
  /// What to do about it.
  public var hint: String?
  /// Further facts, such as where a name was first used.
  public var notes: [String]

  /// Makes a diagnostic that points at a place in a file.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, in source: SourceFile, at range: SourceRange,
    hint: String? = nil, notes: [String] = []
  ) {
    self.init(severity, code, message, file: source.name, hint: hint, notes: notes)
    excerpt = Excerpt(of: range, in: source)
  }

  /// Makes a diagnostic about a file as a whole.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, file: String, hint: String? = nil, notes: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.hint = hint
    self.notes = notes
  }
}

extension Diagnostic.Excerpt {
  /// How much of a line is shown on either side of the start of a fault, in scalars: only machine-made
  /// lines are longer.
  private static let reach = 100

  /// Cuts the line around a range out of its file.
  init(of range: SourceRange, in source: SourceFile) {
    /// The longest encoding of a scalar in UTF-8, in bytes.
    let bytesPerScalar = 4
    let line = source.line(around: range.start)
    let start = min(max(range.start, line.start), line.end)
    let reachInBytes = Self.reach * bytesPerScalar
    let before = source.text(in: SourceRange(start: max(line.start, start - reachInBytes), end: start)).unicodeScalars
    let after = source.text(in: SourceRange(start: start, end: min(line.end, start + reachInBytes))).unicodeScalars

    let head = before.suffix(Self.reach)
    let tail = after.prefix(Self.reach)
    let isCutBefore = head.count < before.count || start - line.start > reachInBytes
    let isCutAfter = tail.count < after.count || line.end - start > reachInBytes
    position = source.position(at: start)
    text = (isCutBefore ? "…" : "") + String(head) + String(tail) + (isCutAfter ? "…" : "")
    caret = head.count + (isCutBefore ? 1 : 0)
    length = max(1, min(source.scalarCount(from: start, to: min(range.end, line.end)), tail.count))
  }
}
