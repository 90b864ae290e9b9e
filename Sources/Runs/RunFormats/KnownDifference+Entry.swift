package import StatusQuoAppearanceModel
package import StatusQuoHarness
package import StatusQuoJSON
package import StatusQuoScenarioFiles

extension KnownDifference {
  /// A difference in a file of known ones: what a resolver does otherwise, and means to, or will fix.
  package struct Entry: Hashable, Sendable {
    /// All classes of its document's divergence; never empty.
    package var classes: [DivergenceClass]
    /// Other classes that it was seen with, where it need not show each time.
    package var alsoSeen: [[DivergenceClass]] = []
    /// The subject's answers on its document where the two differ, up to and with the step.
    package var answers: [Expectation]
    /// A small scenario that shows it, with what the law said when it was accepted.
    package var document: ScenarioDocument
    /// The id of the fault that explains it, for people: it decides nothing. Nil where none does.
    package var fault: String?
    /// The reason why it is accepted, which people write; nil where none is written.
    package var reason: String?
    /// The address of a ticket.
    package var address: String?
    /// True if it need not show each time.
    package var isIntermittent = false
    /// The classes that were seen behind it: later steps go wrong for what it leaves behind.
    package var leaves: [DivergenceClass] = []

    /// A difference that is accepted, without a reason yet.
    package init(
      _ classes: [DivergenceClass], _ answers: [Expectation], _ document: ScenarioDocument,
      fault: String? = nil
    ) {
      self.classes = classes
      self.answers = answers
      self.document = document
      self.fault = fault
    }

    /// The difference as runs know it.
    package var known: KnownDifference {
      var known = KnownDifference(
        [classes] + alsoSeen, on: document.scenario, answers: wrongAnswers,
        isIntermittent: isIntermittent)
      known.leaves = leaves
      known.title = title
      known.reason = reason
      known.address = address
      return known
    }

    /// The name of its document, else its first class.
    package var title: String { document.name ?? classes[0].description }

    /// The answers as values; nil where one of them is none.
    fileprivate var wrongAnswers: [WrongAnswer]? {
      var all: [WrongAnswer] = []
      for answer in answers {
        let parts = (answer.observation.members ?? []).map { Observation.Part(rawValue: $0.key) }
        guard
          let observation = try? Observation.jsonForm.value(
            answer.observation, document.scenario.names, base: Observation()),
          !parts.contains(nil)
        else { return nil }
        all.append(WrongAnswer(after: answer.after, Set(parts.compactMap { $0 }), of: observation))
      }
      return all
    }
  }
}

extension [Divergence] {
  /// The subject's answers where it differed, up to and with a step, as files have them.
  package func answers(upTo step: Int, _ names: Names) -> [Expectation] {
    wrongAnswers(upTo: step).map { answer in
      let parts = Observation.Part.allCases.filter(answer.parts.contains)
      return Expectation(
        after: answer.step, observation: answer.observation.json(names).parts(parts))
    }
  }
}

extension JSON {
  /// These parts of an observation, null where it has none.
  package func parts(_ parts: [Observation.Part]) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      for part in parts { json.member(part.rawValue, self[part.rawValue] ?? .null) }
    }
    return json.finish()
  }
}

// MARK: - Files

extension KnownDifference.Entry {
  /// The known differences that a file has.
  package static func read(_ file: String) throws(DocumentError) -> [KnownDifference.Entry] {
    try fileForm.value(parsing: TextFile.read(file), file: file).all
  }

  /// Writes a file of known differences, whole or not at all.
  package static func write(
    _ entries: [KnownDifference.Entry], to file: String
  ) throws(DocumentError) {
    try TextFile.write(fileForm.json(Entries(entries)).text, to: file)
  }
}

// MARK: - JSON

extension KnownDifference.Entry {
  /// The version of a file of known differences.
  package static let version = 2
  /// The most differences of a file.
  package static let maxCount = 2_000
  /// The most characters of a reason or an address.
  package static let maxLength = 2_000

  /// {version, known: [{differs, alsoSeen?, leaves?, reason (null where there is none), address?, intermittent?, law?, answers,
  /// document}]}.
  package static let fileForm = JSONForm("known differences", Entries(), definition: "known") {
    form in
    form.constant("version", JSON(version))
    form.field("known", .list(of: jsonForm, called: "differences"), { $0.all }, { $0.all = $1 })
  }.checked { entries, json throws(JSONError) in
    guard entries.all.count <= maxCount else {
      throw (json["known"] ?? json).isNot("at most \(maxCount) differences")
    }
  }

  /// The differences of a file.
  package struct Entries: Sendable {
    /// All of them, in the order of the file.
    package var all: [KnownDifference.Entry] = []

    /// None.
    package init() {}

    /// These.
    package init(_ all: [KnownDifference.Entry]) { self.all = all }
  }

  private static let blank = KnownDifference.Entry([], [], ScenarioDocument(Scenario()))

  private static let jsonForm = JSONForm("a known difference", blank) { form in
    form.field("differs", signature, { $0.classes }, { $0.classes = $1 })
    form.list("alsoSeen", signature, called: "lists of classes", { $0.alsoSeen }) {
      $0.alsoSeen = $1
    }
    form.list("leaves", classForm, called: "classes", { $0.leaves }, { $0.leaves = $1 })
    form.nullable("reason", shortText, { $0.reason }, { $0.reason = $1 })
    form.optional("address", address, { $0.address }, { $0.address = $1 })
    form.optional("intermittent", .bool, { $0.isIntermittent ? true : nil }) {
      $0.isIntermittent = $1
    }
    form.optional("law", shortText, { $0.fault }, { $0.fault = $1 })
    form.field("document", ScenarioDocument.jsonForm, { $0.document }, { $0.document = $1 })
    form.field("answers", .list(of: answerForm, called: "answers"), { $0.answers }) {
      $0.answers = $1
    }
  }.checked { entry, json throws(JSONError) in
    guard entry.wrongAnswers != nil else {
      throw (json["answers"] ?? json).isNot("parts of observations, in the names of the document")
    }
    guard entry.alsoSeen.isEmpty || entry.isIntermittent else {
      throw (json["alsoSeen"] ?? json).isNot("beside '\"intermittent\": true'")
    }
  }

  private static let classForm = JSONForm<String>.text(
    "a class, such as 'push: calls missing child.viewDidAppear'"
  ).mapped({ $0.description }) { DivergenceClass($0) }

  /// The classes that show together, as texts.
  private static let signature = JSONForm<[DivergenceClass]>.list(
    of: classForm, called: "classes"
  ).checked { classes, json throws(JSONError) in
    guard !classes.isEmpty else { throw json.isNot("at least one class") }
  }

  /// {after, observation}.
  private static let answerForm = JSONForm(
    "an answer", Expectation(after: 0, observation: .null)
  ) { form in
    form.field("after", .count, { $0.after }, { $0.after = $1 })
    form.field("observation", .any, { $0.observation }, { $0.observation = $1 })
  }

  private static let shortText = JSONForm<String>.text("a text of at most \(maxLength) characters")
    .mapped({ $0 }) { $0.count <= maxLength && !$0.isEmpty ? $0 : nil }

  private static let address = JSONForm<String>.text("an address that begins with https://")
    .mapped({ $0 }) { text in
      let begins = text.hasPrefix("https://") || text.hasPrefix("http://")
      let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      return begins && isPlain && text.count <= maxLength ? text : nil
    }
}
