/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed, on every machine.
///
/// Our own, so that seeds stay valid across releases of the standard library.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers that follow from `seed`. Nearby seeds give unrelated numbers.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SeededRandom.mix(state)
  }

  /// A seed for the `index`-th part of what follows from `seed`, regardless of the other parts' needs.
  package static func seed(_ index: Int, of seed: UInt64) -> UInt64 {
    mix(mix(seed &+ 0x9E37_79B9_7F4A_7C15) &+ UInt64(truncatingIfNeeded: index))
  }

  /// Numbers for the part with this number, drawn aside: what is drawn from here on stays what it is.
  func aside(_ part: Int) -> SeededRandom {
    var next = self
    return SeededRandom(seed: SeededRandom.seed(part, of: next.next()))
  }

  private static func mix(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededRandom {
  /// A number from 0 to `count` - 1.
  ///
  /// - Precondition: `count` > 0.
  package mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// A number in `range`.
  package mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// True in `percent` of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `choices`.
  ///
  /// - Precondition: `choices` is not empty.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }
}
