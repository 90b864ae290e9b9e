import Foundation
import StatusQuoRunning

/// The position of a worker, in memory that it shares with the process that started it: readable
/// when the worker has died or hangs, and as cheap to write as any variable.
public final class Breadcrumb: @unchecked Sendable {
  /// The descriptor under which the worker finds it.
  static let workersDescriptor: Int32 = 3

  /// The file that the memory belongs to; it has no name any more. -1 without one.
  let descriptor: Int32
  /// The number of scenarios that were begun, the place of the current one in the run, its current
  /// step, whether a program is being started, whether the subject is at work, the number of
  /// heartbeats.
  private let memory: UnsafeMutablePointer<Int>
  private static let wordCount = 6
  private static let size = 4_096

  /// A scenario and a step of it.
  struct Place: Hashable, Sendable {
    /// The number of scenarios that were begun.
    var scenarios: Int
    /// The place of the current one in the run; of no meaning when it is not from the run.
    var index: Int
    /// 0 for the launch.
    var step: Int
    /// True while a program is being started.
    var isStarting: Bool
    /// True between a request to the subject and its answer: only then is silence a hang.
    var isAtWork: Bool
  }

  /// New memory, to be shared with a worker.
  static func shared() throws(WorkerError) -> Breadcrumb {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : NSTemporaryDirectory()
    var path = Array((folder + "statusquo-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw unshared(folder, "no temporary file can be made in") }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard ftruncate(descriptor, off_t(size)) == 0, let crumb = Breadcrumb(descriptor) else {
      let error = unshared(folder, "no memory can be shared through")
      close(descriptor)
      throw error
    }
    return crumb
  }

  /// The error of the last call.
  private static func unshared(_ folder: String, _ problem: String) -> WorkerError {
    WorkerError("\(problem) \(folder) (\(String(cString: strerror(errno)).lowercased()))")
  }

  /// The worker's end of it; memory of its own in a process that shares none.
  public static func ofThisProcess() -> Breadcrumb {
    Breadcrumb(workersDescriptor) ?? Breadcrumb()
  }

  private init?(_ descriptor: Int32) {
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    self.memory = memory.bindMemory(to: Int.self, capacity: Self.wordCount)
  }

  private init() {
    descriptor = -1
    memory = .allocate(capacity: Self.wordCount)
    memory.initialize(repeating: 0, count: Self.wordCount)
  }

  deinit {
    guard descriptor >= 0 else { return memory.deallocate() }
    munmap(memory, Self.size)
    close(descriptor)
  }

  private func word(_ number: Int) -> AtomicWord { AtomicWord(at: memory + number) }

  /// Notes the scenario that the subject plays next, by its number in the run, and the number of
  /// its steps that the subject has played already.
  public func begin(index: Int, stepsBefore: Int) {
    word(1).value = index
    word(2).value = stepsBefore
    word(0).add(1)
  }

  /// Notes that a subject is made.
  func launch() {
    word(2).value = 0
    word(0).add(1)
    work(true)
  }

  /// Notes that the next step begins.
  func step() {
    word(2).add(1)
    work(true)
  }

  /// Notes that the subject is asked for something, or has answered.
  func work(_ isAtWork: Bool) { word(4).value = isAtWork ? 1 : 0 }

  /// Notes that a program is being started, or has been.
  func start(_ isStarting: Bool) { word(3).value = isStarting ? 1 : 0 }

  /// Begins the heartbeat of a worker, which stops only where the whole process stands still.
  func beginBeating() {
    Thread.detachNewThread {
      while true {
        self.word(5).add(1)
        usleep(100_000)
      }
    }
  }

  /// The number of heartbeats.
  var beats: Int { word(5).value }

  /// The position of the worker.
  var place: Place {
    Place(
      scenarios: word(0).value, index: word(1).value, step: word(2).value,
      isStarting: word(3).value == 1, isAtWork: word(4).value == 1)
  }
}
