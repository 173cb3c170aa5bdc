import AnimationCore
import Flow
import Glibc
import Stage

/// A line on the terminal that says how far some work is; where standard error is no terminal, nothing.
final class ProgressLine {
  /// How often the line changes, in seconds: as often as it can be read.
  private static let interval: Seconds = 0.1

  private let noun: String
  private let total: Int
  private let isShown: Bool
  private let clock = MonotonicClock()
  private let start: Seconds
  private var last: Seconds

  /// Prepares a line for so many things.
  init(_ total: Int, _ noun: String) {
    self.noun = noun
    self.total = total
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    isShown = isatty(STDERR_FILENO) == 1 && !isDumb
    start = clock.now
    last = start
  }

  /// Says that so many are done.
  func show(done: Int) {
    guard isShown, clock.now - last >= Self.interval else { return }
    last = clock.now
    Console.write("\r\u{1B}[K" + ProgressText.line(done: done, of: total, noun, elapsed: last - start))
  }

  /// Takes the line away, for what comes in its place.
  func clear() {
    guard isShown, last > start else { return }
    Console.write("\r\u{1B}[K")
  }
}
