package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoFindings
package import StatusQuoFixing
package import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoJSON
package import StatusQuoScenarioFiles

/// The result of playing documents: those that hold, and the reasons why the others do not.
package struct Replay: Sendable {
  /// The files of the documents that were played, in that order.
  package private(set) var files: [String] = []
  /// The number of expectations.
  package private(set) var expectations = 0
  /// The number of steps that were run.
  package private(set) var steps = 0
  /// The documents that do not hold, in the order in which they were played.
  package private(set) var failures: [FailedDocument] = []
  /// The reasons why documents could not be played.
  package private(set) var unreadable: [DocumentError] = []
  /// The resolver that they are played on, where that is known.
  package var resolver: TestedResolver?
  /// The readings of the sources that the resolver follows.
  package var readings = Readings()
  /// The findings among the documents that were found on another resolver.
  package private(set) var foreign: [ForeignFinding] = []

  /// A finding that is played on another resolver than the one it was found on.
  package struct ForeignFinding: Hashable, Sendable {
    /// Its file.
    package var file: String
    /// The resolver on which it was found.
    package var resolver: TestedResolver
  }

  /// The differences that were known, with their states.
  package var known = KnownDifferences()
  /// The documents that do not hold in known ways only; they are not among the failures.
  package private(set) var inKnownWays: [FailedDocument] = []

  /// The documents that were not compared.
  package private(set) var notApplicable: [Excluded] = []
  /// The files of earlier findings on this resolver that hold now.
  package private(set) var fixed: [String] = []
  /// The files of those that hold now and depend on what was played before: that fixes nothing.
  package private(set) var notShown: [String] = []
  /// The documents by what they are about; nil where that is not counted.
  package var score: Score?
  /// The number of documents that were played with another device, version, or setting, where the law answers
  /// the same.
  package private(set) var moved = 0

  /// How the resolver ended after its last answer; nil where that was in order.
  package var ending: SubjectEnding?

  /// A document that is not applicable to the resolver.
  package struct Excluded: Hashable, Sendable {
    /// Its file.
    package var file: String
    /// The reason.
    package var obstacle: Obstacle
    /// All that the resolver lacks, where that was looked for.
    package var lacks: [Need] = []
  }

  /// The reason why a document is not applicable.
  package enum Obstacle: Hashable, Sendable {
    /// It needs what the resolver does not know.
    case needs(Need)
    /// The resolver skips it.
    case skipped(Skip)
  }

  /// A document that does not hold.
  package struct FailedDocument: Sendable {
    /// Its file, as the caller named it.
    package var file: String
    /// Its name.
    package var name: String?
    /// The scenario that was played.
    package var scenario: Scenario
    /// The expectations that failed, each with its model.
    package var expectations: [FailedExpectation]
    /// How the two models differ, if they do.
    package var finding: Finding.Reported?
    /// All divergences, that of the finding included.
    package var divergences: [Divergence] = []
    /// True if each of them is a known difference, the whole of it and nothing else.
    package var isKnown = false

    /// The first divergence of the two models, if there is one.
    package var divergence: Divergence? { finding?.finding.divergence }
  }

  /// The values compared, with a subject that may leave out parts.
  package var compared = ComparedValues()
  /// The share of the moments at which each part has to be compared where it is due.
  package var comparedAtLeast = ComparedValues.usualShare

  /// The parts that were compared at too few moments.
  package var hardlyCompared: [Observation.Part] { compared.parts(comparedBelow: comparedAtLeast) }

  /// True if nothing was played, or the resolver skipped more documents than leave enough to compare.
  package var isMostlySkipped: Bool {
    let skipped = notApplicable.count { excluded in
      if case .skipped = excluded.obstacle { true } else { false }
    }
    if documents == 0 { return !notApplicable.isEmpty && comparedAtLeast > 0 }
    return ComparedValues.isTooLittle(documents, of: documents + skipped, share: comparedAtLeast)
  }

  /// True if too little was compared to say that documents hold.
  package var saysLittle: Bool { isMostlySkipped || !hardlyCompared.isEmpty }

  /// True if nothing was wrong with what was played, and that was enough.
  package var isAgreement: Bool {
    failures.isEmpty && ending == nil && !saysLittle && !known.isOutdated
  }

  /// An expectation that a model does not meet.
  package struct FailedExpectation: Hashable, Sendable {
    /// The model whose answer it is.
    package var model: Model
    /// The number of the step, 0 for the launch.
    package var step: Int
    /// The places where the observation differs from the expectation. Never empty.
    package var mismatches: [Mismatch]

    /// The models that answer something else.
    package enum Model: String, CaseIterable, Hashable, Sendable {
      case reference, subject
      case both = "both models"
    }
  }

  /// Nothing played yet.
  package init(on resolver: TestedResolver? = nil) { self.resolver = resolver }

  /// The number of documents that were run.
  package var documents: Int { files.count }

  /// The number of documents that hold.
  package var holding: Int { documents - failures.count - inKnownWays.count }

  /// Counts a file that could not be read.
  package mutating func add(_ error: DocumentError) { unreadable.append(error) }

  /// Counts a document that is not applicable.
  ///
  /// - Parameter lacks: all that the resolver lacks for it, where that was looked for.
  package mutating func add(
    _ document: ScenarioDocument, file: String, exemptBy obstacle: Obstacle, lacks: [Need] = []
  ) {
    notApplicable.append(Excluded(file: file, obstacle: obstacle, lacks: lacks))
    score?.add(Score.Entry(document, exemptBy: obstacle))
  }

  /// Plays a document on both models in this process and adds it.
  package mutating func play<Reference: Resolver, Subject: Resolver>(
    _ document: ScenarioDocument, file: String, on models: inout LockStep<Reference, Subject>
  ) {
    add(
      ReplayedDocument(
        document, file: file,
        finding: models.firstDivergence(on: document.scenario).map {
          Finding.Reported(Finding(document.scenario, $0, origin: .file(file)))
        },
        reference: models.reference(document.scenario)))
  }

  /// Adds a document that was played.
  ///
  /// - Parameter compared: what was compared, of a subject that may leave out parts.
  package mutating func add(
    _ document: ReplayedDocument, compared: ComparedValues = ComparedValues()
  ) {
    self.compared.merge(compared)
    if document.original != nil { moved += 1 }
    score?.add(
      Score.Entry(document.original ?? document.document, document.failure, compared))
    files.append(document.file)
    steps += document.steps
    expectations += document.expectations
    if let failure = document.failure {
      if failure.differsInKnownWays {
        inKnownWays.append(failure)
      } else {
        failures.append(failure)
      }
    }
    if let found = document.foundOn, let resolver, found != resolver {
      foreign.append(ForeignFinding(file: document.file, resolver: found))
    }
    if let found = document.document.finding, let owner = found.resolver, owner == resolver,
      document.failure == nil
    {
      if found.dependsOnEarlier {
        notShown.append(document.file)
      } else {
        fixed.append(document.file)
      }
    }
  }
}

