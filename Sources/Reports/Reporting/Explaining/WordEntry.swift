package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
package import StatusQuoJSON
import StatusQuoScenarioFiles

/// A word of documents and reports, with what it means there.
package struct WordEntry: Hashable, Sendable {
  /// One meaning.
  package struct Meaning: Hashable, Sendable {
    /// The place of the word: `a reason`, `a key of a controller`.
    package let kind: String
    /// The meaning, in a sentence or two.
    package let text: String
    /// The rules behind it.
    package let rules: [RuleID]
  }

  /// The word as documents and reports write it.
  package let word: String
  /// Its meanings.
  package let meanings: [Meaning]

  /// The entry of a word, in letters of either case; nil for one that means nothing here.
  ///
  /// - Complexity: linear in the number of all meanings.
  package init?(_ word: String) {
    let wanted = word.lowercased()
    let found = Self.meanings.filter { $0.word.lowercased() == wanted }
    guard let first = found.first else { return nil }
    self.word = first.word
    meanings = found.map { $0.meaning }
  }

  /// Every word that has an entry.
  package static var words: [String] { meanings.map { $0.word }.eachOnce }

  /// The rules whose statements have the word.
  private var mentions: [RuleID] {
    let rules = Set(meanings.flatMap { $0.rules })
    return RuleID.allCases.filter { rule in
      !rules.contains(rule)
        && rule.statement.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains {
          $0 == word
        }
    }
  }

  /// The article for people.
  package var article: Article {
    let mentions = mentions
    return Article(
      Phrase(word),
      blocks: [
        .list(meanings.map { Block.Item("\($0.kind, .strong): \($0.text)", $0.rules) })
      ]
        + (mentions.isEmpty
          ? []
          : [
            .section(
              "Rules that name it",
              [.list(mentions.map { Block.Item(Phrase($0.statement), [$0]) }, .bullet)])
          ]))
  }

  /// The JSON for machines.
  package var json: JSON {
    [
      "word": JSON(word),
      "meanings": JSON(
        meanings.map { meaning in
          [
            "kind": JSON(meaning.kind), "text": JSON(meaning.text),
            "rules": JSON(texts: meaning.rules.map { $0.id }),
          ] as JSON
        }),
      "mentions": JSON(texts: mentions.map { $0.id }),
    ]
  }
}

// MARK: - Where words come from

extension WordEntry {
  private typealias Row = (word: String, meaning: Meaning)

  private static var meanings: [Row] { reasons + ways + steps + keys + values + terms }

  /// The reasons why a step is not applied.
  private static var reasons: [Row] {
    StepOutcome.Reason.allCases.map { reason in
      let text = reason.saying.text()
      return (
        reason.rawValue,
        Meaning(
          kind: "a reason why a step is not applied",
          text: text.capitalizedFirst + ".", rules: [reason.saying.rule])
      )
    }
  }

  /// The reasons why a controller is asked after another one, and why no further one is.
  private static var ways: [Row] {
    var names = Names()
    let (here, other) = (names["A"], names["B"])
    let hops = Provenance.HopReason.allCases.map { reason -> Row in
      let words = reason.words(from: "A", BarQuestion.style)
      return (
        reason.rawValue,
        Meaning(
          kind: "a step of the way to the controller that answers",
          text: "B is asked after A: \(words).", rules: [reason.saying(.bar(.style)).rule])
      )
    }
    let stops = Provenance.StopReason.allCases.map { reason -> Row in
      let answer = Provenance.Answer(
        answeredBy: here, chain: [Provenance.Hop(controller: here, reason: .root)],
        stop: Provenance.Stop(at: here, notAsked: other, reason: reason))
      return (
        reason.rawValue,
        Meaning(
          kind: "a reason why no further controller is asked",
          text: answer.stopWords(BarQuestion.style, names) + ".",
          rules: [reason.saying(.bar(.style)).rule])
      )
    }
    return hops + stops
  }

