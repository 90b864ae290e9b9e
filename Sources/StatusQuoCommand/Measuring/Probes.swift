import Foundation
import StatusQuoBenchmarking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Probes {
  /// The processor time of this thread, which stands still while others have the processor, and the
  /// heap of this process.
  static let process = Probes(
    now: { threadNanoseconds() }, heapBytes: { bytesInUse() },
    allocations: { countAllocations(during: $0) })
}

private func threadNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Bytes on the heap that are in use, mapped ones included.
private func bytesInUse() -> Int? {
  #if canImport(Glibc)
    return glibcReport().flatMap(bytesInUse)
  #elseif canImport(Darwin)
    return Int(mstats().bytes_used)
  #else
    return nil
  #endif
}

#if canImport(Glibc)
  private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// What glibc's `malloc_info` reports, as XML. Swift's module map leaves its header out.
  private func glibcReport() -> String? {
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "malloc_info") else { return nil }
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return nil }
    let code = unsafeBitCast(function, to: MallocInfo.self)(0, stream)
    fclose(stream)
    defer { free(text) }
    return code == 0 ? text.map { String(cString: $0) } : nil
  }

  /// What was taken from the system, less what is free in it, plus what is mapped by itself.
  private func bytesInUse(report: String) -> Int? {
    guard let totals = report.range(of: "</heap>", options: .backwards) else { return nil }
    let summary = report[totals.upperBound...]
    func size(_ element: String) -> Int? {
      guard let start = summary.range(of: element),
        let size = summary[start.upperBound...].range(of: "size=\"")
      else { return nil }
      return Int(summary[size.upperBound...].prefix { $0.isNumber })
    }
    guard let system = size("<system type=\"current\""), let fast = size("type=\"fast\""),
      let rest = size("type=\"rest\""), let mapped = size("type=\"mmap\"")
    else { return nil }
    return system - fast - rest + mapped
  }
#endif

private typealias Allocate =
  @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

/// Only touched by the thread that measures.
nonisolated(unsafe) private var allocationCount = 0
nonisolated(unsafe) private var allocate: Allocate?

/// How many objects the Swift runtime allocates: buffers of arrays, instances, boxes. `nil` where
/// the runtime has no place to look in.
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
