import CAllocationCount
import Deck
import Flow
import Glibc
import Notation
import Stage

/// Finds the command that the words mean, and runs it.
@MainActor func run(_ words: [String]) throws -> ExitStatus {
  if let option = words.first.flatMap(ProgramOption.init(word:)) { return try answer(option, words) }
  let named = words.first.flatMap { word in CommandTable.commands.first { $0.spec.name == word } }
  if named == nil, let word = words.first, !word.hasPrefix("-"), !looksLikeDeck(word) {
    let names = CommandTable.commands.map { $0.spec.name }
    let hint = names.nearest(to: word).map { "did you mean `noren \($0)`?" } ?? "try `noren --help`"
    throw CommandFailure.usage("there is no command and no file called \(word); \(hint)")
  }
  let command = named ?? OpenCommand.self
  let rest = named == nil ? words : Array(words.dropFirst())
  if rest.contains("--help") || rest.contains("-h") {
    Console.print(command.spec.help)
    return .done
  }
  let arguments = try Arguments(rest, spec: command.spec)
  // A copy of a process is made while that has one thread: before anything else is begun.
  if command == OpenCommand.self { Pictures.decoder.prepare() }
  // A window ends by closing, a capture takes its films away; all else may end but for the file that is being written.
  if command != OpenCommand.self, command != CaptureCommand.self { EndingSignals.endBetweenWrites() }
  return try command.run(arguments)
}

/// Answers what a word asks for that stands in the place of a command.
@MainActor func answer(_ option: ProgramOption, _ words: [String]) throws -> ExitStatus {
  switch option {
  case .help:
    let command = words.count > 1 ? CommandTable.commands.first { $0.spec.name == words[1] } : nil
    Console.print(command?.spec.help ?? CommandTable.overview)
  case .version: Console.print("noren \(CommandTable.version)")
  case .folder:
    let override = getenv(ResourceFolder.environmentVariable).map { String(cString: $0) }
    do { Console.print(try ResourceFolder(override: override).path) } catch { throw CommandFailure("\(error)", .usage) }
  case .manual: Console.printText(Manual.page(CommandTable.commands.map { $0.spec }) + "\n")
  case .schema, .reference: Console.printText(try formatDocument(words))
  case .completions:
    guard words.count > 1, let shell = Manual.Shell(rawValue: words[1]) else {
      throw CommandFailure.usage("\(words[0]) takes the name of a shell: \(option.values.joined(separator: ", "))")
    }
    Console.printText(Completions(CommandTable.commands.map { $0.spec }).script(for: shell) + "\n")
  }
  return .done
}

/// The document about a file format that `--schema` or `--reference` asks for; decks when no format is named.
func formatDocument(_ words: [String]) throws(CommandFailure) -> String {
  let isSchema = words.first == "--schema"
  switch words.count > 1 ? words[1] : "deck" {
  case "deck": return isSchema ? DeckFormat.jsonSchema : DeckFormat.reference
  case "flow": return isSchema ? FlowFormat.jsonSchema : FlowFormat.reference
  case let word: throw .usage("\(words[0]) takes deck or flow, not \"\(word)\"")
  }
}

func looksLikeDeck(_ word: String) -> Bool {
  word == "-" || word.contains("/") || word.contains(".") || FileSystem.exists(word)
}

/// A result that was lost is a failure, whatever else went well.
func ending(_ status: ExitStatus) -> ExitStatus {
  guard let failure = Console.outputFailure else { return status }
  Console.complain(failure)
  return status == .done ? .usage : status
}

// A file that grows larger than is allowed fails as a write, as on a full disk, and is taken away like one.
signal(SIGXFSZ, SIG_IGN)

// Pictures take and give back memory by megabytes. Without a fixed bound glibc moves such blocks into its heap after the first
// few, where 200 photographs left gaps of 18 MiB.
callocation_give_back_blocks(1 << 20)

let words = Array(CommandLine.arguments.dropFirst())
if PictureServer.isMeant(by: words) { PictureServer.serve() }

do {
  exit(ending(try run(words)).rawValue)
} catch let failure as CommandFailure {
  Console.complain(failure.message)
  exit(failure.status.rawValue)
} catch {
  Console.complain("\(error)")
  exit(ExitStatus.usage.rawValue)
}
