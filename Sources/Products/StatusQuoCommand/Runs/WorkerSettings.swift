import Foundation
import StatusQuoGenerators
package import StatusQuoHarness
package import StatusQuoRunning
import StatusQuoScenarioFiles
package import StatusQuoWorkers

/// The settings of worker processes: the subject, their number, and how long they may be silent.
package struct WorkerSettings: Sendable {
  var subject: SubjectChoice
  /// The subject's capabilities; a program is started to declare them.
  private(set) var capabilities: Capabilities
  /// The part of what is observed that the subject answers.
  private(set) var scope: AnsweredScope
  /// The subject's name.
  var tested: TestedResolver
  var workers: Int
  /// The limit as it was typed.
  private var hangAfter: Seconds?
  private var startLimit: Seconds?
  /// When the first process was started: limits of time count from then on.
  let start = SystemClock.now
  /// The runner that asked a program for its capabilities, until another one takes its worker.
  private let first = Shared<WorkerRunner?>(nil)

  package static let entries = [Options.workers.entry] + entriesOfOneRunner
  /// The options without the number of workers.
  static let entriesOfOneRunner =
    [Options.hangAfter.entry, Options.startWithin.entry] + SubjectChoice.options

  package init(_ arguments: Arguments, _ resolver: ResolverUnderTest) throws {
    subject = try SubjectChoice(arguments, resolver)
    capabilities = resolver.capabilities
    scope = AnsweredScope(
      parts: resolver.parts, calls: capabilities.calls, readings: capabilities.readings)
    tested = TestedResolver(
      subject.program ?? resolver.name, options: subject.arguments)
    workers =
      arguments.value(of: Options.workers) ?? ProcessInfo.processInfo.activeProcessorCount
    hangAfter = arguments.value(of: Options.hangAfter)
    startLimit = arguments.value(of: Options.startWithin)
    guard case .program = subject else { return }
    let limit = arguments.typed([Options.seconds("").entry]).last.flatMap(Seconds.init)
    var runner = runner(
      for: RunPlan(seed: 0, scenarios: 0), limit: limit, deadline: Shared(nil))
    do throws(RunnerFailure) {
      (capabilities, scope.parts) = try runner.declared()
      (scope.calls, scope.readings) = (capabilities.calls, capabilities.readings)
    } catch {
      throw UsageError(error)
    }
    first.withLock { [runner] in $0 = runner }
  }

  /// The outcomes of steps under the readings that the subject follows.
  var law: Law { lawOfSteps { [readings = scope.readings] in Reference($0, readings: readings) } }

  /// A run in worker processes. After a second Ctrl-C, or after one while the subject is silent, what
  /// is under way is given up.
  ///
  /// - Parameters:
  ///   - limit: how long is played, which leaves less time for a hang and a start.
  ///   - workers: how many play, where it is not what was typed.
  package func coordinator(
    for plan: RunPlan, limit: Seconds? = nil, workers: Int? = nil
  ) -> RunCoordinator<WorkerRunner> {
    var limited = plan
    limited.restrict(to: capabilities, under: law)
    let deadline = Shared<Seconds?>(nil)
    return RunCoordinator(limited, workers: workers ?? self.workers, deadline: deadline) {
      [limited] in
      var runner = runner(for: limited, limit: limit, deadline: deadline)
      if let first = first.withLock({ $0.take() }) { runner.take(workerOf: first) }
      return runner
    }
  }

  private func runner(
    for plan: RunPlan, limit: Seconds?, deadline: Shared<Seconds?>
  ) -> WorkerRunner {
    // Where nothing is played, there is time for what was found.
    let limit = limit == 0 ? nil : limit
    let hangAfter =
      hangAfter ?? limit.map { min(10, max($0 / 4, 1)) } ?? 10
    let startLimit = startLimit ?? min(60, (limit ?? 60) + 2)
    return WorkerRunner(
      [executablePath, "worker"] + subject.arguments, plan, hangAfter: hangAfter,
      startLimit: startLimit, isProgram: subject.isProgram
    ) { silence in
      if Interruption.isOverdue || deadline.withLock({ $0 }) ?? .infinity < SystemClock.now {
        return true
      }
      return silence > 1 && Interruption.isRequested || silence > 0 && Interruption.isUrgent
    }
  }
}
