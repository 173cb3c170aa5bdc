import Components
import Geometry
import Prototype

/// The lines of an outline's elements: rows below their list, actions below their row.
struct OutlineLines {
  private(set) var lines: [String] = []
  /// The row that was written last, to which actions belong.
  private var row: Element?

  /// Writes a line for each of some elements that show.
  init(shown elements: [Element]) {
    for element in elements {
      switch element.role {
      case .list:
        append(Self.line(element, state: Self.extent(of: element, among: elements)))
      case .row:
        row = element
        append(Self.line(element, state: element.state), indentation: 1)
      default:
        let isPart = row.map { element.id.name.hasPrefix($0.id.name + "-") } ?? false
        append(Self.line(element, state: element.state), indentation: isPart ? 2 : 0)
      }
    }
  }

  /// Writes a line; it is indented by so many steps.
  mutating func append(_ line: String, indentation: Int = 0) {
    lines.append(String(repeating: "  ", count: indentation) + line)
  }

  private static func line(_ element: Element, state: String) -> String {
    var words = ["\(element.role.rawValue) \(element.id)"]
    if !element.text.isEmpty { words.append("\"\(element.text.inOneLine)\"") }
    let frame = element.frame
    words.append("at [\([frame.minX, frame.minY, frame.width, frame.height].map(\.brief).joined(separator: ", "))]")
    if element.scale != 1 { words.append("scale \(element.scale.rounded(toPlaces: 4))") }
    if element.opacity != 1 { words.append("opacity \(element.opacity.rounded(toPlaces: 4))") }
    if let color = element.color { words.append("color \(color.hexadecimal)") }
    if !state.isEmpty { words.append("(\(state))") }
    return words.joined(separator: " ")
  }

  /// The state of a list: how many rows it has and, when some are out of sight, which ones show.
  private static func extent(of list: Element, among elements: [Element]) -> String {
    let places = elements.filter { $0.role == .row }.compactMap { $0.place(in: list.id) }
    let allRows = list.state
    guard let first = places.min(), let last = places.max(), places.count != allRows.leadingNumber else {
      return allRows
    }
    return first == last ? "row \(first + 1) of \(allRows)" : "rows \(first + 1) to \(last + 1) of \(allRows)"
  }
}

extension Element {
  /// The opacity from which an eight-bit display can show anything of an element at all.
  private static let leastOpacity = 0.5 / 255

  /// Whether anything of the element shows in the window; one that is a mere point, as the tip of an arrow, by its place.
  func shows(in prototype: Prototype) -> Bool {
    let window = Rect(origin: .zero, size: prototype.size)
    let isInside = frame.size == .zero && scale > 0 ? window.contains(frame.origin) : frame.intersects(window)
    return opacity > Self.leastOpacity && isInside
  }

  /// The place of a row in a list, from 0; nothing for what is no row of it.
  fileprivate func place(in list: ElementID) -> Int? {
    guard id.name.hasPrefix("\(list)["), id.name.hasSuffix("]") else { return nil }
    return Int(id.name.dropFirst(list.name.count + 1).dropLast())
  }
}

extension String {
  /// The number that the text begins with.
  fileprivate var leadingNumber: Int? { Int(prefix { $0.isNumber }) }

  /// The text with line breaks written as spaces, so that an element stays one line.
  fileprivate var inOneLine: String { replacing("\r\n", with: " ").replacing(/\R/, with: " ") }
}
