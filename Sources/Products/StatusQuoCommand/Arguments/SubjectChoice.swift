import StatusQuoSeededBugs

/// The subject that is compared with the reference.
enum SubjectChoice: Sendable {
  /// The resolver that the command line is made for.
  case own
  /// The resolver with a bug planted.
  case bug(SeededBug)
  /// Another program.
  case program(String)
}

extension SubjectChoice {
  static let options = [Options.program.entry, Options.bug.entry]

  init(_ arguments: Arguments, _ resolver: ResolverUnderTest) throws(UsageError) {
    if let command = arguments.value(of: Options.program) {
      guard arguments.value(of: Options.bug) == nil else {
        throw UsageError("'--bug' plants bugs into the resolver itself, not into '--subject'")
      }
      self = .program(command)
      return
    }
    guard let id = arguments.value(of: Options.bug) else {
      self = .own
      return
    }
    guard let bug = resolver.bugs.first(where: { $0.id == id }) else {
      throw UsageError(
        "there is no seeded bug '\(id)'", for: id, among: resolver.bugs.map(\.id),
        expected: "an id that '\(Laboratory.line("bugs", ["--list"]))' prints")
    }
    self = .bug(bug)
  }

  /// True for another program.
  var isProgram: Bool { if case .program = self { true } else { false } }

  /// The words that identify it on the command line, to a worker and in a report.
  var arguments: [String] {
    switch self {
    case .own: []
    case .bug(let bug): ["--bug", bug.id]
    case .program(let command): ["--subject", command]
    }
  }
}
