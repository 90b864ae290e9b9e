import Foundation
import StatusQuoHarness
import StatusQuoRunning
import StatusQuoScenarioFiles

/// The scenario that a test plays: on standard error when a resolver traps or calls `exit`, and in a file that
/// the next run of the test finds, however the process has ended.
///
/// The file is shared memory: to note a scenario is to store two words. A process that calls `exit` while a test
/// plays exits with 1, as its test has neither passed nor failed.
final class TrapReport: @unchecked Sendable {
  /// The scenario in which the process of the last run ended, if it did, and how.
  let unfinished: (number: Int, how: Ending)?

  /// How a process ended while a test played.
  enum Ending: Int {
    /// In a way that leaves no trace: a signal from outside, `_exit`.
    case unknown = 0
    /// The resolver trapped.
    case trap = 1
    /// `exit` was called.
    case exit = 2
  }

  /// The mark of the test, how the process ended, the number of the scenario or -1 between two.
  private let memory: UnsafeMutablePointer<Int>
  private let file: String
  private let slot: Int?
  private static let size = 3 * MemoryLayout<Int>.stride

  /// A test that begins to play.
  ///
  /// - Parameters:
  ///   - test: a text that no other test has, and no other scenarios of the same one.
  ///   - folder: where the file is.
  ///   - resolver: the resolver, as standard error gets it when it traps.
  ///   - run: what comes before the number of the scenario there.
  init(_ test: String, in folder: String, of resolver: String, _ run: String) {
    let name = fingerprint(test)
    let mark = Int(truncatingIfNeeded: UInt64(name, radix: 16) ?? 0)
    file = "\(folder)/.unfinished-\(name)"
    unfinished = Self.unfinished(in: file, mark)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    memory = Self.memory(of: file)
    (memory[0], memory[1], memory[2]) = (mark, 0, -1)
    slot = Slots.take(memory, "statusquo: \(resolver)", "; \(run)")
  }

  /// The word that is 1 while code of the resolver runs: what traps at another time is the harness's.
  var subjectMark: AtomicWord { slot.map { Slots.all[$0].subjectMark } ?? Slots.unused }

  /// Hears where the resolver is.
  var watch: SubjectWatch {
    let mark = subjectMark
    return SubjectWatch { moment in
      if case .launch = moment { self.launch() }
      mark.value = moment.isAtWork ? 1 : 0
    }
  }

  /// Notes the number of the next scenario, or -1 for anything else.
  func willPlay(_ number: Int) { AtomicWord(at: memory + 2).value = number }

  /// Notes the current thread as the one on which a resolver is made.
  func launch() {
    if let slot { Slots.all[slot].thread.value = currentThread }
  }

  /// Deletes the file after all scenarios are played.
  func end() {
    if let slot { Slots.release(slot) }
    unlink(file)
  }

  deinit { munmap(memory, Self.size) }

  /// The trace that a process has left; nil if there is none, or one between two scenarios.
  private static func unfinished(in file: String, _ mark: Int) -> (number: Int, how: Ending)? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var words = [0, 0, 0]
    guard read(descriptor, &words, size) == size, words[0] == mark, words[2] >= 0 else {
      return nil
    }
    return (words[2], Ending(rawValue: words[1]) ?? .unknown)
  }

  /// Memory that is still in a new file when the process has ended; in none where that can't be made.
  private static func memory(of file: String) -> UnsafeMutablePointer<Int> {
    unlink(file)
    let descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    let isShared = descriptor >= 0 && ftruncate(descriptor, off_t(size)) == 0
    let flags = isShared ? MAP_SHARED : MAP_PRIVATE | MAP_ANON
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, flags, isShared ? descriptor : -1, 0)
    guard let memory, memory != MAP_FAILED else { fatalError("there is no memory") }
    return memory.bindMemory(to: Int.self, capacity: 3)
  }
}

private var currentThread: Int { Int(bitPattern: pthread_self()) }

/// The tests that play, for a handler, which must not allocate.
private enum Slots {
  struct Slot {
    let thread = AtomicWord(forever: 0)
    let subjectMark = AtomicWord(forever: 0)
    var memory: UnsafeMutablePointer<Int>?
    var resolver = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    var run = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  }

  private static let count = 64
  static let unused = AtomicWord(forever: 0)
  nonisolated(unsafe) static let all: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for slot in 0..<count { (slots + slot).initialize(to: Slot()) }
    return slots
  }()
  private static let taken = Shared<Set<Int>>([])
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// Nil where too many play; those are not reported.
  static func take(
    _ memory: UnsafeMutablePointer<Int>, _ resolver: String, _ run: String
  ) -> Int? {
    _ = isWatchingExit
    return taken.withLock { taken in
      guard let slot = (0..<count).first(where: { !taken.contains($0) }) else { return nil }
      if taken.isEmpty { for number in signals { catchSignal(number) } }
      taken.insert(slot)
      all[slot].resolver = bytes(of: resolver)
      all[slot].run = bytes(of: run)
      all[slot].memory = memory
      return slot
    }
  }

  static func release(_ slot: Int) {
    taken.withLock { taken in
      all[slot].thread.value = 0
      all[slot].memory = nil
      all[slot].resolver.deallocate()
      all[slot].run.deallocate()
      taken.remove(slot)
      if taken.isEmpty { for number in signals { sigaction(number, earlier + Int(number), nil) } }
    }
  }

  private static func bytes(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return bytes
  }

  /// From the first test on, `exit` while a test plays is a failure of the process.
  private static let isWatchingExit: Bool =
    atexit {
      guard Slots.reportExit() else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    } == 0

  private static func catchSignal(_ number: Int32) {
    let handler: @convention(c) (Int32) -> Void = { number in
      Slots.report(onThread: currentThread)
      // The instruction is tried again, and ends the process as it would have.
      sigaction(number, Slots.earlier + Int(number), nil)
    }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, earlier + Int(number))
  }

  private static func report(onThread thread: Int) {
    for slot in 0..<count where all[slot].thread.value == thread {
      if all[slot].memory != nil, all[slot].subjectMark.value == 0 {
        write("statusquo: code of StatusQuo trapped, not that of the resolver: ")
        write("please report this\n")
      } else {
        report(slot, .trap, " trapped")
      }
    }
  }

  /// Reports all tests that play; false where none does.
  private static func reportExit() -> Bool {
    var isPlaying = false
    for slot in 0..<count where all[slot].memory != nil {
      isPlaying = true
      report(slot, .exit, " was played as 'exit' was called")
    }
    return isPlaying
  }

  private static func report(_ slot: Int, _ ending: TrapReport.Ending, _ words: StaticString) {
    guard let memory = all[slot].memory else { return }
    memory[1] = ending.rawValue
    write(all[slot].resolver)
    write(words)
    write(all[slot].run)
    write(memory[2] < 0 ? ", a scenario that is kept or shrunk" : ", scenario ")
    if memory[2] >= 0 { write(memory[2]) }
    write("\n")
  }

  private static func write(_ text: UnsafeMutableBufferPointer<UInt8>) {
    _ = Foundation.write(STDERR_FILENO, text.baseAddress, text.count)
  }

  /// Digit by digit, as no text can be made here.
  private static func write(_ number: Int) {
    var rest = number
    var power = 1
    while rest / power >= 10 { power *= 10 }
    while power > 0 {
      var digit = UInt8(ascii: "0") + UInt8(rest / power)
      _ = Foundation.write(STDERR_FILENO, &digit, 1)
      rest %= power
      power /= 10
    }
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
