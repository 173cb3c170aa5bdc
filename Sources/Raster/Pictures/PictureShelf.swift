import Geometry
import Scene

/// A picture and the size in pixels that it should cover.
struct PictureRequest: Hashable {
  let id: PictureID
  let pixelSize: Size
}

/// What a picture store remembers, and what waits to be decoded.
struct PictureShelf {
  private struct BitmapKey: Hashable {
    let id: PictureID
    let width: Int
    let height: Int
  }

  /// What files say about themselves, or why they say nothing.
  var headers: [PictureID: Result<PictureHeader, PictureError>] = [:]
  /// The mean colours of all pictures that were ever decoded.
  private(set) var averages: [PictureID: Color] = [:]
  /// The pictures that are kept as long as there is any room.
  var mounted: Set<PictureID> = []
  /// Whether somebody empties the queue.
  private(set) var isWorking = false
  /// How many times a picture has been decoded.
  private(set) var decodeCount = 0
  /// The most pixels that a bitmap is made with for the present surface.
  private(set) var pixelLimit = PictureLimits.shownPixels(onSurfaceOf: 0)
  private var bitmaps: BoundedCache<BitmapKey, Bitmap>
  private var decodeFailures: [PictureID: PictureError] = [:]
  /// What waits, the most urgent last.
  private var queue: [PictureRequest] = []
  /// What is being decoded; nil also when its file has been forgotten since.
  private var current: PictureRequest?

  init(keptBytes: Int) { bitmaps = BoundedCache(capacity: keptBytes) }

  /// The bytes of bitmaps that are kept.
  var keptBytes: Int { bitmaps.cost }

  /// Begins a frame: pictures of this one and of the last one stay.
  mutating func beginFrame(surfacePixels: Int) {
    bitmaps.beginGeneration()
    pixelLimit = PictureLimits.shownPixels(onSurfaceOf: surfacePixels)
  }

  /// Drops what is used least, so that a picture about to be decoded has room while it is made.
  mutating func makeRoom(for request: PictureRequest) {
    guard case .success(let header) = headers[request.id] else { return }
    let (width, height) = header.bitmapSize(covering: request.pixelSize, pixelLimit: pixelLimit)
    let mounted = mounted
    bitmaps.makeRoom(for: Self.byteCount(width, height)) { mounted.contains($0.id) }
  }

  private static func byteCount(_ width: Int, _ height: Int) -> Int { width * height * MemoryLayout<UInt32>.stride }

  mutating func bitmap(for request: PictureRequest) -> Bitmap? {
    guard case .success(let header) = headers[request.id] else { return nil }
    let (width, height) = header.bitmapSize(covering: request.pixelSize, pixelLimit: pixelLimit)
    return bitmaps.value(for: BitmapKey(id: request.id, width: width, height: height))
  }

  /// The best that can be shown of a picture while the right size of it is missing.
  mutating func largestBitmap(of id: PictureID) -> Bitmap? {
    let keys = bitmaps.keys.filter { $0.id == id }
    return keys.max { $0.width < $1.width }.flatMap { bitmaps.value(for: $0) }
  }

  var failures: [PictureID: PictureError] {
    var failures = decodeFailures
    for (id, header) in headers { if case .failure(let error) = header { failures[id] = error } }
    return failures
  }

  func failure(of id: PictureID) -> PictureError? {
    if case .failure(let error) = headers[id] { return error }
    return decodeFailures[id]
  }

  mutating func keep(_ result: Result<Bitmap, PictureError>, for id: PictureID) {
    decodeCount += 1
    // A picture forgotten while it was decoded in the background was made from its old file.
    if isWorking && current == nil { return }
    switch result {
    case .failure(let error): decodeFailures[id] = error
    case .success(let bitmap):
      averages[id] = bitmap.averageColor
      let key = BitmapKey(id: id, width: bitmap.width, height: bitmap.height)
      let mounted = mounted
      bitmaps.insert(bitmap, for: key, cost: Self.byteCount(bitmap.width, bitmap.height)) { mounted.contains($0.id) }
    }
  }

  /// Lets a request wait, in place of other sizes of the picture that wait; true if nobody empties the queue yet.
  mutating func enqueue(_ request: PictureRequest, isUrgent: Bool) -> Bool {
    guard failure(of: request.id) == nil, current != request, queue.last != request else { return false }
    if !isUrgent && queue.contains(request) { return false }
    queue.removeAll { $0.id == request.id }
    queue.insert(request, at: isUrgent ? queue.endIndex : queue.startIndex)
    defer { isWorking = true }
    return !isWorking
  }

  /// The most urgent request; nil ends the work.
  mutating func dequeue() -> PictureRequest? {
    current = queue.popLast()
    isWorking = current != nil
    return current
  }

  mutating func forget(_ ids: Set<PictureID>) {
    bitmaps.remove { ids.contains($0.id) }
    queue.removeAll { ids.contains($0.id) }
    if let id = current?.id, ids.contains(id) { current = nil }
    for id in ids {
      headers[id] = nil
      decodeFailures[id] = nil
      averages[id] = nil
    }
  }
}
