/// The manual page, made from the same descriptions as `--help`.
enum Manual {
  /// The manual page `noren(1)` in the language of `man`.
  static func page(_ specs: [CommandSpec]) -> String {
    var text = """
      .TH NOREN 1 "" "noren \(CommandTable.version)" "User Commands"
      .SH NAME
      noren \\- feel and test app onboarding on a Linux desktop
      .SH SYNOPSIS
      .B noren
      [\\fICOMMAND\\fR] [\\fIOPTION\\fR...] [\\fIOPERAND\\fR...]
      .SH DESCRIPTION
      Opens a deck file in a phone\\-sized window, or plays it without a display on a virtual clock.
      Without a command a deck is opened; without a deck, the demo.
      .SH OPTIONS
      These stand in the place of a command.

      """
    for option in ProgramOption.allCases { text += paragraph(option.option) }
    text += """
      .SH COMMANDS

      """
    for spec in specs {
      text += ".SS noren \(escape(spec.name)) [\\fIOPTION\\fR...] \(escape(spec.operands))\n\(escape(spec.summary))\n"
      for option in spec.options { text += paragraph(option) }
      if !spec.details.isEmpty { text += ".PP\n.nf\n\(escape(spec.details))\n.fi\n" }
    }
    text += """
      .SH EXIT STATUS
      0 done; 1 the deck or flow has errors, or an expectation, golden, budget or comparison failed; 2 usage, or a file
      cannot be read or written; 3 no display; 4 something is not installed.
      .SH ENVIRONMENT
      .TP
      .B NOREN_RESOURCES
      The folder of Noren's own files, when it is not found by itself.

      """
    return text
  }

  /// An option with what it does.
  private static func paragraph(_ option: CommandSpec.Option) -> String {
    let value = option.value.map { " \\fI\(escape($0))\\fR" } ?? ""
    return ".TP\n\\fB\(escape(option.name))\\fR\(value)\n\(escape(option.summary))\n"
  }

  /// Backslashes, dashes and leading dots mean something to `man`.
  private static func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.reduce(into: "") { result, character in
        switch character {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        default: result.append(character)
        }
      }
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }

  /// The shells that completions are made for.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }
}
