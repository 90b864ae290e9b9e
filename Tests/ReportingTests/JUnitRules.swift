import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The rules of `junit-10.xsd` of Jenkins' xUnit plugin: which elements may be in which, which
/// attributes they may and must have, and the form of times. Read by the parser of Foundation.
final class JUnitRules: NSObject, XMLParserDelegate {
  private struct Rule {
    var children: Set<String> = []
    var attributes: Set<String> = []
    var required: Set<String> = []
    var hasText = false
  }

  private static let problem = Rule(attributes: ["type", "message"], hasText: true)

  private static let rules: [String: Rule] = [
    "testsuites": Rule(
      children: ["testsuite"], attributes: ["name", "time", "tests", "failures", "errors"]),
    "testsuite": Rule(
      children: ["testsuite", "properties", "testcase", "system-out", "system-err"],
      attributes: [
        "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname",
        "id", "package", "file", "log", "url",
      ], required: ["name", "tests", "failures", "errors"]),
    "properties": Rule(children: ["property"]),
    "property": Rule(attributes: ["name", "value"], required: ["name", "value"]),
    "testcase": Rule(
      children: ["skipped", "error", "failure", "system-out", "system-err"],
      attributes: ["name", "time", "classname", "group"], required: ["name"]),
    "failure": problem, "error": problem, "skipped": problem,
    "system-out": Rule(hasText: true), "system-err": Rule(hasText: true),
  ]

  /// The violations; empty when the text follows the rules.
  private(set) var violations: [String] = []
  /// The number of elements of each name.
  private(set) var counts: [String: Int] = [:]
  /// The values of `name` of all test cases.
  private(set) var testCases: [String] = []
  /// The texts in all failures and errors.
  private(set) var problems: [String] = []
  private var open: [String] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { violations.append("not XML: line \(parser.lineNumber)") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    let allowed = open.last.map { Self.rules[$0]?.children ?? [] } ?? ["testsuites", "testsuite"]
    if !allowed.contains(name) { violations.append("\(name) in \(open.last ?? "the document")") }
    let rule = Self.rules[name] ?? Rule()
    violations += attributes.keys.filter { !rule.attributes.contains($0) }.map { "\(name).\($0)" }
    violations += rule.required.filter { attributes[$0] == nil }.map { "\(name) without \($0)" }
    if let time = attributes["time"],
      time.wholeMatch(of: /(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?/) == nil
    {
      violations.append("time \(time)")
    }
    if name == "testcase" { testCases.append(attributes["name"] ?? "") }
    if name == "failure" || name == "error" { problems.append("") }
    open.append(name)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last else { return }
    if Self.rules[name]?.hasText != true, !text.allSatisfy(\.isWhitespace) {
      violations.append("text in \(name)")
    }
    if name == "failure" || name == "error" { problems[problems.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
