import Desktop
import Dispatch
import Notation
import Stage

/// `noren check`: validates a deck and looks at it as its users will.
enum CheckCommand: Command {
  static let spec = CommandSpec(
    name: "check", summary: "Checks decks and their pictures, and says what is wrong or hard to use, and where.",
    operands: "DECK|DIR...", operandCount: 1...Int.max,
    options: [
      .init("--strict", "warnings are failures too"),
      .init("--format", "F", "text, json (for programs) or github (shown in pull requests)"),
      .init("--watch", "check again whenever something in the deck's folder changes, until Ctrl+C"),
      .init("--text-scale", "S", "look for texts that do not fit when they are larger or smaller, from 0.8 to 2"),
    ],
    details: """
      A folder stands for every deck in it and in the folders below it: each file that ends in .yaml or .yml, says that it
      is a deck (noren: 1) or is called deck.yaml, and is not hidden.

      Beside mistakes it warns of text that does not stand out from its ground, over every colour that a footer passes
      through; text that does not fit; targets under 44 points; missing translations; coach marks without a way out;
      screens that nothing leads to; motion that cannot be turned off.

      Exit status: 0 nothing wrong, 1 errors (with --strict: or warnings), 2 a file cannot be read, or a folder holds no deck.
      """)

  /// How the diagnostics are printed.
  private enum Format: String, CaseIterable {
    case text, json, github
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let format = try arguments.choice("--format", Format.self) ?? .text
    let isOneDeck = arguments.operands.count == 1 && !FileSystem.isDirectory(arguments.operands[0])
    if arguments.has("--watch"), !isOneDeck {
      throw CommandFailure.usage("--watch is about one deck; name one, such as noren check --watch tour/deck.yaml")
    }
    let paths = try paths(arguments.operands)
    // Without fonts the rest can be checked all the same.
    var setup = try? Fonts.setup()
    if let scale = try arguments.number("--text-scale", in: ReaderPreferences.textScales) {
      setup?.reader.textScale = scale
    }
    if setup == nil {
      Console.note("noren: the fonts are missing, so nobody looked for texts that do not fit and small targets")
    }
    guard isOneDeck else { return checkAll(paths, setup, format, isStrict: arguments.has("--strict")) }
    let first = try Check(paths[0], setup: setup)
    first.report(format)
    if arguments.has("--watch") { try watch(paths[0], setup: setup, format: format, after: first) }
    return first.fails(strictly: arguments.has("--strict")) ? .failed : .done
  }

  /// The decks that operands mean: files as they are, folders by what is below them; each once.
  private static func paths(_ operands: [String]) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    var known: Set<String> = []
    for operand in operands {
      var found = [operand]
      if FileSystem.isDirectory(operand) {
        do { found = try DeckFiles.paths(below: operand) } catch { throw .usage("\(error)") }
        if found.isEmpty {
          throw .usage(
            "\(operand) holds no decks, which are .yaml files with a line noren: 1; "
              + "`noren new \(FileSystem.join(operand, "my-tour"))` makes one")
        }
      }
      paths += found.filter { known.insert($0).inserted }
    }
    return paths
  }

  /// Checks several decks, one after another, and sums up; one that cannot be read does not keep the others from it.
  private static func checkAll(
    _ paths: [String], _ setup: StageSetup?, _ format: Format, isStrict: Bool
  ) -> ExitStatus {
    var checks: [Check] = []
    var unreadableCount = 0
    for path in paths {
      do throws(CommandFailure) {
        let check = try Check(path, setup: setup)
        if format != .json { check.report(format) }
        checks.append(check)
      } catch {
        unreadableCount += 1
        Console.complain(error.message)
      }
    }
    let diagnostics = checks.flatMap(\.diagnostics)
    switch format {
    case .text:
      let unreadable = unreadableCount > 0 ? ", \(unreadableCount) not read" : ""
      Console.print("\(counted(paths.count, "deck")): \(Check.summary(of: diagnostics))\(unreadable)")
    case .json: Console.print(JSONValue.array(diagnostics.map { $0.json }))
    case .github: break
    }
    if unreadableCount > 0 { return .usage }
    return checks.contains { $0.fails(strictly: isStrict) } ? .failed : .done
  }

  /// Checks again after each change, and reports when the result is another one; ends with the process.
  private static func watch(_ path: String, setup: StageSetup?, format: Format, after first: Check) throws {
    guard path != FileSystem.standardStream else { throw CommandFailure.usage("standard input cannot be watched") }
    let change = DispatchSemaphore(value: 0)
    guard let watch = FolderWatch(ofDeck: path, didChange: { change.signal() }) else {
      throw CommandFailure(
        "the system has no folder watches left; close what watches many folders, or raise "
          + "fs.inotify.max_user_instances", .environment)
    }
    Console.note("noren: watching \(path); Ctrl+C ends")
    // What was saved between the first check and the watch told nobody.
    change.signal()
    var last: Check? = first
    withExtendedLifetime(watch) {
      while true {
        change.wait()
        do {
          let check = try Check(path, setup: setup)
          if check != last {
            Console.note("")
            check.report(format)
          }
          last = check
        } catch {
          // A file that is gone for the moment, as in the middle of a checkout, comes back with another change.
          if last != nil { Console.complain("\(path) cannot be read at the moment") }
          last = nil
        }
      }
    }
  }

  /// What came of checking a deck once.
  private struct Check: Equatable {
    let path: String
    let diagnostics: [Diagnostic]

    init(_ path: String, setup: StageSetup?) throws(CommandFailure) {
      let loaded = try DeckOperand.read(path, scrutiny: .decoded)
      self.path = loaded.path
      diagnostics = loaded.diagnostics + DeckLint.diagnostics(for: loaded, setup: setup)
    }

    private var errorCount: Int { diagnostics.count { $0.severity == .error } }

    func fails(strictly: Bool) -> Bool { strictly ? !diagnostics.isEmpty : errorCount > 0 }

    /// How many errors and warnings there are, in words.
    static func summary(of diagnostics: [Diagnostic]) -> String {
      let errorCount = diagnostics.count { $0.severity == .error }
      let counts = [(errorCount, "error"), (diagnostics.count - errorCount, "warning")].filter { $0.0 > 0 }
      return counts.isEmpty ? "no problems" : counts.map { counted($0.0, $0.1) }.joined(separator: ", ")
    }

    func report(_ format: Format) {
      switch format {
      case .text:
        for diagnostic in diagnostics { Console.note(diagnostic.text) }
        Console.print("\(path): \(Self.summary(of: diagnostics))")
      case .json: Console.print(JSONValue.array(diagnostics.map { $0.json }))
      case .github: for diagnostic in diagnostics { Console.printText(diagnostic.githubCommand + "\n") }
      }
    }
  }
}
