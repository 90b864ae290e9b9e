package import StatusQuoAppearanceModel

extension Step {
  /// The number of arguments that it could do without.
  package var valueCount: Int {
    let values = values
    return form.arguments.indices.reduce(0) { $0 + form.arguments[$1].count(values[$1]) }
  }
}

extension Window {
  /// The number of its values that are not the default.
  var valueCount: Int { Window.properties.count { !$0.isDefault(self) } }
}

extension StepForm.Argument {
  /// The number of values added by an argument that the step could do without.
  fileprivate func count(_ value: StepValue) -> Int {
    switch value {
    case .none, .property: 0
    case .name: isOptional ? 1 : 0
    case .names(let names): names.count
    case .literal: isOptional && !isDefault(value) ? 1 : 0
    case .window(let window, let root): window.valueCount + (root == nil ? 0 : 1)
    case .value(let value): value == .null ? 0 : 1
    case .anchors(let anchors): anchors.count + 1
    }
  }
}
