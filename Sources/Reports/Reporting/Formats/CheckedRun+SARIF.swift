package import StatusQuoJSON
import StatusQuoScenarioFiles

extension CheckedRun {
  /// The run as a SARIF 2.1.0 log, which GitHub code scanning and many editors read.
  ///
  /// A problem is a result; the steps that lead to it are a thread flow, each in its line of the
  /// scenario document. The document is part of the log where it is in no file. The fingerprint
  /// follows from the shrunk scenario, so the same problem is the same alert in every run.
  ///
  /// - Parameter version: that of the tool.
  /// - Note: GitHub shows the first 5,000 results and 1,000 locations of a flow.
  package func sarif(version: String) -> JSON {
    let documents = self.documents
    return [
      "$schema": JSON(sarifSchemas + "sarif-schema-2.1.0.json"),
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver(version)],
          "automationDetails": ["id": JSON("statusquo/\(command)/")],
          "invocations": [["executionSuccessful": true]],
          "columnKind": "unicodeCodePoints",
          "artifacts": JSON(documents.map(\.artifact)),
          "results": JSON(problems.map { $0.result(documents) }),
          "properties": [
            "verdict": JSON(verdict),
            "facts": JSON(facts.map { JSON("\($0.name): \($0.value.text)") }),
          ],
        ]
      ],
    ]
  }

  private func driver(_ version: String) -> JSON {
    [
      "name": "StatusQuo", "semanticVersion": JSON(version),
      "rules": JSON(
        CheckedRun.Problem.Rule.all.map { rule in
          [
            "id": JSON(rule.id), "shortDescription": ["text": JSON(rule.text)],
            "defaultConfiguration": ["level": "error"],
          ]
        }),
    ]
  }

  /// The documents that problems are about, each once.
  private var documents: [ReportedDocument] {
    var documents: [ReportedDocument] = []
    for problem in problems where !documents.contains(where: { $0.file == problem.file }) {
      documents.append(ReportedDocument(file: problem.file, text: problem.document))
    }
    return documents
  }
}

/// The folder in which OASIS publishes the schemas of the standard.
private let sarifSchemas = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"

/// A file in a log, with its text if it is nowhere else.
private struct ReportedDocument {
  var file: String
  var text: String?

  var artifact: JSON {
    guard let text else { return ["location": ["uri": JSON(file.asURI)]] }
    return ["location": ["uri": JSON(file.asURI)], "contents": ["text": JSON(text)]]
  }
}

extension CheckedRun.Problem {
  fileprivate func result(_ documents: [ReportedDocument]) -> JSON {
    let artifact = documents.firstIndex { $0.file == file }!
    var json = JSONBuilder()
    json.object { json in
      json.member("ruleId", rule.id)
      json.member("ruleIndex", Rule.all.firstIndex(of: rule)!)
      json.member("level", "error")
      json.member("message", ["text": JSON("\(title)\n\n\(details)")])
      json.member("locations", [location(artifact, line)])
      json.member("partialFingerprints", ["shrunkScenario/v1": JSON(fingerprint)])
      guard !steps.isEmpty else { return }
      json.member("codeFlows", [["threadFlows": [["locations": flow(artifact)]]]])
    }
    return json.finish()
  }

  private func flow(_ artifact: Int) -> JSON {
    JSON(
      steps.enumerated().map { index, step in
        [
          "location": location(artifact, step.line, step.call),
          "executionOrder": JSON(index + 1),
          "importance": index == steps.count - 1 ? "essential" : "important",
        ]
      })
  }

  private func location(_ artifact: Int, _ line: Int, _ message: String? = nil) -> JSON {
    let place: JSON = [
      "artifactLocation": ["uri": JSON(file.asURI), "index": JSON(artifact)],
      "region": ["startLine": JSON(line)],
    ]
    guard let message else { return ["physicalLocation": place] }
    return ["physicalLocation": place, "message": ["text": JSON(message)]]
  }
}

extension String {
  /// A path as a reference to a file; what RFC 3986 does not allow in one is percent-encoded.
  fileprivate var asURI: String {
    var text = hasPrefix("/") ? "file://" : ""
    for byte in utf8 {
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/", "+", ",", "=", "@":
        text.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
