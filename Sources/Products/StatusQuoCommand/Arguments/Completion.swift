import StatusQuoReporting

/// A shell that completes what is typed.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// The words that could be typed next, and whether paths could.
struct Completion {
  /// Each word with its summary.
  private var words: [(word: String, summary: String)] = []
  private var paths: String?

  /// - Parameter typed: the words behind the program's name, the last of which is to be completed.
  init(of typed: [String], for resolver: ResolverUnderTest) {
    let current = typed.last ?? ""
    let before = typed.dropLast()
    if before.isEmpty, !current.hasPrefix("-") {
      words = resolver.commands().map { ($0.name, $0.summary) }
    } else if let command = resolver.commands().first(where: { $0.name == before.first })
      ?? Self.implied(by: typed)
    {
      let option = command.options.first { $0.name == before.last && $0.placeholder != nil }
      if let option {
        add(option.words)
        paths = option.paths
      } else if current.hasPrefix("-") {
        words = command.options.map { ($0.name, $0.line) } + [("--help", "Print the help")]
      } else {
        add(command.operandWords)
        paths = command.takesFiles ? "files" : nil
      }
    }
    words.removeAll { !$0.word.hasPrefix(current) }
  }

  /// Options without a command are those of `fuzz`.
  private static func implied(by typed: [String]) -> Command? {
    typed[0].hasPrefix("-") ? .fuzz : nil
  }

  private mutating func add(_ list: [String]) { words += list.map { ($0, "") } }

  /// A line for each word, a tab before its summary; a line that begins with a tab names the paths.
  var text: String {
    words.map { "\($0.word)\t\($0.summary)\n" }.joined() + (paths.map { "\t\($0)\n" } ?? "")
  }
}

extension OptionEntry {
  /// The paths that are values, where no table lists these.
  fileprivate var paths: String? {
    switch placeholder {
    case _ where !words.isEmpty: nil
    case "FILE", "BINARY": "files"
    case "FOLDER": "folders"
    default: nil
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
    switch operands {
    case .any("RULE|WORD|FILE"): return LawEntry.all.map(\.id) + WordEntry.words
    case .some("SHELL"): return Shell.allCases.map(\.rawValue)
    case .these(let text):
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      return first == first.lowercased() ? [first] : []
    case .none, .some, .any: return []
    }
  }
}

extension Shell {
  /// The completion script for this shell. It asks the program that is typed what could follow.
  func script(for program: String) -> String {
    let function = "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return switch self {
    case .bash: bashScript(function, program)
    case .zsh: zshScript(function, program)
    case .fish: fishScript(function, program)
    }
  }
}

private func bashScript(_ function: String, _ program: String) -> String {
  #"""
  # Completion for \#(program). To load it: eval "$(\#(program) completion bash)"
  \#(function)() {
    local current=${COMP_WORDS[COMP_CWORD]} line IFS=$'\n'
    COMPREPLY=()
    for line in $("${COMP_WORDS[0]}" completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null); do
      case $line in
        $'\tfiles') COMPREPLY+=($(compgen -f -- "$current")) ;;
        $'\tfolders') COMPREPLY+=($(compgen -d -- "$current")) ;;
        *) COMPREPLY+=("${line%%$'\t'*}") ;;
      esac
    done
  }
  complete -o filenames -F \#(function) \#(inShellQuotes(program))

  """#
}

private func zshScript(_ function: String, _ program: String) -> String {
  #"""
  #compdef \#(program)
  # Completion for \#(program). To load it: eval "$(\#(program) completion zsh)"
  \#(function)() {
    local -a described
    local line
    for line in "${(@f)$("$words[1]" completion zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
      case $line in
        $'\tfiles') _files ;;
        $'\tfolders') _files -/ ;;
        ?*) described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
      esac
    done
    (( $#described )) && _describe word described
  }
  compdef \#(function) \#(inShellQuotes(program))

  """#
}

private func fishScript(_ function: String, _ program: String) -> String {
  #"""
  # Completion for \#(program). To load it: \#(program) completion fish | source
  function \#(function)
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] completion fish -- $words[2..-1] "$current" 2>/dev/null)
      switch $line
        case \tfiles
          __fish_complete_path "$current"
        case \tfolders
          __fish_complete_directories "$current"
        case '*'
          echo $line
      end
    end
  end
  complete -c \#(inShellQuotes(program)) -f -a '(\#(function))'

  """#
}
