import StatusQuoHarness
import StatusQuoRunning
import StatusQuoScenarioFiles

extension WorkerRunner {
  enum Reply {
    case answer(JSON)
    /// With the last lines of standard error.
    case failure(SubjectFailure, Breadcrumb.Place, output: [String])
  }

  mutating func ask(_ request: WorkerRequest) throws(RunnerFailure) -> Reply {
    var worker = try send(request)
    let reply = try reply(of: &worker) { (_, silence) throws(RunnerFailure) in
      if shouldGiveUp(silence) { throw .interrupted }
      return true
    }
    if case .answer = reply { self.worker = worker }
    return reply!
  }

  /// Nil where `watch` stops it.
  mutating func ask(
    _ request: WorkerRequest, stopsShrinking progress: inout Shrinking.Progress,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Reply? {
    var worker = try send(request)
    let reply = try reply(of: &worker) { (message, silence) throws(RunnerFailure) in
      if let reached = message.flatMap(Shrinking.Progress.init(message:)) { progress = reached }
      if watch(progress) == .stop { return false }
      if shouldGiveUp(silence) { throw .interrupted }
      return true
    }
    if case .answer? = reply { self.worker = worker }
    return reply
  }

  /// Only a worker that has answered is asked again.
  private mutating func send(_ request: WorkerRequest) throws(RunnerFailure) -> Worker {
    var worker = if let worker { worker } else { try start() }
    self.worker = nil
    worker.conversation.forgetErrors()
    worker.conversation.send(request.json.compactText)
    return worker
  }

  private func start() throws(RunnerFailure) -> Worker {
    do throws(WorkerError) {
      let breadcrumb = try Breadcrumb.shared()
      var conversation = Conversation(
        try ChildProcess(
          command, leadsGroup: true, standardError: .read,
          sharing: breadcrumb.descriptor))
      conversation.send(WorkerRequest.setup(plan, known: known).json.compactText)
      return Worker(conversation: conversation, breadcrumb: breadcrumb)
    } catch {
      throw RunnerFailure(error.reason)
    }
  }

  /// Waits for an answer; nil where `shallWait` ends it. That is asked when nothing came for a
  /// while, with how long the subject was silent, and for each message before the answer.
  private func reply(
    of worker: inout Worker,
    shallWait: (_ message: JSON?, _ silence: Seconds) throws(RunnerFailure) -> Bool
  ) throws(RunnerFailure) -> Reply? {
    var lastPlace = worker.breadcrumb.place
    var lastSign = SystemClock.now
    let tick = max(1, Int32(min(patience / 4, 0.1) * 1_000))
    while true {
      switch worker.conversation.next(within: tick) {
      case .line(let line):
        let reply = try reply(line, &worker)
        guard case .answer(let json) = reply, let progress = json["progress"] else { return reply }
        lastSign = SystemClock.now
        if try !shallWait(progress, .zero) { return nil }
      case .end:
        let ending = worker.conversation.process.end(patience: 2)
        let output = worker.conversation.lastErrors()
        guard worker.breadcrumb.place.scenarios > 0 else {
          throw RunnerFailure(
            "a worker ended before it played anything: \(ending)\(quotation(of: output))")
        }
        return .failure(.crashed("\(ending)"), worker.breadcrumb.place, output: output)
      case .silence:
        let place = worker.breadcrumb.place
        let now = SystemClock.now
        if place != lastPlace || !place.isAtWork && !place.isStarting && place.scenarios > 0 {
          (lastPlace, lastSign) = (place, now)
        }
        if try !shallWait(nil, now - lastSign) { return nil }
        // To start takes its time, however short the candidates.
        let isStarting = place.scenarios == 0 || place.isStarting
        guard now - lastSign > (isStarting ? startLimit : patience) else { continue }
        _ = worker.conversation.process.end()
        let output = worker.conversation.lastErrors()
        guard !isStarting else {
          let seconds = startLimit
          throw RunnerFailure(
            "the subject was silent for \(seconds) s at its start\(quotation(of: output))")
        }
        return .failure(.hung(seconds: hangAfter), place, output: output)
      }
    }
  }

  private func reply(_ line: [UInt8], _ worker: inout Worker) throws(RunnerFailure) -> Reply {
    guard let json = try? JSON(parsing: line) else {
      throw RunnerFailure("a worker wrote what is not JSON")
    }
    if let reason = json["unusable"]?.string {
      throw RunnerFailure(reason + quotation(of: worker.conversation.lastErrors()))
    }
    if let how = json["crashed"]?.string {
      let output = worker.conversation.lastErrors()
      return .failure(.crashed(how), worker.breadcrumb.place, output: output)
    }
    return .answer(json)
  }
}

/// The last lines of standard error, below a reason.
private func quotation(of output: [String]) -> String {
  output.isEmpty ? "" : "; its last words:" + output.map { "\n  | " + $0 }.joined()
}

extension RunnerFailure {
  static func strange(_ answer: JSON) -> RunnerFailure {
    RunnerFailure("a worker gave a strange answer: \(answer.compactText.prefix(200))")
  }
}
