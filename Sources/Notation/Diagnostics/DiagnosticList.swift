/// The diagnostics of one reading, without doubles and of bounded number.
///
/// A file of a million mistakes must not cost a gigabyte of messages, so the list keeps the first
/// ``limit`` and counts the rest.
public struct DiagnosticList: Sendable {
  /// How many diagnostics are kept: more than anybody reads at once.
  public static let limit = 100

  private var kept: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// How many more there were.
  public private(set) var omittedCount = 0
  /// Whether an error was among them, kept or not.
  public private(set) var hasErrors = false

  /// Makes an empty list.
  public init() {}

  /// Whether a further diagnostic would only be counted, so that making its text can be spared.
  public var isFull: Bool { kept.count >= Self.limit }

  /// Adds a diagnostic; one that is there already (an alias brings its fault along) is dropped.
  public mutating func append(_ severity: Diagnostic.Severity, _ make: () -> Diagnostic) {
    if severity == .error { hasErrors = true }
    guard !isFull else {
      omittedCount += 1
      return
    }
    let diagnostic = make()
    if seen.insert(diagnostic).inserted { kept.append(diagnostic) }
  }

  /// What was kept, in the order of the file, with a last line about what was not.
  ///
  /// Diagnostics at the same place stay in the order in which they were found.
  public func sorted(file: String) -> [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int, Int) {
      (diagnostic.excerpt?.position.line ?? 0, diagnostic.excerpt?.position.column ?? 0)
    }
    var result = kept.enumerated()
      .sorted { a, b in
        let (first, second) = (key(a.element), key(b.element))
        return first == second ? a.offset < b.offset : first < second
      }
      .map(\.element)
    if omittedCount > 0 {
      result.append(
        Diagnostic(
          hasErrors ? .error : .warning, .tooMany, "\(omittedCount) more problems are not shown", file: file,
          hint: "mend the ones above first"))
    }
    return result
  }
}
