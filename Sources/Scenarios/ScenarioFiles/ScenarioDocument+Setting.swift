import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoJSON

extension ScenarioDocument {
  /// Sets a property as documents write it, of the controller or the window called `owner`; without one,
  /// a value of the environment or a key of Info.plist. Null is the default.
  ///
  /// - Throws: an error in the words of one about a document; then nothing has changed.
  package mutating func set(
    _ key: String, of owner: String?, to value: JSON
  ) throws(JSONError) {
    var reader = ScenarioReader()
    reader.scenario = scenario
    if let owner {
      try reader.set(key, of: owner, to: value)
    } else {
      let path = key.hasPrefix("UI") ? "environment.infoPlist." : "environment."
      var changed = scenario
      try reader.set(
        path + key, to: value, of: &changed, among: Scenario.properties, Scenario.members, nil,
        "a scenario document")
      reader.scenario.environment = changed.environment
    }
    try reader.checkScenario()
    scenario = reader.scenario
  }
}

extension ScenarioReader {
  fileprivate mutating func set(
    _ key: String, of owner: String, to value: JSON
  ) throws(JSONError) {
    let (windows, controllers) = (scenario.windows, scenario.controllers)
    if let place = windows.firstIndex(where: { scenario.names.text($0.name) == owner }) {
      var window = windows[place]
      try set(
        key, to: value, of: &window, among: Window.properties, Window.members, window.name,
        "a window")
      scenario.windows[place] = window
    } else if let place = controllers.firstIndex(where: { scenario.names.text($0.name) == owner }) {
      var controller = controllers[place]
      try set(
        key, to: value, of: &controller, among: Controller.properties, Controller.members,
        controller.name, "a controller")
      scenario.controllers[place] = controller
    } else {
      let names = (windows.map { $0.name } + controllers.map { $0.name }).map(scenario.names.text)
      throw JSONError(
        at: .none, found: "\"\(owner)\"",
        expected: choice(
          of: names, kind: "the name of a controller or a window", isClear: names.count > 12),
        suggestion: suggestion(for: owner, among: names))
    }
  }

  /// Reads an object that has the value behind its key only.
  fileprivate mutating func set<Owner>(
    _ key: String, to value: JSON, of owner: inout Owner, among properties: [Property<Owner>],
    _ members: [PropertyMember<Owner>], _ name: Name?, _ what: String
  ) throws(JSONError) {
    if value.isNull {
      for property in properties where property.name == key || property.name.hasPrefix("\(key).") {
        property.setRank(&owner, 0)
      }
    }
    let object = key.split(separator: ".", omittingEmptySubsequences: false).reversed().reduce(
      value
    ) { [String($1): $0] }
    var fields = try Fields(object, what)
    try read(members, of: &owner, named: name, &fields)
    try fields.end()
  }
}
