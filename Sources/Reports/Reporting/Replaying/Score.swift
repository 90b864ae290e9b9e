package import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoScenarioFiles

/// The number of documents that hold, by what they are about: how far a resolver that knows a part of UIKit has
/// come.
///
/// A document counts in each topic that it is about: its steps say whether it is about containers and
/// presentations, what it expects says the rest.
package struct Score: Sendable {
  /// A subject of documents.
  package typealias Topic = Place.Kind.Topic

  /// The results of some documents.
  package struct Counts: Hashable, Sendable {
    /// All of them.
    package internal(set) var documents = 0
    /// Those that hold.
    package internal(set) var holds = 0
    /// Those that do not.
    package internal(set) var differs = 0
    /// Those that do not in known ways only; they do not count as differing.
    package internal(set) var known = 0
    /// Those that the resolver skips.
    package internal(set) var skipped = 0
    /// Those that need what the resolver does not know.
    package internal(set) var notApplicable = 0

    /// Those that were compared. The others were skipped, are not applicable, concern what the resolver does
    /// not answer, or come behind a difference in another topic.
    package var compared: Int { holds + differs + known }

    /// None yet.
    package init() {}
  }

  /// The topics that documents are about.
  package var topics: [(topic: Topic, counts: Counts)] {
    Topic.allCases.map { ($0, counts[$0.place]) }.filter { $0.counts.documents > 0 }
  }

  private var counts = [Counts](repeating: Counts(), count: Topic.allCases.count)
  /// All documents, each once.
  package private(set) var all = Counts()
  /// Those that Apple's documentation states, or that were measured on Apple's UIKit.
  package private(set) var documentedOrMeasured = Counts()

  /// The parts that the resolver answers: it is charged for no others.
  private let parts: Set<Observation.Part>

  /// The topics that the resolver does not answer.
  package var unanswered: [Topic] { Topic.allCases.filter { !$0.isAnswered(by: parts) } }

  /// Nothing played yet of a resolver that answers some parts.
  package init(answering parts: Set<Observation.Part> = .all) { self.parts = parts }
}

extension Score {
  /// The parts of a document and its result that count.
  struct Entry: Sendable {
    /// The topics that it is about.
    var topics: Set<Topic>
    var isDocumentedOrMeasured: Bool
    var result: Result

    enum Result: Sendable {
      /// It was compared, and does not differ in these topics. With `somewhere` it holds as a whole.
      case holds(in: Set<Topic>, somewhere: Bool)
      /// Something differs: in these topics, or in none that it is about.
      case differs(Set<Topic>, isKnown: Bool)
      case skipped, notApplicable
    }

    /// A document that was played; `compared` has nothing where everything was.
    init(
      _ document: ScenarioDocument, _ failure: Replay.FailedDocument?, _ compared: ComparedValues
    ) {
      self.init(document, .notApplicable)
      guard let failure else {
        let isWhole = compared == ComparedValues()
        result = .holds(
          in: isWhole ? topics : topics.filter { compared.has(partOf: $0) },
          somewhere: isWhole || Observation.Part.allCases.contains { compared.compared($0) > 0 })
        return
      }
      result = .differs(
        (failure.topics ?? topics).intersection(topics), isKnown: failure.differsInKnownWays)
    }

    /// A document that was not played.
    init(_ document: ScenarioDocument, exemptBy obstacle: Replay.Obstacle) {
      switch obstacle {
      case .needs: self.init(document, .notApplicable)
      case .skipped: self.init(document, .skipped)
      }
    }

    private init(_ document: ScenarioDocument, _ result: Result) {
      topics = document.topics
      isDocumentedOrMeasured = document.isDocumentedOrMeasured
      self.result = result
    }
  }

  mutating func add(_ entry: Entry) {
    all.add(entry.result, in: nil)
    if entry.isDocumentedOrMeasured { documentedOrMeasured.add(entry.result, in: nil) }
    for topic in entry.topics where topic.isAnswered(by: parts) {
      counts[topic.place].add(entry.result, in: topic)
    }
  }
}

extension Score.Counts {
  /// - Parameter topic: nil for documents of all topics.
  fileprivate mutating func add(_ result: Score.Entry.Result, in topic: Score.Topic?) {
    documents += 1
    switch result {
    case .holds(in: let topics, let somewhere):
      if topic.map(topics.contains) ?? somewhere { holds += 1 }
    case .differs(let topics, let isKnown):
      guard topic.map(topics.contains) ?? true else { return }
      if isKnown { known += 1 } else { differs += 1 }
    case .skipped: skipped += 1
    case .notApplicable: notApplicable += 1
    }
  }
}

