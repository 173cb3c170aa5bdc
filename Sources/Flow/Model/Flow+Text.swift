import Notation

extension Flow {
  /// The longest that a step is quoted, in characters.
  private static let longestQuotation = 100

  /// A step as it is written, shortened to one line; a step that no file holds by its verb.
  public func text(of step: Step) -> String {
    guard sources.indices.contains(step.source) else { return step.action.verb }
    let written = sources[step.source].text(in: step.range)
    let lines = written.split(whereSeparator: \.isNewline)
    let first = lines.first.map { $0.drop { $0 == " " } } ?? ""
    let isCut = lines.count > 1 || first.count > Self.longestQuotation
    return first.prefix(Self.longestQuotation) + (isCut ? " …" : "")
  }
}
