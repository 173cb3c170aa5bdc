import Foundation

/// The folder of golden vectors: the one beside the tests, or the one `NOREN_MOTION_GOLDEN` names.
enum GoldenFolder {
  private static let elsewhere = ProcessInfo.processInfo.environment["NOREN_MOTION_GOLDEN"] ?? ""

  /// Whether the vectors are not those beside the tests.
  static var isElsewhere: Bool { !elsewhere.isEmpty }

  static let url: URL =
    isElsewhere
    ? URL(fileURLWithPath: elsewhere, isDirectory: true)
    : URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")

  static let path: String = url.path

  /// The names of its JSON files; none when it cannot be read.
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()
}

/// One family of golden vectors.
struct GoldenFile {
  /// How far a result may be off: an absolute part, and one relative to what is expected.
  struct Tolerance {
    let absolute: Double
    let relative: Double

    func admits(_ got: Double, _ expected: Double) -> Bool {
      got == expected
        || abs(got - expected) <= absolute + relative * abs(expected) + Tolerance.printing * abs(expected)
    }

    /// Expected numbers are written with 15 significant digits, which is off by up to half a unit of the last: some
    /// strict tolerances are finer.
    private static let printing = 5e-15
  }

  /// Parameters, and rows of inputs and expected results.
  struct Case {
    let id: String
    let params: JSON
    let derived: JSON?
    let rows: [[Double?]]
  }

  let family: String
  let tolerance: Tolerance
  let cases: [Case]

  init(named name: String) throws {
    let json = try JSON(parsing: Data(contentsOf: GoldenFolder.url.appendingPathComponent(name)))
    family = try json["family"].string
    let tolerance = try json.member("strict_tolerance") ?? json["tolerance"]
    self.tolerance = Tolerance(absolute: try tolerance["abs"].number, relative: try tolerance["rel"].number)
    cases = try json["cases"].array.map { json in
      Case(
        id: try json["id"].string, params: try json["params"], derived: json.member("derived"),
        rows: try json["samples"].array.map { row in try row.array.map { try $0.numberOrNull } })
    }
  }
}
