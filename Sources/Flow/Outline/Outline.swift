import Components
import Geometry
import Prototype

/// A screen in words: what is on it, one element a line, in reading order.
///
/// Only what shows is listed: rows and blocks that are scrolled out of sight are counted or named at the end, so that
/// the outline of a list of 100,000 rows is as short as what a person sees.
public struct Outline: Hashable, Sendable, CustomStringConvertible {
  /// The screen, its page and the screens that one can go back to, in one line.
  public let head: String
  /// What holds for the screen as a whole, a line each: what has the keyboard, the pointer, what moves.
  public let facts: [String]
  /// The elements that show, a line each; parts are indented below what they are part of.
  public let elements: [String]

  /// Describes what a prototype shows.
  public init(of prototype: Prototype) {
    head = Self.head(of: prototype)
    facts = Self.facts(of: prototype)
    let elements = prototype.elements
    let (shown, hidden) = (
      elements.filter { $0.shows(in: prototype) }, elements.filter { !$0.shows(in: prototype) && $0.opacity > 0 }
    )
    var lines = OutlineLines(shown: shown)
    if let rest = Self.outOfSight(hidden) { lines.append(rest) }
    self.elements = lines.lines
  }

  /// The lines of the head, the facts and the elements.
  public var lines: [String] { [head] + facts + elements }

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }

  private static func head(of prototype: Prototype) -> String {
    var head = prototype.currentScreen
    if let page = prototype.currentPage, let count = prototype.pageCount { head += ", page \(page) of \(count)" }
    let below = prototype.openScreens.dropLast()
    if !below.isEmpty { head += ", over " + below.reversed().joined(separator: ", ") }
    return head
  }

  private static func facts(of prototype: Prototype) -> [String] {
    var facts: [String] = []
    if prototype.isCovered { facts.append("covered: only what lies over the screen can be touched") }
    if let focus = prototype.focusedElement { facts.append("focus: \(focus)") }
    if let owner = prototype.gestureOwner {
      facts.append("dragged: \(owner)")
    } else if prototype.isTouched {
      facts.append("touched")
    }
    let moving = prototype.motions.map { $0.isEndless ? "\($0.name) (for ever)" : $0.name }
    if !moving.isEmpty { facts.append("moving: " + moving.joined(separator: ", ")) }
    return facts
  }

  /// How many elements out of sight are named: what fits in a line or two.
  private static let mostNamed = 12

  private static func outOfSight(_ elements: [Element]) -> String? {
    if elements.isEmpty { return nil }
    let names = elements.prefix(mostNamed).map(\.id.name).joined(separator: ", ")
    let rest = elements.count - mostNamed
    return "out of sight: " + names + (rest > 0 ? " and \(rest) more" : "")
  }
}
