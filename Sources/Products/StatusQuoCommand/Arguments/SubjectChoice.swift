import StatusQuoAppearanceModel
import StatusQuoSeededBugs

/// The subject that is compared with the reference.
enum SubjectChoice: Sendable {
  /// The resolver that the command line is made for.
  case own
  /// The resolver with a bug planted.
  case bug(SeededBug)
  /// Another program, which is held against the law under some readings besides those that it declares.
  case program(String, following: [ChosenReading])
}

extension SubjectChoice {
  static let options = [Options.program.entry, Options.bug.entry]

  init(_ arguments: Arguments, _ resolver: ResolverUnderTest) throws(UsageError) {
    if let command = arguments.value(of: Options.program) {
      guard arguments.value(of: Options.bug) == nil else {
        throw UsageError("'--bug' plants bugs into the resolver itself, not into '--subject'")
      }
      self = .program(command, following: arguments.values(of: Options.reading))
      return
    }
    guard let id = arguments.value(of: Options.bug) else {
      self = .own
      return
    }
    guard let bug = resolver.bugs.first(where: { $0.id == id }) ?? SeededBug.drawn(id) else {
      throw UsageError(
        "there is no seeded bug '\(id)'", for: id, among: resolver.bugs.map(\.id),
        expected: "an id that '\(Laboratory.line("bugs", ["--list"]))' prints; or drawn-N, which "
          + "seed N draws")
    }
    self = .bug(bug)
  }

  /// True for another program.
  var isProgram: Bool { program != nil }

  /// The command line of another program.
  var program: String? { if case .program(let command, _) = self { command } else { nil } }

  /// The words that identify it on the command line, to a worker and in a report.
  var arguments: [String] {
    switch self {
    case .own: []
    case .bug(let bug): ["--bug", bug.id]
    case .program(let command, let readings):
      ["--subject", command] + readings.flatMap { [Options.reading.name, $0.text] }
    }
  }
}

extension Arguments {
  /// Throws where readings are given, and there is no program to follow them.
  func refuseReadingsWithoutSubject() throws(UsageError) {
    guard !values(of: Options.reading).isEmpty, value(of: Options.program) == nil else { return }
    throw UsageError(
      "'\(Options.reading.name)' has no effect here without '\(Options.program.name)'",
      expected:
        "'\(Options.program.name) COMMAND' as well; a resolver in Swift names the readings that it"
        + " follows in its 'Capabilities'")
  }
}
