import StatusQuoGenerators

/// Changes one part of the scenario that the bytes are, in place, and returns how many bytes there
/// are then. Changing single bytes would throw all later steps out of step.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  var mutated = ScenarioBytes(UnsafeBufferPointer(start: bytes, count: count))
  mutated.mutate(seed: UInt64(seed), limit: limit)
  let buffer = UnsafeMutableBufferPointer(start: bytes, count: limit)
  return buffer.update(fromContentsOf: mutated.bytes)
}
