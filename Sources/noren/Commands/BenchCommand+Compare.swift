import Flow
import Glibc
import Stage

extension BenchCommand {
  /// What a run is compared with.
  enum Base {
    case report(BaseReport)
    case program(String)

    /// Reads what `--compare` names; nothing when it is not given.
    ///
    /// - Errors: the file cannot be read, or is neither a report nor a program.
    init?(_ arguments: Arguments) throws {
      guard let path = arguments.text("--compare") else { return nil }
      let isFolder = FileSystem.isDirectory(path)
      if !isFolder, access(path, X_OK) == 0 {
        self = .program(path)
        return
      }
      do {
        self = .report(try BaseReport(reading: FileSystem.readOperand(path, limit: Self.largestReport), name: path))
      } catch {
        throw CommandFailure("--compare: \(error)", .usage)
      }
    }

    /// The largest report that is read, in bytes: far more than the repeats of a run need.
    private static let largestReport = 16 << 20

    /// Refuses so few repeats that nothing could be told, before any time is spent on them.
    static func check(repeatCount: Int) throws {
      guard repeatCount >= BenchComparison.fewestRepeats else {
        throw CommandFailure.usage("--compare needs --repeat \(BenchComparison.fewestRepeats) or more")
      }
    }

    /// Compares a run with it.
    ///
    /// - Errors: the two were measured under different conditions, or the other program fails.
    func compare(_ report: FrameTimingReport, repeatCount: Int, arguments: Arguments) throws -> BenchComparison {
      do {
        switch self {
        case .report(let base): return try BenchComparison(report, with: base)
        case .program(let program):
          var (base, new): ([RepeatSummary], [RepeatSummary]) = ([], [])
          for number in 0..<repeatCount {
            // Whichever goes first may find a cooler machine, so they take turns at that too.
            let programs = number.isMultiple(of: 2) ? [program, Self.ownProgram] : [Self.ownProgram, program]
            for name in programs {
              let summary = try Self.measure(name, arguments: arguments)
              if name == program { base.append(summary) } else { new.append(summary) }
            }
          }
          return try BenchComparison(of: new, with: base, baseName: program)
        }
      } catch let failure as ComparisonFailure {
        throw CommandFailure("--compare: \(failure)", .usage)
      }
    }

    private static let ownProgram = "/proc/self/exe"

    /// Lets a program measure the same run once.
    private static func measure(_ program: String, arguments: Arguments) throws -> RepeatSummary {
      let folder: PartialFolder
      do { folder = try PartialFolder(for: "/tmp/noren-bench", mode: 0o700) } catch {
        throw CommandFailure("\(error)", .usage)
      }
      defer { folder.remove() }
      let path = FileSystem.join(folder.path, "report.json")
      let measured = arguments.words(without: ["--repeat", "--compare", "--budget", "--format", "--out"])
      let status = run([program, "bench", "--format", "json", "--out", path] + measured)
      guard status == 0 else {
        throw CommandFailure("--compare: \(program) ended with \(status) instead of measuring the same run", .usage)
      }
      return try BaseReport.summary(reading: FileSystem.read(path, limit: largestReport), name: program)
    }

    /// Starts a program and waits for its end.
    private static func run(_ words: [String]) -> Int32 {
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
      arguments.append(nil)
      defer { for argument in arguments { free(argument) } }
      var child = pid_t()
      let cannotRun: Int32 = 127
      guard posix_spawn(&child, words[0], nil, nil, arguments, environ) == 0 else { return cannotRun }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      // The low seven bits are a signal; the next eight what the program ended with (wait(2)).
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
    }
  }
}
