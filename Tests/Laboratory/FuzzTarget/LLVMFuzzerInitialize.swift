import Foundation

/// True to fuzz the files that commands read (`FUZZ_FILES=1`) in place of scenarios.
let isFuzzingFiles = ProcessInfo.processInfo.environment["FUZZ_FILES"] == "1"

/// Leaves crashes to libFuzzer, which catches only signals without another handler: Swift's
/// runtime does, to print a backtrace, and then no input would be saved.
@_cdecl("LLVMFuzzerInitialize")
package func initialize(
  _ argumentCount: UnsafeMutablePointer<Int32>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { signal(number, SIG_DFL) }
  return 0
}
