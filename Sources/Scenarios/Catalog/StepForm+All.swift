package import StatusQuoAppearanceModel

extension StepForm {
  /// The kinds of steps in the order of shrinking: simpler ones first. Kinds that are missing are the last.
  package static let simplestFirst: [Step.Kind] = [
    .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdate, .pop, .push, .select, .present, .dismiss,
    .set, .removeFromParent, .removeFromSuperview, .transition, .addChild, .addSubview,
    .addChildWithoutView, .endAppearanceTransition, .beginAppearanceTransition, .rotate, .resize,
    .setSystemStyle, .popToRoot,
    .popTo, .setViewControllers, .hideWindow, .showWindow, .setRoot, .removeWindow, .addWindow,
    .makeKey, .beginInteractivePop, .cancelInteractivePop, .finishInteractivePop,
    .beginInteractiveDismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss,
    .enterBackground, .enterForeground, .setInCallStatusBar, .setShared, .setStatusBarStyle,
    .setStatusBarHidden, .swizzleHidden, .unswizzleHidden, .swipe, .installStatusBarCover,
    .readStatusBarByKVC,
  ]

  /// The form of every kind of step, in that order.
  package static let all: [StepForm] =
    (simplestFirst
    + Step.Kind.allCases.filter { !simplestFirst.contains($0) }).map { make($0) }

