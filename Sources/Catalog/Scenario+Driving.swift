public import StatusQuoAppearanceModel

// What keeps the driver (`Sources/Driver`) from playing a scenario, as far as its document says. It
// finds out the rest while it plays.
extension Scenario {
  /// The oldest iOS that it is built for, and about the oldest of Xcode's simulators.
  public static let oldestDriven: Version = 15

  /// Why the driver can't play all of it; nil where nothing in the document is against it.
  ///
  /// A simulator of the device, the Info.plist and the system style of the document are up to the person
  /// who starts it.
  public var obstacleToDriver: String? {
    if environment.iOS < Self.oldestDriven {
      return "there is no simulator of iOS \(environment.iOS.major)"
    }
    if environment.linkedSDK.major < environment.iOS.major {
      return "no Xcode for iOS \(environment.iOS.major) links with that SDK"
    }
    if environment.iOS < 16, turns { return "to turn needs iOS 16" }
    if environment.iOS < 17, usesTraitOverrides { return "traitOverrides need iOS 17" }
    if windows.contains(where: { !$0.coversScreen }) { return DriverObstacle.smallWindow }
    for controller in controllers {
      if let obstacle = obstacle(toMaking: controller) { return obstacle }
      for action in controller.actions {
        if let obstacle = action.command.obstacleToDriver { return obstacle }
      }
      if controller.modalPresentationStyle == .popover, isPresented(controller) {
        return DriverObstacle.popover
      }
    }
    for step in steps {
      if let obstacle = step.obstacleToDriver { return obstacle }
      if case .set(.known(let property), let value, let name) = step,
        let controller = controllers.first(where: { $0.name == name }),
        controller.changesOverride(property, to: value)
      {
        return DriverObstacle.override
      }
    }
    return nil
  }

  /// Why the driver can't make one of the controllers with its children; nil where it can.
  public func obstacle(toMaking controller: Controller) -> String? {
    if controller.kind == .page,
      controllers.count(where: { $0.place == .child(of: controller.name) }) > 1
    {
      return "a page view controller asks its data source for a second child"
    }
    return controller.obstacleToDriver
  }

  /// The same on the oldest iOS that the driver plays; nil where it is as new, and where the driver can't
  /// play it there either.
  public var onDrivenVersion: Scenario? {
    guard environment.iOS < Self.oldestDriven else { return nil }
    var copy = self
    copy.environment.iOS = Self.oldestDriven
    copy.environment.linkedSDK = Self.oldestDriven
    return copy.problem == nil && copy.obstacleToDriver == nil ? copy : nil
  }

  private var turns: Bool {
    environment.orientation == .landscape || steps.contains { $0.kind == .rotate }
  }

  private var usesTraitOverrides: Bool {
    windows.contains { $0.traitOverridesUserInterfaceStyle != nil }
      || controllers.contains { $0.traitOverridesUserInterfaceStyle != nil }
      || steps.contains {
        if case .set(.known(.traitOverridesUserInterfaceStyle), _, _) = $0 { return true }
        return false
      }
  }

  private func isPresented(_ controller: Controller) -> Bool {
    if case .presented = controller.place { return true }
    return steps.contains {
      if case .present(controller.name, _) = $0 { return true }
      return false
    }
  }
}

/// What the driver does not play, in its words.
public enum DriverObstacle {
  /// A window that leaves a part of the screen free.
  public static let smallWindow = "a window that does not cover the screen"
  /// It needs a source.
  public static let popover = "a popover without a view that it points to"
  /// A class has a getter or has none.
  public static let override = "an override that appears or goes"
  /// Views other than the root views.
  public static let views = "views of controllers"
}

extension Controller {
  /// Why the driver can't make it; nil where it can.
  fileprivate var obstacleToDriver: String? {
    switch kind {
    case .plain, .navigation, .tab, .split, .page: break
    case .alert: return "an alert can't be of another class, so that its calls can't be seen"
    }
    if overriddenIn == .extension { return "overrides in an extension" }
    let isPlainView =
      views.isEmpty && containerView == nil && viewOverrideUserInterfaceStyle == .unspecified
      && viewTraitOverridesUserInterfaceStyle == nil
    guard isPlainView else { return DriverObstacle.views }
    return presentationOverrideTraitCollection == .unspecified
      ? nil : "trait overrides of presentations"
  }

  /// Whether it would override a getter from then on, or not any more.
  fileprivate func changesOverride(
    _ property: PropertyName.Known, to value: PropertyValue
  ) -> Bool {
    let overrides: [PropertyName.Known: Bool] = [
      .preferredStatusBarStyle: preferredStatusBarStyle != nil,
      .prefersStatusBarHidden: prefersStatusBarHidden != nil,
      .preferredStatusBarUpdateAnimation: preferredStatusBarUpdateAnimation != nil,
    ]
    return overrides[property].map { !$0 || value == .null } ?? false
  }
}

extension Step {
  /// Why the driver has no call for it; nil where it has one.
  public var obstacleToDriver: String? {
    switch self {
    case .beginInteractivePop, .cancelInteractivePop, .finishInteractivePop, .swipe,
      .beginInteractiveDismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss:
      "\(kind.rawValue) needs a finger"
    case .setStatusBarStyle, .setStatusBarHidden, .swizzleHidden, .unswizzleHidden,
      .readStatusBarByKVC, .installStatusBarCover:
      "\(kind.rawValue) is not played"
    case .setSystemStyle, .enterBackground, .enterForeground, .setInCallStatusBar:
      "\(kind.rawValue) is the system's: UIKit has no call for it"
    case .addWindow(let window, _): window.coversScreen ? nil : DriverObstacle.smallWindow
    case .addChild(_, let parent, let view):
      view == nil || view == parent.rootView ? nil : DriverObstacle.views
    case .set(.known(let property), _, let name):
      name == name.withoutView ? property.obstacleToDriver : DriverObstacle.views
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .removeFromParent,
      .present, .dismiss, .setRoot, .removeWindow, .showWindow, .hideWindow, .makeKey,
      .set(.unknown, _, _), .setShared, .setNeedsStatusBarAppearanceUpdate, .rotate:
      nil
    }
  }
}

extension Action.Command {
  /// Why the driver can't do it; nil where it can.
  public var obstacleToDriver: String? {
    switch self {
    case .swizzleHidden, .unswizzleHidden: "swizzling"
    case .setNeedsStatusBarAppearanceUpdate, .setStoredStyle, .setStoredHidden,
      .setStoredAnimation, .setShared:
      nil
    }
  }
}

extension PropertyName.Known {
  /// Why the driver does not set it; nil where it does.
  fileprivate var obstacleToDriver: String? {
    switch self {
    case .childForStatusBarStyle, .childForStatusBarHidden, .overrideTraitCollectionForChild,
      .presentationOverrideTraitCollection, .coversScreen:
      "\(rawValue) is not set"
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .storedStyle, .storedHidden, .storedAnimation, .modalPresentationStyle,
      .modalPresentationCapturesStatusBarAppearance, .definesPresentationContext,
      .overrideUserInterfaceStyle, .traitOverridesUserInterfaceStyle, .setOverrideTraitCollection,
      .barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe, .additionalSafeAreaInsetsTop, .level:
      nil
    }
  }
}
