import Foundation
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoWorkers

/// How worker processes play: on what, how many at a time, and how long they may be silent.
struct WorkerSettings: Sendable {
  var subject: SubjectChoice
  /// What it knows.
  let capabilities: Capabilities
  /// What that is called.
  var tested: TestedResolver
  var workers: Int
  /// As it was typed.
  private var hangAfter: Seconds?
  private var startLimit: Seconds

  static let entries = [Options.workers.entry] + entriesOfOneRunner
  /// Without the number of workers.
  static let entriesOfOneRunner =
    [Options.hangAfter.entry, Options.startWithin.entry] + SubjectChoice.options

  init(_ arguments: Arguments, _ resolver: ResolverUnderTest) throws {
    subject = try SubjectChoice(arguments, resolver)
    capabilities = subject.capabilities(of: resolver)
    tested = TestedResolver(resolver.name, options: subject.arguments)
    workers =
      arguments.value(of: Options.workers) ?? ProcessInfo.processInfo.activeProcessorCount
    hangAfter = arguments.value(of: Options.hangAfter)
    startLimit = arguments.value(of: Options.startWithin) ?? 60
  }

  /// A run in worker processes. After a second Ctrl-C, or after one while the subject is silent, what
  /// is under way is given up.
  ///
  /// - Parameters:
  ///   - limit: how long is played, which leaves less time for a hang.
  ///   - workers: how many play, where it is not what was typed.
  func coordinator(
    for plan: RunPlan, limit: Seconds? = nil, workers: Int? = nil
  ) -> RunCoordinator<WorkerRunner> {
    let command = [executablePath, "worker"] + subject.arguments
    let hangAfter =
      hangAfter ?? limit.map { min(10, max($0 / 4, 1)) } ?? 10
    return RunCoordinator(plan, workers: workers ?? self.workers) { [startLimit] in
      WorkerRunner(command, plan, hangAfter: hangAfter, startLimit: startLimit) { silence in
        Interruption.isUrgent || Interruption.isRequested && silence > 1
      }
    }
  }
}
