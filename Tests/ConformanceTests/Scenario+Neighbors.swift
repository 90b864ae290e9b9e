import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoScenarioFiles

/// A scenario that differs from another one in one thing.
struct Neighbor {
  /// The difference, in words.
  let change: String
  let scenario: Scenario
}

extension Scenario {
  /// The scenarios that differ in the value of one property or argument, or lack steps.
  var neighbors: [Neighbor] {
    var result: [Neighbor] = []
    func add(_ change: String, _ edit: (inout Scenario) -> Void) {
      var scenario = self
      edit(&scenario)
      if scenario != self { result.append(Neighbor(change: change, scenario: scenario)) }
    }
    func vary<Owner>(
      _ properties: [Property<Owner>], of owner: String, _ give: (inout Scenario, Int, Int) -> Void
    ) {
      for (place, property) in properties.enumerated() {
        for rank in property.values.indices {
          let value = property.values[rank].text
          add("\(owner)\(property.name) is \(value)") { give(&$0, place, rank) }
        }
      }
    }
    vary(Scenario.properties, of: "") { Scenario.properties[$1].setRank(&$0, $2) }
    for index in windows.indices {
      vary(Window.properties, of: names.text(windows[index].name) + "'s ") {
        Window.properties[$1].setRank(&$0.windows[index], $2)
      }
    }
    for index in controllers.indices {
      vary(Controller.properties, of: names.text(controllers[index].name) + "'s ") {
        Controller.properties[$1].setRank(&$0.controllers[index], $2)
      }
    }
    for place in steps.indices {
      for other in steps[place].variants(in: self) {
        add("step \(place + 1) is another one") { $0.steps[place] = other }
      }
      add("step \(place + 1) is left out") { $0.steps.remove(at: place) }
    }
    for count in steps.indices {
      add("only the first \(count) steps are played") { $0.steps.removeSubrange(count...) }
    }
    return result.filter { $0.scenario.problem == nil }
  }
}

extension Step {
  /// The same step with another literal, or about another node.
  fileprivate func variants(in scenario: Scenario) -> [Step] {
    let all = scenario.controllers.map(\.name) + scenario.windows.map(\.name)
    return form.arguments.indices.flatMap { place -> [Step] in
      let others: [StepValue]
      switch form.arguments[place].role {
      case .controller, .window, .node: others = all.map(StepValue.name)
      case .literal(_, let simplest): others = simplest.map(StepValue.literal)
      case .controllers, .view, .newWindow, .property, .value, .anchors: others = []
      }
      return others.map { other in
        var values = values
        values[place] = other
        return Step(kind, values)
      }
    }
  }
}

extension Literal {
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .word(let word): word
    case .version(let version): version.text
    case .name, .controller, .styles: "another one"
    }
  }
}
