package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoScenarioFiles

extension Step {
  /// The call or assignment that a UIKit developer would write: `N.push(C)`.
  ///
  /// - Precondition: `names` are those of the step's scenario.
  package func call(_ names: Names) -> String {
    if case .set(.known(.setOverrideTraitCollection), .child(let child, let style), let on) = self {
      let style = style?.rawValue ?? "null"
      return
        "\(names.text(on)).setOverrideTraitCollection(\(style), forChild: \(names.text(child)))"
    }
    return form.call(of: values) { $0.text(names) }
  }
}

extension StepValue {
  fileprivate func text(_ names: Names) -> String {
    switch self {
    case .none: "nil"
    case .name(let name): names.text(name)
    case .names(let list): "[\(list.map(names.text).joined(separator: ", "))]"
    case .literal(let literal): literal.text(names)
    case .window(let window, let root):
      ([names.text(window.name)] + window.settings
        + (root.map { ["root: \(names.text($0))"] } ?? [])).joined(separator: ", ")
    case .property(let property): property.text(names)
    case .value(let value): value.text(names)
    case .anchors(let anchors): "[\(anchors.map { $0.text }.joined(separator: ", "))]"
    }
  }
}

extension PropertyValue {
  func text(_ names: Names) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.plain
    case .word(let word): word.rawValue
    case .controller(let name): names.text(name)
    case .child(let name, let style):
      "\(style?.rawValue ?? "null") for child \(names.text(name))"
    case .other(let json): names.text(json)
    }
  }
}

extension Anchor {
  /// The anchor as an equation: `bottom = margins.top`.
  var text: String {
    switch target {
    case .attribute(let other, let item):
      "\(attribute.rawValue) = \(item.rawValue).\(other.rawValue)"
    case .constant(let value): "\(attribute.rawValue) = \(value.plain)"
    }
  }
}
