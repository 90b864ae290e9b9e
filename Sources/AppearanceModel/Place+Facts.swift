// All that is known of each part of an observation and of each kind of value in it: what tells values apart, joins them,
// and counts them asks these two tables. A new value has a row here, and its words beside the findings.

extension Place.Kind {
  /// The facts about a kind of value.
  package struct Facts: Sendable {
    /// The part of an observation that it is in.
    package let part: Observation.Part
    /// The question about the bar, where it is about the way to one of the answers.
    package let question: BarQuestion?
    private let topic: Topic?
    private let secondTopic: Topic?

    fileprivate init(
      _ part: Observation.Part, _ topic: Topic? = nil, _ secondTopic: Topic? = nil,
      question: BarQuestion? = nil
    ) {
      self.part = part
      self.topic = topic
      self.secondTopic = secondTopic
      self.question = question
    }

    /// The subjects that it is about; none for the outcome, which the step decides.
    package var topics: [Topic] { [topic, secondTopic].compactMap { $0 } }
  }

  /// A subject of what is seen, or, of the first two, of what steps do.
  package enum Topic: String, NamedCase {
    case containment, presentation
    case style, hidden
    case darkMode = "dark mode"
    case insets, calls
    case gestures = "system gestures"
  }

  /// Its facts.
  package var facts: Facts {
    switch self {
    case .outcome, .step: Facts(.outcome)
    case .launchBar: Facts(.launchBar, .style, .hidden)
    case .hidden, .animation, .animated: Facts(.bar, .hidden)
    case .content: Facts(.bar, .style)
    case .provenance, .window: Facts(.provenance, .style, .hidden)
    case .styleAnsweredBy, .styleChain, .styleStop: Facts(.provenance, .style, question: .style)
    case .hiddenAnsweredBy, .hiddenChain, .hiddenStop:
      Facts(.provenance, .hidden, question: .hidden)
    case .forcedHidden: Facts(.provenance, .hidden)
    case .lightBehindCard: Facts(.provenance, .style)
    case .stale: Facts(.stale, .style, .hidden)
    case .call: Facts(.calls, .calls)
    case .style: Facts(.styles, .darkMode)
    case .traitChange: Facts(.told, .darkMode)
    case .geometry, .statusBarHeight, .safeAreaTop, .cover: Facts(.geometry, .insets)
    case .systemGestures, .answer, .staleGestures:
      Facts(.systemGestures, .gestures)
    case .safeArea: Facts(.safeArea, .insets)
    }
  }

  /// The part of an observation that it is in.
  package var part: Observation.Part { facts.part }

  /// The question about the bar, where it is about the way to one of the answers.
  package var question: BarQuestion? { facts.question }
}

extension Observation.Part {
  /// The facts about a part.
  package struct Facts: Sendable {
    /// The part that stands for all that follow from one another: itself, where none does.
    package let leading: Observation.Part
    /// True if nothing that is observed follows from it: comparing continues behind a difference.
    package let isForItself: Bool
    /// The families of the rules that decide it, as their ids begin.
    package let families: Set<String>

    fileprivate init(
      _ leading: Observation.Part, isForItself: Bool = false, decidedBy families: Set<String>
    ) {
      self.leading = leading
      self.isForItself = isForItself
      self.families = families
    }
  }

  /// Its facts.
  package var facts: Facts {
    switch self {
    case .outcome: Facts(self, decidedBy: ["W"])
    case .launchBar, .bar, .provenance, .stale: Facts(.bar, decidedBy: ["SB", "T", "SC"])
    case .calls: Facts(self, isForItself: true, decidedBy: ["L"])
    case .styles: Facts(self, decidedBy: ["TR"])
    case .told: Facts(.styles, isForItself: true, decidedBy: ["TR"])
    case .geometry, .safeArea: Facts(self, isForItself: true, decidedBy: ["GE"])
    case .systemGestures: Facts(self, isForItself: true, decidedBy: ["SG", "SB"])
    }
  }

  /// True if nothing that is observed follows from it.
  package var isForItself: Bool { facts.isForItself }

  /// Returns true if a rule is of the families that decide it. The style of the app counts for the bar, too.
  package func isDecided(by rule: RuleID) -> Bool {
    facts.families.contains(String(rule.id.prefix { $0 != "-" }))
      || facts.leading == .bar && rule == .tr18
  }
}
