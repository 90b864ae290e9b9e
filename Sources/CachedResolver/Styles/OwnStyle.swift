package import StatusQuoAppearanceModel

/// The style that the app gives to a node itself.
package struct OwnStyle: BitwiseCopyable {
  /// `overrideUserInterfaceStyle`.
  package var override: UserInterfaceStyle
  /// `traitOverrides`; `unspecified` where there is none, and before iOS 17.
  var traitOverride: UserInterfaceStyle

  init(_ override: UserInterfaceStyle, _ traitOverride: UserInterfaceStyle?) {
    self.override = override
    self.traitOverride = traitOverride ?? .unspecified
  }

  /// The one that holds; `unspecified` where the node inherits.
  var style: UserInterfaceStyle { traitOverride == .unspecified ? override : traitOverride }

  /// Gives a node one of the two, which `property` names.
  mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue
  ) throws(Refusal) {
    if property == .traitOverridesUserInterfaceStyle {
      traitOverride = try value.orNull { $0.traitOverride } ?? .unspecified
    } else {
      override = try value.userInterfaceStyle.orBadValue()
    }
  }
}

extension Arena {
  /// Before iOS 17 what a scenario declares of `traitOverrides` means nothing.
  mutating func dropTraitOverrides(of controller: ControllerID) {
    settings[controller].ownStyle.traitOverride = .unspecified
    for row in views(of: controller) { views[ViewID(row: row)].own.traitOverride = .unspecified }
  }
}
