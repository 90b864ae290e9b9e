import Foundation
import StatusQuoRunning

/// Says on standard error in which scenario a resolver was when the process trapped.
///
/// One test at a time has it: a second one that plays meanwhile is not reported.
enum TrapReport {
  private static let isArmed = Shared(false)
  private static let index = AtomicWord(forever: 0)
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  // Made before anything traps, for a handler must not allocate.
  nonisolated(unsafe) private static var prefix = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// From now on a trap is reported with `text`, followed by the number of the scenario.
  static func arm(_ text: String) -> Bool {
    let isFirst = isArmed.withLock { isArmed in
      defer { isArmed = true }
      return !isArmed
    }
    guard isFirst else { return false }
    prefix = .allocate(capacity: text.utf8.count)
    _ = prefix.initialize(from: text.utf8)
    for number in signals { catchSignal(number) }
    return true
  }

  static func willPlay(_ number: Int) { index.value = number }

  static func disarm() {
    for number in signals { sigaction(number, earlier + Int(number), nil) }
    prefix.deallocate()
    isArmed.withLock { $0 = false }
  }

  private static func catchSignal(_ number: Int32) {
    let handler: @convention(c) (Int32) -> Void = { number in
      _ = write(STDERR_FILENO, TrapReport.prefix.baseAddress, TrapReport.prefix.count)
      TrapReport.writeIndex()
      // The instruction is tried again, and ends the process as it would have.
      sigaction(number, TrapReport.earlier + Int(number), nil)
    }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, earlier + Int(number))
  }

  /// Digit by digit, as no text can be made here.
  private static func writeIndex() {
    var rest = index.value
    var power = 1
    while rest / power >= 10 { power *= 10 }
    while power > 0 {
      var digit = UInt8(ascii: "0") + UInt8(rest / power)
      _ = write(STDERR_FILENO, &digit, 1)
      rest %= power
      power /= 10
    }
    var end = UInt8(ascii: "\n")
    _ = write(STDERR_FILENO, &end, 1)
  }
}