  private static var steps: [Row] {
    StepForm.all.map { form in
      (
        form.kind.rawValue,
        Meaning(
          kind: "a step", text: "\(form.call.filter { !"[]".contains($0) }).",
          rules: form.kind.silence?.rules() ?? [])
      )
    }
  }

  /// The keys of documents, with the values that they take.
  private static var keys: [Row] {
    rows(Controller.properties, "a key of a controller") { $0.name }
      + rows(Window.properties, "a key of a window") { $0.name }
      + rows(Scenario.properties, "a key of the environment") { $0.key }
  }

  private static func rows<Owner>(
    _ properties: [Property<Owner>], _ kind: String, _ key: (Property<Owner>) -> String
  ) -> [Row] {
    var names = Names()
    _ = names["A"]
    return properties.map { property in
      let values = property.values.prefix(8).map { $0 == .null ? "none" : $0.text(names) }
      let kinds = property.kinds.map { kinds in
        " Has a meaning for \(kinds.map { $0.rawValue }.joined(separator: ", "))."
      }
      let since = property.since > 7 ? " From iOS \(property.since.text)." : ""
      return (
        key(property),
        Meaning(
          kind: kind,
          text: "Values: \(values.joined(separator: ", ")), the default first."
            + (kinds ?? "") + since, rules: [])
      )
    }
  }

  /// The words that values of observations have.
  private static var values: [Row] {
    ExplanationFacts.GetterSource.allCases.map { source in
      (
        source.rawValue,
        Meaning(
          kind: "the origin of an answer",
          text: source.saying.text().capitalizedFirst + ".",
          rules: [source.saying.rule])
      )
    }
      + ExplanationFacts.WindowVerdict.allCases.map { verdict in
        (
          verdict.rawValue,
          Meaning(
            kind: "the reason why a window decides the bar or does not",
            text: verdict.saying.text().capitalizedFirst + ".", rules: [verdict.saying.rule])
        )
      }
      + Grade.allCases.map { grade in
        (
          grade.words,
          Meaning(kind: "how well a rule is known", text: "\(grade.meaning).", rules: [])
        )
      }
  }

  /// The words of reports and the keys of observations.
  private static var terms: [Row] {
    [
      ("applied", "UIKit did what the step asks for"),
      ("ignored", "UIKit did nothing, or only logged"),
      ("raised", "UIKit threw an exception; the world is unchanged"),
      (
        "stale",
        "The bar that an update now would display; absent while the displayed one is up to date"
      ),
      (
        "provenance",
        "The controllers that were asked for the displayed bar, and those that answered"
      ),
      ("answeredBy", "The controller whose getter gave the value"),
      ("chain", "The controllers that were asked, from the root of the window on"),
      ("stop", "The first link that was not followed, and why"),
      ("notAsked", "The controller that a link would have led to"),
      ("forcedHidden", "The device has no bar in this orientation, for any answer"),
      ("lightBehindCard", "The system draws the text light over the black behind a sheet"),
      ("launchBar", "The bar while the launch screen is up, by Info.plist"),
      ("calls", "The lifecycle methods that the step calls, in order"),
      ("traitChanges", "The nodes whose light or dark style the step changes"),
      ("update", "UIKit asks the controllers anew and displays their answers"),
      ("forwards", "A child getter gives the question to another controller"),
      (
        "captures",
        "modalPresentationCapturesStatusBarAppearance is true: what is presented decides the bar"
      ),
      ("sheet", "A page or form sheet, behind which the presenter stays on screen"),
      ("weakest evidence", "The lowest grade among the rules that an answer rests on"),
    ].map { word, text in
      (word, Meaning(kind: "a word of reports", text: text + ".", rules: []))
    }
  }
}

extension Grade {
  fileprivate var meaning: String {
    switch self {
    case .documented: "Apple's documentation or a session says so"
    case .observedBySeveral: "Several independent reports or programs agree"
    case .observedOnce: "One report says so"
    case .inferred: "It follows from other rules or from the names in UIKit"
    case .decided: "Sources are silent: this project chose"
    }
  }
}
