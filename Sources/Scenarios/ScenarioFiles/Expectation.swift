package import StatusQuoAppearanceModel
package import StatusQuoJSON

/// A part of the observation that is required after a step.
package struct Expectation: Hashable, Sendable {
  /// The number of the step; 0 is the launch.
  package var after: Int
  /// The parts that matter, in the form of an observation.
  package var observation: JSON

  /// `observation` after the step with the number `after`.
  package init(after: Int, observation: JSON) {
    self.after = after
    self.observation = observation
  }
}

extension Expectation {
  /// The form for a scenario with this number of steps.
  static func jsonForm(steps: Int) -> JSONForm<Expectation> {
    JSONForm("an expectation", Expectation(after: 0, observation: .null)) { form in
      form.field("after", .step(of: steps), { $0.after }, { $0.after = $1 })
      form.field("observation", partForm, { $0.observation }, { $0.observation = $1 })
    }
  }
}

/// A part of an observation.
private let partForm = JSONForm<JSON>("a part of an observation", .leaf(["type": "object"])) {
  $1.add($0)
} _: { json throws(JSONError) in
  guard json.members != nil else { return nil }
  try Observation.jsonForm.shape.check(json)
  return json
}

extension ScenarioDocument {
  /// The document of a scenario that has some of its steps, with what is expected of some parts of observations.
  package func moved(
    to scenario: Scenario, steps: [Int], answering parts: Set<Observation.Part>
  ) -> ScenarioDocument {
    var moved = self
    moved.scenario = scenario
    moved.expectations = expectations.compactMap { expectation in
      guard let after = ([0] + steps.map { $0 + 1 }).firstIndex(of: expectation.after) else {
        return nil
      }
      let members = expectation.observation.members ?? []
      let answered = members.filter { member in
        Observation.Part(rawValue: member.key).map(parts.contains) ?? false
      }
      guard !answered.isEmpty else { return nil }
      let observation = JSON.object { object in
        for member in answered { object.member(member.key, member.value) }
      }
      return Expectation(after: after, observation: observation)
    }
    return moved
  }
}
