import FuzzTargets
import Glibc

/// The target that is fuzzed, named by the variable `NOREN_FUZZ_TARGET`; all other words are libFuzzer's own.
private let target: FuzzTarget? = getenv("NOREN_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Takes one input, under the name that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  target?.run(Array(UnsafeBufferPointer(start: bytes, count: length)))
  return 0
}

/// The entry of the program, under the name that the package manager gives to that of an executable module.
@_cdecl("Fuzzer_main")
public func fuzzerMain(_ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  guard target != nil else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    let complaint = "NOREN_FUZZ_TARGET is none of: \(names)\n"
    write(STDERR_FILENO, complaint, complaint.utf8.count)
    return 2
  }
  var (count, words) = (count, words)
  return runFuzzer(&count, &words) { runOneInput($0, $1) }
}
