/// A sentence that a rule says where it decides, with words in braces for the names of a scenario.
///
/// It stands in the rule's text (`Law`): `says asked forwardedByTab: it is selected in {above}`. About the system's
/// gestures other rules decide, which say the same where they have no words of their own.
package struct Saying: Sendable {
  /// The decisions that sentences are about, as the texts name them.
  package enum Subject: String, NamedCase {
    /// The reason why a controller is asked, or why a link is not followed: `Provenance`.
    case asked, unasked
    /// A link that is not followed, to a controller that a getter names.
    case named
    /// The origin of an answer, of a style; a window's verdict: `ExplanationFacts`.
    case answers, style, window
    /// A fact in a sentence of its own, and one that surprises.
    case fact, surprise
    /// The reason why a step is not applied: `StepOutcome`.
    case refused
    /// A kind of step that asks no controller: `Step.Kind`.
    case silent
  }

  /// A word that a scenario fills in.
  package enum Word: String, NamedCase {
    /// The controller or view that is decided about; the one above it; another one.
    case here, above, other
    /// The controller above that presents it.
    case presenter
    /// A controller with the getter that forwards the question.
    case getter
    /// A value, a moment, a list of names.
    case value
  }

  /// The rule that says it.
  package let rule: RuleID
  /// The other rules that it always rests on (`with T-16`).
  package let others: [RuleID]
  /// The rules that it rests on where they were used (`if used SC-1, SC-2`).
  package let ifUsed: [RuleID]
  /// The sentence, with words in braces.
  package let template: String

  /// The rule that says it, and those that it rests on in a moment that used some.
  package func rules(in used: RuleSet = RuleSet()) -> [RuleID] {
    [rule] + others + ifUsed.filter(used.contains)
  }

  /// The sentence of the law about a decision, for one question if it has words for that.
  ///
  /// - Precondition: it says something; `SayingTests` holds that for all decisions.
  package init(_ subject: Subject, _ decision: String, _ question: ChainQuestion? = nil) {
    let about = subject.rawValue + " " + decision
    let own = question.flatMap { question in
      question.words.lazy.compactMap { Self.all[about + " for " + $0] }.first
    }
    let general = Self.all[about]
    guard let saying = own ?? general else {
      preconditionFailure("the law says nothing of this decision")
    }
    (rule, others, ifUsed) = (saying.rule, saying.others, saying.ifUsed)
    template = saying.template.isEmpty ? general?.template ?? "" : saying.template
  }

  /// - Precondition: the ids are of rules.
  private init(_ text: RuleText.Saying, by rule: RuleID) {
    func rules(_ ids: [String]) -> [RuleID] {
      ids.map { id in
        guard let rule = RuleID(id: id) else { preconditionFailure("no rule has the id \(id)") }
        return rule
      }
    }
    self.rule = rule
    (others, ifUsed) = (rules(text.others), rules(text.ifUsed))
    template = text.template
  }

  /// The sentence about the nodes of a scenario.
  package func text(_ words: [Word: String] = [:]) -> String {
    var text = ""
    for (number, part) in template.utf8.split(
      separator: UInt8(ascii: "{"), omittingEmptySubsequences: false
    ).enumerated() {
      guard number > 0, let end = part.firstIndex(of: UInt8(ascii: "}")) else {
        text += String(Substring(part))
        continue
      }
      let word = Word.allCases.first { $0.rawValue == String(Substring(part[..<end])) }
      // A word that is not given is to be seen.
      text += word.flatMap { words[$0] } ?? "{\(String(Substring(part[..<end])))}"
      text += String(Substring(part[part.index(after: end)...]))
    }
    return text
  }

  /// All that rules say, by what it is about.
  package static let all: [String: Saying] = {
    var all: [String: Saying] = [:]
    for rule in RuleID.allCases {
      for saying in rule.sayings {
        for decision in saying.decisions { all[decision] = Saying(saying, by: rule) }
      }
    }
    return all
  }()
}

extension ChainQuestion {
  /// Its names in the law's texts, the closest first.
  fileprivate var words: [String] {
    switch self {
    case .bar(.style): ["style"]
    case .bar(.hidden): ["hidden"]
    case .gesture(.verticalBarConfiguration): ["verticalBar", "gestures"]
    case .gesture: ["gestures"]
    }
  }
}

extension Provenance.HopReason {
  /// The sentence of the law about a controller that is asked for this reason.
  package func saying(_ question: ChainQuestion) -> Saying { Saying(.asked, rawValue, question) }
}

extension Provenance.StopReason {
  /// The sentence of the law about a link that is not followed for this reason.
  ///
  /// - Parameter isNamed: true where a getter names the controller to which it would lead.
  package func saying(_ question: ChainQuestion, isNamed: Bool = false) -> Saying {
    let goesToPresented = self == .presentedDoesNotTakeOver || self == .presentedBeingDismissed
    return Saying(goesToPresented && isNamed ? .named : .unasked, rawValue, question)
  }
}

extension Step.Kind {
  /// The sentence of the law about a step of this kind that asks no controller; nil where it always asks, or where
  /// that is said otherwise.
  package var silence: Saying? { Saying.all["\(Saying.Subject.silent.rawValue) \(rawValue)"] }
}

extension ExplanationFacts.GetterSource {
  /// The sentence of the law about an answer of this origin.
  package var saying: Saying { Saying(.answers, rawValue) }
}

extension ExplanationFacts.WindowVerdict {
  /// The sentence of the law about a window with this verdict.
  package var saying: Saying { Saying(.window, rawValue) }
}

extension StepOutcome.Reason {
  /// The sentence of the law about a step that is not applied for this reason: `the step is so already`.
  package var saying: Saying { Saying(.refused, rawValue) }
}

extension ExplanationFacts.StyleAccount {
  /// The sentence of the law about a style of this origin.
  package var saying: Saying { Saying(.style, decision.rawValue) }

  /// The decisions about styles that the law says something of.
  package enum Decision: String, NamedCase {
    case own, ownOfWindow, ownOfView, traitOverrides
    case system, systemOfWindow, systemOfLooseView, scene
    case overrideTakenBack, infoPlist, noStylesYet
    case window, windowOfPresented, presentationController
    case parentsValueForChild, parent, superview, controller, viewAbove, canceledPop
  }

  private var decision: Decision {
    switch origin {
    case .own: .own
    case .ownOfWindow: .ownOfWindow
    case .ownOfView: .ownOfView
    case .traitOverrides: .traitOverrides
    case .system: .system
    case .systemOfWindow: .systemOfWindow
    case .systemOfLooseView: .systemOfLooseView
    case .scene: .scene
    case .overrideTakenBack: .overrideTakenBack
    case .infoPlist: .infoPlist
    case .noStylesYet: .noStylesYet
    case .window: presenter == nil ? .window : .windowOfPresented
    case .presentationController: .presentationController
    case .parentsValueForChild: .parentsValueForChild
    case .parent: .parent
    case .superview: .superview
    case .controller: .controller
    case .viewAbove: .viewAbove
    case .canceledPop: .canceledPop
    }
  }
}
