/// Memory that lives for one frame and is handed out piece by piece.
///
/// It grows while frames grow; after that, frames allocate nothing.
struct Arena: ~Copyable {
  private static let firstSize = 1 << 16
  private var chunks: [(base: UnsafeMutableRawPointer, size: Int)] = []
  private var used = 0

  init() { grow(to: Self.firstSize) }

  deinit { for chunk in chunks { chunk.base.deallocate() } }

  /// Takes all memory back; several chunks become one, so that the next frame needs no second.
  mutating func reset() {
    if chunks.count > 1 {
      let total = chunks.reduce(0) { $0 + $1.size }
      for chunk in chunks { chunk.base.deallocate() }
      chunks.removeAll(keepingCapacity: true)
      grow(to: total)
    }
    used = 0
  }

  /// Memory for a number of values that need no clean-up, followed by ``Memory/readAhead`` bytes that may be read.
  mutating func allocate<Value: BitwiseCopyable>(_ type: Value.Type, count: Int) -> UnsafeMutablePointer<Value> {
    let size = count * MemoryLayout<Value>.stride + Memory.readAhead
    let rounded = (size + Memory.alignment - 1) / Memory.alignment * Memory.alignment
    if used + rounded > chunks[chunks.count - 1].size {
      grow(to: max(rounded, 2 * chunks[chunks.count - 1].size))
      used = 0
    }
    defer { used += rounded }
    return (chunks[chunks.count - 1].base + used).bindMemory(to: type, capacity: count)
  }

  private mutating func grow(to size: Int) {
    let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Memory.alignment)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    chunks.append((base, size))
  }
}
