import Foundation
import StatusQuoAtomics
package import StatusQuoHarness
import StatusQuoRunning

/// The position of a worker, in memory that it shares with the process that started it: readable
/// when the worker has died or hangs, and as cheap to write as any variable.
package final class Breadcrumb: @unchecked Sendable {
  /// The descriptor under which the worker finds it.
  static let workersDescriptor: Int32 = 3

  /// The number of scenarios that were begun, the place of the current one in the run, its current
  /// step, whether a program is being started, whether the subject is at work, the number of
  /// heartbeats, the lines that a program owes for a scenario, those that came, and whether code of the
  /// subject runs in this process.
  private let memory: UnsafeMutablePointer<Int>
  private let isShared: Bool
  private static let wordCount = 9
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
    /// The lines of a program's answer so far; nil of another subject.
    var lines: AnsweredLines?
    /// True while code of the subject runs in the worker itself: only then is a trap one of the subject.
    var isInSubject: Bool
  }

  /// New memory, and what `start` makes of the file that it belongs to: a worker. The file is closed then, so
  /// that no process finds it.
  static func shared<Worker>(
    with start: (_ descriptor: Int32) throws(WorkerError) -> Worker
  ) throws(WorkerError) -> (Breadcrumb, Worker) {
    let sealed = statusquo_make_memory(size)
    let descriptor = sealed >= 0 ? sealed : try temporaryFile()
    defer { close(descriptor) }
    guard let crumb = Breadcrumb(descriptor) else {
      throw WorkerError("no memory can be shared (\(lastProblem))")
    }
    return (crumb, try start(descriptor))
  }

  /// A file without a name, where the system has none in memory.
  private static func temporaryFile() throws(WorkerError) -> Int32 {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : NSTemporaryDirectory()
    var path = Array((folder + "statusquo-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw WorkerError("no temporary file can be made in \(folder) (\(lastProblem))")
    }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      let problem = lastProblem
      close(descriptor)
      throw WorkerError("no memory can be shared through \(folder) (\(problem))")
    }
    return descriptor
  }

  /// The error of the last call.
  private static var lastProblem: String { String(cString: strerror(errno)).lowercased() }

  /// The worker's end of it; memory of its own in a process that shares none. From then on, nothing that the
  /// worker starts inherits an open file but its standard streams.
  package static let ofThisProcess: Breadcrumb = {
    let shared = Breadcrumb(workersDescriptor)
    if shared != nil { close(workersDescriptor) }
    keepFilesFromPrograms()
    return shared ?? Breadcrumb()
  }()

  private init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size == Self.size, status.st_nlink == 0 else {
      return nil
    }
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory.bindMemory(to: Int.self, capacity: Self.wordCount)
    isShared = true
  }

  private init() {
    memory = .allocate(capacity: Self.wordCount)
    memory.initialize(repeating: 0, count: Self.wordCount)
    isShared = false
  }

  deinit {
    if isShared { munmap(memory, Self.size) } else { memory.deallocate() }
  }

  private func word(_ number: Int) -> AtomicWord { AtomicWord(at: memory + number) }

  /// Notes the scenario that the subject plays next, by its number in the run, and the number of
  /// its steps that the subject has played already.
  package func begin(index: Int, stepsBefore: Int) {
    word(1).value = index
    word(2).value = stepsBefore
    word(0).add(1)
  }

  /// Hears where a program is.
  package var watchOfProgram: SubjectWatch { SubjectWatch { self.note($0) } }

  /// Hears where a resolver is whose code runs in this process.
  package var watchOfResolver: SubjectWatch {
    SubjectWatch { moment in
      self.note(moment)
      self.word(8).value = moment.isAtWork ? 1 : 0
    }
  }

  private func note(_ moment: SubjectWatch.Moment) {
    switch moment {
    case .launch:
      word(2).value = 0
      word(0).add(1)
    case .step: word(2).add(1)
    case .question, .rest: break
    }
    word(4).value = moment.isAtWork ? 1 : 0
  }

  /// Notes that a program is being started, or has been.
  func start(_ isStarting: Bool) { word(3).value = isStarting ? 1 : 0 }

  /// Notes that a program begins to answer a scenario with a number of lines.
  func expect(lines: Int) {
    word(7).value = 0
    word(6).value = lines
  }

  /// Notes that a line came.
  func addLine() { word(7).add(1) }

  /// Begins the heartbeat of a worker, which stops only where the whole process stands still.
  func beginBeating() {
    word(5).add(1)
    Thread.detachNewThread {
      while true {
        self.word(5).add(1)
        usleep(100_000)
      }
    }
  }

  /// The number of heartbeats; 0 until the worker begins to serve.
  var beats: Int { word(5).value }

  /// The position of the worker. A subject that runs in the worker's process may have written anything there, so
  /// no number is below zero, and none is more than a claim.
  var place: Place {
    let due = max(word(6).value, 0)
    return Place(
      scenarios: max(word(0).value, 0), index: max(word(1).value, 0), step: max(word(2).value, 0),
      isStarting: word(3).value == 1, isAtWork: word(4).value == 1,
      lines: due == 0 ? nil : AnsweredLines(came: min(max(word(7).value, 0), due), of: due),
      isInSubject: word(8).value == 1)
  }
}

/// Closes every open file but the standard streams when this process starts a program: also what it has inherited
/// from a shell.
private func keepFilesFromPrograms() {
  #if os(Linux)
    let list = "/proc/self/fd"
  #else
    let list = "/dev/fd"
  #endif
  for name in (try? FileManager.default.contentsOfDirectory(atPath: list)) ?? [] {
    guard let file = Int32(name), file > STDERR_FILENO else { continue }
    let flags = fcntl(file, F_GETFD)
    if flags >= 0 { _ = fcntl(file, F_SETFD, flags | FD_CLOEXEC) }
  }
}
