import Foundation
import Harness
import Running

/// How worker processes play: on what, how many at a time, and how long they may be silent.
struct WorkerSettings: Sendable {
  var subject: SubjectChoice
  var workers: Int
  var hangAfter: Duration

  static let entries =
    [Options.workers.entry, Options.hangAfter.entry] + SubjectChoice.options

  init(_ arguments: Arguments, _ resolver: ResolverUnderTest) throws {
    subject = try SubjectChoice(arguments, resolver)
    workers =
      arguments.value(of: Options.workers) ?? ProcessInfo.processInfo.activeProcessorCount
    hangAfter = .seconds(arguments.value(of: Options.hangAfter) ?? 10)
  }

  /// A run in worker processes. After a second Ctrl-C, or after one while the subject is silent, what
  /// is under way is given up.
  func coordinator(for plan: RunPlan) -> RunCoordinator<WorkerRunner> {
    let command = [executablePath, "worker"] + subject.arguments
    var coordinator = RunCoordinator(plan, workers: workers) { [hangAfter] in
      WorkerRunner(command, plan, hangAfter: hangAfter) { silence in
        Interruption.count > 1 || Interruption.isRequested && silence > .seconds(1)
      }
    }
    coordinator.executor = ThreadPerTask()
    return coordinator
  }
}
