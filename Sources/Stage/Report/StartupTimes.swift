import AnimationCore
import Notation

/// What a program did between its start and the first frame that could be seen, and how long each part took.
///
/// It reads no clock: it is told when a part is over, and the next begins there.
public struct StartupTimes: Hashable, Sendable {
  /// The parts, in their order.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The system loads the program and its libraries.
    case launch
    /// The deck is read and judged, and the sizes of its pictures are looked up.
    case deck
    /// Fonts are found, and what the desktop and earlier runs have left is read.
    case setup
    /// The prototype is made, and the window opened.
    case window
    /// The first frame is laid out, drawn and presented; its pictures are decoded behind it.
    case firstFrame = "first_frame"
  }

  private var durations: [Phase: Seconds] = [:]
  private var end: Seconds

  /// Begins with what follows the launch.
  ///
  /// - Parameters:
  ///   - age: how old the process is, in seconds; nothing where the system does not tell.
  ///   - time: the present time, in seconds of a clock that never jumps.
  public init(age: Seconds?, at time: Seconds) {
    durations[.launch] = age
    end = time
  }

  /// Ends a part, which began where the one before it ended.
  public mutating func end(_ phase: Phase, at time: Seconds) {
    durations[phase] = time - end
    end = time
  }

  /// How long a part took, in seconds; nothing where it was not measured.
  public subscript(phase: Phase) -> Seconds? { durations[phase] }

  /// All parts together, in seconds; nothing where one was not measured.
  public var total: Seconds? {
    let parts = Phase.allCases.compactMap { durations[$0] }
    return parts.count == Phase.allCases.count ? parts.reduce(0, +) : nil
  }

  var json: JSONValue {
    .object(
      Phase.allCases.map { JSONValue.Member($0.rawValue, .number(durations[$0]?.milliseconds)) }
        + [JSONValue.Member("total", .number(total?.milliseconds))])
  }
}
