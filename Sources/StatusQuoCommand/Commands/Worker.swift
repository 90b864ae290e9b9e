import StatusQuoWorkers

extension Command {
  /// Not for people: other commands start it and talk to it.
  static let worker = Command(
    name: "worker",
    summary: "Play for another command, which asks over standard input",
    options: SubjectChoice.options,
    details: "One line of JSON for each request and each answer."
  ) { arguments, _, resolver in
    resolver.serve(try SubjectChoice(arguments, resolver))
    return .wrongUse
  }
}