  /// Makes the form of a kind.
  private static func make(_ kind: Step.Kind) -> StepForm {
    switch kind {
    case .setNeedsStatusBarAppearanceUpdate:
      StepForm(
        kind, [.controller("on"), .animated],
        call: "{on}.setNeedsStatusBarAppearanceUpdate([animated: {animated}])",
        swift: ".setNeedsStatusBarAppearanceUpdate(on: {on}, animated: {animated})")
    case .setNeedsUpdate:
      StepForm(
        kind,
        [
          .words("gesture", SystemGesture.allCases),
          .controller("on"),
        ], call: "{on}.setNeedsUpdate(of: {gesture})",
        swift: ".setNeedsUpdate(of: {gesture}, on: {on})", traits: .isNotDriven)
    case .pop:
      StepForm(
        kind, [.navigation], call: "{on}.pop()", swift: ".pop(on: {on})", reach: .everything,
        traits: .movesTrees, update: .whileContainerIsOnScreen)
    case .push:
      StepForm(
        kind, [.controller("controller"), .navigation], call: "{on}.push({controller})",
        swift: ".push({controller}, on: {on})", reach: .everything,
        traits: .movesTrees, update: .whileContainerIsOnScreen)
    case .select:
      StepForm(
        kind, [.controller("on", .kind(.tab)), .controller("controller")],
        call: "{on}.select({controller})", swift: ".select({controller}, on: {on})",
        reach: .everything, traits: .movesTrees, update: .whileContainerIsOnScreen)
    case .present:
      StepForm(
        kind, [.controller("controller"), .controller("from")],
        call: "{from}.present({controller})", swift: ".present({controller}, from: {from})",
        reach: .everything, traits: .movesTrees, update: .always)
    case .dismiss:
      StepForm(
        kind, [.controller("from")], call: "{from}.dismiss()", swift: ".dismiss(from: {from})",
        reach: .everything, traits: .movesTrees, update: .always)
    case .set:
      StepForm(
        kind,
        [
          Argument(key: "on", role: .node, isOptional: false),
          Argument(key: "property", role: .property, isOptional: false),
          Argument(key: "value", role: .value, isOptional: true),
        ], call: "{on}.{property} = {value}", swift: ".set({property}, to: {value}, on: {on})")
    case .removeFromParent:
      StepForm(
        kind, [.controller("controller")], call: "{controller}.removeFromParent()",
        swift: ".removeFromParent({controller})", reach: .everything,
        traits: .movesTrees)
    case .addChildWithoutView:
      StepForm(
        kind, [.controller("controller"), .controller("to", .container)],
        call: "{to}.addChild({controller}, withoutView)",
        swift: ".addChildWithoutView({controller}, to: {to})", simpler: [.removeFromParent],
        reach: .everything, traits: [.movesTrees, .isNotDriven])
    case .addSubview:
      StepForm(
        kind, [.controller("controller")],
        call: "{controller}.parent.view.addSubview({controller}.view)",
        swift: ".addSubview({controller})", reach: .everything,
        traits: [.movesTrees, .isNotDriven])
    case .removeFromSuperview:
      StepForm(
        kind, [.controller("controller")], call: "{controller}.view.removeFromSuperview()",
        swift: ".removeFromSuperview({controller})", simpler: [.removeFromParent],
        reach: .everything, traits: [.movesTrees, .isNotDriven])
    case .beginAppearanceTransition:
      StepForm(
        kind, [.controller("controller"), .flag("isAppearing", simplest: true)],
        call: "{controller}.beginAppearanceTransition({isAppearing})",
        swift: ".beginAppearanceTransition({controller}, isAppearing: {isAppearing})",
        reach: .everything, traits: [.movesTrees, .isNotDriven])
    case .endAppearanceTransition:
      StepForm(
        kind, [.controller("controller")], call: "{controller}.endAppearanceTransition()",
        swift: ".endAppearanceTransition({controller})", reach: .everything,
        traits: .isNotDriven)
    case .transition:
      StepForm(
        kind, [.controller("from"), .controller("to")],
        call: "{from}.parent.transition(to: {to})", swift: ".transition(from: {from}, to: {to})",
        simpler: [.removeFromParent], reach: .everything,
        traits: [.movesTrees, .isNotDriven])
    case .addChild:
      StepForm(
        kind,
        [
          .controller("controller"), .controller("to", .container),
          Argument(key: "in", role: .view, isOptional: true),
        ], call: "{to}.addChild({controller}[, in: {in}])",
        swift: ".addChild({controller}, to: {to}, in: {in})", reach: .everything,
        traits: .movesTrees)
    case .rotate:
      StepForm(
        kind, [.word("to", Orientation.landscape, .portrait, .landscapeLeft, .landscapeRight)],
        call: "rotate(to: {to})",
        swift: ".rotate(to: {to})", reach: .everything, traits: .movesTrees, update: .always)
    case .resize:
      StepForm(
        kind, [.word("to", SizeClass.compact, .regular)], call: "resize(to: {to})",
        swift: ".resize(to: {to})", reach: .everything,
        traits: [.isOfTheSystem, .movesTrees], update: .always)
    case .setSystemStyle:
      StepForm(
        kind, [.word("style", UserInterfaceStyle.dark, .light)],
        call: "system.style = {style}", swift: ".setSystemStyle({style})", reach: .styles,
        traits: .isOfTheSystem)
    case .popToRoot:
      StepForm(
        kind, [.navigation], call: "{on}.popToRoot()", swift: ".popToRoot(on: {on})",
        simpler: [.pop], reach: .everything, traits: .movesTrees,
        update: .whileContainerIsOnScreen)
    case .popTo:
      StepForm(
        kind, [.controller("controller"), .navigation], call: "{on}.popTo({controller})",
        swift: ".popTo({controller}, on: {on})", simpler: [.pop, .popToRoot], reach: .everything,
        traits: .movesTrees, update: .whileContainerIsOnScreen)
    case .setViewControllers:
      StepForm(
        kind,
        [.navigation, Argument(key: "controllers", role: .controllers, isOptional: false)],
        call: "{on}.setViewControllers({controllers})",
        swift: ".setViewControllers({controllers}, on: {on})", simpler: [.pop, .push, .popToRoot],
        reach: .everything, traits: .movesTrees, update: .whileContainerIsOnScreen)
    case .hideWindow:
      StepForm(
        kind, [.window], call: "{window}.isHidden = true", swift: ".hideWindow({window})",
        reach: .everything, traits: .movesTrees, update: .always)
    case .showWindow:
      StepForm(
        kind, [.window], call: "{window}.isHidden = false", swift: ".showWindow({window})",
        reach: .everything, traits: .movesTrees, update: .always)
    case .setRoot:
      StepForm(
        kind,
        [.window, Argument(key: "controller", role: .controller(.any), isOptional: true)],
        call: "{window}.rootViewController = {controller}",
        swift: ".setRoot({controller}, of: {window})", reach: .everything,
        traits: .movesTrees, update: .whereWindowIsVisible)
    case .removeWindow:
      StepForm(
        kind, [.window], call: "removeWindow({window})", swift: ".removeWindow({window})",
        simpler: [.hideWindow], reach: .everything, traits: .movesTrees,
        update: .whereWindowIsVisible)
    case .addWindow:
      StepForm(
        kind, [Argument(key: "window", role: .newWindow, isOptional: false)],
        call: "addWindow({window})", swift: ".addWindow({window})", simpler: [.showWindow],
        reach: .everything, traits: .movesTrees, update: .whereWindowIsVisible)
    case .makeKey:
      StepForm(
        kind, [.window], call: "{window}.makeKey()", swift: ".makeKey({window})")
    case .beginInteractivePop:
      StepForm(
        kind, [.navigation], call: "{on}.beginInteractivePop()",
        swift: ".beginInteractivePop(on: {on})", simpler: [.pop], reach: .everything,
        traits: [.movesTrees, .isGesture])
    case .cancelInteractivePop:
      StepForm(
        kind, [.navigation], call: "{on}.cancelInteractivePop()",
        swift: ".cancelInteractivePop(on: {on})", reach: .everything,
        traits: [.movesTrees, .isGesture])
    case .finishInteractivePop:
      StepForm(
        kind, [.navigation], call: "{on}.finishInteractivePop()",
        swift: ".finishInteractivePop(on: {on})", reach: .everything,
        traits: [.movesTrees, .isGesture])
    case .beginInteractiveDismiss:
      StepForm(
        kind, [.controller("controller")],
        call: "{controller}.beginInteractiveDismiss()",
        swift: ".beginInteractiveDismiss({controller})", simpler: [.dismiss], reach: .everything,
        traits: [.movesTrees, .isGesture])
    case .cancelInteractiveDismiss:
      StepForm(
        kind, [.controller("controller")],
        call: "{controller}.cancelInteractiveDismiss()",
        swift: ".cancelInteractiveDismiss({controller})", reach: .everything,
        traits: [.movesTrees, .isGesture])
    case .finishInteractiveDismiss:
      StepForm(
        kind, [.controller("controller")],
        call: "{controller}.finishInteractiveDismiss()",
        swift: ".finishInteractiveDismiss({controller})", reach: .everything,
        traits: [.movesTrees, .isGesture])
    case .enterBackground:
      StepForm(
        kind, call: "enterBackground()", swift: ".enterBackground", reach: .everything,
        traits: .isOfTheSystem)
    case .enterForeground:
      StepForm(
        kind, call: "enterForeground()", swift: ".enterForeground", reach: .styles,
        traits: .isOfTheSystem)
    case .setInCallStatusBar:
      StepForm(
        kind, [.flag("active", simplest: true)],
        call: "inCallStatusBar = {active}", swift: ".setInCallStatusBar({active})",
        traits: .isOfTheSystem)
    case .setShared:
      StepForm(
        kind, [.style], call: "shared.style = {style}", swift: ".setShared({style})")
    case .setStatusBarStyle:
      StepForm(
        kind, [.style], call: "application.setStatusBarStyle({style})",
        swift: ".setStatusBarStyle({style})", traits: .isNotDriven)
    case .setStatusBarHidden:
      StepForm(
        kind,
        [
          .flag("hidden", simplest: true),
          .word("animation", StatusBarAnimation.none, .fade, .slide, isOptional: true),
        ], call: "application.setStatusBarHidden({hidden}, with: {animation})",
        swift: ".setStatusBarHidden({hidden}, {animation})", traits: .isNotDriven)
    case .swizzleHidden:
      StepForm(
        kind, [.controller("on")], call: "{on}.swizzleHidden()",
        swift: ".swizzleHidden(on: {on})", traits: .isNotDriven)
    case .unswizzleHidden:
      StepForm(
        kind, [.controller("on")], call: "{on}.unswizzleHidden()",
        swift: ".unswizzleHidden(on: {on})", traits: .isNotDriven)
    case .swipe:
      StepForm(
        kind, [.navigation, .word("direction", Step.SwipeDirection.up, .down)],
        call: "{on}.swipe({direction})", swift: ".swipe({direction}, on: {on})", reach: .chains,
        traits: .isGesture)
    case .installStatusBarCover:
      StepForm(
        kind,
        [
          .controller("controller"),
          Argument(key: "anchors", role: .anchors, isOptional: true),
        ], call: "{controller}.installStatusBarCover([{anchors}])",
        swift: ".installStatusBarCover({controller}, anchors: {anchors})", reach: .everything,
        traits: .isNotDriven)
    case .readStatusBarByKVC:
      StepForm(
        kind, call: "readStatusBarByKVC()", swift: ".readStatusBarByKVC",
        traits: .isNotDriven)
    }
  }
}

