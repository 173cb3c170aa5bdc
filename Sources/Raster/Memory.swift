/// How memory for pixels is laid out.
enum Memory {
  /// The alignment of pixel memory in bytes: a cache line.
  static let alignment = 64
  /// How many elements past the last one a kernel may read, less one.
  static let elementsAhead = 16
  /// How many bytes past the last element belong to an allocation, so that this holds for pixels.
  static let readAhead = 4 * elementsAhead

  /// Zeroed memory for a number of integers; the caller frees it.
  static func allocate<Element: FixedWidthInteger>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    let byteCount = count * MemoryLayout<Element>.stride + readAhead
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: alignment)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    return bytes.bindMemory(to: type, capacity: count)
  }
}
