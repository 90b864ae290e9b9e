import AppearanceModel

/// What kind of step to make. Setting a property is two kinds: traits have steps of their own.
struct StepChoice {
  let kind: Step.Kind
  let isAboutTraits: Bool

  static func kind(_ kind: Step.Kind) -> StepChoice {
    StepChoice(kind: kind, isAboutTraits: false)
  }

  static let setTrait = StepChoice(kind: .set, isAboutTraits: true)
  static let setProperty = kind(.set)
  static let read = kind(.setNeedsStatusBarAppearanceUpdate)
}

extension Step {
  /// What often comes next: the way back, what happens on the way, and what shows that a step was
  /// not wholly done.
  var sequels: [StepChoice] {
    switch kind {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .beginInteractivePop,
      .cancelInteractivePop, .finishInteractivePop, .swipe:
      navigationSequels
    case .select:
      [
        .kind(.select), .kind(.removeFromParent), .kind(.push), .kind(.addChild), .kind(.setRoot),
        .setTrait,
      ]
    case .addChild: [.kind(.removeFromParent), .setTrait, .setProperty]
    case .removeFromParent:
      [
        .kind(.addChild), .kind(.push),
        .kind(.present), .kind(.setRoot),
      ]
    case .present, .dismiss, .beginInteractiveDismiss, .cancelInteractiveDismiss,
      .finishInteractiveDismiss:
      presentationSequels
    case .setRoot, .addWindow, .removeWindow, .showWindow, .hideWindow, .makeKey: windowSequels
    case .set: setSequels
    case .setShared, .setNeedsStatusBarAppearanceUpdate, .setStatusBarStyle, .setStatusBarHidden,
      .swizzleHidden, .unswizzleHidden, .readStatusBarByKVC, .installStatusBarCover, .rotate,
      .setSystemStyle, .enterBackground, .enterForeground:
      callSequels
    }
  }

  private var navigationSequels: [StepChoice] {
    switch kind {
    case .push: [.kind(.pop), .kind(.beginInteractivePop)]
    case .pop, .popToRoot, .popTo: [.kind(.push), .setTrait]
    case .setViewControllers:
      [.kind(.setViewControllers), .kind(.beginInteractivePop)]
    case .beginInteractivePop:
      [
        .setTrait, .setTrait, .setProperty, .kind(.cancelInteractivePop), .kind(.popTo),
        .kind(.addChild), .kind(.present), .kind(.setViewControllers),
      ]
    case .cancelInteractivePop:
      [
        .setTrait, .setTrait, .setTrait, .setTrait, .setTrait, .setTrait, .kind(.pop),
        .kind(.beginInteractivePop), .kind(.enterBackground),
        .kind(.setSystemStyle), .kind(.setViewControllers),
      ]
    case .finishInteractivePop:
      [.kind(.push), .kind(.beginInteractivePop)]
    default: [.kind(.swipe), .setProperty]
    }
  }

  private var presentationSequels: [StepChoice] {
    switch kind {
    case .present:
      [
        .kind(.dismiss), .kind(.present), .setProperty, .setProperty, .kind(.rotate),
        .kind(.beginInteractiveDismiss),
      ]
    case .beginInteractiveDismiss:
      [
        .setTrait, .setProperty, .read, .kind(.present),
        .kind(.cancelInteractiveDismiss),
      ]
    case .cancelInteractiveDismiss:
      [
        .read, .setProperty, .kind(.dismiss),
        .kind(.beginInteractiveDismiss),
      ]
    default: [.read, .setProperty, .kind(.present)]
    }
  }

  private var windowSequels: [StepChoice] {
    switch kind {
    case .showWindow: [.read, .kind(.hideWindow)]
    case .hideWindow: [.read, .kind(.showWindow)]
    case .removeWindow: [.kind(.addWindow), .kind(.setRoot)]
    case .addWindow: [.kind(.removeWindow), .kind(.setRoot)]
    default: [.read, .setTrait, .kind(.setRoot)]
    }
  }

  private var setSequels: [StepChoice] {
    guard case .set(.known(let property), _, _) = self else { return [] }
    switch property {
    case .overrideUserInterfaceStyle, .overrideTraitCollectionForChild,
      .setOverrideTraitCollection, .presentationOverrideTraitCollection:
      return [.setTrait, .setTrait, .kind(.setSystemStyle)]
    case .modalPresentationStyle, .definesPresentationContext,
      .modalPresentationCapturesStatusBarAppearance:
      return [.read, .kind(.present), .kind(.present)]
    case .hidesBarsOnSwipe: return [.kind(.swipe)]
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .barStyle, .isNavigationBarHidden, .additionalSafeAreaInsetsTop, .level,
      .coversScreen:
      return [.read, .setProperty, .kind(.rotate)]
    }
  }

  private var callSequels: [StepChoice] {
    switch kind {
    case .swizzleHidden: [.read, .kind(.unswizzleHidden)]
    case .unswizzleHidden: [.read, .kind(.swizzleHidden)]
    case .setShared: [.read]
    case .installStatusBarCover: [.setProperty, .kind(.rotate)]
    case .enterBackground:
      [.setTrait, .kind(.setSystemStyle), .kind(.enterForeground)]
    case .setSystemStyle: [.setTrait, .kind(.enterForeground)]
    case .rotate: [.read, .kind(.rotate)]
    default: []
    }
  }
}
