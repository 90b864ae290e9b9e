import StatusQuoAppearanceModel

extension ScenarioReader {
  /// Reads an entry of `expect` that has a wish: `{"wish": {"on": "Home", "bar": "light"}}`, with
  /// `after` for one step only.
  mutating func readWish(_ json: JSON) throws(JSONError) -> Wish {
    var fields = try Fields(json, "an expectation")
    let step = try fields.optional("after")?.asStep(of: scenario.steps.count)
    let demand = try fields.required("wish", "what must be seen")
    try fields.end()
    var members = try Fields(demand, "a wish")
    var controller: Name?
    if let on = members.optional("on") {
      controller = try mention(on, .controller, by: nil)
    }
    var wish: Wish?
    for key in Wish.Key.allCases {
      guard let value = members.optional(key.rawValue) else { continue }
      guard wish == nil else {
        throw JSONError(
          at: value.position, found: "\"\(key.rawValue)\" in the same wish",
          expected: "one of \(Wish.Key.list); another wish for the other")
      }
      wish = Wish(try key.demand(value), whenOnTop: controller, after: step)
    }
    try members.end()
    guard let wish else {
      throw JSONError(
        at: demand.position, found: demand.summary, expected: "one of \(Wish.Key.list)")
    }
    return wish
  }

  /// Reports a wish about a controller that the document does not declare.
  func check(_ wishes: [Wish]) throws(JSONError) {
    for case let name? in wishes.map({ $0.controller }) {
      guard !scenario.controllers.contains(where: { $0.name == name }) else { continue }
      let text = scenario.names.text(name)
      throw JSONError(
        at: mentions.last { $0.name == name && $0.owner == nil }?.place ?? .none,
        found: "\"\(text)\"", expected: "the name of a controller",
        suggestion: suggestion(
          for: text, among: scenario.controllers.map { scenario.names.text($0.name) }))
    }
  }
}

extension Wish {
  /// The keys of which a wish has one.
  fileprivate enum Key: String, CaseIterable {
    case bar, stale, style

    static let list = oneOf(allCases.map { "\"\($0.rawValue)\"" })

    func demand(_ json: JSON) throws(JSONError) -> Demand {
      switch self {
      case .bar: return .bar(try json.asWord())
      case .stale:
        guard json.bool == false else { throw json.isNot("false") }
        return .upToDate
      case .style: return .style(try json.asWord(from: [UserInterfaceStyle.light, .dark]))
      }
    }
  }

  /// The wish as an entry of `expect`.
  func json(_ names: Names) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      if let step { json.member("after", step) }
      json.member("wish") { json in
        json.object { json in
          if let controller { json.member("on", names.text(controller)) }
          switch demand {
          case .bar(let bar): json.member(Key.bar.rawValue, bar.rawValue)
          case .upToDate: json.member(Key.stale.rawValue, false)
          case .style(let style): json.member(Key.style.rawValue, style.rawValue)
          }
        }
      }
    }
    return json.finish()
  }
}
