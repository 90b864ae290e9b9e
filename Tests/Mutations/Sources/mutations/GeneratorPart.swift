import Foundation
import mutating

/// A part of the generator that a copy of its source can do without, to measure what it earns.
///
/// The product has no switch for it: `make` writes the switches into the copy, as it does with mutations.
enum GeneratorPart: Int, CaseIterable {
  /// Each scenario leaves out some steps, kinds and values, and favors others.
  case swarm
  /// Steps are about the controllers of the last steps, or close to them.
  case locality
  /// Steps follow from the one before.
  case followUps
  /// Few scenarios are large, long or odd.
  case rareFeatures
  /// Some steps are invalid on purpose.
  case invalidSteps
  /// Steps and kinds differ in how often they occur.
  case weights
  /// Arguments fit, by a sketch of the world.
  case fittingArguments
  /// Some scenarios have two conditions together.
  case combinations

  /// The places of the source where it decides: file, text, and the text that can do without.
  var edits: [(file: String, text: String, instead: String)] {
    let lacks = "lacks(\(rawValue))"
    return switch self {
    case .swarm:
      [
        ("StepMix.swift", "= random.chance(30)", "= \(lacks) ? [1] : random.chance(30)"),
        ("StepMix.swift", "isFavored || !random", "isFavored || \(lacks) || !random"),
        ("TreeMix.swift", "kind == .plain ? 2", "kind == .plain || \(lacks) ? 2"),
        ("ScenarioMaker.swift", "{ Features.usual[", "{ \(lacks) ? 20 : Features.usual["),
      ]
    case .locality:
      [("Habits.swift", "locality = random", "locality = \(lacks) ? 0 : random")]
    case .followUps:
      [("Habits.swift", "followUps = random", "followUps = \(lacks) ? 0 : random")]
    case .rareFeatures:
      [
        (
          "ScenarioMaker.swift", "= profile.hasRareFeatures ?",
          "= profile.hasRareFeatures && !\(lacks) ?"
        ),
        (
          "ScenarioMaker.swift", "= profile.largeWorld != nil",
          "= profile.largeWorld != nil && !\(lacks)"
        ),
      ]
    case .invalidSteps:
      [
        (
          "ScenarioMaker+Steps.swift", "if random.chance(profile.invalidShare)",
          "if !\(lacks), random.chance(profile.invalidShare)"
        )
      ]
    case .weights:
      [("StepMix.swift", "habit.weight * factor", "(\(lacks) ? 1 : habit.weight) * factor")]
    case .fittingArguments:
      [
        // Setting a property is given a value of its domain.
        (
          "ScenarioMaker+Steps.swift", "guard let step = StepHabit.of(choice).make(&self)",
          """
          if \(lacks), choice.kind != .set { return invalidStep(choice.kind) }
              guard let step = StepHabit.of(choice).make(&self)
          """
        ),
        (
          "ScenarioMaker+InvalidSteps.swift", "random.chance(70) ? any",
          "\(lacks) || random.chance(70) ? any"
        ),
        (
          "ScenarioMaker+InvalidSteps.swift", "= world.inTransition.last, ",
          "= world.inTransition.last, !\(lacks), "
        ),
      ]
    case .combinations:
      [
        (
          "Combination.swift", "guard profile.hasRareFeatures",
          "guard profile.hasRareFeatures, !\(lacks)"
        )
      ]
    }
  }

  /// Writes the switches of all parts into a folder of the generator's source.
  static func writeSwitches(to folder: URL) throws {
    for (file, text, instead) in allCases.flatMap(\.edits) {
      let path = folder.appending(path: file)
      let source = try String(contentsOf: path, encoding: .utf8)
      guard source.split(separator: text, omittingEmptySubsequences: false).count == 2 else {
        throw Unusable("\(file) does not say '\(text)' once: mend GeneratorPart")
      }
      try source.replacing(text, with: instead).write(to: path, atomically: true, encoding: .utf8)
    }
    let switches = """
      import Foundation

      private let lacking = Int(ProcessInfo.processInfo.environment["STATUSQUO_WITHOUT"] ?? "") ?? 0

      func lacks(_ part: Int) -> Bool { lacking & 1 << part != 0 }
      """
    try switches.write(
      to: folder.appending(path: "Lacking.swift"), atomically: true, encoding: .utf8)
  }
}
