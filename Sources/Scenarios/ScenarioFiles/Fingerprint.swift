import StatusQuoJSON

extension ScenarioDocument {
  /// A hash of what is run: 16 digits, the same for the same scenario under any name.
  package var contentHash: String {
    fingerprint(ScenarioDocument(scenario).json.compactText)
  }
}

/// The FNV-1a hash of a text, 64 bits as 16 digits: short, and the same on every machine.
package func fingerprint(_ text: String) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
