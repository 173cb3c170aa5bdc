import Glibc
import Stage

/// `noren new`: a deck to begin with.
enum NewCommand: Command {
  static let spec = CommandSpec(
    name: "new", summary: "Writes a small deck to begin with, a flow that tests it, and a README.",
    operands: "DIR", operandCount: 1...1, options: [],
    details: """
      The folder is made; nothing that is there already is overwritten.

      Exit status: 0 written, 2 a file is in the way or cannot be written.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let folder = arguments.operands[0]
    guard !folder.isEmpty else { throw CommandFailure.usage("the folder has no name: usage: noren new DIR") }
    let files = Starter.files
    for file in files where FileSystem.isTaken(FileSystem.join(folder, file.path)) {
      throw CommandFailure("\(FileSystem.join(folder, file.path)) is there already; nothing was written", .usage)
    }
    var written: [String] = []
    let folders = Set(files.map { FileSystem.directory(of: FileSystem.join(folder, $0.path)) })
      .filter { !FileSystem.isTaken($0) }
    do throws(FileError) {
      for file in files {
        try FileSystem.write(file.text.utf8, to: file.path, below: folder, isNew: true)
        written.append(FileSystem.join(folder, file.path))
      }
    } catch {
      // Half a deck would be in the way of the next try.
      for path in written { unlink(path) }
      for path in folders.sorted().reversed() { rmdir(path) }
      throw CommandFailure("\(error); nothing was written", .usage)
    }
    Console.print("\(folder): written. Open it with `noren open \(shellWord(FileSystem.join(folder, "deck.yaml")))`.")
    return .done
  }

  /// A path as a shell takes it for one word.
  private static func shellWord(_ path: String) -> String {
    let plain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return plain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
