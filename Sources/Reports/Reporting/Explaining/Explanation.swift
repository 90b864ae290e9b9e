package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoCatalog
package import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoScenarioFiles

/// An explanation, in sentences for UIKit developers, of the bar and the screens after a step.
package struct Explanation: Sendable {
  /// Sentences about one thing.
  package struct Section: Hashable, Sendable {
    /// The subjects of sections.
    package enum Topic: Hashable, Sendable {
      case step, bar, styles, heights, gestures, sides
    }

    /// The subject of the section.
    package let topic: Topic
    /// The subject in words.
    package let title: String
    /// The sentences in the order in which the law decides.
    package let sentences: [Sentence]

    init(_ topic: Topic, _ title: String, _ sentences: [Sentence]) {
      (self.topic, self.title, self.sentences) = (topic, title, sentences)
    }
  }

  /// A likely reason for surprise, and what helps.
  package struct Cause: Hashable, Sendable {
    /// The event and its reason.
    package internal(set) var text: String
    /// The fixes; empty where none was found to help.
    package internal(set) var fixes: [Fix]
    /// The rules behind it.
    package let rules: [RuleID]
    /// The entry of the law's list of surprises, if it has one.
    package internal(set) var surprise: Surprise?
    /// The looks that may be expected instead, at one moment, for which fixes are searched; empty where the
    /// fixes are all that is known to help.
    package internal(set) var wishes: [Wish]
    /// True if nothing is wrong: the system does so, which may surprise all the same.
    package internal(set) var isNote = false
    /// True if the advice goes before changes that concern the whole app.
    var prefersAdvice = false
    /// The look in place of the wished one, in a clause; empty where it is not said.
    var seen = ""

    /// The cause of a look that is another than the wished one, whose fixes are still to be searched.
    init(
      of wish: Wish, why text: String, seen: String = "", rules: [RuleID], advice: [Fix] = []
    ) {
      self.init(text, fixes: advice, rules: rules, toHave: [wish])
      self.seen = seen
    }

    init(_ text: String, fixes: [Fix] = [], rules: [RuleID], toHave wishes: [Wish] = []) {
      self.text = text
      self.fixes = fixes
      self.rules = rules
      self.wishes = wishes
    }

    /// The sentence of the law about something that surprises, with the nodes of a scenario.
    ///
    /// - Parameter grounds: the rules that decided it in this play, besides those of the sentence.
    init(
      _ surprise: Surprise, _ words: [Saying.Word: String] = [:], fixes: [Fix] = [],
      by grounds: [RuleID] = [], toHave wishes: [Wish] = []
    ) {
      let saying = surprise.saying
      let rules =
        grounds.contains(saying.rule) ? grounds + saying.others : saying.rules() + grounds
      self.init(saying.text(words), fixes: fixes, rules: rules.eachOnce, toHave: wishes)
      self.surprise = surprise
    }

    init(
      _ surprise: Surprise, _ words: [Saying.Word: String] = [:], fix: String,
      by changes: [Change] = []
    ) {
      self.init(surprise, words, fixes: [Fix(fix, by: changes)])
    }

    /// True for a bar that looks otherwise at launch.
    var isAboutTheLaunch: Bool { surprise?.saying.rule == Fact.launchBar.rule }

    /// True for a bar that is light behind a card, or would be.
    var isAboutACard: Bool { surprise?.saying.rule == Fact.lightBehindCard.rule }

    /// True for what is so of insets in any app on the device.
    var isUsualOfInsets: Bool {
      switch surprise {
      case .insetBelowBar?, .insetOfPad?, .barHeightIsNoInset?, .insetOfVersion?: true
      default: false
      }
    }

    /// The evidence for it.
    package var evidence: Evidence? { Evidence(rules) }

    /// The cause of the lack of other looks.
    func toHave(_ wishes: [Wish]) -> Cause {
      var cause = self
      cause.wishes = wishes
      return cause
    }

    /// The cause, whose advice goes before changes that concern the whole app.
    func preferringAdvice(_ prefersAdvice: Bool = true) -> Cause {
      var cause = self
      cause.prefersAdvice = prefersAdvice
      return cause
    }

    /// The cause as a note, unless something is wrong.
    func asNote(_ isNote: Bool = true) -> Cause {
      var cause = self
      cause.isNote = isNote
      return cause
    }
  }

  /// The step explained; 0 is the launch.
  package let step: Int
  /// The look of the screen, in one line.
  package var headline: String { title.text }
  /// The headline with emphasis.
  package let title: Phrase
  /// The sections, from the one that decides first to the one that decides last.
  package let sections: [Section]
  /// False if a part of UIKit that may decide here is not modeled.
  let isModeled: Bool
  /// The reason why the step did nothing, where no cause is about that.
  let refusal: Sentence?
  /// The causes of surprises that the step itself brought about first; empty where nothing is
  /// surprising.
  package internal(set) var causes: [Cause]
  /// The wishes that hold.
  package let held: [Wish]
  /// Those of them that ask for nothing then, as no bar can be seen.
  let idle: [Wish]
  /// The causes if the classes of a printed hierarchy had overrides; nil where something says how the
  /// bar is to look, and where fixes were not played.
  package var supposed: Supposed?
  /// The parts of the input that were not read, in a few words each: nothing is known to be right there.
  package var unread: [String] = []
  /// The first controllers on top that are not asked though they say something; only where the moment has a
  /// snapshot.
  package internal(set) var unheard: [Unheard]
  /// The number of further controllers on top that are not asked.
  package let furtherUnheard: Int
  /// True if fixes were searched.
  package internal(set) var wasSearched = false
  /// The number of causes for which no fixes were searched, as the others took all the time.
  package internal(set) var unsearched = 0
  let app: AppNames
  /// The system and the device then.
  let environment: Environment
  /// The windows and controllers as they are then, with who decides; only where the moment has a
  /// snapshot.
  let world: [String]
  /// The readings under which the screen would look different; nil where they were not compared.
  package let dependsOn: [ChosenReading]?
  /// The questions about it of which no reading can be compared.
  let unplayed: [OpenQuestion]

  /// Explains the last of `moments`, which are those after the launch and after each step so far.
  /// `dependsOn` are the readings under which the screen would look different, where known; `wishes` the
  /// looks that are expected then.
  ///
  /// - Precondition: there is a moment, and at most one more than the scenario has steps.
  package init(
    _ scenario: Scenario, moments: [Moment], dependsOn: [ChosenReading]? = nil,
    wishes: [Wish] = []
  ) {
    self.init(
      scenario, moments: moments, dependsOn: dependsOn, isSupposed: false, wishes: wishes)
  }

  init(
    _ scenario: Scenario, moments: [Moment], dependsOn: [ChosenReading]? = nil,
    isSupposed: Bool, wishes: [Wish] = []
  ) {
    precondition(!moments.isEmpty && moments.count <= scenario.steps.count + 1)
    let story = ExplainedScenario(scenario, moments: moments, isSupposed: isSupposed)
    step = moments.count - 1
    title = story.title
    sections = [
      Section(.step, "What happened", story.whatHappened),
      Section(.bar, "Who decides", story.whoDecides),
      Section(.bar, "Style" + story.asOfTheLastUpdate, story.whoAnswersForStyle),
      Section(.bar, "Hidden" + story.asOfTheLastUpdate, story.whoAnswersForHidden),
      Section(.bar, "On screen and up to date?", story.displayedAgainstUpToDate),
      Section(.styles, "Light and dark", story.lightAndDark),
      Section(.heights, "Heights", story.heights),
      Section(.gestures, "System gestures", story.systemGestures),
      Section(.sides, "Sides and bottom", story.safeAreas),
    ].filter { !$0.sentences.isEmpty }
    isModeled = story.unmodeled.isEmpty
    refusal = story.refusal
    held = wishes.filter { wish in story.now.snapshot != nil && !wish.isBroken(in: story.now) }
    idle = held.filter { $0.isIdle(in: story.now) }
    // A launch that looks as wished is no surprise.
    let isLaunchMeant = held.contains { wish in
      if case .launch = wish.demand { true } else { false }
    }
    let found = story.causes.map { cause in
      isLaunchMeant && cause.isAboutTheLaunch ? cause.asNote() : cause
    }
    let wanted = wishes.compactMap { story.cause($0)?.amid(found) }
    // What is usual of insets is not what is wrong with one that is wished.
    let isAboutAnInset = wanted.contains { if case .inset = $0.subject { true } else { false } }
    causes =
      (wanted
      + found.filter { !$0.isAbout(wishes) && !(isAboutAnInset && $0.isUsualOfInsets) })
      .withoutRepeated
    (unheard, furtherUnheard) = story.unheard
    app = AppNames(scenario: scenario)
    environment = story.environment
    world = story.world
    self.dependsOn = dependsOn
    unplayed = story.unplayedQuestions
  }
}

