package import StatusQuoAppearanceModel

/// The number of times that the reference had a value for each part of an observation, and that the
/// subject left it out: such values are not compared.
package struct ComparedValues: Hashable, Sendable {
  /// The moments at which the reference says something of a part that the subject answers.
  package internal(set) var due = PartCounts()
  /// The number of those moments at which the subject left it out.
  package internal(set) var leftOut = PartCounts()
  /// The parts that the subject said it answers and that were due at no moment.
  package private(set) var neverDue: Set<Observation.Part> = []

  /// The share of the moments at which a part has to be compared, where nothing else is asked for.
  package static let usualShare = 0.5

  /// The highest of all counts.
  package var highestCount: Int { Observation.Part.allCases.map { due[$0] }.max() ?? 0 }

  /// Nothing compared yet.
  package init() {}

  /// The number of moments at which a part was compared.
  package func compared(_ part: Observation.Part) -> Int { due[part] - leftOut[part] }

  /// Returns true if so much of something is less than a share of all of it.
  package static func isTooLittle(_ part: Int, of all: Int, share: Double) -> Bool {
    Double(part) < Double(all) * share
  }

  /// The parts that were due at some moment, or were to be.
  package var parts: [Observation.Part] {
    Observation.Part.allCases.filter { due[$0] > 0 || neverDue.contains($0) }
  }

  /// The parts that were compared at less than this share of the moments at which they are due; all that
  /// were to be answered where none was ever due.
  package func parts(comparedBelow share: Double) -> [Observation.Part] {
    if share > 0, highestCount == 0 { return parts }
    return Observation.Part.allCases.filter {
      Self.isTooLittle(compared($0), of: due[$0], share: share)
    }
  }

  /// Adds what another part of a run has compared.
  package mutating func merge(_ other: ComparedValues) {
    due.merge(other.due)
    leftOut.merge(other.leftOut)
    neverDue.formUnion(other.neverDue)
    neverDue = neverDue.filter { due[$0] == 0 }
  }

  /// Adds moments of a part, some left out by the subject; 0 for a part that is never due.
  package mutating func add(_ part: Observation.Part, due: Int, leftOut: Int) {
    self.due[part] += due
    self.leftOut[part] += leftOut
    if self.due[part] > 0 { neverDue.remove(part) } else { neverDue.insert(part) }
  }

  /// Counts a moment: everything where `answers` is nil, as resolvers in Swift answer everything.
  mutating func count(_ expected: borrowing Observation, _ answers: SubjectAnswers?) {
    guard let answers else { return due.count(expected) }
    var moment = PartCounts()
    moment.count(expected)
    for part in answers.declared {
      let isDue = moment[part] > 0
      add(part, due: isDue ? 1 : 0, leftOut: isDue && !answers.given.contains(part) ? 1 : 0)
    }
  }
}

/// The parts that a subject has answered which may leave out some.
package struct SubjectAnswers: Hashable, Sendable {
  /// The parts that it said it answers: these are due.
  package var declared: Set<Observation.Part>
  /// The parts that its last answer has.
  package var given: Set<Observation.Part>
  /// The reason why it skips the scenario that it was asked about last.
  package var skip: Skip?

  /// The parts declared, and those given last.
  package init(declared: Set<Observation.Part>, given: Set<Observation.Part> = []) {
    self.declared = declared
    self.given = given
  }
}

/// A number for each part of an observation.
package struct PartCounts: Hashable, Sendable {
  /// The numbers by the places of the parts.
  private var counts = SIMD16<Int>()

  /// The number of a part.
  package internal(set) subscript(part: Observation.Part) -> Int {
    get { counts[part.place] }
    set { counts[part.place] = newValue }
  }

  /// Counts each part of which an observation says something.
  fileprivate mutating func count(_ observation: borrowing Observation) {
    observation.forEachPart { self[$0] += 1 }
  }

  fileprivate mutating func merge(_ other: PartCounts) { counts &+= other.counts }
}
