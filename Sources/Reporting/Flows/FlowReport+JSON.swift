public import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension FlowReport {
  /// The report for machines: `verdict`, `holds`, `wishes` (as texts), `alphabet` (calls), `flows`,
  /// `length`, `broken` [{wish, index, title, seen, steps (calls), shorter?, explanation, document}],
  /// `difference`? (a finding).
  public func json(explain: (Scenario) -> Explanation) -> JSON {
    let names = scenario.names
    var json = JSONBuilder()
    json.object { json in
      json.member("verdict", verdict)
      json.member("holds", holds)
      json.member("wishes", JSON(wishes.map { JSON($0.text(names)) }))
      json.member("alphabet", JSON(alphabet.map { JSON($0.call(names)) }))
      json.member("flows", flows)
      json.member("length", length)
      json.member("broken", JSON(broken.map { $0.json(explain($0.scenario)) }))
      if let difference {
        json.member("difference", Finding(difference.scenario, difference.divergence).json())
      }
    }
    return json.finish()
  }
}

extension BrokenWish {
  fileprivate func json(_ explanation: Explanation) -> JSON {
    let names = scenario.names
    var json = JSONBuilder()
    json.object { json in
      json.member("wish", wish.text(names))
      json.member("index", index)
      json.member("title", title(names))
      json.member("seen", seen(names))
      json.member("steps", JSON(scenario.steps.map { JSON($0.call(names)) }))
      if let shorter { json.member("shorter", shorter) }
      json.member("explanation", explanation.json())
      json.member("document", document.json)
    }
    return json.finish()
  }

  /// What shows it again: the app, the flow and the wish.
  public var document: ScenarioDocument {
    ScenarioDocument(
      scenario, name: title(scenario.names), note: certificate, wishes: [wish])
  }

  /// A name that follows from what is in the document alone.
  public var fileName: String { "wish-\(fingerprint(document.json.compactText)).json" }
}
