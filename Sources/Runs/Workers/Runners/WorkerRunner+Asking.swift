import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunning
import StatusQuoScenarioFiles

extension WorkerRunner {
  enum Reply {
    case answer(JSON)
    /// A failure, with the last lines of standard error.
    case failure(Divergence.Failure, Breadcrumb.Place, output: [String])
  }

  mutating func ask(_ request: WorkerRequest) throws(RunnerFailure) -> Reply {
    var worker = try send(request)
    let reply: Reply?
    do throws(RunnerFailure) {
      reply = try self.reply(of: &worker) { (_, silence) throws(RunnerFailure) in
        if shouldGiveUp(silence) { throw .interrupted }
        return true
      }
    } catch {
      guard error.isTrap, case .run = request else { throw error }
      throw error.at(worker.breadcrumb.place)
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
      if let reached = message.flatMap({ try? Shrinking.Progress.jsonForm.value($0) }) {
        progress = reached
      }
      if watch(progress) == .stop { return false }
      if shouldGiveUp(silence) { throw .interrupted }
      return true
    }
    if case .answer? = reply { self.worker = worker }
    return reply
  }

  /// Only a worker that has answered is asked again.
  private mutating func send(_ request: WorkerRequest) throws(RunnerFailure) -> WorkerProcess {
    if shouldGiveUp(.zero) { throw .interrupted }
    var worker = if let worker { worker } else { try start() }
    self.worker = nil
    worker.conversation.forgetErrors()
    worker.conversation.send(WorkerRequest.jsonForm.json(request).compactText)
    return worker
  }

  private func start() throws(RunnerFailure) -> WorkerProcess {
    do throws(WorkerError) {
      let (breadcrumb, process) = try Breadcrumb.shared { descriptor throws(WorkerError) in
        try ChildProcess(
          command, leadsGroup: true, standardError: .read, isTraced: isTracing,
          sharing: descriptor)
      }
      var conversation = Conversation(process, lastLines: isTracing ? CrashTrace.lines : 20)
      conversation.send(
        WorkerRequest.jsonForm.json(.setup(plan, known: known)).compactText)
      return WorkerProcess(conversation: conversation, breadcrumb: breadcrumb)
    } catch {
      throw RunnerFailure(error.reason)
    }
  }

  /// Waits for an answer; nil where `shallWait` ends it. That is asked when nothing came for a
  /// while, with how long the subject was silent, and for each message before the answer.
  private func reply(
    of worker: inout WorkerProcess,
    shallWait: (_ message: JSON?, _ silence: Seconds) throws(RunnerFailure) -> Bool
  ) throws(RunnerFailure) -> Reply? {
    var signs = LifeSigns(of: worker.breadcrumb)
    let tick = max(1, Int32(min(patience / 4, 0.1) * 1_000))
    while true {
      switch worker.conversation.next(within: tick) {
      case .line(let line):
        let reply = try reply(line, &worker)
        guard case .answer(let json) = reply, let progress = json["progress"] else { return reply }
        signs.note()
        if try !shallWait(progress, .zero) { return nil }
      case .end: return try ending(of: &worker)
      case .silence:
        let silence = signs.silence(of: worker.breadcrumb)
        if try !shallWait(nil, silence) { return nil }
        // To start takes its time, however short the candidates.
        let isStarting = signs.place.scenarios == 0 || signs.place.isStarting
        guard silence > (isStarting ? startLimit : patience) else { continue }
        _ = worker.conversation.process.end()
        let output = worker.conversation.lastErrors()
        guard isStarting else {
          return .failure(
            .hung(seconds: hangAfter, signs.place.lines), signs.place, output: output)
        }
        let seconds = startLimit
        throw RunnerFailure(
          "the subject was silent for \(seconds) s at its start\(quotation(of: output))")
      }
    }
  }

  /// The failure of a worker from which nothing will come any more.
  private func ending(of worker: inout WorkerProcess) throws(RunnerFailure) -> Reply {
    let ending = worker.conversation.process.end(patience: 2)
    let output = worker.conversation.lastErrors()
    let place = worker.breadcrumb.place
    if ending.isTrap, worker.breadcrumb.beats > 0, !place.isInSubject {
      throw .trap(ending, quotation(of: output))
    }
    guard place.scenarios > 0 else {
      throw RunnerFailure(
        "a worker ended before it played anything: \(ending)\(quotation(of: output))")
    }
    return .failure(.crashed(.process("\(ending)")), place, output: output)
  }

  private func reply(_ line: [UInt8], _ worker: inout WorkerProcess) throws(RunnerFailure) -> Reply
  {
    guard let json = try? JSON(parsing: line) else {
      throw RunnerFailure("a worker wrote what is not JSON")
    }
    if let reason = json["unusable"]?.string {
      throw RunnerFailure(reason + quotation(of: worker.conversation.lastErrors()))
    }
    if let how = json["crashed"]?.string {
      let output = worker.conversation.lastErrors()
      return .failure(.crashed(CrashKind(how)), worker.breadcrumb.place, output: output)
    }
    return .answer(json)
  }
}

/// The last sign of life of a worker.
private struct LifeSigns {
  private(set) var place: Breadcrumb.Place
  private var beats: Int
  private var time = SystemClock.now

  init(of breadcrumb: Breadcrumb) { (place, beats) = (breadcrumb.place, breadcrumb.beats) }

  /// Notes that it has said something.
  mutating func note() { time = SystemClock.now }

  /// How long it was silent. Where the subject is not at work, the worker is, unless it was stopped.
  mutating func silence(of breadcrumb: Breadcrumb) -> Seconds {
    let (place, beats) = (breadcrumb.place, breadcrumb.beats)
    let isWorking = !place.isAtWork && !place.isStarting && place.scenarios > 0
    if place != self.place || isWorking && beats != self.beats { note() }
    (self.place, self.beats) = (place, beats)
    return SystemClock.now - time
  }
}

/// The last lines of standard error, below a reason.
private func quotation(of output: [String]) -> String {
  output.isEmpty ? "" : "; its last words:" + output.map { "\n  | " + $0 }.joined()
}

extension JSON {
  /// The value behind a key of an answer.
  func part<Value>(
    _ key: String, _ form: JSONForm<Value>, _ names: Names = Names()
  ) throws(RunnerFailure) -> Value {
    guard let part = self[key], let value = try? form.value(part, names) else {
      throw .strange(self)
    }
    return value
  }
}

extension RunnerFailure {
  /// A worker trapped outside of the subject's code.
  fileprivate static func trap(_ ending: ChildProcess.Ending, _ words: String) -> RunnerFailure {
    RunnerFailure(
      "code of StatusQuo trapped (\(ending)), not that of the resolver, which says nothing of it: please report this\(words)",
      isTrap: true)
  }

  /// The same trap, with the place in the run.
  fileprivate func at(_ place: Breadcrumb.Place) -> RunnerFailure {
    RunnerFailure("at step \(place.step) of scenario \(place.index), \(reason)", isTrap: isTrap)
  }

  static func strange(_ answer: JSON) -> RunnerFailure {
    RunnerFailure("a worker gave a strange answer: \(answer.compactText.prefix(200))")
  }
}
