public import StatusQuoAppearanceModel

// Every property of a controller but its name, its place, its views and its actions, each once: in
// documents, texts, Swift and steps, in generated, small and shrunk scenarios.

extension Controller {
  /// The property that has its root view's property in a document.
  package static func propertyOfRootView(_ property: PropertyName.Known) -> Property<Controller>? {
    let name = "view\(property.rawValue.capitalizedFirst)"
    return View.properties.contains { $0.setName == property }
      ? properties.first { $0.name == name } : nil
  }

  /// The properties in the order of documents.
  package static let properties: [Property<Controller>] = [
    Property(
      "kind", .words(.plain), topic: .classes, isAlwaysWritten: true, { $0.kind }, { $0.kind = $1 }),
    ControllerOption.className.property, ControllerOption.selected.property,
    ControllerOption.containerView.property, ControllerOption.isViewInParent.property,
    ControllerOption.shouldAutomaticallyForwardAppearanceMethods.property,
    ControllerOption.preferredStatusBarStyle.property,
    ControllerOption.prefersStatusBarHidden.property,
    ControllerOption.preferredStatusBarUpdateAnimation.property,
    ControllerOption.childForStatusBarStyle.property,
    ControllerOption.childForStatusBarHidden.property,
    ControllerOption.prefersHomeIndicatorAutoHidden.property,
    ControllerOption.childForHomeIndicatorAutoHidden.property,
    ControllerOption.preferredScreenEdgesDeferringSystemGestures.property,
    ControllerOption.childForScreenEdgesDeferringSystemGestures.property,
    ControllerOption.preferredVerticalBarBehavior.property,
    ControllerOption.childForPreferredVerticalBarBehavior.property,
    ControllerOption.overriddenIn.property, ControllerOption.storedStyle.property,
    ControllerOption.storedHidden.property, ControllerOption.storedAnimation.property,
    ControllerOption.modalPresentationStyle.property,
    ControllerOption.modalPresentationCapturesStatusBarAppearance.property,
    ControllerOption.hasPopoverSource.property,
    ControllerOption.adaptivePresentationStyle.property,
    ControllerOption.prefersEdgeAttachedInCompactHeight.property,
    ControllerOption.definesPresentationContext.property,
    ControllerOption.viewOverrideUserInterfaceStyle.property,
    ControllerOption.viewTraitOverridesUserInterfaceStyle.property,
    ControllerOption.overrideUserInterfaceStyle.property,
    ControllerOption.traitOverridesUserInterfaceStyle.property,
    ControllerOption.overrideTraitCollectionForChild.property,
    ControllerOption.setOverrideTraitCollection.property,
    ControllerOption.presentationOverrideTraitCollection.property,
    ControllerOption.barStyle.property, ControllerOption.hasBarAppearance.property,
    ControllerOption.isNavigationBarHidden.property,
    ControllerOption.hidesBarsOnSwipe.property, ControllerOption.isToolbarHidden.property,
    ControllerOption.isTabBarHidden.property, ControllerOption.hidesBottomBarWhenPushed.property,
    ControllerOption.splitViewStyle.property, ControllerOption.topColumnForCollapsing.property,
    ControllerOption.additionalSafeAreaInsetsTop.property,
    ControllerOption.additionalSafeAreaInsetsLeft.property,
    ControllerOption.additionalSafeAreaInsetsBottom.property,
    ControllerOption.additionalSafeAreaInsetsRight.property,
    ControllerOption.viewInsetsTop.property, ControllerOption.viewInsetsLeft.property,
    ControllerOption.viewInsetsBottom.property, ControllerOption.viewInsetsRight.property,
  ]
}

// MARK: Identity and views

extension ControllerOption {
  /// The class, which it shares with all controllers that say the same.
  public static let className = ControllerProperty(
    "class", swift: "className", .name(.className), topic: .classes, { $0.className },
    { $0.className = $1 })

  /// The selected child of a tab controller.
  public static let selected = ControllerProperty(
    "selected", .name(.child), topic: .selection, { $0.selected }, { $0.selected = $1 })

