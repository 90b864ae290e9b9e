public import StatusQuoAppearanceModel

/// A scenario as a file holds it: with what it is called, where it comes from, and what must be
/// observed.
public struct ScenarioDocument: Hashable, Sendable {
  /// The version of the format.
  public static let version = 1

  /// What is run.
  public var scenario: Scenario
  /// What it shows, in a few words.
  public var name: String?
  /// Where it comes from.
  public var source: String?
  /// What else there is to say.
  public var note: String?
  /// What holds where sources contradict each other.
  public var readings: Readings
  /// What is known of it as a finding, where it is one.
  public var finding: FindingRecord?
  /// What must hold when it is run.
  public var expectations: [Expectation]
  /// What must hold in every flow of the app.
  public var wishes: [Wish]

  /// A document.
  public init(
    _ scenario: Scenario, name: String? = nil, source: String? = nil, note: String? = nil,
    readings: Readings = Readings(), finding: FindingRecord? = nil,
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

  /// Also collects what is allowed but probably a mistake: a step that uses a name that is nowhere
  /// declared, or a property that nothing has, unless its outcome is expected.
  public init(
    parsing bytes: [UInt8], file: String, doubts: inout [DocumentError]
  ) throws(DocumentError) {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw DocumentError(error, file: file)
    }
    func located(_ error: JSONError) -> DocumentError {
      DocumentError(error, file: file, keyPath: json.keyPath(to: error.position))
    }
    var strayNames: [JSONError] = []
    do {
      try self.init(json, &strayNames)
    } catch {
      throw located(error)
    }
    doubts += strayNames.map(located)
  }

  /// The document that is part of another text. An error names the line that it would have in a file
  /// of its own, `file`.
  public init(_ json: JSON, file: String) throws(DocumentError) {
    var strayNames: [JSONError] = []
    do {
      try self.init(json, &strayNames)
    } catch {
      try self.init(parsing: json.text, file: file)
    }
  }

  /// Reads a document that is part of another text.
  init(_ json: JSON, _ strayNames: inout [JSONError]) throws(JSONError) {
    var fields = try Fields(json, "a scenario document")
    let version = try fields.required("version", "\(Self.version)")
    guard version.number == Double(Self.version) else { throw version.isNot("\(Self.version)") }
    name = try fields.optional("name")?.asLines()
    source = try fields.optional("source")?.asLines()
    note = try fields.optional("note")?.asLines()
    readings = try fields.optional("readings")?.asReadings() ?? Readings()
    var reader = ScenarioReader()
    try reader.read(&fields)
    finding = nil
    if let json = fields.optional("finding") {
      finding = try FindingRecord(json, steps: reader.scenario.steps.count)
    }
    expectations = []
    wishes = []
    for expectation in try fields.list("expect", of: "expectations") ?? [] {
      if expectation["wish"] == nil {
        expectations.append(try Expectation(expectation, steps: reader.scenario.steps.count))
      } else {
        wishes.append(try reader.readWish(expectation))
      }
    }
    try fields.end()
    try reader.checkScenario()
    try reader.check(wishes)
    scenario = reader.scenario
    let expected = Set(expectations.filter { $0.observation["outcome"] != nil }.map { $0.after })
    // Findings are made by machines, which misspell nothing unless they mean to.
    strayNames = finding == nil ? reader.strayNames { expected.contains($0) } : []
  }
}

extension JSON {
  /// `{"C-7": 2}`: the numbers of readings, by their questions.
  fileprivate func asReadings() throws(JSONError) -> Readings {
    var fields = try Fields(self, "readings")
    var readings = Readings()
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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self = lines.count > 1 ? JSON(lines.map { JSON(String($0)) }) : JSON(text)
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
  public var json: JSON {
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
      if let finding { json.member("finding", finding.json) }
      let expected = expectations.map { $0.json } + wishes.map { $0.json(scenario.names) }
      if !expected.isEmpty { json.member("expect", JSON(expected)) }
    }
    return json.finish()
  }
}
