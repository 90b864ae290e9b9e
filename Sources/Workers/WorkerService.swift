import AppearanceModel
import Foundation
public import Harness
import Reporting
import ScenarioFiles

/// What a worker process does: answers one request after the other until there is none.
///
/// A second thread reads the requests, so that the process ends together with the one that asks,
/// even while a subject loops for ever.
///
/// - Parameter player: makes the player for a run, of which something is known already.
public func serveAsWorker<Worker: Player>(
  player: (FuzzOptions, _ known: Coverage) -> Worker
) {
  dumpNoCore()
  let input = WorkerChannel.input
  _ = WorkerChannel.output
  let requests = RequestQueue()
  Thread.detachNewThread {
    var reader = LineReader(input)
    while let line = reader.next() { requests.add(line) }
    endProcess()
  }
  var worker: Worker?
  while true {
    let line = requests.next()
    guard let json = try? JSON(parsing: line), let request = WorkerRequest(json) else {
      return refuseToWork("a request that is none: \(String(decoding: line, as: UTF8.self))")
    }
    if case .setup(let options, let known) = request {
      worker = player(options, known)
      continue
    }
    guard worker != nil else { return refuseToWork("a request before the setup") }
    guard answer(request, with: &worker!) else { return }
  }
}

/// Crashes are expected: an image of the memory of each would take time and space.
private func dumpNoCore() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  #else
    setrlimit(RLIMIT_CORE, &none)
  #endif
}

/// Ends with everything that the worker has started.
func endProcess() -> Never {
  if getpgrp() == getpid() { kill(0, SIGKILL) }
  _exit(0)
}

/// Tells that this worker can do nothing, and why.
public func refuseToWork(_ reason: String) {
  _ = WorkerChannel.answer(["unusable": JSON(reason)])
}

private func answer(_ request: WorkerRequest, with player: inout some Player) -> Bool {
  let answer: JSON
  do {
    switch request {
    case .setup: return true
    case .play(let positions): answer = ["played": try player.play(positions).json]
    case .divergence(let scenario):
      let divergence = try player.divergence(on: scenario)
      answer = ["divergence": divergence?.message(scenario.names) ?? .null]
    case .reduce(let scenario, let budget):
      answer = ["reduction": try player.reduce(scenario, budget: budget).message]
    }
  } catch {
    refuseToWork(error.reason)
    return false
  }
  return WorkerChannel.answer(answer)
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
