import Notation

/// Why a film could not be written.
public enum FilmError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A program is not installed.
  case missingProgram(String)
  /// ffmpeg was built without an encoder.
  case missingEncoder(String)
  /// ffmpeg ended before the film was done, in words.
  case failed(path: String, reason: String)
  /// The user wants no more.
  case interrupted

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .missingProgram(let name):
      "\(name) is needed to write films and was not found on the PATH; install the Debian package "
        + "(apt-get install \(name)), or write .png files"
    case .missingEncoder(let name):
      "this ffmpeg lacks the encoder \(name); install the Debian package ffmpeg (apt-get install ffmpeg), or choose "
        + "another format"
    case .failed(let path, let reason): "\(path.safeForTerminal): \(reason.safeForTerminal)"
    case .interrupted: "interrupted"
    }
  }
}
