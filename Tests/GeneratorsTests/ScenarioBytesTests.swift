import StatusQuoAppearanceModel
import StatusQuoGenerators
import Testing

struct ScenarioBytesTests {
  /// Bytes of every length up to 40 words, and what they are like.
  private static func strings(_ count: Int) -> [[UInt8]] {
    var random = SeededRandom(seed: 3)
    return (0..<count).map { _ in
      let length = random.below(320)
      return (0..<length).map { _ in UInt8(random.below(256)) }
    }
  }

  @Test func `every string of bytes is a valid scenario, always the same`() {
    let constant = (0...24).flatMap { length in
      [UInt8(0), 1, 127, 255].map { [UInt8](repeating: $0, count: length * 13) }
    }
    for bytes in Self.strings(300) + constant {
      let scenario = ScenarioBytes(bytes).scenario
      #expect(scenario.problem == nil)
      #expect(ScenarioBytes(bytes).scenario == scenario)
      #expect(ScenarioBytes(ScenarioBytes(bytes).bytes).scenario == scenario)
    }
  }

  @Test func `all steps, controllers and versions of the generator are reached`() {
    var steps: Set<Step.Kind> = []
    var controllers: Set<Controller.Kind> = []
    var versions: Set<Version> = []
    for bytes in Self.strings(1_500) {
      let scenario = ScenarioBytes(bytes).scenario
      steps.formUnion(scenario.steps.map(\.kind))
      controllers.formUnion(scenario.controllers.map(\.kind))
      versions.insert(scenario.environment.iOS)
    }
    #expect(steps.count == Step.Kind.allCases.count)
    #expect(controllers.count == Controller.Kind.allCases.count)
    #expect(versions.isSuperset(of: Version.boundaries))
  }

  @Test func `a word is a step, and the steps before it don't depend on it`() {
    for bytes in Self.strings(200) where bytes.count >= 160 {
      let bytes = Array(bytes.prefix(bytes.count / 8 * 8))
      let scenario = ScenarioBytes(bytes).scenario
      #expect(scenario.steps.count == bytes.count / 8 - 15)
      var changed = bytes
      changed[changed.count - 3] ^= 1
      let other = ScenarioBytes(changed).scenario
      #expect(other.controllers == scenario.controllers)
      #expect(other.steps.dropLast() == scenario.steps.dropLast())
      let shorter = ScenarioBytes(bytes.dropLast(8)).scenario
      #expect(shorter.steps.elementsEqual(scenario.steps.dropLast()))
    }
  }

  @Test func `a word is a controller, and its place and the others don't depend on it`() {
    var changes = 0
    for bytes in Self.strings(200) where bytes.count >= 120 {
      var changed = bytes
      changed[3 * 8 + 2] ^= 0x10
      let (one, other) = (ScenarioBytes(bytes).scenario, ScenarioBytes(changed).scenario)
      #expect(one.environment == other.environment)
      #expect(one.controllers.map(\.name) == other.controllers.map(\.name))
      #expect(one.controllers.map(\.place) == other.controllers.map(\.place))
      if one.controllers[0] != other.controllers[0] { changes += 1 }
    }
    #expect(changes > 20)
  }

  @Test func `a mutation follows from its seed, fits, and changes little`() {
    for (seed, bytes) in Self.strings(300).enumerated() {
      var one = ScenarioBytes(bytes)
      let before = one.bytes
      var other = one
      one.mutate(seed: UInt64(seed), limit: 256)
      other.mutate(seed: UInt64(seed), limit: 256)
      #expect(one == other)
      #expect(one.bytes.count <= 256)
      #expect(one.scenario.problem == nil)
      guard (120...248).contains(before.count) else { continue }
      #expect(abs(one.bytes.count - before.count) <= 8)
    }
  }

  @Test func `there is room for nothing in no bytes`() {
    var empty = ScenarioBytes([])
    for seed in 0..<50 { empty.mutate(seed: UInt64(seed), limit: 7) }
    #expect(empty.bytes.isEmpty)
  }
}
