import Foundation
package import StatusQuoAppearanceModel
package import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles

/// Runs a worker process: answers one request after the other until there is none.
///
/// A second thread reads the requests, so that the process ends together with the one that asks,
/// even while a subject loops for ever.
///
/// - Parameters:
///   - capabilities: those that the subject declared to this process; nil for a resolver of this executable, which
///     declares none.
///   - parts: those that it declared to answer.
///   - end: ends the subject, as nothing more is asked, within a time, and returns what is wrong with how it ends.
///   - makeRunner: makes the runner for a plan, given what is known already.
package func serveAsWorker<Runner: ScenarioRunner>(
  capabilities: Capabilities? = nil, answering parts: Set<Observation.Part> = .all,
  end: (Seconds) -> String? = { _ in nil },
  makeRunner: (RunPlan, _ known: Coverage) -> Runner
) {
  expectCrashes()
  Breadcrumb.ofThisProcess.beginBeating()
  Descendants.beginForgettingEnded()
  let requests = RequestQueue.reading()
  var runner: Runner?
  while true {
    let line = requests.next()
    // A scenario that was read may be longer when it is written: defaults are.
    guard let json = try? JSON(parsing: line, countLimit: .max),
      let request = try? WorkerRequest.jsonForm.value(json)
    else {
      return refuseToWork(
        "a request that is none: \(String(decoding: line.prefix(1_000), as: UTF8.self))")
    }
    if case .setup(let plan, let known) = request {
      if let capabilities, plan.capabilities != .all, plan.capabilities != capabilities {
        return refuseToWork(SubjectProgram.Unusable.hasChanged("its program").reason)
      }
      runner = makeRunner(plan, known)
      continue
    }
    if case .capabilities = request {
      let answer: JSON = [
        "capabilities": Capabilities.jsonForm.json(capabilities ?? .all),
        "answers": JSON(Observation.Part.allCases.filter(parts.contains).map { JSON($0.rawValue) }),
      ]
      guard WorkerChannel.answer(answer) else { return }
      continue
    }
    if case .end(let limit) = request {
      guard WorkerChannel.answer(["ended": end(limit).map { JSON($0) } ?? .null]) else { return }
      continue
    }
    guard runner != nil else { return refuseToWork("a request before the setup") }
    guard answer(request, with: &runner!) else { return }
  }
}

extension RequestQueue {
  /// The requests that a second thread reads.
  fileprivate static func reading() -> RequestQueue {
    let input = WorkerChannel.input
    _ = WorkerChannel.output
    let requests = RequestQueue()
    Thread.detachNewThread {
      var reader = LineReader(input)
      while let line = reader.next() { requests.add(line) }
      endProcess()
    }
    return requests
  }
}

/// Ends with everything that the worker has started.
func endProcess() -> Never {
  Descendants.endAll()
  if getpgrp() == getpid() { kill(0, SIGKILL) }
  _exit(0)
}

/// Reports that this worker can do nothing, and why.
package func refuseToWork(_ reason: String) {
  _ = WorkerChannel.answer(["unusable": JSON(reason)])
}

private func answer(_ request: WorkerRequest, with runner: inout some ScenarioRunner) -> Bool {
  let answer: JSON
  do {
    switch request {
    case .setup, .capabilities, .end: return true
    case .run(let positions):
      answer = RunPart.jsonForm.json(try runner.run(positions))
    case .divergence(let scenario):
      let divergences = try runner.divergences(on: scenario)
      if let wrong = divergences.first(where: { $0.failure != nil }) { end(with: wrong) }
      answer = [
        "divergences": JSON(divergences.map { $0.json(scenario) }),
        "compared": ComparedValues.jsonForm.json(runner.compared),
        "skipped": runner.skipped.map { JSON($0.reason) } ?? .null,
      ]
    case .observations(let scenario):
      var observations = try runner.observations(on: scenario) ?? []
      let slots = scenario.names.slotCount
      if observations.contains(where: { $0.unwritable(slots: slots) != nil }) { observations = [] }
      answer = ["observed": JSON(observations.map { $0.json(scenario.names) })]
    case .shrink(let scenario, let wanted, let budget):
      let shrinking = try runner.shrink(
        scenario, like: wanted, budget: budget, watch: progressWatch())
      answer = ["shrinking": Shrinking.jsonForm.json(shrinking)]
    }
  } catch {
    refuseToWork(error.reason)
    return false
  }
  return WorkerChannel.answer(answer)
}

/// Ends this worker with an answer of the subject that is none.
private func end(with wrong: Divergence) -> Never {
  Breadcrumb.ofThisProcess.begin(index: 0, stepsBefore: wrong.step)
  guard case .crashed(let ending) = wrong.failure else {
    preconditionFailure("a process ends, hangs, and is asked again from outside")
  }
  endWorker(crashed: ending)
}

/// Reports progress ten times a second, and whenever evaluations have doubled: a fast subject needs less
/// time.
private func progressWatch() -> ShrinkWatch {
  var (last, reported) = (SystemClock.now, 0)
  return { progress in
    guard progress.evaluations > 2 * reported || SystemClock.now - last >= 0.1 else {
      return .goOn
    }
    (last, reported) = (SystemClock.now, progress.evaluations)
    return WorkerChannel.answer(["progress": Shrinking.Progress.jsonForm.json(progress)])
      ? .goOn : .stop
  }
}

/// Lines that were read and not yet answered.
private final class RequestQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var lines: [[UInt8]] = []

  func add(_ line: [UInt8]) {
    condition.lock()
    lines.append(line)
    condition.signal()
    condition.unlock()
  }

  func next() -> [UInt8] {
    condition.lock()
    defer { condition.unlock() }
    while lines.isEmpty { condition.wait() }
    return lines.removeFirst()
  }
}
