import Scene

/// Why a picture cannot be shown.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no picture at all; what they look like instead.
  case notAPicture(looksLike: String)
  /// A picture, but of a kind that is not read; its name.
  case unsupported(String)
  /// The file ends before the picture does.
  case truncated(PictureHeader.Format)
  /// More pixels than the limit allows, or a side of zero.
  case size(width: Int, height: Int)
  /// A drawing that says neither its width and height nor its viewBox.
  case sizeless
  /// The file is damaged; the decoder's own words.
  case damaged(PictureHeader.Format, reason: String)
  /// The process that decodes pictures has not decoded it; why.
  case undecoded(DecoderFailure)
  /// There are no bytes under this name; why, in the words of whoever was asked.
  case unavailable(PictureID, reason: String)

  /// Whether a decoder in a process of its own was ended by it, or was not there: nobody knows what the picture looks like.
  public var isOfDecoder: Bool { if case .undecoded = self { true } else { false } }

  /// Whether there is a file, and the fault lies in it or in decoding it.
  var isOfFile: Bool { if case .unavailable = self { false } else { true } }

  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .notAPicture(let looksLike):
      "not a picture: looks like \(looksLike); pictures are PNG, JPEG, WebP or SVG"
    case .unsupported(let kind):
      "\(kind) is not read; pictures are PNG, JPEG, WebP or SVG"
    case .truncated(let format):
      "the \(format) file ends too early"
    case .size(let width, let height) where width <= 0 || height <= 0:
      "a picture of \(width) x \(height) pixels has nothing to show"
    case .size(let width, let height):
      "a picture of \(width) x \(height) pixels is too large; the limit is "
        + "\(PictureLimits.maximumPixels) pixels, such as 8192 x 8192"
    case .sizeless:
      "the SVG says neither width and height nor viewBox, so its shape is not known"
    case .damaged(let format, let reason):
      "the \(format) file is damaged: \(reason)"
    case .undecoded(let failure): failure.description
    case .unavailable(let id, let reason):
      "\(id): \(reason)"
    }
  }
}
