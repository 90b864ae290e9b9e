public import StatusQuoAppearanceModel
import StatusQuoHarness

/// Why the bar and the screens look as they do after a step, in sentences for UIKit developers.
public struct Explanation: Sendable {
  /// A statement with the rules it rests on.
  public struct Sentence: Hashable, Sendable {
    /// One sentence, or two.
    public let text: String
    /// The rules behind it.
    public let rules: [RuleID]

    init(_ text: String, _ rules: RuleID...) {
      self.init(text, rules: rules)
    }

    init(_ text: String, rules: [RuleID]) {
      self.text = text
      self.rules = rules
    }
  }

  /// Sentences about one thing.
  public struct Section: Hashable, Sendable {
    /// What they are about.
    public let title: String
    /// In the order in which the law decides.
    public let sentences: [Sentence]
  }

  /// A likely reason for surprise, and what helps.
  public struct Cause: Hashable, Sendable {
    /// What happens, and why.
    public let text: String
    /// What helps; empty where none was found to.
    public internal(set) var cures: [Cure]
    /// The rules behind it.
    public let rules: [RuleID]

    init(_ text: String, cures: [Cure], _ rules: RuleID...) {
      self.text = text
      self.cures = cures
      self.rules = rules
    }

    init(_ text: String, fix: String, by changes: [Change] = [], _ rules: RuleID...) {
      self.text = text
      self.rules = rules
      cures = [Cure(fix, by: changes)]
    }

    /// What it stands on.
    public var evidence: Evidence? { Evidence(rules) }
  }

  /// The step explained; 0 is the launch.
  public let step: Int
  /// What is on the glass, in one line.
  public let headline: String
  /// From what decides first to what decides last.
  public let sections: [Section]
  /// What the step itself brought about first; empty where nothing is surprising.
  public internal(set) var causes: [Cause]
  /// For each of the first controllers on top that are not heard, all that is in its way; only where the
  /// moment has a snapshot.
  public internal(set) var obstacles: [Obstacles]
  /// How many further controllers on top are not heard.
  public let furtherUnheard: Int
  let app: AppNames
  /// The windows and controllers as they are then, with who decides; only where the moment has a
  /// snapshot.
  private let world: [String]
  /// The readings under which the screen would look different; nil where they were not compared.
  public let dependsOn: [ChosenReading]?

  /// Explains the last of `moments`, which are those after the launch and after each step so far.
  /// `dependsOn` are the readings under which the screen would look different, where known.
  ///
  /// - Precondition: there is a moment, and at most one more than the scenario has steps.
  public init(
    _ scenario: Scenario, moments: [ExplainedMoment], dependsOn: [ChosenReading]? = nil
  ) {
    precondition(!moments.isEmpty && moments.count <= scenario.steps.count + 1)
    let story = ExplainedScenario(scenario, moments: moments)
    step = moments.count - 1
    headline = story.headline
    sections = [
      Section(title: Self.events, sentences: story.whatHappened),
      Section(title: "Who decides", sentences: story.whoDecides),
      Section(title: "Style" + story.asOfTheLastRead, sentences: story.whoAnswersForStyle),
      Section(title: "Hidden" + story.asOfTheLastRead, sentences: story.whoAnswersForHidden),
      Section(title: "On screen and up to date?", sentences: story.displayedAgainstUpToDate),
      Section(title: Self.styles, sentences: story.lightAndDark),
      Section(title: Self.heights, sentences: story.heights),
    ].filter { !$0.sentences.isEmpty }
    causes = story.causes
    (obstacles, furtherUnheard) = story.obstacles
    app = AppNames(scenario: scenario)
    world = story.world
    self.dependsOn = dependsOn
  }
}

extension Explanation {
  /// What all of it stands on.
  public var evidence: Evidence? {
    Evidence(sections.flatMap { $0.sentences }.flatMap { $0.rules } + causes.flatMap { $0.rules })
  }

  /// What the sections about the bar do not say.
  private static let events = "What happened"
  private static let styles = "Light and dark"
  private static let heights = "Heights"

