import StatusQuoGenerators

/// Changes one part of the scenario or the file that the bytes are, in place, and returns how many bytes
/// there are then. Changing single bytes would throw all later steps out of step.
@_cdecl("LLVMFuzzerCustomMutator")
package func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  let buffer = UnsafeMutableBufferPointer(start: bytes, count: limit)
  if isFuzzingFiles {
    var damage = FileDamage(seed: UInt64(seed))
    let file = damage.damaged(Array(buffer[..<count].dropFirst()))
    return buffer.update(fromContentsOf: (buffer[..<min(count, 1)] + file).prefix(limit))
  }
  var mutated = ScenarioBytes(UnsafeBufferPointer(start: bytes, count: count))
  mutated.mutate(seed: UInt64(seed), limit: limit)
  return buffer.update(fromContentsOf: mutated.bytes)
}
