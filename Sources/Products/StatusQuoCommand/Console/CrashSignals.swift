import Foundation
import StatusQuoHarness
package import StatusQuoRunning

/// The signals with which a process dies when code in it is wrong: that of a resolver, or our own.
package enum CrashSignals {
  /// The word that is 1 while code of a resolver runs in this process.
  package static let subjectMark = AtomicWord(forever: 0)
  /// Marks it while code of a resolver runs.
  static let watch = SubjectWatch { subjectMark.value = $0.isAtWork ? 1 : 0 }
  /// 1 where resolvers are played without a mark, so that any trap counts as theirs.
  private static let isUnmarked = AtomicWord(forever: 0)

  /// The handler's texts, made before, for a handler must not allocate.
  nonisolated(unsafe) private static var ofResolver = Message("")
  nonisolated(unsafe) private static var ofHarness = Message("")
  private static let stackSize = 1 << 16

  private typealias Message = UnsafeMutableBufferPointer<UInt8>

  /// Makes these signals end the process with an exit code that says whose code trapped. With a backtrace that is
  /// asked for, Swift's runtime has them.
  package static func install() {
    ofHarness = Message(
      "\(programName): code of StatusQuo trapped, not that of a resolver: please report this command."
        + " With SWIFT_BACKTRACE=enable=yes it says where\n")
    report("\(programName): the resolver crashed\n", marked: true)
    let backtrace = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
    if ["enable=yes", "enable=on", "enable=true"].contains(where: backtrace.contains) { return }
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { catchSignal(number) }
    prepareThread()
  }

  /// Sets what is written when a resolver traps.
  ///
  /// - Parameter isMarked: false where resolvers are played without `subjectMark`.
  static func report(_ text: String, marked isMarked: Bool) {
    ofResolver = Message(text)
    isUnmarked.value = isMarked ? 0 : 1
  }

  private static func catchSignal(_ number: Int32) {
    let handler: @convention(c) (Int32) -> Void = { _ in
      let isOfResolver = CrashSignals.subjectMark.value | CrashSignals.isUnmarked.value != 0
      let message = isOfResolver ? CrashSignals.ofResolver : CrashSignals.ofHarness
      _ = write(STDERR_FILENO, message.baseAddress, message.count)
      _exit(isOfResolver ? ExitCode.crash.rawValue : ExitCode.trap.rawValue)
    }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  /// Gives the calling thread a second stack, on which even a stack overflow can be reported.
  static func prepareThread() {
    guard pthread_getspecific(hasStack) == nil else { return }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(stackSize)
    sigaltstack(&stack, nil)
    pthread_setspecific(hasStack, memory)
  }

  /// Marks the threads that have a second stack. It is never freed: the signal may come at any time.
  private static let hasStack: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// A text that is never freed.
  fileprivate init(_ text: String) {
    self = .allocate(capacity: text.utf8.count)
    _ = initialize(from: text.utf8)
  }
}
