extension Command {
  static let completion = Command(
    name: "completion",
    summary: "Print completions for a shell: bash, zsh, or fish",
    operands: .some("SHELL"),
    options: [],
    details: """
      Completes commands, options, the words that an option accepts, and files: the shell asks
      '\(programName) completion SHELL -- WORD…' what could follow. To load it, add a line to the
      shell's configuration:

        bash  eval "$(\(programName) completion bash)"
        zsh   eval "$(\(programName) completion zsh)"     (after compinit)
        fish  \(programName) completion fish | source
      """
  ) { arguments, console, resolver in
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw UsageError(
        "there are no completions for '\(name)'", for: name, among: names,
        expected: "one of " + names.joined(separator: ", "))
    }
    let typed = Array(arguments.operands.dropFirst())
    console.emit(
      typed.isEmpty ? shell.script(for: programName) : Completion(of: typed, for: resolver).text)
    return .agreement
  }
}