  /// The view of the parent that holds the root view.
  public static let containerView = ControllerProperty(
    "sitsIn", swift: "containerView", .name(.viewOfParent), topic: .views, { $0.containerView },
    { $0.containerView = $1 })

  /// False for a child of `plain` without its view in its parent's.
  public static let isViewInParent = ControllerProperty(
    "isViewInParent", .bool(true), topic: .containment, { $0.isViewInParent },
    { $0.isViewInParent = $1 })

  /// False if it begins and ends the appearance transitions of its children itself.
  public static let shouldAutomaticallyForwardAppearanceMethods = ControllerProperty(
    "shouldAutomaticallyForwardAppearanceMethods", .bool(true), on: [.plain], topic: .containment,
    { $0.shouldAutomaticallyForwardAppearanceMethods },
    { $0.shouldAutomaticallyForwardAppearanceMethods = $1 })
}

// MARK: The bar

extension ControllerOption {
  /// The result of its override.
  public static let preferredStatusBarStyle = ControllerProperty(
    "preferredStatusBarStyle", .styleGetter, topic: .barGetters, effect: .colors,
    { $0.preferredStatusBarStyle }, { $0.preferredStatusBarStyle = $1 })

  /// The result of its override.
  public static let prefersStatusBarHidden = ControllerProperty(
    "prefersStatusBarHidden", .getter(.bool(true)), topic: .barGetters, effect: .hides,
    { $0.prefersStatusBarHidden }, { $0.prefersStatusBarHidden = $1 })

  /// The result of its override.
  public static let preferredStatusBarUpdateAnimation = ControllerProperty(
    "preferredStatusBarUpdateAnimation", .getter(.words(.slide)), topic: .barGetters, rarity: 2,
    { $0.preferredStatusBarUpdateAnimation }, { $0.preferredStatusBarUpdateAnimation = $1 })

  /// The result of its override.
  public static let childForStatusBarStyle = ControllerProperty(
    "childForStatusBarStyle", .childGetter, topic: .childGetters, effect: .forwards, reach: .chains,
    { $0.childForStatusBarStyle }, { $0.childForStatusBarStyle = $1 })

  /// The result of its override.
  public static let childForStatusBarHidden = ControllerProperty(
    "childForStatusBarHidden", .childGetter, topic: .childGetters, effect: .forwards,
    reach: .chains,
    { $0.childForStatusBarHidden }, { $0.childForStatusBarHidden = $1 })

  /// The declaration that holds the overrides.
  public static let overriddenIn = ControllerProperty(
    "overriddenIn", .words(.subclass), topic: .barGetters, rarity: 2,
    { $0.overriddenIn }, { $0.overriddenIn = $1 })

  /// The result of an override of `preferredStatusBarStyle` that returns the stored value.
  public static let storedStyle = ControllerProperty(
    "stored.style", .words(.default), topic: .stored,
    { $0.stored.style }, { $0.stored.style = $1 })

  /// The result of an override of `prefersStatusBarHidden` that returns the stored value.
  public static let storedHidden = ControllerProperty(
    "stored.hidden", .bool(false), topic: .stored,
    { $0.stored.hidden }, { $0.stored.hidden = $1 })

  /// The result of an override of `preferredStatusBarUpdateAnimation` that returns the stored
  /// value.
  public static let storedAnimation = ControllerProperty(
    "stored.animation", .words(.fade, .slide), topic: .stored,
    { $0.stored.animation }, { $0.stored.animation = $1 })
}

// MARK: The system's gestures

extension ControllerOption {
  /// The result of its override.
  public static let prefersHomeIndicatorAutoHidden = ControllerProperty(
    "prefersHomeIndicatorAutoHidden", .optional(.bool(true)), since: 11, topic: .systemGestures,
    { $0.prefersHomeIndicatorAutoHidden }, { $0.prefersHomeIndicatorAutoHidden = $1 })

