import Notation
import YAML

/// A deck file whose values are being tried out: the file as it was read, and as it would be written.
///
/// Nothing is read or written here; whoever has the file hands in its bytes.
public struct DeckTuning: Sendable {
  /// A value that differs between two states of the file.
  public struct Change: Hashable, Sendable {
    /// The way to it, as ``Tunable/label`` says it.
    public var label: String
    /// What the file says; nothing when it has no such value any more.
    public var file: String?
    /// What was tried out.
    public var mine: String

    /// Makes a difference.
    public init(label: String, file: String?, mine: String) {
      self.label = label
      self.file = file
      self.mine = mine
    }
  }

  /// The file as it was read.
  public private(set) var saved: SourceFile
  /// The file with what is tried out.
  public private(set) var source: SourceFile
  /// What can be tried out, as it stands now.
  public private(set) var tunables: [Tunable]
  private var savedTunables: [Tunable]

  /// Begins with a file as it was read.
  public init(_ source: SourceFile) {
    saved = source
    self.source = source
    savedTunables = Tunable.all(in: source)
    tunables = savedTunables
  }

  /// Whether there is something to write.
  public var isChanged: Bool { source.bytes != saved.bytes }

  /// Gives a value, by its place in ``tunables``; one that the file leaves out is written into it.
  ///
  /// Other values may have other places afterwards, but for what was written already.
  ///
  /// - Errors: it cannot be written where it stands or belongs; nothing has changed then.
  public mutating func set(_ index: Int, to value: Tunable.Value) throws(ScalarEditError) {
    guard tunables.indices.contains(index) else { throw .notThere }
    let tunable = tunables[index]
    guard value != tunable.value else { return }
    let bytes =
      if let absence = tunable.absence {
        try absence.insertion.adding(value.notation, to: source)
      } else {
        try ScalarEdit.replacing(tunable.range, with: value.notation, in: source)
      }
    let edited = SourceFile(name: source.name, bytes: bytes)
    let found = Tunable.all(in: edited)
    // A value that its key does not take would be lost from the list.
    guard found.count == tunables.count, found.contains(where: { $0.path == tunable.path && $0.absence == nil })
    else { throw .changesMore }
    guard Self.errorCount(in: edited) <= Self.errorCount(in: source) else { throw .notTaken }
    source = edited
    tunables = found
  }

  private static func errorCount(in source: SourceFile) -> Int {
    DeckReader.read(bytes: source.bytes, file: source.name).diagnostics.count { $0.severity == .error }
  }

  /// What is tried out, against what a file says.
  public func changes(from file: SourceFile) -> [Change] {
    let there = Dictionary(Tunable.all(in: file).filter { $0.absence == nil }.map { ($0.path, $0.value.notation) }) {
      first, _ in first
    }
    return mine.map { Change(label: $0.label, file: there[$0.path], mine: $0.value.notation) }
  }

  /// The values that differ from the file as it was read.
  private var mine: [Tunable] {
    let saved = Dictionary(savedTunables.map { ($0.path, $0) }) { first, _ in first }
    return tunables.filter { mine in
      saved[mine.path].map { $0.value != mine.value || ($0.absence == nil) != (mine.absence == nil) } ?? false
    }
  }

  /// Takes over a file that has changed meanwhile, and gives it the values that are tried out.
  ///
  /// - Returns: the labels of values that the file has no place for any more.
  public mutating func rebase(onto file: SourceFile) -> [String] {
    let kept = mine
    self = DeckTuning(file)
    return kept.filter { change in
      guard let index = tunables.firstIndex(where: { $0.path == change.path }) else { return true }
      do throws(ScalarEditError) { try set(index, to: change.value) } catch { return true }
      return false
    }.map(\.label)
  }

  /// Gives up what is tried out.
  public mutating func revert() { self = DeckTuning(saved) }

  /// Takes what was written for what the file says.
  public mutating func didSave() { self = DeckTuning(source) }
}
