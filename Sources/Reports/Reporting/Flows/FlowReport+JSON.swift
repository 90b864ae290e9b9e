import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
package import StatusQuoFixing
import StatusQuoHarness
package import StatusQuoJSON
package import StatusQuoScenarioFiles

extension FlowReport {
  /// The report for machines: `verdict`, `holds`, `wishes` (as texts), `alphabet` (calls), `flows`,
  /// `length`, `broken` [{wish, index, title, seen, steps (calls), shorter?, explanation, document}],
  /// `difference`? (a finding).
  package var json: JSON {
    let names = scenario.names
    return .object { json in
      json.member("verdict", verdict)
      json.member("holds", holds)
      json.member("wishes", JSON(texts: wishes.map { $0.text(names) }))
      json.member("alphabet", JSON(texts: alphabet.map { $0.call(names) }))
      json.member("flows", flows)
      json.member("length", length)
      json.member("broken", JSON(broken.map { $0.json }))
      if let difference {
        json.member(
          "difference", Finding.Reported(Finding(difference.scenario, difference.divergence)).json)
      }
    }
  }
}

extension BrokenWish {
  fileprivate var json: JSON {
    let names = scenario.names
    return .object { json in
      json.member("wish", wish.text(names))
      json.member("index", index)
      json.member("title", title(names))
      json.member("seen", seen(names))
      json.member("steps", JSON(texts: scenario.steps.map { $0.call(names) }))
      if let shorter { json.member("shorter", shorter) }
      json.member("explanation", Explanation(of: scenario).json())
      json.member("document", document.json)
    }
  }

  /// The document that shows it again: the app, the flow and the wish.
  package var document: ScenarioDocument {
    ScenarioDocument(
      scenario, name: title(scenario.names), note: certificate, wishes: [wish])
  }

  /// A name that follows from what is in the document alone.
  package var fileName: String { "wish-\(fingerprint(document.json.compactText)).json" }
}
