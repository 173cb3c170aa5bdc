import Glibc

// Usage: Benchmarks [--json] [--allocations] [SUITE...]; without a suite all of them run. Exit 1 when a gate does not hold.
// With --allocations only what is counted is judged, and nothing that is timed: the same everywhere, and done in seconds.

/// Where the decks of the scenes are: beside this file.
let folder = String(#filePath.dropLast("/main.swift".count))

let suites: [(name: String, run: (inout Report) throws -> Void)] = [
  ("animation", AnimationBenchmarks.run),
  ("recording", RecordingBenchmark.run),
  ("growth", GrowthBenchmark.run),
  ("memory", { report in try MemoryBenchmark.run(&report, folder: folder) }),
  (
    "frames",
    { report in
      let benchmark = try FrameBenchmark(folder: folder)
      guard !report.judgesCountsOnly else { return report.show(benchmark.count()) }
      for scale in [1, 2] { report.show(benchmark.run(scale: scale, threads: [1, 2, 3])) }
    }
  ),
]

let arguments = CommandLine.arguments.dropFirst()
let countsOnly = arguments.contains("--allocations")
let named = Set(arguments.filter { $0 != "--json" && $0 != "--allocations" })
let wanted = countsOnly && named.isEmpty ? ["animation", "frames"] : named
let unknown = wanted.subtracting(suites.map(\.name)).sorted()
guard unknown.isEmpty else {
  print("benchmarks: no suite named \(unknown.joined(separator: ", "))")
  exit(2)
}
guard Measurement.countsAllocations else {
  print("benchmarks: allocations are not counted on this system, so the gates mean nothing")
  exit(1)
}

var report = Report(judgesCountsOnly: countsOnly)
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) {
  report.suite = suite.name
  do { try suite.run(&report) } catch {
    print("benchmarks: \(error)")
    exit(1)
  }
}
print(arguments.contains("--json") ? report.json : report.text)
exit(report.failures > 0 ? 1 : 0)