// MARK: - Topics

extension ScenarioDocument {
  /// The topics that it is about.
  fileprivate var topics: Set<Score.Topic> {
    var topics: Set<Score.Topic> = []
    for step in scenario.steps { if let topic = step.kind.topic { topics.insert(topic) } }
    for expectation in expectations {
      topics.formUnion(Score.Topic.all(of: expectation.observation))
    }
    for wish in wishes {
      topics.formUnion(wish.demand.isAboutStyles ? [.darkMode] : [.style, .hidden])
    }
    return topics
  }

  /// True if Apple's documentation states it, by its source, or others saw Apple's UIKit do it, by the lines
  /// of its note that say how.
  fileprivate var isDocumentedOrMeasured: Bool {
    let source = source ?? ""
    return source.hasPrefix("Apple: ") || source.hasPrefix("WWDC ")
      || (note ?? "").split(separator: "\n").contains { $0.hasPrefix("Kind: ") }
  }
}

extension Wish.Demand {
  fileprivate var isAboutStyles: Bool { if case .style = self { true } else { false } }
}

extension Replay.FailedDocument {
  /// The topics in which something differs; nil for all, where it failed.
  fileprivate var topics: Set<Score.Topic>? {
    var topics: Set<Score.Topic> = []
    for failed in expectations {
      for mismatch in failed.mismatches { topics.formUnion(Score.Topic.all(at: mismatch.keyPath)) }
      topics.formUnion(topicOfStep(failed.step))
    }
    guard let divergence else { return topics }
    topics.formUnion(topicOfStep(divergence.step))
    switch divergence.divergenceClass.detail {
    case .value(let place, _): topics.formUnion(place.facts.topics)
    case .call, .order, .orderOfCallers: topics.formUnion(Place.Kind.call.facts.topics)
    case .none, .invariant, .crash, .instability, .property: return nil
    }
    return topics
  }

  private func topicOfStep(_ number: Int) -> Set<Score.Topic> {
    guard scenario.steps.indices.contains(number - 1) else { return [] }
    return Set([scenario.steps[number - 1].kind.topic].compactMap { $0 })
  }
}

extension ComparedValues {
  /// Returns true if something that a topic is about was compared.
  fileprivate func has(partOf topic: Score.Topic) -> Bool {
    topic.parts.contains { compared($0) > 0 }
  }
}

extension Score.Topic {
  /// The parts of an observation that say something of it: any, where it is about what moves.
  fileprivate var parts: [Observation.Part] {
    let places = Place.Kind.allCases.filter { $0.facts.topics.contains(self) }
    return places.isEmpty ? Observation.Part.allCases : places.map { $0.part }
  }

  /// Returns true if some parts say something of it.
  fileprivate func isAnswered(by answered: Set<Observation.Part>) -> Bool {
    parts.contains(where: answered.contains)
  }
}

extension Score.Topic {
  /// The topics of what an expectation gives.
  fileprivate static func all(of json: JSON, at path: String = "") -> Set<Score.Topic> {
    let isLeaf = Place.Kind(rawValue: path).map { $0.facts.topics.count == 1 } ?? false
    guard !isLeaf, let members = json.members, !members.isEmpty else { return all(at: path) }
    return members.reduce(into: []) { topics, member in
      let place = path.isEmpty ? member.key : "\(path).\(member.key)"
      topics.formUnion(all(of: member.value, at: place))
    }
  }

  /// The topics of a place, or of the nearest one around it.
  fileprivate static func all(at path: String) -> Set<Score.Topic> {
    var rest = path.prefix { $0 != "[" }
    while !rest.isEmpty {
      if let kind = Place.Kind(rawValue: String(rest)) { return Set(kind.facts.topics) }
      rest = rest[..<(rest.lastIndex(of: ".") ?? rest.startIndex)]
      if rest == "bar" { return [.style, .hidden] }
    }
    return []
  }
}

extension Step.Kind {
  /// The topic of what it moves; nil for steps that move no controller.
  fileprivate var topic: Score.Topic? {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .beginInteractivePop,
      .cancelInteractivePop, .finishInteractivePop, .select, .addChild, .removeFromParent,
      .transition, .setRoot, .addChildWithoutView, .addSubview, .removeFromSuperview,
      .beginAppearanceTransition, .endAppearanceTransition:
      .containment
    case .present, .dismiss, .beginInteractiveDismiss, .cancelInteractiveDismiss,
      .finishInteractiveDismiss:
      .presentation
    default: nil
    }
  }
}
