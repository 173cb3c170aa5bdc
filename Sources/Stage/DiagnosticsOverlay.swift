import Deck
import Geometry
import Notation
import Scene

/// What is wrong with a deck, shown over the last version that was good.
public struct DiagnosticsOverlay: StageOverlay {
  /// Colours, and lengths in points.
  private enum Look {
    static let ground = Color(rgb: 0x1C1116, alpha: 0.97)
    static let edge = Color(rgb: 0xE5484D)
    static let title = Color(rgb: 0xFFB4B6)
    static let ink = Color.white
    static let hint = Color(rgb: 0xD9C9D0)
    static let margin = 12.0
    static let padding = 14.0
    static let radius = 12.0
    static let gap = 6.0
    static let titleStyle = TextStyle(size: 13, weight: .bold, maximumLines: 2)
    static let lineStyle = TextStyle(size: 12, maximumLines: 4)
    /// More would hide the prototype; all of them stand on standard error.
    static let shownCount = 3
  }

  /// What there is to tell errors of.
  public enum Subject: Hashable, Sendable {
    /// A deck that was changed, while the last good version goes on.
    case deck
    /// Pictures of the deck that shows.
    case pictures
  }

  private let diagnostics: [Diagnostic]
  private let subject: Subject
  private let text: any TextMeasuring

  /// Makes the overlay.
  public init(_ diagnostics: [Diagnostic], of subject: Subject = .deck, text: any TextMeasuring) {
    self.subject = subject
    self.diagnostics = diagnostics.filter { $0.severity == .error }
    self.text = text
  }

  private var title: String {
    if subject == .pictures {
      return "\(counted(diagnostics.count, "picture")) cannot be shown; a crossed square stands for each"
    }
    return switch diagnostics.count {
    case 0: "The deck cannot be read; the last good version stays"
    case 1: "1 error; the last good version stays"
    case let count: "\(count) errors; the last good version stays"
    }
  }

  /// Draws a panel at the lower edge.
  public func draw(into list: inout DisplayList) {
    let width = max(list.size.width - 2 * (Look.margin + Look.padding), 1)
    var lines = [(run: TextRun(title, style: Look.titleStyle, width: width), color: Look.title)]
    for diagnostic in diagnostics.prefix(Look.shownCount) {
      lines.append((TextRun(diagnostic.headline, style: Look.lineStyle, width: width), Look.ink))
      guard let hint = diagnostic.hint else { continue }
      lines.append((TextRun("help: " + hint.safeForTerminal, style: Look.lineStyle, width: width), Look.hint))
    }
    let sizes = lines.map { text.measure($0.run).size }
    let gaps = Look.gap * Double(lines.count - 1)
    let height = sizes.reduce(gaps + 2 * Look.padding) { $0 + $1.height }
    let panel = Rect(
      x: Look.margin, y: list.size.height - Look.margin - height, width: list.size.width - 2 * Look.margin,
      height: height)
    let shape = Shape.roundedRectangle(RoundedRect(panel, radius: Look.radius))
    list.fill(shape, Look.ground)
    list.stroke(shape, Look.edge, width: 1)
    var corner = Point(panel.minX + Look.padding, panel.minY + Look.padding)
    for (line, size) in zip(lines, sizes) {
      list.text(line.run, in: Rect(origin: corner, size: size), line.color)
      corner.y += size.height + Look.gap
    }
  }
}
