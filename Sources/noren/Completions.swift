/// The shell completions, made from the same descriptions as `--help`.
struct Completions {
  private let specs: [CommandSpec]
  private let options = ProgramOption.allCases.map(\.option)

  /// Completes some commands, and what stands in their place.
  init(_ specs: [CommandSpec]) { self.specs = specs }

  /// The completions as a script for a shell.
  func script(for shell: Manual.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The script for bash.
  ///
  /// Words are what the table says, one a line, and so are names of files: whatever splits words would split those with
  /// spaces. What is typed comes with its quotes; names are looked for without them and quoted again by the shell.
  private var bash: String {
    let commands = specs.map { spec in
      "    \(spec.name)) words='\((spec.options.map(\.name) + ["--help"]).joined(separator: " "))' ;;"
    }
    let values = ProgramOption.allCases.filter { !$0.values.isEmpty }.map { option in
      "    \(option.rawValue)) words='\(option.values.joined(separator: " "))' ;;"
    }
    let first = specs.map(\.name) + options.map(\.name)
    return #"""
      _noren() {
        local IFS=$' \t\n' word=${COMP_WORDS[COMP_CWORD]} words="" name=""
        case ${COMP_WORDS[1]} in
      \#((commands + values).joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" = 1 ]; then words='\#(first.joined(separator: " "))'; fi
        COMPREPLY=()
        if [[ $word == -* || $COMP_CWORD == 1 || ${COMP_WORDS[1]} == --* ]]; then
          while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -W "$words" -- "$word")
        fi
        word=${word#[\"\']}
        word=${word//\\/}
        while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$word")
      }
      complete -o filenames -o bashdefault -o default -F _noren noren
      """#
  }

  private var zsh: String {
    let quote = { (text: String) in
      text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
        ":", with: "\\:")
    }
    let first = specs.map { ($0.name, $0.summary) } + options.map { ($0.name, $0.summary) }
    let commands = first.map { "    '\($0.0):\(quote($0.1))'" }
    let values = ProgramOption.allCases.filter { !$0.values.isEmpty }.map { option in
      "    \(option.rawValue)) compadd \(option.values.joined(separator: " ")) ;;"
    }
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
      \((cases + values).joined(separator: "\n"))
        esac
      fi
      """
  }

  private var fish: String {
    let quote = { (text: String) in text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
    let first = "complete -c noren -n __fish_use_subcommand"
    let commands = specs.flatMap { spec in
      ["\(first) -a \(spec.name) -d '\(quote(spec.summary))'"]
        + spec.options.map { option in
          "complete -c noren -n '__fish_seen_subcommand_from \(spec.name)' -l \(option.name.dropFirst(2))"
            + " -d '\(quote(option.summary))'\(option.value == nil ? "" : " -r")"
        }
    }
    let words = ProgramOption.allCases.map { option in
      let values = option.values.isEmpty || option == .help ? "" : " -x -a '\(option.values.joined(separator: " "))'"
      return "\(first) -l \(option.rawValue.dropFirst(2))\(values) -d '\(quote(option.option.summary))'"
    }
    return (commands + words).joined(separator: "\n")
  }
}
