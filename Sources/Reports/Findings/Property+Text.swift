package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoScenarioFiles

/// The properties that are not UIKit's default, as `name: value`, in the order of documents.
func settings<Owner>(
  _ properties: [Property<Owner>], of owner: Owner, _ names: Names
) -> [String] {
  properties.filter { !$0.isDefault(owner) }.map {
    "\($0.name): \($0.literal(owner).text(names))"
  }
}

extension Window {
  /// The values that are not UIKit's default, as `name: value`.
  package var settings: [String] {
    StatusQuoFindings.settings(Window.properties, of: self, Names())
  }
}

extension View {
  /// The values that are not UIKit's default, as `name: value`.
  var settings: [String] { StatusQuoFindings.settings(View.properties, of: self, Names()) }
}

extension Controller {
  /// The values that are not UIKit's default, without the kind, as `name: value`; then the actions.
  package func settings(_ names: Names) -> [String] {
    StatusQuoFindings.settings(Controller.properties.filter { $0.name != "kind" }, of: self, names)
      + actions.map { action in
        let step = action.step.map { " in step \($0)" } ?? ""
        return "\(action.method.rawValue)\(step): \(action.command.text(names))"
      }
  }
}

extension Environment {
  /// The system and the device, and what else is not UIKit's default.
  package var text: String {
    let scenario = Scenario(environment: self)
    let rest = Scenario.properties.filter {
      !["iOS", "device"].contains($0.key) && !$0.isDefault(scenario)
    }
    let head = "iOS \(iOS.text) on \(device.rawValue)"
    return ([head] + rest.map { $0.phrase(for: scenario) }).joined(separator: ", ")
  }
}

extension Property<Scenario> {
  fileprivate func phrase(for scenario: Scenario) -> String {
    let text = literal(scenario).text(scenario.names)
    switch key {
    case "linkedSDK": return "linked with SDK \(text)"
    case "orientation": return text
    case "systemStyle": return "system style \(text)"
    case "platformFallback": return key
    case "userInterfaceStyle": return "sceneTraitOverrides: \(text)"
    default: return "\(key): \(form.takesBool ? (text == "true" ? "YES" : "NO") : text)"
    }
  }
}

// MARK: - Values

extension Literal {
  package func text(_ names: Names) -> String {
    switch self {
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.plain
    case .word(let text): text
    case .version(let version): version.text
    case .name(let name), .controller(let name): names.text(name)
    case .styles(let styles):
      styles.map { "\($0.style.rawValue) for \(names.text($0.child))" }.joined(separator: ", ")
    }
  }
}

extension Action.Command {
  func text(_ names: Names) -> String {
    parts.call({ $0.text(names) }, { $0.text(names) })
  }
}

extension Action.Target {
  fileprivate func text(_ names: Names) -> String {
    switch self {
    case .`self`: "self"
    case .parent: "parent"
    case .presenter: "presenter"
    case .named(let name): names.text(name)
    }
  }
}