  /// The report as people read it, each sentence with its rule ids.
  public var text: String { text(ink: .none) }

  /// The same with emphasis.
  ///
  /// - Parameters:
  ///   - ink: the emphasis.
  ///   - isWithWorld: whether the tree of controllers is drawn, where it is known.
  public func text(ink: Ink, isWithWorld: Bool = true) -> String {
    text(of: sections, ink, world: isWithWorld ? world : [])
  }

  /// What of the report concerns a demand.
  func text(about demand: Wish.Demand) -> String {
    text(of: sections(about: demand), .none, world: [])
  }

  private func sections(about demand: Wish.Demand) -> [Section] {
    sections.filter { section in
      switch demand {
      case .bar, .upToDate: section.title != Self.styles && section.title != Self.heights
      case .style: section.title == Self.styles
      }
    }
  }

  /// Why what is seen is as it is, without what the last step did.
  func reasons(for demand: Wish.Demand) -> [Sentence] {
    sections(about: demand).filter { $0.title != Self.events }.flatMap { $0.sentences }
  }

  /// Changes as code with the names of the app.
  func code(_ changes: [Change]) -> [String] { changes.code(app) }

  private func lines(of cure: Cure, _ first: String) -> [String] {
    [first] + code(cure.changes).map { "      " + $0 }
      + cure.effects(in: app.scenario).map { "      " + $0 }
  }

  private func text(of sections: [Section], _ ink: Ink, world: [String]) -> String {
    var lines = [ink.bold(headline)]
    if !world.isEmpty { lines += [""] + world.map { "  " + $0 } }
    for section in sections {
      lines += ["", ink.bold(section.title)]
      lines += section.sentences.map { "  " + $0.text + $0.rules.marks }
    }
    if !causes.isEmpty { lines += ["", ink.bold("Causes and cures")] }
    for cause in causes {
      lines.append("  * " + ink.red(cause.text) + cause.rules.marks)
      lines += cause.cures.flatMap { self.lines(of: $0, "    Cure: " + ink.green($0.text)) }
      if cause.cures.isEmpty { lines.append("    No single change cures it.") }
      if let evidence = cause.evidence { lines.append("    Evidence: " + evidence.words) }
    }
    if !obstacles.isEmpty { lines += ["", ink.bold("All at once")] }
    lines += obstacles.flatMap { self.lines(of: $0.cure, "  * " + $0.cure.text) }
    if furtherUnheard > 0 {
      lines.append("  ... \(furtherUnheard.counted("further controller")) not heard")
    }
    let rules = sections.flatMap { $0.sentences }.flatMap { $0.rules } + causes.flatMap { $0.rules }
    if let evidence = Evidence(rules) {
      lines += ["", "Weakest evidence of all this: " + evidence.words]
    }
    if let dependsOn { lines += dependsOn.lines }
    return ink.shown(lines.joined(separator: "\n") + "\n")
  }
}

extension [ChosenReading] {
  /// Whether what is said holds under every reading, and under which it does not.
  var lines: [String] {
    if isEmpty { return ["It holds under every reading of the sources."] }
    return ["It would look different under other readings of the sources:"]
      + map { "  \($0.text): \($0.question.question) \($0.claim)" }
  }
}

extension Evidence {
  /// The grade, with the rules that have it.
  var words: String { grade.words + rules.marks }
}

extension [RuleID] {
  /// ` [SB-1, SB-34]`.
  var marks: String {
    isEmpty ? "" : " [" + map { $0.id }.joined(separator: ", ") + "]"
  }
}

extension BarAppearance {
  /// As people say it.
  var words: String {
    let color =
      switch content {
      case .light: "light"
      case .dark: "dark"
      case .contentDependent: "adapting to the content underneath"
      }
    return hidden ? "hidden (it would be \(color))" : "shown, \(color)"
  }
}

extension ExplainedScenario {
  fileprivate var headline: String {
    let moment = step.map { "After step \(moments.count - 1), \($0.call(scenario.names))" }
    return (moment ?? "After the launch") + ": the bar is \(now.observation.bar.appearance.words)."
  }
}
