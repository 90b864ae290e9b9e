import StatusQuoAppearanceModel
import StatusQuoJSON

extension ScenarioReader {
  /// Reads an entry of `expect` that has a wish: `{"wish": {"on": "Home", "bar": "light"}}`, with
  /// `after` for one step only.
  mutating func readWish(_ json: JSON) throws(JSONError) -> Wish {
    var fields = try Fields(json, "an expectation")
    let after = fields.optional("after")
    let step = try after.map { json throws(JSONError) in
      try JSONForm<Int>.step(of: scenario.steps.count).value(json)
    }
    let demand = try fields.required("wish", "what must be seen")
    try fields.end()
    var members = try Fields(demand, "a wish")
    var controller: Name?
    if let on = members.optional("on") {
      controller = try mention(on, .controller, by: nil)
    }
    let what = try Wish.Demand(&members)
    try members.end()
    guard let what else { throw demand.isNot("one of \(Wish.Key.list)") }
    if case .launch = what {
      guard controller == nil else { throw demand.isNot("a wish without \"on\" beside \"launch\"") }
      guard step ?? 0 == 0 else { throw json.isNot("\"after\": 0 beside a wish for the launch") }
    }
    if case .called = what {
      guard controller != nil else { throw demand.isNot("a wish with \"on\" beside \"called\"") }
      guard step != nil else {
        throw json.isNot("an entry with \"after\" beside the wish for a call")
      }
    }
    return Wish(what, whenOnTop: controller, after: step)
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

extension Wish.Demand {
  /// The demand of a wish; nil where there is none.
  fileprivate init?(_ members: inout Fields) throws(JSONError) {
    var found: Wish.Demand?
    for key in Wish.Key.allCases {
      guard let value = members.optional(key.rawValue) else { continue }
      guard found == nil else {
        throw JSONError(
          at: value.position, found: "\"\(key.rawValue)\" in the same wish",
          expected: "one of \(Wish.Key.list); another wish for the other")
      }
      found = try key.demand(value)
    }
    guard let found else { return nil }
    self = found
  }
}

extension Wish {
  /// The keys of which a wish has one.
  fileprivate enum Key {
    case bar, launch, stale, style, answer(to: SystemGesture), inset(InsetEdge), called

    static let allCases: [Key] =
      [.bar, .launch, .stale, .style] + SystemGesture.allCases.map { .answer(to: $0) }
      + InsetEdge.allCases.map { .inset($0) } + [.called]

    static let list = oneOf(allCases.map { "\"\($0.rawValue)\"" })

    var rawValue: String {
      switch self {
      case .bar: "bar"
      case .launch: "launch"
      case .stale: "stale"
      case .style: "style"
      case .answer(to: let gesture): gesture.facts.wish.key
      case .inset(let edge): "\(edge.rawValue)Inset"
      case .called: "called"
      }
    }

    func demand(_ json: JSON) throws(JSONError) -> Demand {
      switch self {
      case .bar: return .bar(try json.asWord())
      case .launch: return .launch(try json.asWord())
      case .stale:
        guard json.bool == false else { throw json.isNot("false") }
        return .upToDate
      case .style: return .style(try json.asWord(from: [UserInterfaceStyle.light, .dark]))
      case .answer(to: let gesture):
        let answers = gesture.facts.answers
        guard let answer = answers.first(where: { $0.wished == json.string }) else {
          throw json.isNoWord(of: answers.map { $0.wished })
        }
        return .answer(answer)
      case .inset(let edge):
        guard let number = json.number else { throw json.isNot("a number of points") }
        return .inset(edge, number)
      case .called: return .called(try json.asWord())
      }
    }
  }

  /// The wish as an entry of `expect`.
  func json(_ names: Names) -> JSON {
    .object { json in
      if let step { json.member("after", step) }
      json.member("wish") { json in
        json.object { json in
          if let controller { json.member("on", names.text(controller)) }
          switch demand {
          case .bar(let bar): json.member(Key.bar.rawValue, bar.rawValue)
          case .launch(let bar): json.member(Key.launch.rawValue, bar.rawValue)
          case .upToDate: json.member(Key.stale.rawValue, false)
          case .style(let style): json.member(Key.style.rawValue, style.rawValue)
          case .answer(let answer): json.member(answer.gesture.facts.wish.key, answer.wished)
          case .inset(let edge, let points):
            json.member(Key.inset(edge).rawValue, JSON(points))
          case .called(let method): json.member(Key.called.rawValue, method.rawValue)
          }
        }
      }
    }
  }
}
