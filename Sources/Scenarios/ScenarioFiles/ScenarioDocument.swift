public import StatusQuoAppearanceModel
package import StatusQuoJSON

/// A scenario as a file holds it: with what it is called, where it comes from, and what must be
/// observed.
///
///     let document = try ScenarioDocument(parsing: bytes, file: "bar.json")
///     print(document.scenario.steps.count)
public struct ScenarioDocument: Hashable, Sendable {
  /// The version of the format.
  package static let version = 1

  /// The scenario to run.
  public var scenario: Scenario
  /// Its subject in a few words.
  public var name: String?
  /// Its source.
  public var source: String?
  /// A note for readers.
  public var note: String?
  /// The readings, for places where sources contradict each other.
  package var readings: Readings
  /// The record of the finding that it is, if it is one.
  package var finding: Record?
  /// The observations that are required when it is run.
  package var expectations: [Expectation]
  /// The wishes that are required in every flow of the app.
  package var wishes: [Wish]

  /// A document.
  package init(
    _ scenario: Scenario, name: String? = nil, source: String? = nil, note: String? = nil,
    readings: Readings = Readings(), finding: Record? = nil,
    expectations: [Expectation] = [], wishes: [Wish] = []
  ) {
    self.scenario = scenario
    self.name = name
    self.source = source
    self.note = note
    self.readings = readings
    self.finding = finding
    self.expectations = expectations
    self.wishes = wishes
  }

  /// A document of a scenario.
  public init(_ scenario: Scenario, name: String? = nil) {
    self.init(scenario, name: name, source: nil)
  }
}

// MARK: Reading

extension ScenarioDocument {
  /// The document that `text` is. `file` is what an error calls it.
  ///
  /// The scenario is valid: its `problem` is nil. Names are numbered in the order of their first
  /// use, window by window, tree by tree.
  public init(parsing text: String, file: String) throws(DocumentError) {
    try self.init(parsing: [UInt8](text.utf8), file: file)
  }

  /// The document that `bytes`, a UTF-8 text, are. `file` is what an error calls it.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    var doubts: [DocumentError] = []
    try self.init(parsing: bytes, file: file, doubts: &doubts)
  }

  /// Also collects doubts, which are allowed but probably mistakes, unless the step's outcome is expected: a step
  /// that uses a name declared nowhere, a property that nothing has, or a value that the property does not take.
  /// Where something else is expected such a value is an error.
  package init(
    parsing bytes: [UInt8], file: String, doubts: inout [DocumentError]
  ) throws(DocumentError) {
    let json = try JSON(parsing: bytes, file: file)
    var doubtful: [JSONError] = []
    do {
      try self.init(json, refusingStrayValues: true, &doubtful)
    } catch {
      throw DocumentError(error, in: json, file: file)
    }
    doubts += doubtful.map { DocumentError($0, in: json, file: file) }
  }

  /// The document that is part of another text. An error names the line that it would have in a file
  /// of its own, `file`.
  package init(_ json: JSON, file: String) throws(DocumentError) {
    var doubtful: [JSONError] = []
    do {
      try self.init(json, &doubtful)
    } catch {
      try self.init(parsing: json.text, file: file)
    }
  }

  /// Reads a document that is part of another text.
  init(
    _ json: JSON, refusingStrayValues refuses: Bool = false, _ doubts: inout [JSONError]
  ) throws(JSONError) {
    var fields = try Fields(json, "a scenario document")
    let version = try fields.required("version", "\(Self.version)")
    guard version.number == Double(Self.version) else { throw version.isNot("\(Self.version)") }
    name = try fields.optional("name")?.asLines()
    source = try fields.optional("source")?.asLines()
    note = try fields.optional("note")?.asLines()
    readings = try fields.optional("readings")?.asReadings() ?? Readings()
    var reader = ScenarioReader()
    try reader.read(&fields)
    let record = ScenarioDocument.Record.jsonForm(steps: reader.scenario.steps.count)
    finding = try fields.optional("finding").map { json throws(JSONError) in
      try record.value(json)
    }
    (expectations, wishes) = try reader.readExpectations(&fields)
    try fields.end()
    try reader.checkScenario()
    try reader.check(wishes)
    scenario = reader.scenario
    let expected = Set(expectations.filter { $0.observation["outcome"] != nil }.map { $0.after })
    // Findings are made by machines, which misspell nothing unless they mean to.
    if finding != nil { return }
    let strayValues = reader.strayValues.filter { !expected.contains($0.step) }.map { $0.error }
    // What a person expects speaks of something else than that the value is refused.
    if refuses, let first = strayValues.first, !expectations.isEmpty || !wishes.isEmpty {
      throw first
    }
    doubts = reader.strayNames { expected.contains($0) } + strayValues
  }
}

