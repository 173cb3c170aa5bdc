import AnimationCore
import Notation

/// What a terminal shows of work that takes a while.
public enum ProgressText {
  /// Before this nothing can be said of the time that is left, in seconds.
  private static let leastElapsed: Seconds = 0.5

  /// How far the work is, and how long it will go on at the present pace.
  ///
  /// - Parameters:
  ///   - done: how much is done.
  ///   - total: how much there is.
  ///   - noun: what is counted, in the singular.
  ///   - elapsed: how long it has taken so far, in seconds.
  public static func line(done: Int, of total: Int, _ noun: String, elapsed: Seconds) -> String {
    let text = "\(done) of \(counted(total, noun))"
    guard done > 0, done < total, elapsed >= leastElapsed else { return text }
    let rest = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
    return text + ", \(rest < 60 ? "\(rest) s" : "\(rest / 60) min \(rest % 60) s") left"
  }
}
