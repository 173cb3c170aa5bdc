import Geometry
import Scene
import Synchronization

/// The pictures of a deck, decoded once at the size they are shown at.
///
/// A picture is decoded when it is first asked for, and again only when it is asked for at another size: the
/// window is resized, the scale changes. Raster pictures are made smaller by area and never larger than they
/// are; drawings are drawn at exactly the size; and both with no more pixels than ``PictureLimits`` has for the
/// surface. What is kept is bounded in bytes, the least recently used going first and those that are mounted last;
/// pictures of the present frame and of the one before stay, however large they are.
///
/// - Determinism: what ``picture(_:pixelSize:)`` answers in place depends on the picture, the size and the surface's
///   number of pixels alone.
/// - Cost: a picture that is there is looked up without allocating.
/// - Sharing: any thread.
public final class PictureStore: PictureSource, Sendable {
  /// When pictures are decoded.
  public enum Decoding: Hashable, Sendable {
    /// At once, while the caller waits: every frame is exact.
    case inPlace
    /// Behind the frames: until a picture is there, another size of it or its placeholder is shown.
    case inBackground
  }

  private let files: any PictureBytes
  private let decoder: any PictureDecoder
  private let decoding: Decoding
  private let pictureDidArrive: @Sendable () -> Void
  private let shelf: Mutex<PictureShelf>

  /// Makes a store that decodes in this process, as is right for pictures of one's own.
  ///
  /// - Parameters:
  ///   - files: where the files come from.
  ///   - fonts: what texts in drawings are set in; nil for the system's fonts.
  ///   - decoding: when pictures are decoded.
  ///   - keptBytes: the bound of what is kept, in bytes.
  ///   - pictureDidArrive: called on another thread each time that a picture decoded in the background is there,
  ///     or has failed: ask for a frame.
  public convenience init(
    files: any PictureBytes, fonts: FontLibrary?, decoding: Decoding, keptBytes: Int = PictureLimits.keptBytes,
    pictureDidArrive: @escaping @Sendable () -> Void = {}
  ) {
    self.init(
      files: files, decoder: LocalPictureDecoder(fonts: fonts), decoding: decoding, keptBytes: keptBytes,
      pictureDidArrive: pictureDidArrive)
  }

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - files: where the files come from.
  ///   - decoder: what decodes them.
  ///   - decoding: when pictures are decoded.
  ///   - keptBytes: the bound of what is kept, in bytes.
  ///   - pictureDidArrive: called on another thread each time that a picture decoded in the background is there,
  ///     or has failed: ask for a frame.
  public init(
    files: any PictureBytes, decoder: any PictureDecoder, decoding: Decoding, keptBytes: Int = PictureLimits.keptBytes,
    pictureDidArrive: @escaping @Sendable () -> Void = {}
  ) {
    self.files = files
    self.decoder = decoder
    self.decoding = decoding
    self.pictureDidArrive = pictureDidArrive
    shelf = Mutex(PictureShelf(keptBytes: keptBytes))
  }

  // MARK: Pictures

  /// Says that a frame begins on a surface of so many pixels.
  public func beginFrame(surfacePixels: Int) { shelf.withLock { $0.beginFrame(surfacePixels: surfacePixels) } }

  /// The picture at the size it is drawn at; in the background mode another size of it, or nothing, until it is there;
  /// ``Bitmap/placeholder`` where its file is no picture or cannot be decoded.
  public func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? {
    let request = PictureRequest(id: id, pixelSize: pixelSize)
    if let kept = shelf.withLock({ $0.bitmap(for: request) }) { return kept }
    switch decoding {
    case .inPlace:
      if let bitmap = decode(request) { return bitmap }
    case .inBackground:
      enqueue(request, isUrgent: true)
      if let other = shelf.withLock({ $0.largestBitmap(of: id) }) { return other }
    }
    return failure(of: id).flatMap { $0.isOfFile ? Bitmap.placeholder : nil }
  }