/// The result of playing one document.
package struct ReplayedDocument: Sendable {
  let document: ScenarioDocument
  let file: String
  let steps: Int
  let expectations: Int
  let failure: Replay.FailedDocument?
  let foundOn: TestedResolver?
  /// The document as it was, where it was moved to what the subject knows.
  let original: ScenarioDocument?

  /// A document that was compared on both models.
  ///
  /// Up to where the two differ, the subject answers what the reference answers, so the expectations
  /// are held against the reference, and against what the subject observes where it differs first.
  /// What the subject observes after that step is not looked at.
  ///
  /// - Parameters:
  ///   - document: what was played.
  ///   - file: where it is.
  ///   - finding: how the models differ, if they do.
  ///   - reference: the reference after the launch of the document's scenario.
  ///   - broken: the wishes of the document that its own steps break.
  ///   - divergences: all of them, that one included.
  ///   - isKnown: true if they are known differences.
  ///   - original: the document as it was, where it was moved to what the subject knows.
  package init<Reference: Resolver>(
    _ document: ScenarioDocument, file: String, finding: Finding.Reported?,
    reference: consuming Reference, broken: [BrokenWish] = [], divergences: [Divergence] = [],
    isKnown: Bool = false, movedFrom original: ScenarioDocument? = nil
  ) {
    self.document = document
    self.original = original
    self.file = file
    foundOn = document.finding?.resolver
    steps = document.scenario.steps.count
    expectations = document.expectations.count + document.wishes.count
    let divergence = finding?.finding.divergence
    let failed = document.failures(of: reference, divergence) + broken.map(\.failedExpectation)
    guard divergence != nil || !failed.isEmpty else {
      failure = nil
      return
    }
    failure = Replay.FailedDocument(
      file: file, name: document.name, scenario: document.scenario, expectations: failed,
      finding: finding,
      divergences: divergences.isEmpty ? divergence.map { [$0] } ?? [] : divergences,
      isKnown: isKnown)
  }
}

extension Replay.FailedDocument {
  /// True if the models differ in known ways, and nothing else is wrong.
  var differsInKnownWays: Bool {
    isKnown && !divergences.isEmpty && expectations.allSatisfy { $0.model == .subject }
  }
}

extension ScenarioDocument {
  /// The failed expectations, in their order.
  fileprivate func failures<Reference: Resolver>(
    of reference: Reference, _ divergence: Divergence?
  ) -> [Replay.FailedExpectation] {
    guard !expectations.isEmpty else { return [] }
    var reference = reference
    var observation = Observation()
    var failures: [(index: Int, failed: [Replay.FailedExpectation])] = []
    for step in 0...scenario.steps.count {
      if step > 0 { reference.apply(scenario.steps[step - 1]) }
      // Observed after every step, as in a comparison: some resolvers report only the last step.
      reference.observe(into: &observation)
      for (index, expectation) in expectations.enumerated() where expectation.after == step {
        failures.append((index, self.failures(of: expectation, observation, divergence)))
      }
    }
    return failures.sorted { $0.index < $1.index }.flatMap(\.failed)
  }

  private func failures(
    of expectation: Expectation, _ expected: Observation, _ divergence: Divergence?
  ) -> [Replay.FailedExpectation] {
    func failed(
      _ model: Replay.FailedExpectation.Model, _ mismatches: [Mismatch]
    ) -> [Replay.FailedExpectation] {
      mismatches.isEmpty
        ? []
        : [
          Replay.FailedExpectation(
            model: model, step: expectation.after, mismatches: mismatches)
        ]
    }
    let mismatches = expectation.mismatches(in: expected, scenario.names)
    guard let divergence, divergence.step <= expectation.after else {
      return failed(.both, mismatches)
    }
    guard divergence.step == expectation.after, let observed = divergence.observed else {
      return failed(.reference, mismatches)
    }
    let others = expectation.mismatches(in: observed.actual, scenario.names)
    if others == mismatches { return failed(.both, mismatches) }
    return failed(.reference, mismatches) + failed(.subject, others)
  }
}

extension BrokenWish {
  fileprivate var failedExpectation: Replay.FailedExpectation {
    let names = scenario.names
    return Replay.FailedExpectation(
      model: .reference, step: scenario.steps.count,
      mismatches: [
        Mismatch(
          keyPath: "wish", expected: JSON(wish.text(names)), found: JSON(seen(names)))
      ])
  }
}
