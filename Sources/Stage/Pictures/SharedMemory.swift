import CPictureProcess
import Glibc
import Raster

/// Memory that is handed to another process by its descriptor, and given back when this value goes.
struct SharedMemory: ~Copyable {
  /// The descriptor.
  let descriptor: Int32
  private let byteCount: Int

  /// Makes memory of a size, zeros.
  ///
  /// - Errors: the system has none.
  init(byteCount: Int) throws(PictureError) {
    let descriptor = cpicture_memory(byteCount)
    guard descriptor >= 0 else {
      throw .undecoded(.unavailable(strerror(errno).map { String(cString: $0).lowercased() } ?? "no memory"))
    }
    self.descriptor = descriptor
    self.byteCount = byteCount
  }

  deinit { close(descriptor) }

  /// Memory that holds some bytes.
  static func copying(_ bytes: [UInt8]) throws(PictureError) -> SharedMemory {
    let memory = try SharedMemory(byteCount: bytes.count)
    if !bytes.isEmpty { try memory.withMapping { $0.copyBytes(from: bytes) } }
    return memory
  }

  /// Gives the bytes to a closure, as they are at the moment.
  func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) throws(PictureError) -> Result {
    try withMapping { body(UnsafeRawBufferPointer($0)) }
  }

  private func withMapping<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) throws(PictureError) -> Result {
    guard let result = Self.withMapping(of: descriptor, byteCount: byteCount, isWritten: true, body) else {
      throw .undecoded(.unavailable("no room for memory that is shared"))
    }
    return result
  }

  /// Gives the bytes behind a descriptor to a closure; nothing when they cannot be had.
  static func withMapping<Result>(
    of descriptor: Int32, byteCount: Int, isWritten: Bool, _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result? {
    let protection = isWritten ? PROT_READ | PROT_WRITE : PROT_READ
    guard byteCount > 0, let memory = mmap(nil, byteCount, protection, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else { return nil }
    defer { munmap(memory, byteCount) }
    return body(UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
  }
}
