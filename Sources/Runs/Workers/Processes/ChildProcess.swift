import Foundation
import StatusQuoAtomics
import StatusQuoHarness
import StatusQuoRunning

/// A process that reads lines from this one and writes lines to it.
///
/// A worker leads a process group of its own: a Ctrl-C in the terminal does not reach it, and what it
/// starts ends with it.
final class ChildProcess: Sendable {
  /// The descriptor to write to.
  let input: Int32
  /// The descriptor to read from.
  let output: Int32
  /// The descriptor of its standard error; nil if that goes elsewhere.
  let errors: Int32?
  private let pid: pid_t
  /// The id to end: that of the process, or (negative) of its group.
  private let target: pid_t
  private let status = Shared<Ending?>(nil)

  /// The destination of a process's standard error.
  enum StandardError: Sendable {
    /// A pipe to the process that starts it.
    case read
    /// The standard error of this process.
    case inherited
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - leadsGroup: whether it gets a process group of its own.
  ///   - standardError: where its standard error goes.
  ///   - isTraced: whether a program in Swift says where it crashes, which may take seconds. So do those that
  ///     it starts.
  ///   - sharing: a file that it finds under the number 3.
  init(
    _ command: [String], leadsGroup: Bool, standardError: StandardError, isTraced: Bool = false,
    sharing file: Int32? = nil
  ) throws(WorkerError) {
    let made = Descendants.own.withLock { own in
      Result { () throws(WorkerError) in
        let made = try Self.start(
          command, leadsGroup: leadsGroup, standardError, isTraced: isTraced, file)
        own.insert(made.0)
        return made
      }
    }
    (pid, input, output, errors) = try made.get()
    target = leadsGroup ? -pid : pid
  }

  deinit {
    _ = end()
    Self.close((input, output))
    if let errors { Foundation.close(errors) }
  }

  /// Ends its input. The descriptor stays, as it is closed with the others.
  func endInput() {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard null >= 0 else { return }
    dup2(null, input)
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    Foundation.close(null)
  }

  /// True once it has ended by itself, or was ended.
  var hasEnded: Bool {
    status.withLock { status in
      var information = siginfo_t()
      return status != nil
        || waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT) == 0
          && information.si_signo == SIGCHLD
    }
  }

  /// Ends it, if it has not ended by itself within `patience`, and says how it ended.
  func end(patience: Seconds = .zero) -> Ending {
    status.withLock { status in
      if let status { return status }
      let limit = SystemClock.now + patience
      var isForced = false
      var found = Descendants.reap(pid)
      while found == nil {
        if !isForced, SystemClock.now >= limit {
          kill(target, SIGKILL)
          isForced = true
        }
        usleep(500)
        found = Descendants.reap(pid)
      }
      // What it has started may still be there.
      if target < 0 { kill(target, SIGKILL) }
      Descendants.endOrphans()
      status = isForced ? .forced : Ending(status: found!)
      return status!
    }
  }

  /// The way in which a process ended.
  enum Ending: Hashable, Sendable, CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    /// Ended by force.
    case forced

    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

    /// True for a signal that a process gets when its own code is wrong.
    var isTrap: Bool {
      guard case .signal(let number) = self else { return false }
      return [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT].contains(number)
    }

    /// `SIGSEGV`, `exit code 1`.
    var description: String {
      switch self {
      case .exit(let code): "exit code \(code)"
      case .signal(let number): signalNames[number] ?? "signal \(number)"
      case .forced: "no more output"
      }
    }
  }
}

private let signalNames: [Int32: String] = [
  SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
  SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM",
  SIGXCPU: "SIGXCPU", SIGINT: "SIGINT",
]

// MARK: - Starting

extension ChildProcess {
  private static func start(
    _ command: [String], leadsGroup: Bool, _ standardError: StandardError, isTraced: Bool,
    _ file: Int32?
  ) throws(WorkerError) -> (pid_t, Int32, Int32, errors: Int32?) {
    var pipes: [(read: Int32, write: Int32)] = []
    do {
      for _ in 0..<(standardError == .read ? 3 : 2) { pipes.append(try pipe()) }
    } catch {
      pipes.forEach { close($0) }
      throw error
    }
    let (toChild, fromChild) = (pipes[0], pipes[1])
    let errors = pipes.count > 2 ? pipes[2] : nil
    var pid = pid_t()
    var files: [(Int32, Int32)] = [(toChild.read, 0), (fromChild.write, 1)]
    if let errors { files.append((errors.write, 2)) }
    if let file { files.append((file, Breadcrumb.workersDescriptor)) }
    let error = spawn(command, &pid, leadsGroup: leadsGroup, isTraced: isTraced, files)
    close((toChild.read, fromChild.write))
    if let errors { Foundation.close(errors.write) }
    guard error == 0 else {
      close((toChild.write, fromChild.read))
      if let errors { Foundation.close(errors.read) }
      throw WorkerError(
        "'\(command[0])' can't be started: \(String(cString: strerror(error)).lowercased())")
    }
    return (pid, toChild.write, fromChild.read, errors?.read)
  }

  /// A pipe that no child inherits unasked.
  private static func pipe() throws(WorkerError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw WorkerError("no pipe can be made: \(String(cString: strerror(errno)).lowercased())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ pair: (Int32, Int32)) {
    Foundation.close(pair.0)
    Foundation.close(pair.1)
  }

  /// Starts `command` with files under given numbers; returns the number of an error, or 0.
  private static func spawn(
    _ command: [String], _ pid: inout pid_t, leadsGroup: Bool, isTraced: Bool,
    _ files: [(file: Int32, number: Int32)]
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (file, number) in files { posix_spawn_file_actions_adddup2(&actions, file, number) }
    // The thread that starts it may block signals, by which a subject has to be able to end.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // A crash is known by its signal; a trace of it would take seconds each time.
    var environment = ProcessInfo.processInfo.environment
    let keepsTracing = environment[CrashTrace.key] == CrashTrace.wanted
    environment[CrashTrace.key] = isTraced || keepsTracing ? CrashTrace.wanted : "enable=no"
    let texts = environment.map { "\($0.key)=\($0.value)" }
    return withCStrings(command) { arguments in
      withCStrings(texts) { posix_spawn(&pid, command[0], &actions, &attributes, arguments, $0) }
    }
  }
}

/// Becomes another program, which on Linux ends with the thread that started this process; exits with 127
/// where there is no such program.
package func becomeProgram(_ command: [String]) -> Never {
  statusquo_end_with_parent()
  _ = withCStrings(command) { execvp(command[0], $0) }
  _exit(127)
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

/// The reason why no worker can work.
struct WorkerError: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
