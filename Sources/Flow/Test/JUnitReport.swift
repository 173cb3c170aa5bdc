import AnimationCore
import Stage

/// The outcomes of flows as JUnit XML, which most CI servers show.
public struct JUnitReport {
  /// The outcomes, in the order of the report.
  public var outcomes: [FlowOutcome]
  /// Failures that belong to no flow, such as goldens that nobody uses.
  public var problems: [FlowOutcome.Problem]

  /// Makes a report.
  public init(_ outcomes: [FlowOutcome], problems: [FlowOutcome.Problem] = []) {
    self.outcomes = outcomes
    self.problems = problems
  }

  /// The document.
  public var xml: String {
    let failed = outcomes.count { !$0.hasPassed } + problems.count
    let count = outcomes.count + problems.count
    let time = outcomes.reduce(0.0) { $0 + $1.wallTime }.fixed(3)
    let totals = "tests=\"\(count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\" time=\"\(time)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(totals)>",
      "  <testsuite name=\"noren\" \(totals)>",
    ]
    for outcome in outcomes { lines += Self.testCase(outcome) }
    for problem in problems {
      lines.append("    <testcase classname=\"noren\" name=\"\(problem.headline.xml)\" time=\"0.000\">")
      lines.append(Self.failure(problem))
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ outcome: FlowOutcome) -> [String] {
    let parts = outcome.path.split(separator: "/")
    let folder = parts.dropLast().joined(separator: ".")
    let head =
      "    <testcase classname=\"\((folder.isEmpty ? "flows" : folder).xml)\" "
      + "name=\"\((parts.last.map(String.init) ?? outcome.path).xml)\" file=\"\(outcome.path.xml)\" "
      + "time=\"\(outcome.wallTime.fixed(3))\""
    if outcome.hasPassed { return [head + "/>"] }
    return [head + ">"] + outcome.problems.map(failure) + ["    </testcase>"]
  }

  private static func failure(_ problem: FlowOutcome.Problem) -> String {
    let text = ([problem.text] + problem.pictures.map { "picture: \($0)" }).joined(separator: "\n")
    return "      <failure message=\"\(problem.headline.xml)\">\(text.xml)</failure>"
  }
}
