import StatusQuoReporting

/// A shell that completes what is typed.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// The words that can follow an option.
private enum Completion {
  case nothing
  case words([String])
  case files, folders
  /// A value that no table lists.
  case value
}

extension OptionEntry {
  fileprivate var completion: Completion {
    guard let placeholder else { return .nothing }
    if !words.isEmpty { return .words(words) }
    switch placeholder {
    case "FILE", "BINARY": return .files
    case "FOLDER": return .folders
    default: return .value
    }
  }

  /// The summary in one line.
  fileprivate var line: String { summary.split(separator: "\n").joined(separator: " ") }
}

extension Command {
  fileprivate var takesFiles: Bool {
    switch operands {
    case .none: false
    case .these(let words), .some(let words), .any(let words):
      words.contains("FILE") || words.contains("FOLDER")
    }
  }

  /// The words that its operands can be, where a table lists them.
  fileprivate var operandWords: [String] {
    if case .any("RULE|FILE") = operands { return LawEntry.all.map(\.id) }
    guard case .these(let text) = operands else { return [] }
    let first = text.split(separator: " ").first.map(String.init) ?? ""
    return first == "SHELL"
      ? Shell.allCases.map(\.rawValue) : first == first.lowercased() ? [first] : []
  }
}

extension Shell {
  /// The completion script for this shell, made from the tables of commands and options.
  func script(for program: String, _ commands: [Command] = Command.all) -> String {
    switch self {
    case .bash: bashScript(program, commands)
    case .zsh: zshScript(program, commands)
    case .fish: fishScript(program, commands)
    }
  }
}

/// A function's name in a shell.
private func functionName(_ program: String) -> String {
  "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

/// The text with a backslash before each of the characters that have a meaning.
private func withBackslashes(_ text: String, before special: String) -> String {
  var result = ""
  for character in text {
    if special.contains(character) { result += "\\" }
    result.append(character)
  }
  return result
}

private func bashScript(_ program: String, _ commands: [Command]) -> String {
  var values: [String] = []
  var options: [String] = []
  for command in commands {
    for option in command.options {
      let place = inShellQuotes("\(command.name) \(option.name)")
      switch option.completion {
      case .nothing: break
      case .words(let words):
        let list = inShellQuotes(words.joined(separator: "\n"))
        values.append("    \(place)) COMPREPLY=($(compgen -W \(list) -- \"$current\")); return ;;")
      case .files:
        values.append("    \(place)) COMPREPLY=($(compgen -f -- \"$current\")); return ;;")
      case .folders:
        values.append("    \(place)) COMPREPLY=($(compgen -d -- \"$current\")); return ;;")
      case .value: values.append("    \(place)) return ;;")
      }
    }
    let names = inShellQuotes((command.options.map(\.name) + ["--help"]).joined(separator: "\n"))
    var rest =
      command.operandWords.isEmpty
      ? "" : " words=\(inShellQuotes(command.operandWords.joined(separator: "\n")))"
    if command.takesFiles { rest += " files=yes" }
    options.append("    \(command.name)) options=\(names)\(rest) ;;")
  }
  let names = inShellQuotes(commands.map(\.name).joined(separator: "\n"))
  return """
    # Completion for \(program). To load it: eval "$(\(program) completion bash)"
    \(functionName(program))() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]} options= words= files= IFS=$'\\n'
      COMPREPLY=()
      if [[ $command == -* ]]; then
        command=fuzz
      elif [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W \(names) -- "$current"))
        return
      fi
      case "$command $previous" in
    \(values.joined(separator: "\n"))
      esac
      case $command in
    \(options.joined(separator: "\n"))
      esac
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
      else
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
      fi
    }
    complete -o filenames -F \(functionName(program)) \(inShellQuotes(program))

    """
}

private func zshScript(_ program: String, _ commands: [Command]) -> String {
  func plain(_ text: String) -> String { withBackslashes(text, before: "[]:\\") }
  func list(_ words: [String]) -> String {
    words.map { withBackslashes($0, before: " ():\\") }.joined(separator: " ")
  }
  func specification(_ option: OptionEntry) -> String {
    let head = "*\(option.name)[\(plain(option.line))]"
    return switch option.completion {
    case .nothing: inShellQuotes(head)
    case .words(let words):
      inShellQuotes("\(head):\(plain(option.placeholder ?? "")):(\(list(words)))")
    case .files: inShellQuotes("\(head):file:_files")
    case .folders: inShellQuotes("\(head):folder:_files -/")
    case .value: inShellQuotes("\(head):\(plain(option.placeholder ?? "")): ")
    }
  }
  let names = commands.map { "    " + inShellQuotes("\($0.name):\($0.summary)") }
  let cases = commands.map { command in
    var lines = command.options.map(specification) + [inShellQuotes("--help[Print the help]")]
    if !command.operandWords.isEmpty {
      lines.append(inShellQuotes("1:word:(\(command.operandWords.joined(separator: " ")))"))
    }
    if command.takesFiles { lines.append(inShellQuotes("*:file:_files")) }
    return "    \(command.name)) _arguments \\\n      " + lines.joined(separator: " \\\n      ")
      + " ;;"
  }
  return """
    #compdef \(program)
    # Completion for \(program). To load it: eval "$(\(program) completion zsh)"
    \(functionName(program))() {
      local -a commands
      commands=(
    \(names.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe command commands
        return
      fi
      local command=$words[2]
      if [[ $command == -* ]]; then
        command=fuzz
      else
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(cases.joined(separator: "\n"))
      esac
    }
    compdef \(functionName(program)) \(inShellQuotes(program))

    """
}

private func fishScript(_ program: String, _ commands: [Command]) -> String {
  func text(_ text: String) -> String { "'" + withBackslashes(text, before: "'\\") + "'" }
  let complete = "complete -c \(text(program))"
  var lines = [
    "# Completion for \(program). To load it: \(program) completion fish | source",
    "\(complete) -f",
  ]
  for command in commands {
    lines.append(
      "\(complete) -n __fish_use_subcommand -a \(command.name) -d \(text(command.summary))"
    )
    let start = "\(complete) -n '__fish_seen_subcommand_from \(command.name)'"
    for option in command.options {
      let rest =
        switch option.completion {
        case .nothing: ""
        case .words(let words):
          " -x -a " + text(words.map { withBackslashes($0, before: " ()") }.joined(separator: " "))
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .value: " -x"
        }
      lines.append("\(start) -l \(option.name.drop { $0 == "-" })\(rest) -d \(text(option.line))")
    }
    if !command.operandWords.isEmpty {
      lines.append("\(start) -a \(text(command.operandWords.joined(separator: " ")))")
    }
    if command.takesFiles { lines.append("\(start) -F") }
  }
  return lines.joined(separator: "\n") + "\n"
}
