import Dispatch
import Foundation

/// The size of a main thread's stack, on every system: other threads have a sixteenth of it on
/// Apple's, and a resolver that follows a deep tree would crash there only.
private let stackSize = 8 << 20

/// Runs a body for each value at the same time, each on a thread of its own, so that bodies may wait
/// for other processes; the results are in the order of the values, nil where no thread can be started.
package func onThreads<Value: Sendable, Result: Sendable>(
  _ values: some Sequence<Value>, _ body: @escaping @Sendable (Value) -> Result
) async -> [Result?] {
  await withTaskGroup(of: (Int, Result?).self) { group in
    for (number, value) in values.enumerated() {
      group.addTask { (number, await onThread { body(value) }) }
    }
    let results = await group.reduce(into: []) { $0.append($1) }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result? {
  await withCheckedContinuation { continuation in
    let hasStarted = startThread { continuation.resume(returning: body()) }
    if !hasStarted { continuation.resume(returning: nil) }
  }
}

/// Returns true if this process may start some threads at the same time: starts them, and ends them.
///
/// What runs on Swift's own threads waits without end where the system allows none.
package func canStart(threads count: Int) -> Bool {
  let (started, end) = (DispatchGroup(), DispatchSemaphore(value: 0))
  var running = 0
  for _ in 0..<count {
    started.enter()
    let isRunning = startThread {
      end.wait()
      started.leave()
    }
    guard isRunning else {
      started.leave()
      break
    }
    running += 1
  }
  for _ in 0..<running { end.signal() }
  started.wait()
  return running == count
}

/// The body of a thread. `Thread` of Foundation does not say that it can't be started.
private final class ThreadBody {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let context = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(&thread, &attributes, { runThread($0) }, context.toOpaque())
  #else
    var thread = pthread_t()
    let error = pthread_create(&thread, &attributes, { runThread($0!) }, context.toOpaque())
  #endif
  if error != 0 { context.release() }
  return error == 0
}

private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
