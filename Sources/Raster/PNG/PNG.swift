internal import CPNG

/// Writes and reads PNG files: captures and goldens.
///
/// A file written here says sRGB, eight bits a component, straight alpha; opaque pictures have no alpha
/// channel. Premultiplied pixels come back the same, bit for bit, because dividing by alpha and
/// multiplying again moves no component by half a step.
public enum PNG {
  /// How hard to try to make a file short.
  public enum Effort: Hashable, Sendable {
    /// Four times as fast, a third longer: frames of a film.
    case low
    /// Every filter is tried: pictures that are kept.
    case usual
  }

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - effort: how hard to try to make the file short.
  ///   - notes: texts to keep with the picture; they come back from ``notes(in:)`` in the same order.
  /// - Returns: the file's bytes: the same for the same picture and library versions.
  /// - Cost: 100 ms for a million pixels of a drawing, 500 ms of a photograph.
  public static func encode(
    _ bitmap: Bitmap, effort: Effort = .usual, notes: [PNGNote] = []
  ) throws(PNGError) -> [UInt8] {
    guard PictureLimits.allows(width: bitmap.width, height: bitmap.height) else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(bitmap.width)
    image.height = png_uint_32(bitmap.height)
    if effort == .low { image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST) }
    image.format = bitmap.isOpaque ? opaqueFormat : straightFormat
    let components = bitmap.isOpaque ? straightComponents(bitmap, count: 3) : straightComponents(bitmap, count: 4)

    var byteCount = maximumFileSize(rowBytes: components.count / bitmap.height, rows: bitmap.height)
    var failure: PNGError?
    let file = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, initializedCount in
      let result = png_image_write_to_memory(&image, buffer.baseAddress, &byteCount, 0, components, 0, nil)
      initializedCount = result == 0 ? 0 : byteCount
      if result == 0 { failure = .library(message(of: image)) }
    }
    if let failure { throw failure }
    return try PNGNote.insert(notes, into: file)
  }

  /// Reads a picture; sixteen-bit, indexed and grey files become eight-bit colour.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
    guard file.starts(with: PNGHeader.signature) else { throw .notPNG }
    do throws(PictureError) { _ = try PNGHeader.size(file) } catch {
      switch error {
      case .truncated: throw .truncated
      case .size(let width, let height): throw .size(width: width, height: height)
      case .damaged(_, let reason): throw .damaged(reason)
      default: throw .damaged(error.description)
      }
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else { throw .library(message(of: image)) }
    image.format = straightFormat
    let (width, height) = (Int(image.width), Int(image.height))
    var components = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &components, 0, nil) != 0 else { throw .library(message(of: image)) }
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices {
        pixels[index] = Pixel.premultiplied(
          red: components[index * 4], green: components[index * 4 + 1], blue: components[index * 4 + 2],
          alpha: components[index * 4 + 3])
      }
    }
  }

  /// The texts kept with a picture.
  public static func notes(in file: [UInt8]) throws(PNGError) -> [PNGNote] { try PNGNote.read(from: file) }

  private static let opaqueFormat = png_uint_32(PNG_FORMAT_FLAG_COLOR)
  private static let straightFormat = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  /// Straight red, green, blue and, if four are asked for, alpha of each pixel.
  private static func straightComponents(_ bitmap: Bitmap, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bitmap.width * bitmap.height * count) { buffer, initializedCount in
      bitmap.withPixels { pixels in
        for (index, pixel) in pixels.enumerated() {
          let straight = Pixel.straight(pixel)
          for component in 0..<count { buffer[index * count + component] = straight[component] }
        }
      }
      initializedCount = buffer.count
    }
  }

  /// The longest that a file may become: libpng's own bound (PNG_IMAGE_PNG_SIZE_MAX), a macro that Swift
  /// does not import; incompressible data grows by 1/8 + 1/64, each 8 KiB is a chunk of its own with 12 bytes
  /// around it, and the other chunks take less than 1 KiB.
  private static func maximumFileSize(rowBytes: Int, rows: Int) -> Int {
    let data = (rowBytes + 1) * rows
    let deflated = data + (data + 7) / 8 + (data + 63) / 64 + 11
    return deflated + (deflated / 8192 + 1) * 12 + 1024
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
