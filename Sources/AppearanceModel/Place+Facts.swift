// All that is known of each part of an observation and of each kind of value in it: what tells values apart, joins them,
// counts them, and names them asks these tables. A new value has a row in each.

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

  /// The words for a kind of value.
  package struct Words: Sendable {
    /// The value, with `{}` for the name of a node, or for the number of an element: `the style of {}`.
    package let name: String
    /// All values of a list with entries for nodes.
    package let entries: String
    /// The absence of a value, in documents.
    package let none: String
    /// The values of documents that people read as other words.
    package let values: [(value: String, words: String)]
    /// To be read behind "only in", of the kinds that stand for a detail.
    package let detail: String

    fileprivate init(
      _ name: String, entries: String = "entries", none: String = "none",
      reads values: [(value: String, words: String)] = [], only detail: String = ""
    ) {
      (self.name, self.entries, self.none) = (name, entries, none)
      (self.values, self.detail) = (values, detail)
    }
  }

  /// Its words: the only list of them.
  package var words: Words {
    let flag = [(value: "true", words: "yes"), (value: "false", words: "no")]
    return switch self {
    case .outcome: Words("the outcome of the step", only: "outcomes")
    case .step: Words("the answer")
    case .launchBar: Words("the bar of the launch screen", only: "the launch screen")
    case .hidden:
      Words(
        "the status bar", reads: [("true", "hidden"), ("false", "visible")],
        only: "whether the bar is hidden")
    case .content:
      Words(
        "the text of the status bar",
        reads: [(BarContent.contentDependent.rawValue, "light or dark with the content")],
        only: "the color of the bar")
    case .animation: Words("the animation of the status bar", only: "the animation of the bar")
    case .animated:
      Words(
        "the change of the status bar", reads: [("true", "animated"), ("false", "not animated")])
    case .provenance: Words("the effect of the step on the bar", none: "no update")
    case .window: Words("the window that decides", only: "the window that decides")
    case .styleAnsweredBy: Words("the controller that decides the style")
    case .styleChain:
      Words("the way to the controller that decides the style", only: "the way to the style")
    case .styleStop: Words("the end of the way to the style")
    case .hiddenAnsweredBy: Words("the controller that decides whether the bar is hidden")
    case .hiddenChain:
      Words(
        "the way to the controller that decides whether the bar is hidden",
        only: "the way to hidden")
    case .hiddenStop: Words("the end of the way to whether the bar is hidden")
    case .forcedHidden:
      Words(
        "whether the device hides the bar", reads: flag,
        only: "whether the bar is hidden in any case")
    case .lightBehindCard:
      Words(
        "whether a card makes the bar's text light", reads: flag,
        only: "the light bar behind a card")
    case .stale:
      Words(
        "the bar after an update now", reads: [("none", "the displayed one")],
        only: "whether the bar is out of date")
    case .call: Words("call {} of the step", none: "no more calls", only: "lifecycle calls")
    case .style: Words("the style of {}", entries: "styles", none: "not mentioned", only: "styles")
    case .traitChange:
      Words(
        "the trait change of {}", entries: "trait changes", none: "not mentioned",
        only: "who is informed of a new style")
    case .geometry: Words("heights")
    case .statusBarHeight: Words("the height of the status bar", only: "the height of the bar")
    case .safeAreaTop:
      Words(
        "the top inset of {}", entries: "top insets", none: "not mentioned",
        only: "insets at the top")
    case .cover: Words("the cover of {}", entries: "covers", none: "not mentioned", only: "covers")
    case .systemGestures: Words("the system's gestures")
    case .answer(to: let gesture): Words(gesture.facts.value, only: gesture.facts.name)
    case .staleGestures:
      Words(
        "whether answers about gestures are out of date",
        only: "whether answers about gestures are out of date")
    case .safeArea:
      Words(
        "the other insets of {}", entries: "insets", none: "not mentioned",
        only: "insets at the sides and at the bottom")
    }
  }

  /// The kinds that may be wrong because it is: they go with it.
  package var consequences: Set<Place.Kind> {
    switch self {
    case .window:
      Set([
        .styleChain, .hiddenChain, .lightBehindCard, .content, .hidden, .animation, .forcedHidden,
        .stale, .statusBarHeight, .safeAreaTop, .cover, .staleGestures,
      ]).union(SystemGesture.allCases.map { .answer(to: $0) })
    case .styleChain, .lightBehindCard: [.content, .stale]
    case .hiddenChain: [.hidden, .animation, .stale, .statusBarHeight, .safeAreaTop, .cover]
    case .hidden: [.animation, .stale, .statusBarHeight, .safeAreaTop, .cover]
    case .style: [.traitChange, .content, .stale]
    case .content, .animation: [.stale]
    case .safeAreaTop: [.cover]
    case .answer: [.staleGestures]
    default: []
    }
  }

  /// The kinds by which a fault is said to be about it, one for those that are wrong together; of the name of a part that
  /// may be lacking, all in that part.
  package var details: [Place.Kind] {
    switch self {
    case .step: []
    case .animated: [.animation]
    case .styleAnsweredBy, .styleStop: [.styleChain]
    case .hiddenAnsweredBy, .hiddenStop: [.hiddenChain]
    case .provenance, .geometry, .systemGestures:
      part.kinds.filter { $0 != self && !$0.words.detail.isEmpty }
    default: [self]
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
    /// The rules without which it stays as it was in a step, and so does a difference in it; nil for what happens in
    /// a step, and for what ends comparing.
    package let staysUnless: [RuleID]?
    /// The families of the rules that decide it, as their ids begin.
    package let families: Set<String>

    /// The words for people.
    fileprivate let words: String
    /// The requirement on two resolvers.
    fileprivate let requirement: String

    fileprivate init(
      _ leading: Observation.Part, _ words: String, _ requirement: String,
      isForItself: Bool = false, staysUnless: [RuleID]? = nil, decidedBy families: Set<String>
    ) {
      self.leading = leading
      self.words = words
      self.requirement = requirement
      self.isForItself = isForItself
      self.staysUnless = staysUnless
      self.families = families
    }
  }

  /// Its facts.
  package var facts: Facts {
    switch self {
    case .outcome:
      Facts(
        self, "what becomes of a step", "Both resolvers observe the same outcome of every step.",
        decidedBy: ["W"])
    case .launchBar:
      Facts(
        .bar, "the launch screen's bar",
        "Both resolvers observe the same bar before the app draws.", decidedBy: Self.familiesOfBar)
    case .bar:
      Facts(
        .bar, "the status bar", "Both resolvers observe the same status bar after every step.",
        decidedBy: Self.familiesOfBar)
    case .provenance:
      Facts(
        .bar, "which controllers are asked",
        "Both resolvers ask the same controllers for the bar, for the same reasons.",
        decidedBy: Self.familiesOfBar)
    case .stale:
      Facts(
        .bar, "what a bar asked for now would be",
        "Both resolvers observe the same stale bar after every step.",
        decidedBy: Self.familiesOfBar)
    case .calls:
      Facts(
        self, "lifecycle calls",
        "Both resolvers call the same lifecycle methods in the same order.",
        isForItself: true, decidedBy: ["L"])
    case .styles:
      Facts(
        self, "who is light and who is dark",
        "Both resolvers observe the same user interface styles after every step.",
        decidedBy: ["TR"])
    case .told:
      Facts(
        .styles, "which changes of traits are reported",
        "Both resolvers report the same changes of style.", isForItself: true, decidedBy: ["TR"])
    case .geometry:
      Facts(
        self, "heights and insets", "Both resolvers observe the same geometry after every step.",
        isForItself: true, staysUnless: [], decidedBy: ["GE"])
    case .safeArea:
      Facts(
        self, "insets at the sides and at the bottom",
        "Both resolvers observe the same insets at the sides and at the bottom.",
        isForItself: true, staysUnless: [], decidedBy: ["GE"])
    case .systemGestures:
      Facts(
        self, "the home indicator and deferred edges",
        "Both resolvers ask the same controllers about the system's gestures.",
        isForItself: true, staysUnless: [.sg5, .sg6], decidedBy: ["SG", "SB"])
    }
  }

  private static let familiesOfBar: Set = ["SB", "T", "SC"]

  /// True if nothing that is observed follows from it.
  package var isForItself: Bool { facts.isForItself }

  /// The words for people.
  package var words: String { facts.words }

  /// The requirement on two resolvers.
  package var requirement: String { facts.requirement }

  /// Returns true if a rule is of the families that decide it. The style of the app counts for the bar, too.
  package func isDecided(by rule: RuleID) -> Bool {
    facts.families.contains(String(rule.id.prefix { $0 != "-" }))
      || facts.leading == .bar && rule == .tr18
  }
}
