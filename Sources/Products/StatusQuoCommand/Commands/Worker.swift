import StatusQuoWorkers

extension Command {
  /// Internal: other commands start it and talk to it.
  static let worker = Command(
    name: "worker",
    summary: "Run scenarios for another command, over standard input",
    options: SubjectChoice.options + [Options.reading.entry],
    details: "One line of JSON for each request and each answer."
  ) { arguments, _, resolver in
    resolver.serve(try SubjectChoice(arguments, resolver))
    return .wrongUse
  }
}

extension Command {
  /// Internal: becomes a program that ends with the command that starts it.
  static let launch = Command(
    name: "launch",
    summary: "Run a program that ends with this process",
    operands: .some("WORD"),
    options: [],
    details: "The program and its arguments follow '--'."
  ) { arguments, _, _ in
    becomeProgram(arguments.operands)
  }
}
