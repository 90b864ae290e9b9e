import Foundation

/// Runs each task on a thread of its own, so that tasks may wait for other processes.
public final class ThreadPerTask: TaskExecutor {
  /// An executor.
  public init() {}

  /// Runs a job on a new thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}
