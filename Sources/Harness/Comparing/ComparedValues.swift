import StatusQuoAppearanceModel

/// How often the reference had something to say of each part of an observation, and how often the
/// subject left that out: what is left out is not compared.
public struct ComparedValues: Hashable, Sendable {
  /// The moments at which the reference says something of a part that the subject answers.
  public internal(set) var due = PartCounts()
  /// Those of them at which the subject said nothing of it.
  public internal(set) var leftOut = PartCounts()

  /// The share of the moments at which a part has to be compared, where nothing else is asked for.
  public static let usualShare = 0.5

  /// The highest of all counts.
  public var highestCount: Int { Divergence.Part.listed.map { due[$0] }.max() ?? 0 }

  /// Nothing compared yet.
  public init() {}

  /// At how many moments a part was compared.
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

/// What a subject has answered that may leave out parts of an observation.
public struct SubjectAnswers: Hashable, Sendable {
  /// The parts that it said it answers: these are due.
  public var declared: Set<Divergence.Part>
  /// The parts that its last answer has.
  public var given: Set<Divergence.Part>

  /// What is declared, and what was given last.
  public init(declared: Set<Divergence.Part>, given: Set<Divergence.Part> = []) {
    self.declared = declared
    self.given = given
  }
}

/// A number for each part of an observation.
public struct PartCounts: Hashable, Sendable {
  private var outcome = 0
  private var launchBar = 0
  private var bar = 0
  private var provenance = 0
  private var stale = 0
  private var calls = 0
  private var styles = 0
  private var traitChanges = 0
  private var geometry = 0

  /// The number of a part; 0 for what is no part of an observation.
  public internal(set) subscript(part: Divergence.Part) -> Int {
    get {
      switch part {
      case .outcome: outcome
      case .launchBar: launchBar
      case .bar: bar
      case .provenance: provenance
      case .stale: stale
      case .calls: calls
      case .styles: styles
      case .traitChanges: traitChanges
      case .geometry: geometry
      case .invariant, .crash, .hang, .instability, .property: 0
      }
    }
    set {
      switch part {
      case .outcome: outcome = newValue
      case .launchBar: launchBar = newValue
      case .bar: bar = newValue
      case .provenance: provenance = newValue
      case .stale: stale = newValue
      case .calls: calls = newValue
      case .styles: styles = newValue
      case .traitChanges: traitChanges = newValue
      case .geometry: geometry = newValue
      case .invariant, .crash, .hang, .instability, .property: break
      }
    }
  }

  /// Counts each part of which an observation says something.
  fileprivate mutating func count(_ observation: borrowing Observation) {
    bar += 1
    if observation.step > 0 { outcome += 1 }
    if observation.launchBar != nil { launchBar += 1 }
    if observation.provenance != nil { provenance += 1 }
    if observation.stale != nil { stale += 1 }
    if !observation.calls.isEmpty { calls += 1 }
    if !observation.styles.isEmpty { styles += 1 }
    if !observation.traitChanges.isEmpty { traitChanges += 1 }
    if observation.geometry != nil { geometry += 1 }
  }

  fileprivate mutating func merge(_ other: PartCounts) {
    for part in Divergence.Part.listed { self[part] += other[part] }
  }
}

extension Divergence.Part {
  /// The parts of an observation, in the order in which they are compared.
  public static let listed = allCases.filter { observed.contains($0) }
}