  /// The result of its override.
  public static let childForHomeIndicatorAutoHidden = ControllerProperty(
    "childForHomeIndicatorAutoHidden", .childGetter, since: 11, topic: .systemGestures, rarity: 2,
    { $0.childForHomeIndicatorAutoHidden }, { $0.childForHomeIndicatorAutoHidden = $1 })

  /// The result of its override.
  public static let preferredScreenEdgesDeferringSystemGestures = ControllerProperty(
    "preferredScreenEdgesDeferringSystemGestures", .optional(.words(.bottom), common: 2), since: 11,
    topic: .systemGestures, { $0.preferredScreenEdgesDeferringSystemGestures },
    { $0.preferredScreenEdgesDeferringSystemGestures = $1 })

  /// The result of its override.
  public static let childForScreenEdgesDeferringSystemGestures = ControllerProperty(
    "childForScreenEdgesDeferringSystemGestures", .childGetter, since: 11, topic: .systemGestures,
    rarity: 2, { $0.childForScreenEdgesDeferringSystemGestures },
    { $0.childForScreenEdgesDeferringSystemGestures = $1 })

  /// The result of its override.
  public static let preferredVerticalBarBehavior = ControllerProperty(
    "preferredVerticalBarBehavior", .optional(.words(.disabled)), since: Version(27, 1),
    topic: .systemGestures, { $0.preferredVerticalBarBehavior },
    { $0.preferredVerticalBarBehavior = $1 })

  /// The result of its override.
  public static let childForPreferredVerticalBarBehavior = ControllerProperty(
    "childForPreferredVerticalBarBehavior", .childGetter, since: Version(27, 1),
    topic: .systemGestures, rarity: 2, { $0.childForPreferredVerticalBarBehavior },
    { $0.childForPreferredVerticalBarBehavior = $1 })
}

// MARK: Presentation

extension ControllerOption {
  /// The style of its presentation.
  public static let modalPresentationStyle = ControllerProperty(
    "modalPresentationStyle",
    .optional(
      .words(.fullScreen).sampling(.currentContext, .overCurrentContext, .overCurrentContext),
      common: 3), topic: .presentation,
    effect: .takesOver, { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })

  /// True if it decides the bar even when its presentation is not full screen.
  public static let modalPresentationCapturesStatusBarAppearance = ControllerProperty(
    "modalPresentationCapturesStatusBarAppearance", .bool(false), topic: .presentation, rarity: 2,
    effect: .takesOver, reach: .chains, { $0.modalPresentationCapturesStatusBarAppearance },
    { $0.modalPresentationCapturesStatusBarAppearance = $1 })

  /// False for a popover with neither `sourceView` nor `barButtonItem`.
  public static let hasPopoverSource = ControllerProperty(
    "hasPopoverSource", .bool(true), since: 8, topic: .popovers,
    { $0.hasPopoverSource }, { $0.hasPopoverSource = $1 })

  /// The answer of the delegate of its presentation about a popover that adapts.
  public static let adaptivePresentationStyle = ControllerProperty(
    "adaptivePresentationStyle", .optional(.words(.none, .fullScreen)), since: 8, topic: .popovers,
    { $0.adaptivePresentationStyle }, { $0.adaptivePresentationStyle = $1 })

  /// True for a sheet that stays one in compact height.
  public static let prefersEdgeAttachedInCompactHeight = ControllerProperty(
    "prefersEdgeAttachedInCompactHeight", .bool(false), since: 15, topic: .popovers,
    { $0.prefersEdgeAttachedInCompactHeight }, { $0.prefersEdgeAttachedInCompactHeight = $1 })

  /// True if it offers itself as presentation context.
  public static let definesPresentationContext = ControllerProperty(
    "definesPresentationContext", .optional(.bool(true)), topic: .presentation, rarity: 3,
    { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 })
}

// MARK: Styles

extension ControllerOption {
  /// The root view's own style.
  public static let viewOverrideUserInterfaceStyle = ControllerProperty(
    "viewOverrideUserInterfaceStyle", .style, since: 13, topic: .views,
    effect: .darkens, { $0.viewOverrideUserInterfaceStyle },
    { $0.viewOverrideUserInterfaceStyle = $1 })

