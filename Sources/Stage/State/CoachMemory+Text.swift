import Prototype

/// The text that a memory is kept as: a line for each thing, sorted, so that a person can read and change it.
///
/// ```
/// noren-state 1
/// deck /home/ai/decks/favourites.yaml
/// seen favourites-swipe
/// resume home 2 target like
/// ```
///
/// A mark at which a tour was left is there with its place and with what it is known by; files of older versions have the
/// place alone.
extension CoachMemory {
  private static let heading = "noren-state 1"
  private static let deckKey = "deck "

  /// The memory as text, with the path of the deck that it is about.
  func text(deck: String) -> String {
    // The path is for people only; a line feed in it must not begin a line.
    var lines = [Self.heading, Self.deckKey + deck.replacing("\n", with: "?")]
    lines += seen.sorted().map { "seen \($0)" }
    lines += resumePoints.sorted { $0.key < $1.key }.map { "resume \($0.key) \($0.value.text)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The deck that a text is about; nothing when it is something else.
  static func deck(ofText text: String) -> String? {
    let lines = text.split(separator: "\n", maxSplits: 2)
    guard lines.count > 1, lines[0] == heading[...], lines[1].hasPrefix(deckKey) else { return nil }
    return String(lines[1].dropFirst(deckKey.count))
  }

  /// Reads what ``text(deck:)`` wrote; nothing when it is something else.
  init?(text: String) {
    self.init()
    var lines = text.split(separator: "\n")
    guard lines.first == Self.heading[...] else { return nil }
    lines.removeFirst()
    for line in lines {
      let words = line.split(separator: " ")
      switch words.first {
      case "deck": break
      case "seen" where words.count == 2: seen.insert(String(words[1]))
      case "resume" where words.count >= 3:
        guard let point = CoachResumePoint(text: line.split(separator: " ", maxSplits: 2)[2]) else { return nil }
        resumePoints[String(words[1])] = point
      default: return nil
      }
    }
  }
}

extension CoachResumePoint {
  /// The point as the end of a line.
  fileprivate var text: String {
    guard let name else { return String(index) }
    return "\(index) \(name.kind.rawValue) \(name.value)"
  }

  /// Reads what ``text`` wrote; nothing when it is something else.
  fileprivate init?(text: Substring) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard let index = words.first.flatMap({ Int($0) }), index >= 0 else { return nil }
    self.init(index: index)
    guard words.count > 1 else { return }
    guard let kind = CoachMarkName.Kind(rawValue: String(words[1])) else { return nil }
    name = CoachMarkName(kind, words.count > 2 ? String(words[2]) : "")
  }
}
