public import AppearanceModel
public import Harness
public import ScenarioFiles

/// What came of playing documents: which hold, and why the others do not.
public struct Replay: Sendable {
  /// The files of the documents that were played, in that order.
  public private(set) var files: [String] = []
  /// How many expectations they had.
  public private(set) var expectations = 0
  /// How many steps were played.
  public private(set) var steps = 0
  /// The documents that do not hold, in the order in which they were played.
  public private(set) var failures: [Failure] = []
  /// Why documents could not be played.
  public private(set) var unreadable: [DocumentError] = []

  /// A document that does not hold.
  public struct Failure: Sendable {
    /// Its file, as the caller named it.
    public var file: String
    /// What it is called.
    public var name: String?
    /// The scenario that was played.
    public var scenario: Scenario
    /// What was not as expected, each with the model that says so.
    public var expectations: [FailedExpectation]
    /// How the two models differ, if they do.
    public var divergence: Divergence?
  }

  /// An expectation that a model does not meet.
  public struct FailedExpectation: Hashable, Sendable {
    /// `reference`, `cached`, or `both models` where both say the same.
    public var model: String
    /// The number of the step, 0 for the launch.
    public var step: Int
    /// Where what is observed is not what is expected. Never empty.
    public var mismatches: [Mismatch]
  }

  /// Nothing played yet.
  public init() {}

  /// How many documents were played.
  public var documents: Int { files.count }

  /// How many documents hold.
  public var holding: Int { documents - failures.count }

  /// Counts a file that could not be read.
  public mutating func add(_ error: DocumentError) { unreadable.append(error) }

  /// Plays a document on each of the two models and compares them.
  ///
  /// - Complexity: each model plays the document twice.
  public mutating func play<Reference: Resolver, Subject: Resolver>(
    _ document: ScenarioDocument, file: String, on models: inout LockStep<Reference, Subject>
  ) {
    let scenario = document.scenario
    let divergence = models.firstDivergence(on: scenario)
    let reference = document.failures(of: models.reference(scenario), called: "reference")
    let subject = document.failures(of: models.subject(scenario), called: "cached")
    files.append(file)
    expectations += document.expectations.count
    steps += scenario.steps.count
    let failed = merged(reference, subject)
    guard divergence != nil || !failed.isEmpty else { return }
    failures.append(
      Failure(
        file: file, name: document.name, scenario: scenario, expectations: failed,
        divergence: divergence))
  }

  /// One entry where both models fail in the same way.
  private func merged(
    _ reference: [FailedExpectation], _ subject: [FailedExpectation]
  ) -> [FailedExpectation] {
    var rest = subject
    var merged = reference.map { failed in
      let twin = rest.firstIndex {
        $0.step == failed.step && $0.mismatches == failed.mismatches
      }
      guard let twin else { return failed }
      rest.remove(at: twin)
      return FailedExpectation(
        model: "both models", step: failed.step, mismatches: failed.mismatches)
    }
    merged += rest
    return merged
  }
}

extension ScenarioDocument {
  /// What a model does not answer as expected, in the order of the expectations.
  fileprivate func failures<Model: Resolver>(
    of resolver: Model, called model: String
  ) -> [Replay.FailedExpectation] {
    guard !expectations.isEmpty else { return [] }
    var resolver = resolver
    var observation = Observation()
    var failures: [(index: Int, failed: Replay.FailedExpectation)] = []
    for step in 0...scenario.steps.count {
      if step > 0 { resolver.apply(scenario.steps[step - 1]) }
      // Observed after every step, as in a comparison: some resolvers tell only of the last step.
      resolver.observe(into: &observation)
      for (index, expectation) in expectations.enumerated() where expectation.after == step {
        let mismatches = expectation.mismatches(in: observation, scenario.names)
        guard !mismatches.isEmpty else { continue }
        failures.append(
          (index, Replay.FailedExpectation(model: model, step: step, mismatches: mismatches)))
      }
    }
    return failures.sorted { $0.index < $1.index }.map(\.failed)
  }
}
