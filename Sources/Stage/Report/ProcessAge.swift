import AnimationCore
import Glibc

/// How long the process has been there.
public enum ProcessAge {
  /// Seconds since the process was started, to a tick of the system's clock, usually a hundredth of a second; nothing
  /// where the system does not tell.
  public static var now: Seconds? {
    let longestLine = 4096
    guard let bytes = try? FileSystem.read("/proc/self/stat", limit: longestLine) else { return nil }
    // The name, in parentheses, may hold anything; the start is the 22nd field, the 20th after it (proc(5)).
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    let startField = 19
    guard fields.count > startField, let ticks = Double(fields[startField]) else { return nil }
    var sinceBoot = timespec()
    clock_gettime(CLOCK_BOOTTIME, &sinceBoot)
    let start = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    return max(Double(sinceBoot.tv_sec) + Double(sinceBoot.tv_nsec) * 1e-9 - start, 0)
  }
}
