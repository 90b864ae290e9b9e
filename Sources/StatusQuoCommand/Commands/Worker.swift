import StatusQuoWorkers

extension Command {
  /// Internal: other commands start it and talk to it.
  static let worker = Command(
    name: "worker",
    summary: "Run scenarios for another command, over standard input",
    options: SubjectChoice.options,
    details: "One line of JSON for each request and each answer."
  ) { arguments, _, resolver in
    resolver.serve(try SubjectChoice(arguments, resolver))
    return .wrongUse
  }
}
