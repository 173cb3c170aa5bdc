import Geometry
import Scene

/// Keeps the coverage of shapes from frame to frame.
///
/// What stands still is drawn from here. What moves leaves one entry behind in each frame; those are taken first
/// when room is needed, so that a frame with moving shapes allocates nothing after the first few.
final class CoverageCache {
  /// The most entries, unless one frame needs more: far more shapes than a screen has.
  private static let entryLimit = 256
  /// The largest patch kept, in bytes; a larger one is drawn anew in each frame, and only where it is seen.
  static let patchLimit = 1 << 20
  /// The most memory of all entries in bytes, unless one frame needs more.
  private static let byteLimit = 16 << 20
  /// Memory is taken in multiples of this many bytes, so that a patch fits where one of nearly its size was.
  private static let granule = 4_096

  private struct Entry {
    var key: CoverageKey
    var patch: CoveragePatch
    var memory: UnsafeMutablePointer<UInt8>
    var capacity: Int
    var lastFrame: Int
    var wasUsedAgain = false
  }

  private var entries: [Entry] = []
  private var indices: [CoverageKey: Int] = [:]
  private var byteCount = 0
  private var frame = 0
  private var rasterizer = CoverageRasterizer()

  init() {
    entries.reserveCapacity(Self.entryLimit)
    indices.reserveCapacity(2 * Self.entryLimit)
  }

  deinit { for entry in entries { entry.memory.deallocate() } }

  /// Begins a frame: patches handed out before may go.
  func beginFrame() { frame += 1 }

  /// The coverage of a shape, good until the next frame begins.
  ///
  /// - Parameters:
  ///   - key: what to draw; its map says where, whole pixels included.
  ///   - visible: what of the surface can be seen.
  ///   - arena: where a patch goes that is too large to be kept.
  func patch(for key: CoverageKey, visible: PixelRect, arena: inout Arena) -> CoveragePatch {
    let offset = PixelOffset(key.map)
    var key = key
    key.map = offset.map
    if let index = indices[key] {
      if entries[index].lastFrame != frame { entries[index].wasUsedAgain = true }
      entries[index].lastFrame = frame
      return entries[index].patch.offsetBy(x: offset.x, y: offset.y)
    }
    var (columns, rows) = CoverageRasterizer.layout(of: key)
    let size = columns.storedLength * rows.storedLength
    if size > Self.patchLimit {
      columns = Self.cut(columns, to: visible.x - offset.x..<visible.maxX - offset.x)
      rows = Self.cut(rows, to: visible.y - offset.y..<visible.maxY - offset.y)
      let bytes = arena.allocate(UInt8.self, count: columns.storedLength * rows.storedLength)
      rasterizer.write(key, columns: columns, rows: rows, into: bytes)
      return CoveragePatch(columns: columns, rows: rows, bytes: bytes).offsetBy(x: offset.x, y: offset.y)
    }
    let memory = memory(for: key, size: size)
    rasterizer.write(key, columns: columns, rows: rows, into: memory.bytes)
    let patch = CoveragePatch(columns: columns, rows: rows, bytes: memory.bytes)
    entries[memory.index].patch = patch
    return patch.offsetBy(x: offset.x, y: offset.y)
  }

  /// Takes an entry for a new patch: one that only a single frame used, else a fresh one, else the one that was not
  /// used for longest.
  private func memory(
    for key: CoverageKey, size: Int
  ) -> (index: Int, bytes: UnsafeMutablePointer<UInt8>) {
    var index: Int?
    for candidate in entries.indices where isFree(candidate) && entries[candidate].capacity >= size {
      if entries[candidate].wasUsedAgain { continue }
      if let best = index, entries[best].capacity <= entries[candidate].capacity { continue }
      index = candidate
    }
    if index == nil, entries.count >= Self.entryLimit || byteCount + size > Self.byteLimit {
      for candidate in entries.indices where isFree(candidate) {
        if let best = index, entries[best].lastFrame <= entries[candidate].lastFrame { continue }
        index = candidate
      }
    }
    guard let index else { return append(key, size: size) }
    indices[entries[index].key] = nil
    if entries[index].capacity < size { enlarge(index, to: size) }
    entries[index].key = key
    entries[index].lastFrame = frame
    entries[index].wasUsedAgain = false
    indices[key] = index
    return (index, entries[index].memory)
  }

  /// Whether neither this frame nor the one before used an entry; what stands still is asked for in every
  /// frame, so the last frame's patches are still wanted until this frame has ended.
  private func isFree(_ index: Int) -> Bool { entries[index].lastFrame < frame - 1 }

  private func append(_ key: CoverageKey, size: Int) -> (index: Int, bytes: UnsafeMutablePointer<UInt8>) {
    let capacity = Self.capacity(for: size)
    let memory = Memory.allocate(UInt8.self, count: capacity)
    let nothing = PatchAxis(start: 0, length: 0, before: 0, middle: 0)
    let patch = CoveragePatch(columns: nothing, rows: nothing, bytes: memory)
    entries.append(Entry(key: key, patch: patch, memory: memory, capacity: capacity, lastFrame: frame))
    byteCount += capacity
    indices[key] = entries.count - 1
    return (entries.count - 1, memory)
  }

  private func enlarge(_ index: Int, to size: Int) {
    byteCount -= entries[index].capacity
    entries[index].memory.deallocate()
    entries[index].capacity = Self.capacity(for: size)
    entries[index].memory = Memory.allocate(UInt8.self, count: entries[index].capacity)
    byteCount += entries[index].capacity
  }

  private static func capacity(for size: Int) -> Int { (size + granule - 1) / granule * granule }

  /// The pixels of an axis that are seen, one by one.
  private static func cut(_ axis: PatchAxis, to seen: Range<Int>) -> PatchAxis {
    let range = (axis.start..<axis.end).clamped(to: seen)
    return PatchAxis(start: range.lowerBound, length: range.count, before: range.count, middle: 0)
  }
}
