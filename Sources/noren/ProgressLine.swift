import AnimationCore
import Flow
import Glibc
import Stage
import Synchronization

/// A line on the terminal that says how far some work is; where standard error is no terminal, nothing.
final class ProgressLine: Sendable {
  /// How often the line changes, in seconds: as often as it can be read.
  private static let interval: Seconds = 0.1

  private let noun: String
  private let total: Int
  private let isShown: Bool
  private let clock = MonotonicClock()
  private let start: Seconds
  /// When the line was last written.
  private let last: Mutex<Seconds>

  /// Prepares a line for so many things.
  init(_ total: Int, _ noun: String) {
    self.noun = noun
    self.total = total
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    isShown = isatty(STDERR_FILENO) == 1 && !isDumb
    start = clock.now
    last = Mutex(start)
  }

  /// Says that so many are done.
  func show(done: Int) {
    guard isShown else { return }
    last.withLock { last in
      guard clock.now - last >= Self.interval else { return }
      last = clock.now
      Console.write("\r\u{1B}[K" + ProgressText.line(done: done, of: total, noun, elapsed: last - start))
    }
  }

  /// Takes the line away, for what comes in its place.
  func clear() {
    guard isShown else { return }
    last.withLock { last in
      if last > start { Console.write("\r\u{1B}[K") }
    }
  }
}
