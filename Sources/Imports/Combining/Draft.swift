import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// A scenario document that is being put together.
///
/// It becomes a document by being written and read: so the format's own reader checks everything,
/// `--set` reaches every key that the format has, and no key is listed here a second time.
struct Draft {
  var outline = Outline()
  /// Keys of `environment`, without Info.plist.
  var environment: [Outline.Setting] = []
  /// Keys of Info.plist, as Apple spells them.
  var infoPlist: [Outline.Setting] = []
  var steps: [JSON] = []
  var expectations: [JSON] = []
  var source = ""
  var note = ""

  /// The document, or what is wrong with it.
  func document() throws(DocumentError) -> ScenarioDocument {
    try ScenarioDocument(parsing: json.compactText, file: "the imported scenario")
  }

  private var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("version", ScenarioDocument.version)
      if !source.isEmpty { json.member("source", source) }
      if !note.isEmpty { json.member("note", JSON(lines(of: note))) }
      json.member("environment") { json in
        json.object { json in
          for setting in environment { write(setting, to: &json) }
          guard !infoPlist.isEmpty else { return }
          json.member("infoPlist") { json in
            json.object { json in
              for setting in infoPlist { write(setting, to: &json) }
            }
          }
        }
      }
      outline.write(to: &json)
      json.member("steps", JSON(steps))
      if !expectations.isEmpty { json.member("expect", JSON(expectations)) }
    }
    return json.finish()
  }

  private func lines(of text: String) -> [JSON] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { JSON(String($0)) }
  }

  private func write(_ setting: Outline.Setting, to json: inout JSONBuilder) {
    if case .json(let value) = setting.value { json.member(setting.key, value) }
  }
}

// MARK: --set

extension Draft {
  /// Follows `--set`: `Name.property=value`, `UIStatusBarHidden=YES`, `orientation=landscape`.
  mutating func set(_ assignments: [ImportOptions.Assignment]) throws(DocumentError) {
    for (index, assignment) in assignments.enumerated() {
      guard index < InputLimits.settings else {
        throw assignment.error(
          of: "--set", found: "the option more than \(InputLimits.settings) times",
          expected: "at most \(InputLimits.settings) of them")
      }
      let before = self
      try set(assignment)
      do {
        _ = try document()
      } catch {
        self = before
        throw assignment.error(
          of: "--set", found: error.found, expected: error.expected, suggestion: error.suggestion)
      }
    }
  }

  /// Keys of a controller or a window that say where it is.
  private static let structure: Set = [
    "name", "kind", "class", "children", "presented", "selected", "root",
  ]

  private mutating func set(_ assignment: ImportOptions.Assignment) throws(DocumentError) {
    let parts = assignment.name.split(separator: ".", maxSplits: 1)
    let value = Outline.Setting.Value.json(JSON(typed: assignment.value))
    guard parts.count == 2 else {
      if assignment.name.hasPrefix("UI") {
        infoPlist.set(assignment.name, value)
      } else {
        environment.set(assignment.name, value)
      }
      return
    }
    let name = String(parts[0])
    let key = String(parts[1])
    guard !Self.structure.contains(key) else {
      throw assignment.error(
        of: "--set", found: quoted(key),
        expected: "a property; --kind says what a controller is, --selected and --top what it shows"
      )
    }
    if let window = outline.windows.firstIndex(where: { $0.name == name }) {
      outline.set(key, JSON(typed: assignment.value), onWindow: window)
      return
    }
    guard let node = outline.nodes.firstIndex(where: { $0.name == name && !$0.isDropped }) else {
      let names = outline.windows.map { $0.name } + outline.nodes.map { $0.name }
      throw assignment.error(
        of: "--set", found: quoted(name),
        expected: names.count > 12
          ? "the name of a controller or a window" : listed(names.map(quoted)),
        suggestion: suggestion(for: name, among: names))
    }
    outline.set(key, value, on: node)
  }
}

extension JSON {
  /// A value as it is typed after an equals sign: JSON, YES or NO, or a text.
  fileprivate init(typed text: String) {
    switch text {
    case "YES": self = true
    case "NO": self = false
    default: self = (try? JSON(parsing: text)) ?? JSON(text)
    }
  }
}