  /// Decodes a picture that will be asked for soon: now where pictures are decoded in place, else after all that are
  /// asked for now.
  public func prepare(_ id: PictureID, pixelSize: Size) {
    let request = PictureRequest(id: id, pixelSize: pixelSize)
    guard shelf.withLock({ $0.bitmap(for: request) }) == nil else { return }
    switch decoding {
    case .inPlace: _ = decode(request)
    case .inBackground: enqueue(request, isUrgent: false)
    }
  }

  /// The mean colour of a picture that has been decoded before, else a faint grey.
  public func placeholder(for id: PictureID) -> Color {
    shelf.withLock { $0.averages[id] } ?? Self.unknownColor
  }

  /// What stands for a picture of which nothing is known yet: seen on dark and on light pages, and loud on neither.
  private static let unknownColor = Color(rgb: 0x808080, alpha: 0.25)

  /// What a picture's file says about itself, or why it cannot be shown; the file is read at the first call.
  public func header(of id: PictureID) -> Result<PictureHeader, PictureError> {
    if let known = shelf.withLock({ $0.headers[id] }) { return known }
    let result = Result { () throws(PictureError) in try decoder.header(of: try bytes(of: id)) }
    shelf.withLock { $0.headers[id] = result }
    return result
  }

  /// Why a picture cannot be shown, as far as that has shown itself; nil for one that may be good.
  public func failure(of id: PictureID) -> PictureError? { shelf.withLock { $0.failure(of: id) } }

  /// The pictures that were asked for and cannot be shown, and why.
  public var failures: [PictureID: PictureError] { shelf.withLock { $0.failures } }

  // MARK: What is kept

  /// Says which pictures are mounted or may be asked for soon: these are kept as long as there is any room.
  public func mount(_ ids: Set<PictureID>) { shelf.withLock { $0.mounted = ids } }

  /// Forgets pictures whose files have changed.
  public func forget(_ ids: Set<PictureID>) { shelf.withLock { $0.forget(ids) } }

  /// Whether a picture is being decoded in the background or waits for it.
  public var isDecoding: Bool { shelf.withLock { $0.isWorking } }

  /// The bytes of bitmaps that are kept at the moment.
  public var keptBytes: Int { shelf.withLock { $0.keptBytes } }

  /// How many times a picture has been decoded so far.
  public var decodeCount: Int { shelf.withLock { $0.decodeCount } }

  // MARK: Decoding

  private func bytes(of id: PictureID) throws(PictureError) -> [UInt8] {
    do { return try files.bytes(of: id) } catch let error as PictureError { throw error } catch {
      throw .unavailable(id, reason: "\(error)")
    }
  }

  /// Decodes and keeps; nil when it fails, which is remembered.
  private func decode(_ request: PictureRequest) -> Bitmap? {
    if failure(of: request.id) != nil { return nil }
    guard case .success(let header) = header(of: request.id) else { return nil }
    let limit = shelf.withLock { shelf in
      shelf.makeRoom(for: request)
      return shelf.pixelLimit
    }
    let (width, height) = header.bitmapSize(covering: request.pixelSize, pixelLimit: limit)
    let result = Result { () throws(PictureError) in
      try decoder.bitmap(of: try bytes(of: request.id), header: header, width: width, height: height)
    }
    shelf.withLock { $0.keep(result, for: request.id) }
    return try? result.get()
  }

  private func enqueue(_ request: PictureRequest, isUrgent: Bool) {
    guard shelf.withLock({ $0.enqueue(request, isUrgent: isUrgent) }) else { return }
    Task.detached(priority: .userInitiated) { self.decodeQueue() }
  }

  /// Decodes until nothing waits.
  private func decodeQueue() {
    while let request = shelf.withLock({ $0.dequeue() }) {
      _ = decode(request)
      pictureDidArrive()
    }
  }
}
