import Notation
import Stage

/// A plane with axes, drawn as SVG.
struct Chart {
  /// The lengths of every chart, in the units of its picture.
  enum Metrics {
    static let width = 960.0
    static let height = 260.0
    static let left = 56.0
    static let right = 16.0
    static let top = 14.0
    static let bottom = 30.0
    /// About so many units between two lines of the grid.
    static let gridX = 96.0
    static let gridY = 44.0
    /// The room at the right end of the axis for the word that says what it counts.
    static let unitWidth = 32.0
  }

  /// What the left edge and the right edge stand for.
  let x: ClosedRange<Double>
  /// What the lower edge and the upper edge stand for.
  let y: ClosedRange<Double>
  /// What is drawn inside, as SVG.
  private(set) var marks = ""

  init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    self.x = x
    self.y = y
  }

  private func place(x value: Double) -> Double {
    let span = x.upperBound - x.lowerBound
    let part = span > 0 ? (value - x.lowerBound) / span : 0
    return Metrics.left + part * (Metrics.width - Metrics.left - Metrics.right)
  }

  private func place(y value: Double) -> Double {
    let span = y.upperBound - y.lowerBound
    let part = span > 0 ? (value - y.lowerBound) / span : 0
    return Metrics.height - Metrics.bottom - part * (Metrics.height - Metrics.top - Metrics.bottom)
  }

  /// Draws a bar from the lower edge.
  mutating func bar(x range: ClosedRange<Double>, to value: Double, color: String, title: String) {
    let (left, right) = (place(x: range.lowerBound), place(x: range.upperBound))
    let top = place(y: min(value, y.upperBound))
    let height = Metrics.height - Metrics.bottom - top
    marks +=
      "<rect x=\"\(left.fixed(2))\" y=\"\(top.fixed(2))\" width=\"\(max(right - left, 0.3).fixed(2))\" "
      + "height=\"\(max(height, 0).fixed(2))\" fill=\"\(color)\"><title>\(title.xml)</title></rect>"
  }

  /// Draws a dashed line across, with a word at its end.
  mutating func level(_ value: Double, _ word: String) {
    guard y.contains(value) else { return }
    let height = place(y: value)
    marks +=
      "<line class=\"mark\" x1=\"\(Metrics.left)\" x2=\"\(Metrics.width - Metrics.right)\" "
      + "y1=\"\(height.fixed(2))\" y2=\"\(height.fixed(2))\"/>"
      + "<text class=\"mark\" x=\"\(Metrics.width - Metrics.right - 4)\" y=\"\((height - 5).fixed(2))\" "
      + "text-anchor=\"end\">\(word.xml)</text>"
  }

  /// Draws a dashed line from top to bottom, with a word beside it at one of several heights.
  mutating func moment(_ value: Double, _ word: String, row: Int) {
    guard x.contains(value) else { return }
    let (place, rowHeight) = (place(x: value), 15.0)
    let isRight = place > Metrics.width * 0.8
    marks +=
      "<line class=\"mark\" x1=\"\(place.fixed(2))\" x2=\"\(place.fixed(2))\" y1=\"\(Metrics.top)\" "
      + "y2=\"\(Metrics.height - Metrics.bottom)\"/>"
      + "<text class=\"mark\" x=\"\((place + (isRight ? -5 : 5)).fixed(2))\" "
      + "y=\"\((Metrics.top + 26 + Double(row) * rowHeight).fixed(2))\" "
      + "text-anchor=\"\(isRight ? "end" : "start")\">\(word.xml)</text>"
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - name: what it shows, for those who cannot see it.
  ///   - units: what the numbers below and beside it count.
  func svg(_ name: String, units: (x: String, y: String)) -> String {
    var grid = ""
    for value in Self.ticks(y, spacing: Metrics.gridY / (Metrics.height - Metrics.top - Metrics.bottom)) {
      let height = place(y: value).fixed(2)
      grid +=
        "<line class=\"grid\" x1=\"\(Metrics.left)\" x2=\"\(Metrics.width - Metrics.right)\" y1=\"\(height)\" "
        + "y2=\"\(height)\"/><text x=\"\(Metrics.left - 8)\" y=\"\(height)\" dy=\"4\" "
        + "text-anchor=\"end\">\(value.tick)</text>"
    }
    for value in Self.ticks(x, spacing: Metrics.gridX / (Metrics.width - Metrics.left - Metrics.right))
    where place(x: value) < Metrics.width - Metrics.right - Metrics.unitWidth {
      grid +=
        "<text x=\"\(place(x: value).fixed(2))\" y=\"\(Metrics.height - 10)\" "
        + "text-anchor=\"middle\">\(value.tick)</text>"
    }
    let corner =
      "<text x=\"\(Metrics.width - Metrics.right)\" y=\"\(Metrics.height - 10)\" "
      + "text-anchor=\"end\">\(units.x.xml)</text>"
      + "<text x=\"\(Metrics.left + 4)\" y=\"\(Metrics.top + 2)\">\(units.y.xml)</text>"
    return "<svg viewBox=\"0 0 \(Metrics.width.fixed(0)) \(Metrics.height.fixed(0))\" role=\"img\" "
      + "aria-label=\"\(name.xml)\">\(grid)\(marks)\(corner)</svg>"
  }

  /// Round numbers within a range, about as far apart as a part of it.
  static func ticks(_ range: ClosedRange<Double>, spacing: Double) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return [range.lowerBound] }
    var unit = 1.0
    while unit > span * spacing { unit /= 10 }
    while unit * 10 <= span * spacing { unit *= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * unit }.first { $0 >= span * spacing } ?? unit * 10
    let first = Int((range.lowerBound / step).rounded(.up))
    let last = Int((range.upperBound / step).rounded(.down))
    return first <= last ? (first...last).map { Double($0) * step } : []
  }
}

extension Double {
  /// The number as an axis shows it.
  fileprivate var tick: String { (self * 1e6).rounded() / 1e6 == rounded() ? fixed(0) : rounded(toPlaces: 6).shortest }
}