  /// The root view's `traitOverrides.userInterfaceStyle`.
  public static let viewTraitOverridesUserInterfaceStyle = ControllerProperty(
    "viewTraitOverrides.userInterfaceStyle", .traitOverride, since: 17, topic: .views, rarity: 2,
    effect: .darkens, { $0.viewTraitOverridesUserInterfaceStyle },
    { $0.viewTraitOverridesUserInterfaceStyle = $1 })

  /// Its own style, which its views and children inherit.
  public static let overrideUserInterfaceStyle = ControllerProperty(
    "overrideUserInterfaceStyle", .style, since: 13, topic: .styles,
    effect: .darkens, reach: .oneNode, { $0.overrideUserInterfaceStyle },
    { $0.overrideUserInterfaceStyle = $1 })

  /// `traitOverrides.userInterfaceStyle`, which goes before `overrideUserInterfaceStyle`.
  public static let traitOverridesUserInterfaceStyle = ControllerProperty(
    "traitOverrides.userInterfaceStyle", .traitOverride, since: 17, topic: .styles, rarity: 2,
    effect: .darkens, reach: .oneNode, { $0.traitOverridesUserInterfaceStyle },
    { $0.traitOverridesUserInterfaceStyle = $1 })

  /// The result of an override of `overrideTraitCollection(forChild:)`, for every child.
  public static let overrideTraitCollectionForChild = ControllerProperty(
    "overrideTraitCollectionForChild", .optional(.words(.dark, .light)),
    topic: .stylesForChildren, rarity: 2, effect: .darkens, reach: .styles,
    { $0.overrideTraitCollectionForChild },
    { $0.overrideTraitCollectionForChild = $1 })

  /// The calls of `setOverrideTraitCollection(_:forChild:)`.
  public static let setOverrideTraitCollection = ControllerProperty(
    "setOverrideTraitCollection", .stylesOfChildren, topic: .stylesForChildren,
    effect: .darkens, reach: .oneNode, { $0.setOverrideTraitCollection },
    { $0.setOverrideTraitCollection = $1 })

  /// `presentationController.overrideTraitCollection`.
  public static let presentationOverrideTraitCollection = ControllerProperty(
    "presentationOverrideTraitCollection", .style, since: 13,
    topic: .stylesForChildren, rarity: 2, effect: .darkens, reach: .oneNode,
    { $0.presentationOverrideTraitCollection },
    { $0.presentationOverrideTraitCollection = $1 })
}

// MARK: Navigation bar and safe area

extension ControllerOption {
  /// Navigation only: the bar's style.
  public static let barStyle = ControllerProperty(
    "barStyle", .words(.default, common: 2), on: [.navigation], topic: .navigationBar,
    effect: .colors, { $0.barStyle }, { $0.barStyle = $1 })

  /// Navigation only: true if a `UINavigationBarAppearance` is applied to its bar.
  public static let hasBarAppearance = ControllerProperty(
    "hasBarAppearance", .bool(false), on: [.navigation], since: 13, topic: .barAppearance,
    { $0.hasBarAppearance }, { $0.hasBarAppearance = $1 })

  /// Navigation only.
  public static let isNavigationBarHidden = ControllerProperty(
    "isNavigationBarHidden", .bool(false), on: [.navigation], topic: .navigationBar, reach: .chains,
    { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 })

  /// Navigation only.
  public static let hidesBarsOnSwipe = ControllerProperty(
    "hidesBarsOnSwipe", .bool(false), on: [.navigation], since: 8, topic: .navigationBar,
    { $0.hidesBarsOnSwipe }, { $0.hidesBarsOnSwipe = $1 })

  /// Navigation only: false for a shown toolbar, with items.
  public static let isToolbarHidden = ControllerProperty(
    "isToolbarHidden", .bool(true), on: [.navigation], topic: .safeArea,
    { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })

