internal import CSDL2

/// Why no window could be opened, or why it had to be given up.
public enum WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display: SDL found none, or would draw where nobody sees it.
  case noDisplay(reason: String)
  /// SDL refused something, with its own words.
  case refused(action: String, reason: String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "there is no display to open a window on (\(reason)); `noren bench` and `noren capture` run without one"
    case .refused(let action, let reason):
      "\(action) failed: \(reason)"
    }
  }

  /// Whether the reason is that there is no display.
  public var isNoDisplay: Bool {
    if case .noDisplay = self { true } else { false }
  }

  /// Takes SDL's error text at once, before another call overwrites it.
  static func last(_ action: String) -> WindowError {
    .refused(action: action, reason: String(cString: SDL_GetError()))
  }
}
