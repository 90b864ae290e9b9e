import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing
import StatusQuoGenerators

extension SeededBug {
  /// The bug with an id such as `drawn-7`: a seed draws which answers are wrong, how, and where. It is in no list, so
  /// nothing that finds or explains it was made for it.
  ///
  /// Nil for another id. Some never show, as what they are about makes no difference there.
  package static func drawn(_ id: String) -> SeededBug? {
    let prefix = "drawn-"
    guard id.hasPrefix(prefix), let seed = UInt64(id.dropFirst(prefix.count)) else { return nil }
    var random = SeededRandom(seed: seed)
    let parts = Observation.Part.allCases.filter { $0 != .outcome && $0 != .launchBar }
    let part = random.pick(parts)
    let (words, behavior) = random.chance(50) ? stays(part, &random) : forgets(part, &random)
    guard random.chance(50) else {
      return SeededBug(id, of: .memory, "\(part.words): \(words)", behavior)
    }
    let condition = random.pick(Condition.ofNodesAndWorlds)
    return SeededBug(
      id, of: .memory, "\(part.words): \(words) \(condition.words)", behavior.limited(to: condition)
    )
  }

  /// A change of a kind of step is missing in an answer.
  private static func stays(
    _ part: Observation.Part, _ random: inout SeededRandom
  ) -> (words: String, behavior: Fault.Behavior) {
    let kind = random.pick(Step.Kind.allCases.filter { $0 != .set })
    return (
      "stays as before in '\(kind.rawValue)'",
      .reports(after: .kind(kind)) { reported, memory in
        reported.change(part, from: memory.now, to: memory.before)
      }
    )
  }

  /// A property of controllers does not count for an answer.
  private static func forgets(
    _ part: Observation.Part, _ random: inout SeededRandom
  ) -> (words: String, behavior: Fault.Behavior) {
    let property = random.pick(Controller.properties.filter { $0.setName != nil })
    var behavior = Fault.Behavior.shows(
      OtherWorld(
        to: { scenario in
          var other = scenario
          other.changeControllers { property.setRank(&$0, 0) }
          return other
        },
        step: { step in
          if case .set(.known(property.setName), to: _, on: _) = step { nil } else { step }
        }))
    behavior.transformObservation = { reported, memory in
      if memory.isInForce {
        reported.change(part, from: memory.others.from, to: memory.others.to)
      }
    }
    return ("\(property.name) does not count", behavior)
  }
}
