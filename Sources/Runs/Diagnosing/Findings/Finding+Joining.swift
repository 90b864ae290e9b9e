import StatusQuoAppearanceModel
import StatusQuoHarness

/// Findings that one fault explains as one, then those that are alike, in the order in which they were
/// found.
func joined(_ found: [(finding: Finding, diagnosis: Diagnosis?)]) -> [Finding] {
  var groups = Groups(count: found.count)
  let explained = explanations(of: found)
  var rest = Set(explained.flatMap { $0.places })
  while let best = explained.max(by: { $0.isWorse(than: $1, on: rest) }) {
    let places = best.places.filter(rest.contains)
    guard let first = places.first else { break }
    for place in places { groups.join(place, first) }
    rest.subtract(places)
  }
  let open = found.indices.filter { place in !explained.contains { $0.places.contains(place) } }
  for place in open {
    if let other = open.first(where: {
      $0 != place && found[$0].finding.isLike(found[place].finding)
    }) {
      groups.join(place, other)
    }
  }
  for place in found.indices {
    if let root = found.placeOfRoot(of: found[place].finding) { groups.join(place, root) }
  }
  return groups.all.map { places in
    var findings = places.map { found[$0].finding }
    findings.sort { $0.isBetterExample(than: $1) }
    var finding = findings[0]
    for other in findings.dropFirst() { finding.absorb(other) }
    let faults = explained.filter { fault in places.contains { fault.places.contains($0) } }
      .sorted { $1.isWorse(than: $0, on: Set(places)) }
    finding.faults = likelyFaults(faults)
    return finding
  }
}

/// The faults that explain everything that the best of them explains; where there is none, one that explains
/// most around one of the findings.
private func likelyFaults(_ faults: [Explained]) -> [Fault.Likely] {
  let exact = faults.filter { $0.cause.isExact }
  guard let best = exact.first else {
    return faults.filter { fault in
      fault.candidates.values.contains { $0.isExact || $0.coversMost }
    }.prefix(1).map { $0.cause }
  }
  return exact.filter { $0.places.count == best.places.count }.prefix(2).map { $0.cause }
}

/// A fault, and the findings that it explains.
private struct Explained {
  let fault: Fault
  /// The findings, ascending; never empty.
  var places: [Int] = []
  /// The fault as a candidate for each finding.
  var candidates: [Int: Diagnosis.Candidate] = [:]
  /// Its rank among the candidates of the first finding that led to it.
  let rank: Int

  var cause: Fault.Likely {
    Fault.Likely(
      id: fault.id, statement: fault.statement,
      isExact: candidates.values.allSatisfy { $0.isExact })
  }

  /// Returns true if another one explains more of some findings, or explains them better.
  func isWorse(than other: Explained, on places: Set<Int>) -> Bool {
    let own = self.places.filter(places.contains)
    let others = other.places.filter(places.contains)
    let (exact, otherExact) = (exactCount(own), other.exactCount(others))
    if exact != otherExact { return exact < otherExact }
    if own.count != others.count { return own.count < others.count }
    let (misses, otherMisses) = (sum(own) { $0.misses }, other.sum(others) { $0.misses })
    if misses != otherMisses { return misses > otherMisses }
    let (supports, otherSupports) = (sum(own) { $0.supports }, other.sum(others) { $0.supports })
    return supports != otherSupports ? supports < otherSupports : rank > other.rank
  }

  private func exactCount(_ places: [Int]) -> Int {
    places.count { candidates[$0]?.isExact ?? false }
  }

  private func sum(_ places: [Int], _ number: (Diagnosis.Candidate) -> Int) -> Int {
    places.reduce(0) { $0 + (candidates[$1].map(number) ?? 0) }
  }
}

