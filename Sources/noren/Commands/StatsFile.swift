import CAllocationCount
import Deck
import Desktop
import Notation
import Stage

/// The file in which a window leaves what its frames took.
@MainActor final class StatsFile {
  private let path: String
  private let deck: String
  private let threads: Int
  /// Why it was not written, once the window has closed.
  private(set) var failure: CommandFailure?

  /// Names the file.
  ///
  /// - Errors: it cannot be written; better said now than after an hour in the window.
  init(_ path: String, deck: String, threads: Int) throws {
    try Output.check(path)
    self.path = path
    self.deck = deck
    self.threads = threads
  }

  /// Lets a window hand over its report at its end.
  func record(_ options: inout DesktopApp.Options) {
    options.allocationCount = { Int(callocation_count()) }
    options.onReport = { [self] report in
      var report = report
      report.conditions.deck = deck
      report.conditions.flow = "the window"
      report.conditions.threads = threads
      do { try Output.write(report.json.text(.indented) + "\n", to: path) } catch {
        failure = error as? CommandFailure
      }
      if failure == nil, let emptiness = report.emptiness { failure = CommandFailure(emptiness, .failed) }
    }
  }
}