extension Explanation {
  /// The evidence for all of it.
  package var evidence: Evidence? {
    Evidence(sections.flatMap { $0.sentences }.flatMap { $0.rules } + causes.flatMap { $0.rules })
  }

  /// Changes as code with the names of the app.
  func code(_ changes: [Change]) -> [String] { changes.code(app) }

  /// The sections that concern a demand.
  func sections(about demand: Wish.Demand) -> [Section] {
    sections.filter { section in
      switch demand.subject {
      case .bar: section.topic == .bar || section.topic == .step
      case .style: section.topic == .styles
      case .gesture: section.topic == .gestures
      case .inset(.top): section.topic == .heights
      case .inset(.bottom): section.topic == .sides
      case .calls: section.topic == .step
      }
    }
  }

  /// The reasons for the present look, without the effect of the last step.
  func reasons(for demand: Wish.Demand) -> [Sentence] {
    sections(about: demand).filter { $0.topic != .step }.flatMap { $0.sentences }
  }
}

extension ExplainedScenario {
  /// `After step 2, N.pop(), the status bar is visible with dark text`; with what is not modeled of it.
  fileprivate var title: Phrase {
    let note = unmodeled.isEmpty ? "" : " (not modeled: \(unmodeled.joined(separator: "; ")))"
    let bar: Phrase = "the status bar is \(now.observation.bar.words, .strong)\(note)"
    guard let step else { return "After the launch " + bar }
    return "After step \(moments.count - 1), \(step.call(scenario.names), .code), " + bar
  }

