/// The manual page and the shell completions, made from the same descriptions as `--help`.
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
      .SH COMMANDS

      """
    for spec in specs {
      text += ".SS noren \(escape(spec.name)) [\\fIOPTION\\fR...] \(escape(spec.operands))\n\(escape(spec.summary))\n"
      for option in spec.options {
        let value = option.value.map { " \\fI\(escape($0))\\fR" } ?? ""
        text += ".TP\n\\fB\(escape(option.name))\\fR\(value)\n\(escape(option.summary))\n"
      }
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

  /// Completions for a shell.
  static func completions(for shell: Shell, _ specs: [CommandSpec]) -> String {
    switch shell {
    case .bash: bash(specs)
    case .zsh: zsh(specs)
    case .fish: fish(specs)
    }
  }

  private static func bash(_ specs: [CommandSpec]) -> String {
    let cases = specs.map { spec in
      "    \(spec.name)) words=\"\((spec.options.map(\.name) + ["--help"]).joined(separator: " "))\" ;;"
    }
    return """
      _noren() {
        local word=${COMP_WORDS[COMP_CWORD]} words=""
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" = 1 ]; then words="\(specs.map(\.name).joined(separator: " ")) --help --version --where"; fi
        if [[ $word == -* || $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
        COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -o filenames -F _noren noren
      """
  }

  private static func zsh(_ specs: [CommandSpec]) -> String {
    let quote = { (text: String) in
      text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
        ":", with: "\\:")
    }
    let commands = specs.map { "    '\($0.name):\(quote($0.summary))'" }
    let cases = specs.map { spec in
      let options = spec.options.map { option in
        "'\(option.name)[\(quote(option.summary))]\(option.value.map { ":\(quote($0)):_files" } ?? "")'"
      }
      return "    \(spec.name)) _arguments \((options + ["'*:file:_files'"]).joined(separator: " ")) ;;"
    }
    return """
      #compdef noren
      local -a commands=(
      \(commands.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _files
      else
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      fi
      """
  }

  private static func fish(_ specs: [CommandSpec]) -> String {
    let quote = { (text: String) in text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
    return specs.flatMap { spec in
      ["complete -c noren -n __fish_use_subcommand -a \(spec.name) -d '\(quote(spec.summary))'"]
        + spec.options.map { option in
          "complete -c noren -n '__fish_seen_subcommand_from \(spec.name)' -l \(option.name.dropFirst(2))"
            + " -d '\(quote(option.summary))'\(option.value == nil ? "" : " -r")"
        }
    }.joined(separator: "\n")
  }
}
