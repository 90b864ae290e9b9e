import StatusQuoAppearanceModel
package import StatusQuoHarness
import StatusQuoJSON
package import StatusQuoScenarioFiles

/// A difference in a file of known ones: what a resolver does otherwise, and means to, or will fix.
package struct AcceptedDifference: Hashable, Sendable {
  /// The class of its document's divergence.
  package var divergenceClass: DivergenceClass
  /// Further classes in which the same shows.
  package var shows: [DivergenceClass]
  /// A small scenario that shows it, with what the law said when it was accepted.
  package var document: ScenarioDocument
  /// The id of the law that explains it; nil where none does.
  package var law: String?
  /// The reason why it is accepted, which people write; nil where none is written.
  package var reason: String?
  /// The address of a ticket.
  package var address: String?
  /// True if it need not show each time.
  package var isIntermittent: Bool

  /// A difference that is accepted, without a reason yet.
  package init(
    _ divergenceClass: DivergenceClass, shows: [DivergenceClass] = [],
    _ document: ScenarioDocument, law: String? = nil
  ) {
    self.divergenceClass = divergenceClass
    self.shows = shows
    self.document = document
    self.law = law
    reason = nil
    address = nil
    isIntermittent = false
  }

  /// The difference as runs know it.
  package var known: KnownDifference {
    var known = KnownDifference(
      [divergenceClass] + shows, on: document.scenario, law: law, isIntermittent: isIntermittent)
    known.title = document.name ?? divergenceClass.description
    known.kinds = kinds
    known.reason = reason
    known.address = address
    return known
  }
}

extension AcceptedDifference {
  /// The kinds of values that differed, as the record of the finding has them.
  private var kinds: Set<Place.Kind>? {
    // A record has the first twenty differences.
    guard let finding = document.finding, finding.differences.count < 20 else { return nil }
    var kinds: Set<Place.Kind> = []
    for difference in finding.differences {
      let kind = Place.Kind(rawValue: String(difference.place.prefix { $0 != "[" && $0 != " " }))
      guard let kind else { return nil }
      kinds.insert(kind)
    }
    return kinds.isEmpty ? nil : kinds
  }
}

// MARK: - Files

extension AcceptedDifference {
  /// The known differences that a file has.
  package static func read(_ file: String) throws(DocumentError) -> [AcceptedDifference] {
    try fileForm.value(parsing: TextFile.read(file), file: file).all
  }

  /// Writes a file of known differences, whole or not at all.
  package static func write(
    _ entries: [AcceptedDifference], to file: String
  ) throws(DocumentError) {
    try TextFile.write(fileForm.json(Entries(entries)).text, to: file)
  }
}

// MARK: - JSON

extension AcceptedDifference {
  /// The version of a file of known differences.
  package static let version = 1
  /// The most differences of a file.
  package static let maxCount = 2_000
  /// The most characters of a reason or an address.
  package static let maxLength = 2_000

  /// {version, known: [{class, shows?, reason (null where there is none), address?, intermittent?, law?, document}]}.
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
    package var all: [AcceptedDifference] = []

    /// None.
    package init() {}

    /// These.
    package init(_ all: [AcceptedDifference]) { self.all = all }
  }

  private static let blank = AcceptedDifference(
    DivergenceClass(stepKind: nil, part: .hang, detail: .none), ScenarioDocument(Scenario()))

  private static let jsonForm = JSONForm("a known difference", blank) { form in
    form.field("class", DivergenceClass.jsonForm, { $0.divergenceClass }) {
      $0.divergenceClass = $1
    }
    form.list("shows", DivergenceClass.jsonForm, called: "classes", { $0.shows }) {
      $0.shows = $1
    }
    form.nullable("reason", shortText, { $0.reason }, { $0.reason = $1 })
    form.optional("address", address, { $0.address }, { $0.address = $1 })
    form.optional("intermittent", .bool, { $0.isIntermittent ? true : nil }) {
      $0.isIntermittent = $1
    }
    form.optional("law", shortText, { $0.law }, { $0.law = $1 })
    form.field("document", ScenarioDocument.jsonForm, { $0.document }, { $0.document = $1 })
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
