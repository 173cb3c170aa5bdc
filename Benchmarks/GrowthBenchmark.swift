import Glibc
import Notation
import Stage

/// Whether reading and checking a deck takes longer for each thing in it when there are more of them.
enum GrowthBenchmark {
  /// How many things the smaller deck has: enough that what is done once for a deck does not count.
  private static let count = 1_000
  /// How many times as many the larger one has.
  private static let factor = 8
  /// How often each deck is checked; the fastest run counts, which others have disturbed least.
  private static let runs = 3
  /// How many times as long a thing may take in the larger deck.
  ///
  /// Sorting and searching make it 1.3 times, memory that no cache holds up to 2; what looks at every thing for every thing
  /// makes it ``factor`` times.
  private static let allowance = 3.5

  static func run(_ report: inout Report) throws {
    let setup = try StageSetup()
    for kind in GrowthDeck.allCases {
      let small = time(of: kind.text(count), setup) / Double(count)
      let large = time(of: kind.text(count * factor), setup) / Double(count * factor)
      let ratio = large / small
      report.require(
        "check of \(kind.rawValue): time for each of \(count * factor) to that of \(count)", ratio, atMost: allowance,
        text:
          "\(BenchmarkResult.text(small / 1e3)) us for each of \(count), \(BenchmarkResult.text(large / 1e3)) for each of "
          + "\(count * factor): \(BenchmarkResult.text(ratio)) times, at most \(BenchmarkResult.text(allowance))")
    }
  }

  /// The nanoseconds that reading and checking a deck takes.
  private static func time(of text: String, _ setup: StageSetup) -> Double {
    let bytes = Array(text.utf8)
    return (0..<runs).map { _ in
      // Every run has a text engine of its own: one that has seen the texts would hide what they cost.
      let setup = StageSetup(fonts: setup.fonts)
      let start = now
      let loaded = DeckLoader.load(bytes, path: FileSystem.standardStream)
      let findings = DeckLint.diagnostics(for: loaded, setup: setup)
      precondition(findings.count <= DiagnosticList.limit + 1, "a list of diagnostics is bounded")
      return now - start
    }.min() ?? 0
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Decks that have many of one kind of thing.
enum GrowthDeck: String, CaseIterable {
  case texts, buttons, reveals, cards, rows, lists, actions, screens, tours, aliases
  case languages = "languages of texts"
  case faults = "unknown targets"
  case missingPictures = "missing pictures"
  case weakColors = "weak colours"

  /// The file.
  func text(_ count: Int) -> String {
    let numbers = 0..<count
    func column(_ blocks: [String]) -> String {
      Self.head + "  a:\n    title: A\n    blocks:\n" + blocks.map { "      - \($0)\n" }.joined()
    }
    func screens(_ content: (Int) -> String) -> String {
      Self.head + numbers.map { "  s\($0):\n    title: S\n    blocks:\n" + content($0) }.joined()
    }
    switch self {
    case .texts: return column(numbers.map { "text: text \($0)" })
    case .buttons: return column(numbers.map { "button: {id: b\($0), label: L\($0)}" })
    case .reveals:
      return column(
        numbers.flatMap {
          ["button: {id: b\($0), label: L, effect: reveal, shows: t\($0)}", "text: {id: t\($0), text: x}"]
        })
    case .cards: return column(["cards: [" + numbers.map { "{title: C\($0)}" }.joined(separator: ", ") + "]"])
    case .rows: return column(["list: {id: l, rows: [" + numbers.map { "r\($0)" }.joined(separator: ", ") + "]}"])
    case .lists: return column(numbers.map { "list: {id: l\($0), rows: [r]}" })
    case .actions:
      let actions = numbers.map { "{label: A\($0)}" }.joined(separator: ", ")
      return column(["list: {id: l, rows: [r], swipe: [\(actions)]}"])
    case .screens: return screens { "      - button: {label: Go, go: s\(($0 + 1) % count)}\n" }
    case .tours:
      return screens {
        "      - button: {id: b, label: Go, go: s\(($0 + 1) % count)}\n    coach:\n      - {target: b, text: x}\n"
      }
    case .aliases: return column(numbers.map { "text: &a\($0) x\($0)" } + numbers.map { "text: *a\($0)" })
    case .languages: return column(numbers.map { "text: {en: x, \(Self.language($0)): y}" })
    case .faults:
      return column(numbers.map { "button: {id: b\($0), label: L, effect: reveal, shows: q\($0)}" })
    case .missingPictures: return column(numbers.map { "picture: p\($0).png" })
    case .weakColors: return column(numbers.map { "text: {text: t\($0), color: \"#EEEEEE\"}" })
    }
  }

  private static let head = "noren: 1\ntitle: T\nscreens:\n"

  /// One of 17,576 languages of three letters.
  private static func language(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([letters[number / 676 % 26], letters[number / 26 % 26], letters[number % 26]])
  }
}
