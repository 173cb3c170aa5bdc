extension CurvePlot {
  /// The size of a plot in a terminal, in characters; each holds 2 x 4 dots.
  private enum Cells {
    static let columns = 64
    static let rows = 16
    static let dotsAcross = 2
    static let dotsDown = 4
    /// The first of the Unicode characters whose bits are dots.
    static let blank: UInt32 = 0x2800
    /// The bit of each dot, by column and row within a character.
    static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
  }

  /// The plot as lines of text, drawn with Braille dots; one plot below the other when there are several lines.
  public var terminalText: String {
    lines.map { "\($0.name)\n\(terminalText(of: $0))" }.joined(separator: "\n")
  }

  private func terminalText(of line: Line) -> String {
    var cells = [[UInt32]](repeating: [UInt32](repeating: 0, count: Cells.columns), count: Cells.rows)
    let range = range
    let (width, height) = (Cells.columns * Cells.dotsAcross, Cells.rows * Cells.dotsDown)
    let samples = samples(of: line)
    func row(_ value: Double) -> Int {
      let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return min(max(height - 1 - Int((part * Double(height - 1)).rounded()), 0), height - 1)
    }
    var previous: Int?
    for column in 0..<width {
      let value = samples[column * Self.sampleCount / (width - 1)]
      guard value.isFinite else { continue }
      let here = row(value)
      // Steep parts are joined, so that the line has no holes.
      for dot in min(previous ?? here, here)...max(previous ?? here, here) {
        cells[dot / Cells.dotsDown][column / Cells.dotsAcross] |=
          Cells.bits[column % Cells.dotsAcross][dot % Cells.dotsDown]
      }
      previous = here
    }
    let (one, zero) = (row(1) / Cells.dotsDown, row(0) / Cells.dotsDown)
    var text = ""
    for (index, row) in cells.enumerated() {
      text += index == one ? "1 ┤" : index == zero ? "0 ┤" : "  │"
      for cell in row { Unicode.Scalar(Cells.blank + cell).map { text.unicodeScalars.append($0) } }
      text += "\n"
    }
    let end = Self.decimal(duration ?? 1) + (duration == nil ? "" : " s")
    return text + "   0" + String(repeating: " ", count: max(1, Cells.columns - 1 - end.count)) + end + "\n"
  }
}
