import Foundation
import StatusQuoRunning
import Testing

@Suite struct ThreadTests {
  @Test func `results are in the order of the values, whichever is ready first`() async {
    let results = await onThreads([3, 1, 2]) { value -> Int in
      usleep(UInt32(value) * 10_000)
      return value * 2
    }
    #expect(results == [6, 2, 4])
  }

  @Test func `each thread has the stack of a main thread`() async {
    // Six megabytes; other threads of Apple's systems have half of one.
    let used = await onThreads(0..<2) { _ in stackUsed(atLeast: 6 << 20) }
    #expect(used.allSatisfy { $0 ?? 0 >= 6 << 20 })
  }

  @Test func `no addition is lost between threads`() async {
    let word = AtomicWord(forever: 0)
    let shared = Shared(0)
    _ = await onThreads(0..<4) { _ in
      for _ in 0..<10_000 {
        word.add(1)
        shared.withLock { $0 += 1 }
      }
    }
    #expect(word.value == 40_000)
    #expect(shared.withLock { $0 } == 40_000)
  }
}

/// Calls itself until the stack has grown by a number of bytes, and returns by how much it has.
private func stackUsed(atLeast wanted: Int, from top: UInt? = nil) -> Int {
  var here = (0, 0, 0, 0)
  return withUnsafeMutableBytes(of: &here) { bytes in
    let place = UInt(bitPattern: bytes.baseAddress)
    let used = Int((top ?? place) - place)
    return used >= wanted ? used : stackUsed(atLeast: wanted, from: top ?? place)
  }
}
