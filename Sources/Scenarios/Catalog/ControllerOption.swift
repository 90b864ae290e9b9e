public import StatusQuoAppearanceModel

/// Something about a controller that is not UIKit's default, as a `Scenario` in Swift writes it.
public struct ControllerOption: Sendable {
  /// Sets it.
  package let apply: @Sendable (inout Controller, inout Names) -> Void

  init(_ apply: @escaping @Sendable (inout Controller, inout Names) -> Void) {
    self.apply = apply
  }
}

extension ControllerOption {
  /// A view, in the root view unless another one is named.
  public static func view(
    _ name: String, in superview: String? = nil,
    overrideUserInterfaceStyle style: UserInterfaceStyle = .unspecified,
    traitOverridesUserInterfaceStyle traitOverride: UserInterfaceStyle? = nil
  ) -> Self {
    Self { controller, names in
      let superview = superview.map { names[$0] } ?? controller.name.rootView
      controller.views.append(
        View(
          names[name], in: superview, overrideUserInterfaceStyle: style,
          traitOverridesUserInterfaceStyle: traitOverride))
    }
  }

  /// A command that one of its lifecycle methods gives besides calling super, in one step only or each time. What `command` is
  /// given turns texts into names.
  public static func action(
    in method: LifecycleMethod, step: Int? = nil,
    _ command: @escaping @Sendable (inout Names) -> Action.Command
  ) -> Self {
    Self { $0.actions.append(Action(in: method, step: step, command(&$1))) }
  }
}

/// A property of controllers with the type of its values. Called, it is an option:
/// `.prefersStatusBarHidden(true)`.
public struct ControllerProperty<Value: Equatable & Sendable>: Sendable {
  /// The property without the type of its values.
  package let property: Property<Controller>
  private let give: @Sendable (inout Controller, Value) -> Void

  init(
    _ name: String, swift: String? = nil, _ domain: Domain<Value>,
    on kinds: [Controller.Kind]? = nil, since: Version = 7, topic: Topic, rarity: Int = 1,
    effect: Effect? = nil, reach: Reach = .nothing,
    _ get: @escaping @Sendable (borrowing Controller) -> Value,
    _ give: @escaping @Sendable (inout Controller, Value) -> Void
  ) {
    property = Property(
      name, swift: swift, domain, on: kinds, since: since, topic: topic, rarity: rarity,
      effect: effect, reach: reach, get, give)
    self.give = give
  }

  private func option(_ value: Value) -> ControllerOption {
    let give = give
    return ControllerOption { controller, _ in give(&controller, value) }
  }

  private func option(
    _ value: @escaping @Sendable (inout Names) -> Value
  ) -> ControllerOption {
    let give = give
    return ControllerOption { give(&$0, value(&$1)) }
  }
}

// The values of an option. Optional values are given unwrapped: `.none` would be two things.

extension ControllerProperty where Value == Bool {
  /// The property with this value.
  public func callAsFunction(_ value: Bool) -> ControllerOption { option(value) }
}

extension ControllerProperty where Value == Double {
  /// The property with this value, in points.
  public func callAsFunction(_ value: Double) -> ControllerOption { option(value) }
}

extension ControllerProperty where Value: CaseIterable {
  /// The property with this value.
  public func callAsFunction(_ value: Value) -> ControllerOption { option(value) }
}

extension ControllerProperty {
  /// The property with this value.
  public func callAsFunction<Wrapped>(
    _ value: Wrapped
  ) -> ControllerOption where Value == Wrapped? { option(.some(value)) }

  /// An override with a constant.
  public func callAsFunction<Constant>(
    _ constant: Constant
  ) -> ControllerOption where Value == GetterOverride<Constant>? {
    option(.some(.constant(constant)))
  }
}

extension ControllerProperty where Value == StyleGetterOverride? {
  /// An override with a constant.
  public func callAsFunction(_ constant: StatusBarStyle) -> ControllerOption {
    option(.some(.constant(constant)))
  }
}

extension ControllerProperty where Value == ChildOverride? {
  /// An override with the controller of this name.
  public func callAsFunction(controller name: String) -> ControllerOption {
    option { .some(.controller($0[name])) }
  }
}

extension ControllerProperty where Value == Name? {
  /// The property with the name of this text.
  public func callAsFunction(_ text: String) -> ControllerOption { option { .some($0[text]) } }
}

extension ControllerProperty where Value == [ChildTraits] {
  /// A call of `setOverrideTraitCollection(_:forChild:)`.
  public func callAsFunction(
    _ style: UserInterfaceStyle, forChild child: String
  ) -> ControllerOption {
    ControllerOption {
      $0.setOverrideTraitCollection.append(ChildTraits(child: $1[child], style: style))
    }
  }
}
