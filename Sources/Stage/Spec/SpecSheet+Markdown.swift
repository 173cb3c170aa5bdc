import Components

extension SpecSheet {
  /// The table as Markdown, a section for each screen.
  public var markdown: String {
    var text = "# \(title.markdownCell): motion\n"
    for section in sections {
      text += "\n## \(section.screen.markdownCell)\n\n"
      text += "| what | property | from | to | by | when | with reduced motion |\n|---|---|---|---|---|---|---|\n"
      for row in section.rows {
        let cells = [
          row.subject, row.property, row.from.text, row.to.text, row.driver.text, row.trigger, row.reduced.text,
        ]
        text += "| " + cells.map(\.markdownCell).joined(separator: " | ") + " |\n"
      }
    }
    return text
  }
}

extension String {
  /// The text where neither a table nor a line can be broken by it.
  fileprivate var markdownCell: String {
    reduce(into: "") { text, character in
      switch character {
      case "|", "\\", "`", "*", "_", "<": text += "\\" + String(character)
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
  }
}
