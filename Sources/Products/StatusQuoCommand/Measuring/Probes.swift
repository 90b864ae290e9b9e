import Foundation
package import StatusQuoBenchmarking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Probes {
  /// The processor time of this thread, which stands still while others have the processor, and the
  /// allocations of this process.
  package static let process = Probes(
    now: { threadNanoseconds() }, allocations: { countAllocations(during: $0) })
}

private func threadNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

private typealias Allocate =
  @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

/// The count, touched by the measuring thread only.
nonisolated(unsafe) private var allocationCount = 0
nonisolated(unsafe) private var allocate: Allocate?

/// The number of objects that the Swift runtime allocates: buffers of arrays, instances, boxes.
/// `nil` where the runtime has no place to look in.
///
/// The runtime calls its allocator through a variable as long as a switch is on; both are there for
/// measuring tools.
private func countAllocations(during work: () -> Void) -> Int? {
  let program = dlopen(nil, RTLD_NOW)
  let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  guard let hook = dlsym(program, "_swift_allocObject"), let isOn = dlsym(program, name) else {
    return nil
  }
  let place = hook.assumingMemoryBound(to: Allocate.self)
  let original = place.pointee
  allocate = original
  allocationCount = 0
  place.pointee = { type, size, alignment in
    allocationCount += 1
    return allocate?(type, size, alignment)
  }
  isOn.storeBytes(of: true, as: Bool.self)
  work()
  isOn.storeBytes(of: false, as: Bool.self)
  place.pointee = original
  return allocationCount
}