extension ScenarioReader {
  fileprivate mutating func readExpectations(
    _ fields: inout Fields
  ) throws(JSONError) -> (expectations: [Expectation], wishes: [Wish]) {
    let form = Expectation.jsonForm(steps: scenario.steps.count)
    var (expectations, wishes): ([Expectation], [Wish]) = ([], [])
    for expectation in try fields.list("expect", of: "expectations") ?? [] {
      if expectation["wish"] == nil {
        expectations.append(try form.value(expectation))
      } else {
        wishes.append(try readWish(expectation))
      }
    }
    return (expectations, wishes)
  }
}

extension ScenarioDocument {
  /// A document as a part of a larger text. It is read without doubts.
  package static let jsonForm = JSONForm<ScenarioDocument>(
    "a scenario document",
    .definition(
      "document",
      .leaf([
        "type": "object", "required": ["version", "windows"],
        "properties": ["version": ["const": JSON(version)]],
      ]))
  ) { document, json in
    json.add(document.json)
  } _: { json throws(JSONError) in
    var doubtful: [JSONError] = []
    return try ScenarioDocument(json, &doubtful)
  }
}

extension JSON {
  /// `{"C-7": 2}`: the numbers of readings, by their questions.
  fileprivate func asReadings() throws(JSONError) -> Readings {
    var fields = try Fields(self, "readings")
    var readings = Readings()
    for member in members ?? [] {
      guard let expected = OpenQuestion(id: member.key)?.insteadOfAChoice else { continue }
      throw JSONError(
        at: member.keyPosition, found: "\"\(member.key)\"", expected: expected, suggestion: nil)
    }
    for question in OpenQuestion.choosable {
      guard let json = fields.optional(question.id) else { continue }
      let numbers = 1...question.readings.count
      guard let number = json.number.flatMap(Int.init(exactly:)), numbers.contains(number) else {
        throw json.isNot("the number of a reading, 1 to \(numbers.upperBound)")
      }
      readings[question] = number
    }
    try fields.end()
    return readings
  }

  /// A text, or a list of its lines.
  fileprivate func asLines() throws(JSONError) -> String {
    let expected = "a text or a list of lines"
    guard let elements else { return try asText(expected) }
    var lines: [String] = []
    for line in elements { lines.append(try line.asText(expected)) }
    return lines.joined(separator: "\n")
  }

  fileprivate init(lines text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self = lines.count > 1 ? JSON(lines.map { JSON(String(Substring($0))) }) : JSON(text)
  }
}

// MARK: Writing

extension ScenarioDocument {
  /// The document over several lines, with a line break at the end. Reading it gives the same
  /// document, but for the numbering of names.
  ///
  /// - Precondition: `scenario.problem` is nil.
  public var text: String { json.text }

  /// The document with its keys in the order in which they are written.
  ///
  /// - Precondition: `scenario.problem` is nil.
  package var json: JSON {
    if let problem = scenario.problem { preconditionFailure("\(problem)") }
    var json = JSONBuilder(capacity: 12 * (scenario.controllers.count + scenario.steps.count))
    json.object { json in
      json.member("version", Self.version)
      if let name { json.member("name", JSON(lines: name)) }
      if let source { json.member("source", JSON(lines: source)) }
      if let note { json.member("note", JSON(lines: note)) }
      if !readings.areChoices {
        json.member("readings") { json in
          json.object { json in
            for other in readings.others { json.member(other.question.id, other.number) }
          }
        }
      }
      scenario.write(to: &json)
      let steps = scenario.steps.count
      if let finding {
        json.member("finding", ScenarioDocument.Record.jsonForm(steps: steps).json(finding))
      }
      let form = Expectation.jsonForm(steps: steps)
      let expected = expectations.map { form.json($0) } + wishes.map { $0.json(scenario.names) }
      if !expected.isEmpty { json.member("expect", JSON(expected)) }
    }
    return json.finish()
  }
}
