/// How much of each pixel something covers, in memory that never changes.
///
/// - Shape: rows from the top, one byte a pixel, no padding between rows.
/// - Units: 0 for nothing to 255 for the whole pixel, linear in area.
public final class CoverageMask: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The first byte; ``Memory/readAhead`` bytes after the last one may be read.
  ///
  /// Safe to share: the memory is written before `init` returns and never again.
  nonisolated(unsafe) let base: UnsafePointer<UInt8>

  /// Makes a mask and lets a closure write its bytes, which start at 0.
  public init<Failure: Error>(
    width: Int, height: Int, writing: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(width >= 0 && height >= 0, "a mask has no negative side")
    let count = width * height
    let storage = Memory.allocate(UInt8.self, count: count)
    do throws(Failure) { try writing(UnsafeMutableBufferPointer(start: storage, count: count)) } catch {
      storage.deallocate()
      throw error
    }
    self.width = width
    self.height = height
    base = UnsafePointer(storage)
  }

  deinit { base.deallocate() }

  /// Gives the bytes to a closure, row by row.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: width * height))
  }
}
