package import StatusQuoAppearanceModel
import StatusQuoCatalog

// The obstacles to playing a scenario with the driver (`Tests/OnDevice/Driver`), as far as its document
// says. It finds out the rest while it plays.
extension Scenario {
  /// The oldest iOS that it is built for, and about the oldest of Xcode's simulators.
  package static let oldestDriven: Version = 15

  /// The reason why the driver can't play all of it; nil if the document contains none.
  ///
  /// A simulator of the device, the Info.plist and the system style of the document are up to the person
  /// who starts it.
  package var obstacleToDriver: String? {
    if environment.iOS < Self.oldestDriven {
      return "there is no simulator of iOS \(environment.iOS.major)"
    }
    if environment.linkedSDK.major < environment.iOS.major {
      return "no Xcode for iOS \(environment.iOS.major) links with that SDK"
    }
    if environment.iOS < 16, turns { return "to turn needs iOS 16" }
    if environment.iOS < 17, usesTraitOverrides { return "traitOverrides need iOS 17" }
    if windows.contains(where: { !$0.coversScreen }) { return DriverObstacle.smallWindow }
    if let obstacle = obstacleToStart { return obstacle }
    for controller in controllers {
      for action in controller.actions {
        if let obstacle = action.command.obstacleToDriver { return obstacle }
      }
      if !controller.isViewInParent || !controller.shouldAutomaticallyForwardAppearanceMethods {
        return DriverObstacle.byHand
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

  /// The reason why the driver can't begin to play; nil if it can.
  package var obstacleToStart: String? {
    if observes.contains(.systemGestures) { return DriverObstacle.systemGestures }
    if observes.contains(.safeArea) { return DriverObstacle.safeArea }
    if hasScenes || environment.sceneTraitOverridesUserInterfaceStyle != nil {
      return DriverObstacle.scene
    }
    if environment.horizontalSizeClass == .compact { return DriverObstacle.narrowScene }
    for controller in controllers {
      if let obstacle = obstacle(toMaking: controller) { return obstacle }
    }
    return nil
  }

  /// The reason why the driver can't make one of the controllers with its children; nil if it can.
  package func obstacle(toMaking controller: Controller) -> String? {
    if controller.kind == .page,
      controllers.count(where: { $0.place == .child(of: controller.name) }) > 1
    {
      return "a page view controller asks its data source for a second child"
    }
    return controller.obstacleToDriver
  }

  /// The same scenario on the oldest iOS that the driver plays; nil where its version is as new, or
  /// where the driver can't play it there either.
  package var onDrivenVersion: Scenario? {
    guard environment.iOS < Self.oldestDriven else { return nil }
    var copy = self
    copy.environment.iOS = Self.oldestDriven
    copy.environment.linkedSDK = Self.oldestDriven
    return copy.problem == nil && copy.obstacleToDriver == nil ? copy : nil
  }

  private var turns: Bool {
    environment.orientation.isLandscape || steps.contains { $0.kind == .rotate }
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

/// The driver's words for things that it does not play.
package enum DriverObstacle {
  /// A window that leaves a part of the screen free.
  package static let smallWindow = "a window that does not cover the screen"
  /// There is one scene, which each window is of.
  package static let scene = "there is one scene, and it overrides nothing"
  /// Its scene fills the screen.
  package static let narrowScene = "a scene that is compact in width is up to the user"
  /// The answers that UIKit got about the system's gestures.
  package static let systemGestures = "UIKit shows no app whether the home indicator hides"
  /// The driver reads the top of the safe area alone.
  package static let safeArea = "the safe area at the sides and at the bottom is not read"
  /// Views and appearance transitions are the containers' own.
  package static let byHand = "what a container does by hand with views and children"
  /// A popover needs a source.
  package static let popover = "a popover without a view that it points to"
  /// A class has a getter or has none.
  package static let override = "an override that appears or goes"
  /// Views other than the root views.
  package static let views = "views of controllers"
}

extension Controller {
  /// The reason why the driver can't make it; nil if it can.
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

  /// Returns true if setting `property` would begin or end the override of a getter.
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
  /// The reason why the driver has no call for it; nil if it has one.
  package var obstacleToDriver: String? {
    let traits = form.traits
    if traits.contains(.isGesture) { return "\(kind.rawValue) needs a finger" }
    if traits.contains(.isNotDriven) { return "\(kind.rawValue) is not played" }
    if traits.contains(.isOfTheSystem) {
      return "\(kind.rawValue) is the system's: UIKit has no call for it"
    }
    return obstacleOfArguments
  }

  private var obstacleOfArguments: String? {
    if case .addWindow(let window, _) = self {
      if !window.coversScreen { return DriverObstacle.smallWindow }
      if window.scene != .main { return DriverObstacle.scene }
    }
    if case .addChild(_, let parent, let view?) = self, view != parent.rootView {
      return DriverObstacle.views
    }
    guard case .set(.known(let property), _, let name) = self else { return nil }
    return name.isRootView ? DriverObstacle.views : property.obstacleToDriver
  }
}

extension Action.Command {
  /// The reason why the driver can't do it; nil if it can.
  package var obstacleToDriver: String? {
    if containerWork != nil { return DriverObstacle.byHand }
    return switch self {
    case .swizzleHidden, .unswizzleHidden: "swizzling"
    case .setNeedsStatusBarAppearanceUpdate, .setStoredStyle, .setStoredHidden,
      .setStoredAnimation, .setShared, .beginAppearanceTransition, .endAppearanceTransition,
      .addChild, .addSubview:
      nil
    }
  }
}

extension PropertyName.Known {
  /// The reason why the driver does not set it; nil if it does.
  fileprivate var obstacleToDriver: String? {
    switch self {
    case .childForStatusBarStyle, .childForStatusBarHidden, .overrideTraitCollectionForChild,
      .prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
      .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior,
      .presentationOverrideTraitCollection, .isToolbarHidden, .isTabBarHidden, .coversScreen,
      .additionalSafeAreaInsetsLeft, .additionalSafeAreaInsetsBottom,
      .additionalSafeAreaInsetsRight:
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
