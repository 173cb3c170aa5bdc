/// Why a decoder that works in a process of its own has given no picture.
public enum DecoderFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The process ended in the middle of the picture; by which signal, where that is known.
  case ended(signal: Int32?)
  /// The picture took more processor time than one may take.
  case late
  /// The process neither answered nor ended for as long as anybody waits.
  case silent
  /// The process answered with something that is no answer.
  case nonsense
  /// There is no such process, with the system's reason: nothing is known of the picture.
  case unavailable(String)

  /// Whether the picture is at fault, so that it is not decoded again until its file changes.
  public var isBlamedOnPicture: Bool { if case .unavailable = self { false } else { true } }

  /// What has happened, and what the limits are where one of them may be the cause.
  public var description: String {
    switch self {
    case .ended(let signal):
      "its decoder crashed\(signal.map { " (signal \($0))" } ?? ""): the file is damaged in a way that no decoder expects, or "
        + "needs more than the \(DecoderLimits.memory >> 20) MiB of memory that a picture may take"
    case .late:
      "decoding it takes more than the \(DecoderLimits.processorSeconds) s of processor time that a picture may take"
    case .silent: "its decoder did not answer for \(DecoderLimits.patience) s"
    case .nonsense: "its decoder gave an answer that means nothing"
    case .unavailable(let reason): "the process that decodes pictures cannot be started: \(reason)"
    }
  }
}

/// What decoding one picture may take in a process of its own.
public enum DecoderLimits {
  /// Bytes of memory: four times the pixels of the largest picture, which the hungriest of the formats needs three of.
  public static let memory = 1 << 30
  /// Seconds of processor time: five times what the largest picture of the slowest format takes.
  public static let processorSeconds = 10
  /// Seconds of waiting for an answer: a machine may be busy with other things for several times as long as it decodes.
  public static let patience = 60
  /// Descriptors beside those that are there from the start: the file, the memory for the pixels, and a few for libraries.
  public static let descriptors = 12
}
