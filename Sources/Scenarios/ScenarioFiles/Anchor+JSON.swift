import StatusQuoAppearanceModel
import StatusQuoJSON

extension Anchor {
  /// `[attribute, target]`.
  init(_ json: JSON) throws(JSONError) {
    guard let pair = json.elements, pair.count == 2 else {
      throw json.isNot("a pair such as [\"top\", \"view.top\"]")
    }
    self.init(try pair[0].asWord(), try Target(pair[1]))
  }

  var json: JSON { [JSON(attribute.rawValue), target.json] }
}

extension Anchor.Target {
  fileprivate init(_ json: JSON) throws(JSONError) {
    if json.number != nil {
      self = .constant(try json.asScenarioNumber())
      return
    }
    let parts = json.string?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, let item = Anchor.Item(rawValue: String(parts[0])),
      let attribute = Anchor.Attribute(rawValue: String(parts[1]))
    else {
      let targets = Anchor.Item.allCases.flatMap { item in
        Anchor.Attribute.allCases.map { "\(item.rawValue).\($0.rawValue)" }
      }
      throw json.isNot(
        "a number or an attribute of view, margins or safeArea such as \"safeArea.top\"",
        suggestion: json.string.flatMap { suggestion(for: $0, among: targets) })
    }
    self = .attribute(attribute, of: item)
  }

  fileprivate var json: JSON {
    switch self {
    case .attribute(let attribute, let item): JSON("\(item.rawValue).\(attribute.rawValue)")
    case .constant(let number): JSON(number)
    }
  }
}