/// Each fault that a finding has led to, with all findings that it explains.
private func explanations(of found: [(finding: Finding, diagnosis: Diagnosis?)]) -> [Explained] {
  var faults: [Explained] = []
  for (_, diagnosis) in found {
    for (rank, candidate) in (diagnosis?.candidates ?? []).enumerated()
    where !faults.contains(where: { $0.fault.id == candidate.fault.id }) {
      faults.append(Explained(fault: candidate.fault, rank: rank))
    }
  }
  for index in faults.indices {
    for (place, found) in found.enumerated() {
      guard let candidate = found.diagnosis?.candidate(faults[index].fault) else { continue }
      faults[index].places.append(place)
      faults[index].candidates[place] = candidate
    }
  }
  return faults
}

/// Numbers that belong together.
private struct Groups {
  private var first: [Int]

  init(count: Int) { first = Array(0..<count) }

  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (first[one], first[other])
    for index in first.indices where first[index] == max(one, other) {
      first[index] = min(one, other)
    }
  }

  var all: [[Int]] {
    Set(first).sorted().map { group in first.indices.filter { first[$0] == group } }
  }
}

extension [(finding: Finding, diagnosis: Diagnosis?)] {
  /// The place of the finding that leaves behind what another one follows from; nil where that stands for itself.
  fileprivate func placeOfRoot(of finding: Finding) -> Int? {
    let before = Set(finding.earlier.flatMap { $0.classes })
    if before.isEmpty { return nil }
    return firstIndex { other in
      other.finding.isReproducible && other.finding.earlier.isEmpty
        && !before.isDisjoint(with: other.finding.divergence.classes)
    }
  }
}

// MARK: - Likeness

extension Finding {
  /// Returns true if a person would take the two for one bug, by what differs after which step.
  func isLike(_ other: Finding) -> Bool {
    guard isReproducible == other.isReproducible else { return false }
    if let promise = divergence.divergenceClass.promise {
      return promise == other.divergence.divergenceClass.promise
    }
    if divergence.showsWithAnyStep,
      divergence.brokenInvariant == other.divergence.brokenInvariant
    {
      return true
    }
    if shrinking == nil || other.shrinking == nil {
      let classes = Set(examples.map { $0.divergenceClass })
      return other.examples.contains { classes.contains($0.divergenceClass) }
    }
    // What should have been refused for one reason is another bug than what should for another.
    guard divergence.observed?.expected.outcome == other.divergence.observed?.expected.outcome
    else {
      return false
    }
    return divergence.isLike(other.divergence, sets: setProperty == other.setProperty)
  }

  /// The property that the step sets after which it shows.
  var setProperty: PropertyName? {
    guard divergence.failure == nil, let step = scenario.step(divergence.step),
      case .set(let name, _, _) = step
    else { return nil }
    return name
  }

  /// The smaller scenario is the better example, one that was shrunk before one that was not, and what shows by
  /// itself before what follows from an earlier step.
  func isBetterExample(than other: Finding) -> Bool {
    if (shrinking == nil) != (other.shrinking == nil) { return shrinking != nil }
    if earlier.isEmpty != other.earlier.isEmpty { return earlier.isEmpty }
    return ScenarioSize(scenario) < ScenarioSize(other.scenario)
  }
}

extension Divergence {
  /// Returns true if the same differs, after the same step (`sets`: which sets the same) or for the same
  /// reason, or if the last line of standard error is the same.
  func isLike(_ other: Divergence, sets setsSame: Bool) -> Bool {
    guard part == other.part, divergenceClass.detail == other.divergenceClass.detail else {
      return false
    }
    if stepKind == other.stepKind, setsSame { return true }
    return hop != nil && hop == other.hop
      || output.last != nil && output.last == other.output.last
  }

  /// The reason why the chains of the two part; nil if they do not.
  fileprivate var hop: DivergenceClass.Detail? {
    guard case .observed(let observed, _) = kind,
      observed.expected.provenance != observed.actual.provenance
    else { return nil }
    return observed.detail(of: .provenance, [:])
  }

  /// True if the step at which it shows is of no significance.
  fileprivate var showsWithAnyStep: Bool {
    brokenInvariant?.isOfIdling == true
      || [.ofCopies, .refusedStyles, .refusedWalks, .refusedInsets].contains(brokenInvariant)
  }
}
