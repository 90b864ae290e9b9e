import Foundation

/// The signals with which a process dies when its own code is wrong.
enum CrashSignals {
  /// The handler's text, made before, for a handler must not allocate.
  nonisolated(unsafe) private static var message = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)
  private static let stackSize = 1 << 16

  /// Makes these signals write `text` to standard error and exit with the code of a crash.
  static func report(_ text: String) {
    let bytes = Array(text.utf8)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    message = copy
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { catchSignal(number) }
    prepareThread()
  }

  private static func catchSignal(_ number: Int32) {
    let handler: @convention(c) (Int32) -> Void = { _ in
      _ = write(STDERR_FILENO, CrashSignals.message.baseAddress, CrashSignals.message.count)
      _exit(ExitCode.crash.rawValue)
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
