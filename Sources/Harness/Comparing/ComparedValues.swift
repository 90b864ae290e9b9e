import StatusQuoAppearanceModel

/// The number of times that the reference had a value for each part of an observation, and that the
/// subject left it out: such values are not compared.
public struct ComparedValues: Hashable, Sendable {
  /// The moments at which the reference says something of a part that the subject answers.
  public internal(set) var due = PartCounts()
  /// The number of those moments at which the subject left it out.
  public internal(set) var leftOut = PartCounts()

  /// The share of the moments at which a part has to be compared, where nothing else is asked for.
  public static let usualShare = 0.5

  /// The highest of all counts.
  public var highestCount: Int { Divergence.Part.listed.map { due[$0] }.max() ?? 0 }

  /// Nothing compared yet.
  public init() {}

  /// The number of moments at which a part was compared.
  public func compared(_ part: Divergence.Part) -> Int { due[part] - leftOut[part] }

  /// The parts that were compared at less than this share of the moments at which they are due.
  public func parts(comparedBelow share: Double) -> [Divergence.Part] {
    Divergence.Part.listed.filter { Double(compared($0)) < Double(due[$0]) * share }
  }

  /// Adds what another part of a run has compared.
  public mutating func merge(_ other: ComparedValues) {
    due.merge(other.due)
    leftOut.merge(other.leftOut)
  }

  /// Adds moments, of which the subject left out some.
  public mutating func add(_ part: Divergence.Part, due: Int, leftOut: Int) {
    self.due[part] += due
    self.leftOut[part] += leftOut
  }

  /// Counts a moment: everything where `answers` is nil, as resolvers in Swift answer everything.
  mutating func count(_ expected: borrowing Observation, _ answers: SubjectAnswers?) {
    guard let answers else { return due.count(expected) }
    var moment = PartCounts()
    moment.count(expected)
    for part in Divergence.Part.listed where moment[part] > 0 && answers.declared.contains(part) {
      due[part] += 1
      if !answers.given.contains(part) { leftOut[part] += 1 }
    }
  }
}

/// The parts that a subject has answered which may leave out some.
public struct SubjectAnswers: Hashable, Sendable {
  /// The parts that it said it answers: these are due.
  public var declared: Set<Divergence.Part>
  /// The parts that its last answer has.
  public var given: Set<Divergence.Part>

  /// The parts declared, and those given last.
  public init(declared: Set<Divergence.Part>, given: Set<Divergence.Part> = []) {
    self.declared = declared
    self.given = given
  }
}

/// A number for each part of an observation.
public struct PartCounts: Hashable, Sendable {
  /// The numbers by the places of the parts.
  private var counts = SIMD16<Int>()

  /// The number of a part; 0 for what is no part of an observation.
  public internal(set) subscript(part: Divergence.Part) -> Int {
    get { counts[part.place] }
    set { counts[part.place] = newValue }
  }

  /// Counts each part of which an observation says something.
  fileprivate mutating func count(_ observation: borrowing Observation) {
    self[.bar] += 1
    if observation.step > 0 { self[.outcome] += 1 }
    if observation.launchBar != nil { self[.launchBar] += 1 }
    if observation.provenance != nil { self[.provenance] += 1 }
    if observation.stale != nil { self[.stale] += 1 }
    if !observation.calls.isEmpty { self[.calls] += 1 }
    if !observation.styles.isEmpty { self[.styles] += 1 }
    if !observation.traitChanges.isEmpty { self[.traitChanges] += 1 }
    if observation.geometry != nil { self[.geometry] += 1 }
    if observation.systemGestures != nil { self[.systemGestures] += 1 }
    if observation.safeArea != nil { self[.safeArea] += 1 }
  }

  fileprivate mutating func merge(_ other: PartCounts) { counts &+= other.counts }
}

extension Divergence.Part {
  /// The parts of an observation, in the order in which they are compared.
  public static let listed = allCases.filter { observed.contains($0) }
}
