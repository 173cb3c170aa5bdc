import Glibc

/// The memory of the process that is really there.
public enum ResidentMemory {
  /// The bytes in use, to a page; nothing where the system does not tell.
  public static var inUse: Int? {
    let longestLine = 256
    guard let bytes = try? FileSystem.read("/proc/self/statm", limit: longestLine) else { return nil }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    // The second number counts the resident pages (proc(5)).
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
