public import StatusQuoBenchmarking
public import StatusQuoScenarioFiles

/// Targets from a file, and where each stood in it.
public struct TargetFile: Sendable {
  /// In the order of the file.
  public let targets: [Target]
  private let positions: [SourcePosition]
  private let file: String

  /// `{"targets": [{"figure": "push/app-60", "measure": "time", "atMost": 120}]}`; with `"column"` for
  /// another column than the subject's. Throws what is wrong with it.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw DocumentError(
        file: file, position: error.position, found: error.found, expected: error.expected)
    }
    guard let elements = json["targets"]?.elements, !elements.isEmpty else {
      throw DocumentError(
        file: file, position: json.position, found: "no targets",
        expected: "an object with a list \"targets\"")
    }
    var targets: [Target] = []
    for element in elements { targets.append(try Target(element, file: file)) }
    self.targets = targets
    positions = elements.map(\.position)
    self.file = file
  }

  /// Throws where a target names a figure that `benchmark` does not have, with the nearest name.
  public func check(against benchmark: Benchmark) throws(DocumentError) {
    let figures = benchmark.figures
    for (target, position) in zip(targets, positions) {
      if let column = target.column, !benchmark.columns.contains(column) {
        throw DocumentError(
          file: file, position: position, found: "the column \"\(column)\"",
          expected: "one of " + benchmark.columns.joined(separator: ", "),
          suggestion: suggestion(for: column, among: benchmark.columns))
      }
      let known = figures.filter { $0.measure == target.measure }.map(\.name).unique
      if known.contains(target.figure) { continue }
      throw DocumentError(
        file: file, position: position,
        found: "the figure \"\(target.figure)\" of \(target.measure.rawValue)",
        expected: "one that is measured; see \"figures\" of bench --format json",
        suggestion: suggestion(for: target.figure, among: known))
    }
  }
}

extension Target {
  fileprivate init(_ json: JSON, file: String) throws(DocumentError) {
    func fail(_ place: JSON?, _ found: String, _ expected: String) -> DocumentError {
      DocumentError(
        file: file, position: (place ?? json).position, found: found, expected: expected)
    }
    for member in json.members ?? []
    where !["figure", "measure", "column", "atMost"].contains(member.key) {
      throw DocumentError(
        file: file, position: member.keyPosition, found: "the key \"\(member.key)\"",
        expected: "figure, measure, column or atMost",
        suggestion: suggestion(for: member.key, among: ["figure", "measure", "column", "atMost"]))
    }
    guard let figure = json["figure"]?.string else {
      throw fail(json["figure"], "no figure", "the name of a figure, such as \"push/app-60\"")
    }
    let word = json["measure"]?.string ?? Figure.Measure.time.rawValue
    guard let measure = Figure.Measure(rawValue: word) else {
      throw fail(
        json["measure"], "the measure \"\(word)\"",
        Figure.Measure.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard let limit = json["atMost"]?.number, limit >= 0, limit.isFinite else {
      throw fail(json["atMost"], "no limit", "\"atMost\" with a number from 0, in \(measure.unit)")
    }
    self.init(figure: figure, measure: measure, column: json["column"]?.string, atMost: limit)
  }
}

extension TargetResult {
  /// One line: `missed: push/app-60 is 360 ns, at most 120`.
  public var text: String {
    let name = target.figure + (target.column.map { " of \($0)" } ?? "")
    let limit = "at most \(target.atMost.short)"
    guard let value else { return "missed: \(name) was not measured, \(limit)" }
    return "\(isReached ? "reached" : "missed"): \(name) is \(value.short) \(target.measure.unit),"
      + " \(limit)"
  }
}
