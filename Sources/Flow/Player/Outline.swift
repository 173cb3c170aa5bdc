import Components
import Geometry
import Prototype

/// A screen in words: what is on it, one element a line, in reading order.
public struct Outline: Hashable, Sendable, CustomStringConvertible {
  /// The lines: the screen first, then its elements.
  public let lines: [String]

  /// Describes what a prototype shows.
  public init(of prototype: Prototype) {
    var head = prototype.currentScreen
    if let page = prototype.currentPage { head += ", page \(page)" }
    lines = [head] + prototype.elements.filter { $0.shows(in: prototype) }.map(Self.line)
  }

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }

  private static func line(_ element: Element) -> String {
    var words = ["\(element.role.rawValue) \(element.id)"]
    if !element.text.isEmpty { words.append("\"\(element.text)\"") }
    let frame = element.frame
    words.append("at [\([frame.minX, frame.minY, frame.width, frame.height].map(\.brief).joined(separator: ", "))]")
    if element.scale != 1 { words.append("scale \(element.scale.rounded(toPlaces: 4))") }
    if element.opacity != 1 { words.append("opacity \(element.opacity.rounded(toPlaces: 4))") }
    if let color = element.color { words.append("color \(color.hexadecimal)") }
    if !element.state.isEmpty { words.append("(\(element.state))") }
    return words.joined(separator: " ")
  }
}

extension Element {
  /// The opacity from which an eight-bit display can show anything of an element at all.
  private static let leastOpacity = 0.5 / 255

  /// Whether anything of the element shows in the window.
  func shows(in prototype: Prototype) -> Bool {
    opacity > Self.leastOpacity && frame.intersects(Rect(origin: .zero, size: prototype.size))
  }
}
