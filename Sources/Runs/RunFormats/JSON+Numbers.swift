import StatusQuoHarness
package import StatusQuoJSON
package import StatusQuoScenarioFiles

extension JSON {
  /// Its number, if that is a whole one from 0 to `RunTotals.highestCount`.
  package var count: Int? { try? JSONForm.count.value(self) }
}

extension JSONForm<Int> {
  /// A count, as high as files and workers count.
  package static var count: Self {
    whole("a whole number up to \(RunTotals.highestCount)", in: 0...RunTotals.highestCount)
  }
}

extension JSONForm<UInt64> {
  /// A seed: a number where every reader of JSON reads it exactly, else its digits as a text.
  package static var seed: Self {
    Self(
      "a seed",
      .anyOf([
        .leaf(["type": "integer", "minimum": 0]),
        .leaf(["type": "string", "pattern": "^[0-9]+$"]),
      ])
    ) { seed, json in
      if seed < 1 << 53 { json.add(Int(seed)) } else { json.add(String(seed)) }
    } _: { json in
      if let digits = json.string {
        UInt64(digits)
      } else {
        json.number.flatMap { UInt64(exactly: $0) }
      }
    }
  }
}
