/// Something about a controller that is not UIKit's default, as a `Scenario` in Swift writes it.
public struct ControllerOption: Sendable {
  let apply: @Sendable (inout Controller, inout Names) -> Void

  private init(_ apply: @escaping @Sendable (inout Controller, inout Names) -> Void) {
    self.apply = apply
  }
}

// MARK: Identity and views

extension ControllerOption {
  /// Shares its class with all controllers that say the same.
  public static func className(_ name: String) -> Self { Self { $0.className = $1[name] } }

  /// The child that is selected.
  public static func selected(_ child: String) -> Self { Self { $0.selected = $1[child] } }

  /// The view of the parent that holds the root view.
  public static func sitsIn(_ view: String) -> Self { Self { $0.sitsIn = $1[view] } }

  /// A view, in the root view unless another one is named.
  public static func view(
    _ name: String, in superview: String? = nil,
    overrideUserInterfaceStyle style: UserInterfaceStyle = .unspecified
  ) -> Self {
    Self { controller, names in
      let superview = superview.map { names[$0] } ?? controller.name.rootView
      controller.views.append(
        View(names[name], in: superview, overrideUserInterfaceStyle: style))
    }
  }
}

// MARK: The bar

extension ControllerOption {
  /// What an override returns.
  public static func preferredStatusBarStyle(_ style: StatusBarStyle) -> Self {
    preferredStatusBarStyle(.constant(style))
  }

  /// What an override returns: a constant, the stored or the shared value.
  public static func preferredStatusBarStyle(_ style: StyleGetterOverride) -> Self {
    Self { controller, _ in controller.preferredStatusBarStyle = style }
  }

  /// What an override returns.
  public static func prefersStatusBarHidden(_ hidden: Bool) -> Self {
    prefersStatusBarHidden(.constant(hidden))
  }

  /// What an override returns: a constant or the stored value.
  public static func prefersStatusBarHidden(_ hidden: GetterOverride<Bool>) -> Self {
    Self { controller, _ in controller.prefersStatusBarHidden = hidden }
  }

  /// What an override returns.
  public static func preferredStatusBarUpdateAnimation(_ animation: StatusBarAnimation) -> Self {
    preferredStatusBarUpdateAnimation(.constant(animation))
  }

  /// What an override returns: a constant or the stored value.
  public static func preferredStatusBarUpdateAnimation(
    _ animation: GetterOverride<StatusBarAnimation>
  ) -> Self {
    Self { controller, _ in controller.preferredStatusBarUpdateAnimation = animation }
  }

  /// What an override returns.
  public static func childForStatusBarStyle(_ child: ChildOverride) -> Self {
    Self { controller, _ in controller.childForStatusBarStyle = child }
  }

  /// The controller that an override returns.
  public static func childForStatusBarStyle(controller name: String) -> Self {
    Self { $0.childForStatusBarStyle = .controller($1[name]) }
  }

  /// What an override returns.
  public static func childForStatusBarHidden(_ child: ChildOverride) -> Self {
    Self { controller, _ in controller.childForStatusBarHidden = child }
  }

  /// The controller that an override returns.
  public static func childForStatusBarHidden(controller name: String) -> Self {
    Self { $0.childForStatusBarHidden = .controller($1[name]) }
  }

  /// Where the overrides are written.
  public static func overriddenIn(_ site: Controller.OverrideSite) -> Self {
    Self { controller, _ in controller.overriddenIn = site }
  }

  /// What getters with `stored` return.
  public static func stored(
    style: StatusBarStyle = .default, hidden: Bool = false, animation: StatusBarAnimation = .fade
  ) -> Self {
    Self { controller, _ in
      controller.stored.style = style
      controller.stored.hidden = hidden
      controller.stored.animation = animation
    }
  }

  /// A command that one of its lifecycle methods gives besides calling super. What `command` is
  /// given turns texts into names.
  public static func action(
    in method: LifecycleMethod, _ command: @escaping @Sendable (inout Names) -> Action.Command
  ) -> Self {
    Self { $0.actions.append(Action(in: method, command(&$1))) }
  }
}

// MARK: Presentation

extension ControllerOption {
  /// How it is presented.
  public static func modalPresentationStyle(_ style: ModalPresentationStyle) -> Self {
    Self { controller, _ in controller.modalPresentationStyle = style }
  }

  /// Whether it decides the bar though it is not presented full screen.
  public static func modalPresentationCapturesStatusBarAppearance(_ captures: Bool) -> Self {
    Self { controller, _ in controller.modalPresentationCapturesStatusBarAppearance = captures }
  }

  /// Whether it offers itself as presentation context.
  public static func definesPresentationContext(_ defines: Bool) -> Self {
    Self { controller, _ in controller.definesPresentationContext = defines }
  }
}

// MARK: Styles

extension ControllerOption {
  /// Its own style.
  public static func overrideUserInterfaceStyle(_ style: UserInterfaceStyle) -> Self {
    Self { controller, _ in controller.overrideUserInterfaceStyle = style }
  }

  /// The root view's own style.
  public static func viewOverrideUserInterfaceStyle(_ style: UserInterfaceStyle) -> Self {
    Self { controller, _ in controller.viewOverrideUserInterfaceStyle = style }
  }

  /// What an override of `overrideTraitCollection(forChild:)` returns.
  public static func overrideTraitCollectionForChild(_ style: UserInterfaceStyle) -> Self {
    Self { controller, _ in controller.overrideTraitCollectionForChild = style }
  }

  /// A call of `setOverrideTraitCollection(_:forChild:)`.
  public static func setOverrideTraitCollection(
    _ style: UserInterfaceStyle, forChild child: String
  ) -> Self {
    Self { $0.setOverrideTraitCollection.append(ChildTraits(child: $1[child], style: style)) }
  }

  /// `presentationController.overrideTraitCollection`.
  public static func presentationOverrideTraitCollection(_ style: UserInterfaceStyle) -> Self {
    Self { controller, _ in controller.presentationOverrideTraitCollection = style }
  }
}

// MARK: Navigation bar and safe area

extension ControllerOption {
  /// Navigation only: the bar's style.
  public static func barStyle(_ style: BarStyle) -> Self {
    Self { controller, _ in controller.barStyle = style }
  }

  /// Navigation only.
  public static func isNavigationBarHidden(_ hidden: Bool) -> Self {
    Self { controller, _ in controller.isNavigationBarHidden = hidden }
  }

  /// Navigation only.
  public static func hidesBarsOnSwipe(_ hides: Bool) -> Self {
    Self { controller, _ in controller.hidesBarsOnSwipe = hides }
  }

  /// `additionalSafeAreaInsets.top`, in points.
  public static func additionalSafeAreaInsetsTop(_ top: Double) -> Self {
    Self { controller, _ in controller.additionalSafeAreaInsetsTop = top }
  }
}
