import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting

/// Plays the scenario that the bytes are on both models, and traps with the finding where
/// they differ: that is how libFuzzer, AFL++ and Centipede notice.
///
/// With `FUZZ_FILES=1` the first byte says what kind of file the others are, and that is read.
///
/// To fuzz a resolver of your own, put it instead of `CachedResolver`.
@_cdecl("LLVMFuzzerTestOneInput")
package func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if isFuzzingFiles {
    let file = UnsafeBufferPointer(start: bytes, count: count)
    if let kind = file.first.flatMap(ReadableFile.init) { kind.read(Array(file.dropFirst())) }
    return 0
  }
  let scenario = ScenarioBytes(UnsafeBufferPointer(start: bytes, count: count)).scenario
  var models = LockStep(
    reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
  if let divergence = models.firstDivergence(on: scenario) {
    fatalError(Finding.Reported(Finding(scenario, divergence)).article().text())
  }
  return 0
}