  /// A controller of Apple's that decides as it was seen to on other versions.
  private var uncertainAnswerer: (name: Name, system: SystemController)? {
    guard case .controllers = now.explanation.mode else { return nil }
    let update = now.explanation.lastUpdate?.provenance
    for name in [update?.style?.answeredBy, update?.hidden?.answeredBy] {
      if let name, let system = uncertainClass(of: name) { return (name, system) }
    }
    return nil
  }

  /// A shown window at the level of the status bar or above, where the bar is a window of the app.
  private var windowOverTheBar: Name? {
    let windows = now.snapshot?.windows ?? scenario.windows
    return windows.first { $0.level >= 1000 && $0.coversScreen && !$0.isHidden }?.name
  }

  /// True where apps report that hidesBottomBarWhenPushed of what was popped still hides the tab bar.
  private var popsToARootWithABar: Bool {
    guard case .popToRoot = step, now.observation.outcome == .applied,
      scenario.environment.iOS >= 14, scenario.environment.iOS < Version(14, 2)
    else { return false }
    return scenario.controllers.contains { $0.hidesBottomBarWhenPushed }
      && now.observation.safeArea != nil
  }

  /// The parts of UIKit that may decide here and are not modeled.
  fileprivate var unmodeled: [String] {
    let environment = environment
    var parts: [String] = []
    if let host = hostsOfUnknownStyle.first {
      parts.append("SwiftUI's modifiers, so whether \(text(host)) is light or dark is not known")
    } else if let (_, _, text) = schemeWithoutItsBar {
      parts.append(
        "that .toolbarColorScheme needs a navigation bar's background, so expect \(text)")
    } else if unmodeledHost != nil {
      parts.append("SwiftUI's modifiers, so the answer may differ")
    }
    if let base = closedAnswerer?.base {
      parts.append("overrides in a subclass of \(base.rawValue), so the answer may differ")
    }
    if let (name, system) = uncertainAnswerer {
      parts.append(
        "what \(text(name)) answers on iOS \(environment.iOS.text): a \(system.label) was seen on "
          + "\(system.versionsInWords) only")
    }
    if environment.iOS < 13, let window = windowOverTheBar {
      parts.append(
        "that window \(text(window)), at its level, covers the bar before iOS 13")
    }
    if popsToARootWithABar {
      parts.append(
        "iOS 14.0 and 14.1, where the tab bar may stay away after popToRoot over several controllers"
      )
    }
    if isNarrow { parts.append("the bar above a scene beside others, so the answer may differ") }
    if let name = presentedAnywhere.first {
      parts.append("where a custom presentation puts \(text(name)), so its insets are not known")
    }
    if now.observation.geometry?.covers.isEmpty == false, isInCall {
      parts.append("views below the bar of a call, so the answer may differ")
    }
    if now.observation.geometry != nil, environment.device.isPad, environment.iOS >= 26 {
      parts.append("windows of iPadOS 26 that do not fill the screen, so the answer may differ")
    }
    return parts
  }
}

extension Explanation {
  /// The explanation of the bar and the screens after all steps.
  package init(of scenario: Scenario) {
    self.init(scenario, moments: narrateDrawn(scenario))
  }
}
