import Glibc

// Usage: Benchmarks [--json] [SUITE...]; without a suite all of them run. Exit 1 when a gate does not hold.

let suites: [(name: String, run: (inout Report) -> Void)] = [
  ("animation", AnimationBenchmarks.run)
]

let arguments = CommandLine.arguments.dropFirst()
let wanted = Set(arguments.filter { $0 != "--json" })
let unknown = wanted.subtracting(suites.map(\.name)).sorted()
guard unknown.isEmpty else {
  print("benchmarks: no suite named \(unknown.joined(separator: ", "))")
  exit(2)
}
guard Measurement.countsAllocations else {
  print("benchmarks: allocations are not counted on this system, so the gates mean nothing")
  exit(1)
}

var report = Report()
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) {
  report.suite = suite.name
  suite.run(&report)
}
print(arguments.contains("--json") ? report.json : report.text)
exit(report.failures > 0 ? 1 : 0)