// MARK: - Arguments of several steps

extension StepForm.Argument {
  fileprivate static func controller(_ key: String, _ fit: StepForm.Fit = .any) -> Self {
    Self(key: key, role: .controller(fit), isOptional: false)
  }

  fileprivate static let navigation = controller("on", .kind(.navigation))

  fileprivate static let window = Self(key: "window", role: .window, isOptional: false)

  fileprivate static let style = word(
    "style", StatusBarStyle.lightContent, .darkContent, .default)

  fileprivate static let animated = flag("animated", simplest: false, isOptional: true)

  fileprivate static func flag(
    _ key: String, simplest: Bool, isOptional: Bool = false
  ) -> Self {
    Self(
      key: key, role: .literal(.bool, simplest: [.bool(simplest), .bool(!simplest)]),
      isOptional: isOptional)
  }

  fileprivate static func word<Word: RawRepresentable<String>>(
    _ key: String, _ simplest: Word..., isOptional: Bool = false
  ) -> Self {
    words(key, simplest, isOptional: isOptional)
  }

  fileprivate static func words<Word: RawRepresentable<String>>(
    _ key: String, _ simplest: [Word], isOptional: Bool = false
  ) -> Self {
    let words = simplest.map { $0.rawValue }
    return Self(
      key: key,
      role: .literal(ValueForm(words: words), simplest: words.map { .word($0) }),
      isOptional: isOptional)
  }
}
