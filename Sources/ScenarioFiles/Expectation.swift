/// What must be observed after a step: part of an observation.
public struct Expectation: Hashable, Sendable {
  /// The number of the step; 0 is the launch.
  public var after: Int
  /// The parts that matter, in the form of an observation.
  public var observation: JSON

  /// `observation` after the step with the number `after`.
  public init(after: Int, observation: JSON) {
    self.after = after
    self.observation = observation
  }
}

extension Expectation {
  /// Reads an expectation for a scenario with this number of steps.
  init(_ json: JSON, steps: Int) throws(JSONError) {
    var fields = try Fields(json, "an expectation")
    after = try fields.required("after", "the number of a step, 0 for the launch")
      .asStep(of: steps)
    observation = try fields.required("observation", "a part of an observation")
    try fields.end()
    try ObservationShape.check(observation)
  }

  var json: JSON { ["after": JSON(after), "observation": observation] }
}

extension JSON {
  /// The number of a step up to a last one, 0 for the launch.
  func asStep(of steps: Int) throws(JSONError) -> Int {
    guard let step = number.flatMap(Int.init(exactly:)), (0...steps).contains(step) else {
      throw isNot(
        steps == 0 ? "0, as the scenario has no steps" : "the number of a step, 0 to \(steps)")
    }
    return step
  }
}
