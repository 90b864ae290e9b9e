import Foundation
import Harness
import Workers

/// A fuzz run in worker processes.
struct FuzzSearch {
  var options: FuzzOptions
  let subject: FuzzSubject
  /// How long to play.
  let limit: Duration?
  let hangAfter: Duration

  func report(
    tell: @escaping @Sendable (FuzzEvent, _ elapsed: Duration) throws(PlayerFailure) -> Void
  ) async -> FuzzReport {
    let command = [executablePath, "worker"] + subject.arguments
    let start = ContinuousClock.now
    var run = FuzzRun(options) { [options, hangAfter] in
      WorkerPlayer(command, options, hangAfter: hangAfter) { silence in
        Interruption.count > 1 || Interruption.isRequested && silence > .seconds(1)
      }
    }
    run.executor = ThreadPerTask()
    run.shouldStop = { [limit] phase in
      switch phase {
      case .playing:
        Interruption.isRequested || limit.map { ContinuousClock.now - start >= $0 } == true
      case .reducing: Interruption.count > 1
      }
    }
    run.tell = { event throws(PlayerFailure) in try tell(event, ContinuousClock.now - start) }
    return await run.report()
  }
}

/// The program that is running.
private let executablePath = Bundle.main.executablePath ?? CommandLine.arguments[0]
