/// A file that moves, and how ffmpeg is told to write it.
public enum FilmFormat: String, CaseIterable, Sendable {
  case gif, webp, mp4, webm

  /// The most pictures per second that players show.
  ///
  /// A GIF counts time in hundredths of a second, and players take a delay below two of them for a mistake and show
  /// the picture for a tenth of a second.
  public var highestRate: Double {
    switch self {
    case .gif: 50
    case .webp, .mp4, .webm: 240
    }
  }

  /// Whether both sides have an even number of pixels: colour is kept for two by two of them.
  public var hasEvenSides: Bool {
    switch self {
    case .gif, .webp: false
    case .mp4, .webm: true
    }
  }

  /// Whether it has 256 colours, which are chosen before it is written.
  public var hasPalette: Bool { self == .gif }

  /// What ffmpeg calls the encoder.
  var encoder: String {
    switch self {
    case .gif: "gif"
    case .webp: "libwebp_anim"
    case .mp4: "libx264"
    case .webm: "libvpx-vp9"
    }
  }

  /// The words for ffmpeg between its input and the name of the file.
  ///
  /// The same pictures give the same file with one version of ffmpeg: nothing of the time or the machine is written.
  ///
  /// - Parameter hasPalette: whether the second input is a palette.
  var encoding: [String] {
    let format: [String] =
      switch self {
      case .gif:
        // Dither by error diffusion, only where something has changed, so that what rests does not flicker.
        [
          "-lavfi", "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle", "-loop", "0", "-f", "gif",
        ]
      case .webp:
        // Of 100; drawings stay free of visible blocks.
        ["-c:v", encoder, "-quality", "85", "-compression_level", "4", "-loop", "0", "-f", "webp"]
      case .mp4:
        // Constant quality 16 of 51: text stays sharp. The index goes to the front, so that it plays while it loads.
        Self.color + ["-c:v", encoder, "-crf", "16", "-preset", "medium", "-movflags", "+faststart", "-f", "mp4"]
      case .webm:
        // Constant quality 22 of 63.
        Self.color + ["-c:v", encoder, "-crf", "22", "-b:v", "0", "-cpu-used", "4", "-row-mt", "1", "-f", "webm"]
      }
    return format + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
  }

  /// The words for ffmpeg to choose 256 colours from its input.
  static let paletteChoice = ["-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-f", "image2", "-c:v", "png"]

  /// Video holds brightness and colour apart; what was sRGB is said so, and players bring it back.
  private static let color = [
    "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709", "-color_primaries",
    "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
  ]
}