  /// Tab only: true for a tab bar that the app hides.
  public static let isTabBarHidden = ControllerProperty(
    "isTabBarHidden", .bool(false), on: [.tab], since: 18, topic: .safeArea,
    { $0.isTabBarHidden }, { $0.isTabBarHidden = $1 })

  /// True if it hides a tab bar, or a toolbar, while it is on a navigation controller's stack.
  public static let hidesBottomBarWhenPushed = ControllerProperty(
    "hidesBottomBarWhenPushed", .bool(false), topic: .safeArea, rarity: 2,
    { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 })

  /// Split view only: its style.
  public static let splitViewStyle = ControllerProperty(
    "splitViewStyle", .words(.unspecified), on: [.split], since: 14, topic: .splitViews,
    { $0.splitViewStyle }, { $0.splitViewStyle = $1 })

  /// Split view only: the answer of its delegate for compact width.
  public static let topColumnForCollapsing = ControllerProperty(
    "topColumnForCollapsing", .optional(.words(.primary)), on: [.split], since: 8,
    topic: .splitViews,
    { $0.topColumnForCollapsing }, { $0.topColumnForCollapsing = $1 })

  /// `additionalSafeAreaInsets.top`, in points.
  public static let additionalSafeAreaInsetsTop = ControllerProperty(
    "additionalSafeAreaInsetsTop", .numbers(0, 10).sampling(44, -8, 0.3335, 1000), since: 11,
    topic: .insets,
    { $0.additionalSafeAreaInsetsTop }, { $0.additionalSafeAreaInsetsTop = $1 })

  /// `additionalSafeAreaInsets.left`, in points.
  public static let additionalSafeAreaInsetsLeft = ControllerProperty(
    "additionalSafeAreaInsetsLeft", .numbers(0, 10).sampling(-8, 0.3335), since: 11,
    topic: .safeArea,
    { $0.additionalSafeAreaInsetsLeft }, { $0.additionalSafeAreaInsetsLeft = $1 })

  /// `additionalSafeAreaInsets.bottom`, in points.
  public static let additionalSafeAreaInsetsBottom = ControllerProperty(
    "additionalSafeAreaInsetsBottom", .numbers(0, 10).sampling(-8, 0.3335), since: 11,
    topic: .safeArea,
    { $0.additionalSafeAreaInsetsBottom }, { $0.additionalSafeAreaInsetsBottom = $1 })

  /// `additionalSafeAreaInsets.right`, in points.
  public static let additionalSafeAreaInsetsRight = ControllerProperty(
    "additionalSafeAreaInsetsRight", .numbers(0, 10).sampling(-8, 0.3335), since: 11,
    topic: .safeArea,
    { $0.additionalSafeAreaInsetsRight }, { $0.additionalSafeAreaInsetsRight = $1 })

  /// The distance of its view from its parent's at the top, in points.
  public static let viewInsetsTop = ControllerProperty(
    "viewInsets.top", .numbers(0, 20).sampling(-8, 44, 0.3335), since: 11, topic: .safeArea,
    rarity: 2, { $0.viewInsets.top }, { $0.viewInsets.top = $1 })

  /// The distance of its view from its parent's on the left, in points.
  public static let viewInsetsLeft = ControllerProperty(
    "viewInsets.left", .numbers(0, 20).sampling(-8, 44, 0.3335), since: 11, topic: .safeArea,
    rarity: 2, { $0.viewInsets.left }, { $0.viewInsets.left = $1 })

  /// The distance of its view from its parent's at the bottom, in points.
  public static let viewInsetsBottom = ControllerProperty(
    "viewInsets.bottom", .numbers(0, 20).sampling(-8, 44, 0.3335), since: 11, topic: .safeArea,
    rarity: 2, { $0.viewInsets.bottom }, { $0.viewInsets.bottom = $1 })

  /// The distance of its view from its parent's on the right, in points.
  public static let viewInsetsRight = ControllerProperty(
    "viewInsets.right", .numbers(0, 20).sampling(-8, 44, 0.3335), since: 11, topic: .safeArea,
    rarity: 2, { $0.viewInsets.right }, { $0.viewInsets.right = $1 })
}
