// A lock as the thread sanitizer sees it: two threads count to 2,000, with a `Mutex`, with a lock of
// Foundation, or with none. Compiled and run by .ci/sanitize.
//
// A free `Mutex` is taken by an atomic operation that is inlined here, where the sanitizer sees it. One
// that another thread holds is handed over by the kernel, in code of the library: of that the sanitizer
// sees nothing, so what the lock guards looks like a race. That is why nothing here uses `Mutex`.
import Foundation
import Synchronization

nonisolated(unsafe) var count = 0
let mutex = Mutex(())
let lock = NSLock()
let kind = CommandLine.arguments.dropFirst().first ?? "none"
let ended = DispatchSemaphore(value: 0)

func increment() {
  count += 1
  // Long enough for the other thread to wait.
  if count.isMultiple(of: 50) { usleep(1_000) }
}

for _ in 0..<2 {
  Thread.detachNewThread {
    for _ in 0..<1_000 {
      switch kind {
      case "mutex": mutex.withLock { _ in increment() }
      case "lock": lock.withLock { increment() }
      default: increment()
      }
    }
    ended.signal()
  }
}
for _ in 0..<2 { ended.wait() }
print(kind, count)
