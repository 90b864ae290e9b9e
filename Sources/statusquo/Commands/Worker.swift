import AppearanceModel
import Harness
import SeededBugs
import Workers

/// What is held against the reference in a run, as a worker is told of it.
enum FuzzSubject {
  /// The subject of this command line.
  case cached
  /// The same with a bug planted.
  case bug(SeededBug)
  /// Another program.
  case program(String)
}

extension Command {
  /// Not for people: `fuzz` starts it and talks to it.
  static let worker = Command(
    name: "worker",
    summary: "Play for 'statusquo fuzz', which asks over standard input",
    options: FuzzSubject.options,
    details: "One line of JSON for each request and each answer."
  ) { arguments, console in
    let breadcrumb = Breadcrumb.ofThisProcess()
    switch try FuzzSubject(arguments) {
    case .cached: serve(breadcrumb) { Judged(Subject($0)) }
    case .program(let command):
      do throws(SubjectProgram.Unusable) {
        serve(breadcrumb, try SubjectProgram(command))
      } catch {
        refuseToWork(error.reason)
      }
    case .bug(let bug):
      serve(breadcrumb) { scenario in
        Judged(WrongResolver(scenario, bugs: [bug]) { Subject($0) })
      }
    }
    return .wrongUse
  }
}

private func serve<Wanted: Resolver & SendableMetatype>(
  _ breadcrumb: Breadcrumb, _ subject: @escaping @Sendable (Scenario) -> Wanted
) {
  let models = LockStep(
    reference: { Reference($0) },
    subject: { scenario in Traced(breadcrumb) { subject(scenario) } })
  serveAsWorker { options, known in
    LockStepPlayer(models, options, known: known) { positions in
      let index = options.shard.index(at: positions.lowerBound)
      breadcrumb.begin(index: index)
      return options.scenario(at: index)
    }
  }
}

private func serve(_ breadcrumb: Breadcrumb, _ program: SubjectProgram) {
  let models = LockStep(
    reference: { Companion(Reference($0), of: program) },
    subject: { scenario in Traced(breadcrumb) { ExternalResolver(scenario, program: program) } },
    checks: .never)
  serveAsWorker { options, known in
    LockStepPlayer(models, options, known: known) { positions in
      breadcrumb.begin(index: options.shard.index(at: positions.lowerBound))
      return program.scenario(first: positions) {
        options.scenario(at: options.shard.index(at: $0))
      }
    }
  }
}

private let programOption = Option.text(
  "--subject", "COMMAND",
  "Hold this program against the reference;\nTests/Subjects/README.md has the protocol")
private let bugOption = Option.text(
  "--bug", "ID", "Plant this bug into the cached resolver, to see what\na finding looks like")

extension FuzzSubject {
  static let options = [programOption.entry, bugOption.entry]

  init(_ arguments: Arguments) throws {
    if let command = arguments.value(of: programOption) {
      guard arguments.value(of: bugOption) == nil else {
        throw Complaint("'--bug' plants bugs into the cached resolver, not into '--subject'")
      }
      self = .program(command)
      return
    }
    guard let id = arguments.value(of: bugOption) else {
      self = .cached
      return
    }
    guard let bug = SeededBug.named(id) else {
      throw Complaint(
        "there is no seeded bug '\(id)'", expected: "an id that 'statusquo bugs' lists")
    }
    self = .bug(bug)
  }

  /// As `arguments` gave it.
  init(words: [String]) throws { try self.init(Arguments(words, for: .worker)) }

  /// What tells a worker of it.
  var arguments: [String] {
    switch self {
    case .cached: []
    case .bug(let bug): ["--bug", bug.id]
    case .program(let command): ["--subject", command]
    }
  }
}
