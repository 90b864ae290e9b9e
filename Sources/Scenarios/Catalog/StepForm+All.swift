import StatusQuoAppearanceModel

extension StepForm {
  /// The form of every kind of step. The order is that of shrinking: simpler kinds first.
  package static let all: [StepForm] = [
    StepForm(
      .setNeedsStatusBarAppearanceUpdate, [.controller("on"), .animated],
      call: "{on}.setNeedsStatusBarAppearanceUpdate([animated: {animated}])",
      swift: ".setNeedsStatusBarAppearanceUpdate(on: {on}, animated: {animated})"),
    StepForm(
      .setNeedsUpdate,
      [
        .word(
          "gesture", SystemGesture.homeIndicatorAutoHidden, .screenEdgesDeferringSystemGestures),
        .controller("on"),
      ], call: "{on}.setNeedsUpdate(of: {gesture})",
      swift: ".setNeedsUpdate(of: {gesture}, on: {on})", silence: [.sg6], traits: .isNotDriven),
    StepForm(
      .pop, [.navigation], call: "{on}.pop()", swift: ".pop(on: {on})", reach: .everything,
      silence: [.t3], traits: .movesTrees, update: .whileContainerIsOnScreen),
    StepForm(
      .push, [.controller("controller"), .navigation], call: "{on}.push({controller})",
      swift: ".push({controller}, on: {on})", reach: .everything, silence: [.t3],
      traits: .movesTrees, update: .whileContainerIsOnScreen),
    StepForm(
      .select, [.controller("on", .kind(.tab)), .controller("controller")],
      call: "{on}.select({controller})", swift: ".select({controller}, on: {on})",
      reach: .everything, silence: [.t11], traits: .movesTrees, update: .whileContainerIsOnScreen),
    StepForm(
      .present, [.controller("controller"), .controller("from")],
      call: "{from}.present({controller})", swift: ".present({controller}, from: {from})",
      reach: .everything, traits: .movesTrees, update: .always),
    StepForm(
      .dismiss, [.controller("from")], call: "{from}.dismiss()", swift: ".dismiss(from: {from})",
      reach: .everything, traits: .movesTrees, update: .always),
    StepForm(
      .set,
      [
        Argument(key: "on", role: .node, isOptional: false),
        Argument(key: "property", role: .property, isOptional: false),
        Argument(key: "value", role: .value, isOptional: true),
      ], call: "{on}.{property} = {value}", swift: ".set({property}, to: {value}, on: {on})",
      silence: [.t15]),
    StepForm(
      .removeFromParent, [.controller("controller")], call: "{controller}.removeFromParent()",
      swift: ".removeFromParent({controller})", reach: .everything, silence: [.t13],
      traits: .movesTrees),
    StepForm(
      .transition, [.controller("from"), .controller("to")],
      call: "{from}.parent.transition(to: {to})", swift: ".transition(from: {from}, to: {to})",
      simpler: [.removeFromParent], reach: .everything, silence: [.l8],
      traits: [.movesTrees, .isNotDriven]),
    StepForm(
      .addChild,
      [
        .controller("controller"), .controller("to", .container),
        Argument(key: "in", role: .view, isOptional: true),
      ], call: "{to}.addChild({controller}[, in: {in}])",
      swift: ".addChild({controller}, to: {to}, in: {in})", reach: .everything, silence: [.t12],
      traits: .movesTrees),
    StepForm(
      .rotate, [.word("to", Orientation.landscape, .portrait)], call: "rotate(to: {to})",
      swift: ".rotate(to: {to})", reach: .everything, traits: .movesTrees, update: .always),
    StepForm(
      .resize, [.word("to", SizeClass.compact, .regular)], call: "resize(to: {to})",
      swift: ".resize(to: {to})", reach: .everything,
      traits: [.isOfTheSystem, .movesTrees], update: .always),
    StepForm(
      .setSystemStyle, [.word("style", UserInterfaceStyle.dark, .light)],
      call: "system.style = {style}", swift: ".setSystemStyle({style})", reach: .styles,
      silence: [.t19], traits: .isOfTheSystem),
    StepForm(
      .popToRoot, [.navigation], call: "{on}.popToRoot()", swift: ".popToRoot(on: {on})",
      simpler: [.pop], reach: .everything, silence: [.t3], traits: .movesTrees,
      update: .whileContainerIsOnScreen),
    StepForm(
      .popTo, [.controller("controller"), .navigation], call: "{on}.popTo({controller})",
      swift: ".popTo({controller}, on: {on})", simpler: [.pop, .popToRoot], reach: .everything,
      silence: [.t3], traits: .movesTrees, update: .whileContainerIsOnScreen),
    StepForm(
      .setViewControllers,
      [.navigation, Argument(key: "controllers", role: .controllers, isOptional: false)],
      call: "{on}.setViewControllers({controllers})",
      swift: ".setViewControllers({controllers}, on: {on})", simpler: [.pop, .push, .popToRoot],
      reach: .everything, silence: [.t3], traits: .movesTrees, update: .whileContainerIsOnScreen),
    StepForm(
      .hideWindow, [.window], call: "{window}.isHidden = true", swift: ".hideWindow({window})",
      reach: .everything, traits: .movesTrees, update: .always),
    StepForm(
      .showWindow, [.window], call: "{window}.isHidden = false", swift: ".showWindow({window})",
      reach: .everything, traits: .movesTrees, update: .always),
    StepForm(
      .setRoot,
      [.window, Argument(key: "controller", role: .controller(.any), isOptional: true)],
      call: "{window}.rootViewController = {controller}",
      swift: ".setRoot({controller}, of: {window})", reach: .everything, silence: [.t1],
      traits: .movesTrees, update: .whereWindowIsVisible),
    StepForm(
      .removeWindow, [.window], call: "removeWindow({window})", swift: ".removeWindow({window})",
      simpler: [.hideWindow], reach: .everything, silence: [.t1], traits: .movesTrees,
      update: .whereWindowIsVisible),
    StepForm(
      .addWindow, [Argument(key: "window", role: .newWindow, isOptional: false)],
      call: "addWindow({window})", swift: ".addWindow({window})", simpler: [.showWindow],
      reach: .everything, silence: [.t1], traits: .movesTrees, update: .whereWindowIsVisible),
    StepForm(
      .makeKey, [.window], call: "{window}.makeKey()", swift: ".makeKey({window})", silence: [.t23]),
    StepForm(
      .beginInteractivePop, [.navigation], call: "{on}.beginInteractivePop()",
      swift: ".beginInteractivePop(on: {on})", simpler: [.pop], reach: .everything, silence: [.t3],
      traits: [.movesTrees, .isGesture]),
    StepForm(
      .cancelInteractivePop, [.navigation], call: "{on}.cancelInteractivePop()",
      swift: ".cancelInteractivePop(on: {on})", reach: .everything, silence: [.t3],
      traits: [.movesTrees, .isGesture]),
    StepForm(
      .finishInteractivePop, [.navigation], call: "{on}.finishInteractivePop()",
      swift: ".finishInteractivePop(on: {on})", reach: .everything, silence: [.t6, .l6],
      traits: [.movesTrees, .isGesture]),
    StepForm(
      .beginInteractiveDismiss, [.controller("controller")],
      call: "{controller}.beginInteractiveDismiss()",
      swift: ".beginInteractiveDismiss({controller})", simpler: [.dismiss], reach: .everything,
      traits: [.movesTrees, .isGesture]),
    StepForm(
      .cancelInteractiveDismiss, [.controller("controller")],
      call: "{controller}.cancelInteractiveDismiss()",
      swift: ".cancelInteractiveDismiss({controller})", reach: .everything, silence: [.t10, .sb31],
      traits: [.movesTrees, .isGesture]),
    StepForm(
      .finishInteractiveDismiss, [.controller("controller")],
      call: "{controller}.finishInteractiveDismiss()",
      swift: ".finishInteractiveDismiss({controller})", reach: .everything, silence: [.t6, .l6],
      traits: [.movesTrees, .isGesture]),
    StepForm(
      .enterBackground, call: "enterBackground()", swift: ".enterBackground", reach: .everything,
      silence: [.t27], traits: .isOfTheSystem),
    StepForm(
      .enterForeground, call: "enterForeground()", swift: ".enterForeground", reach: .styles,
      silence: [.t27], traits: .isOfTheSystem),
    StepForm(
      .setInCallStatusBar, [.flag("active", simplest: true)],
      call: "inCallStatusBar = {active}", swift: ".setInCallStatusBar({active})",
      traits: .isOfTheSystem),
    StepForm(
      .setShared, [.style], call: "shared.style = {style}", swift: ".setShared({style})",
      silence: [.t15]),
    StepForm(
      .setStatusBarStyle, [.style], call: "application.setStatusBarStyle({style})",
      swift: ".setStatusBarStyle({style})", traits: .isNotDriven),
    StepForm(
      .setStatusBarHidden,
      [
        .flag("hidden", simplest: true),
        .word("animation", StatusBarAnimation.none, .fade, .slide, isOptional: true),
      ], call: "application.setStatusBarHidden({hidden}, with: {animation})",
      swift: ".setStatusBarHidden({hidden}, {animation})", traits: .isNotDriven),
    StepForm(
      .swizzleHidden, [.controller("on")], call: "{on}.swizzleHidden()",
      swift: ".swizzleHidden(on: {on})", traits: .isNotDriven),
    StepForm(
      .unswizzleHidden, [.controller("on")], call: "{on}.unswizzleHidden()",
      swift: ".unswizzleHidden(on: {on})", traits: .isNotDriven),
    StepForm(
      .swipe, [.navigation, .word("direction", Step.SwipeDirection.up, .down)],
      call: "{on}.swipe({direction})", swift: ".swipe({direction}, on: {on})", reach: .chains,
      silence: [.t22], traits: .isGesture),
    StepForm(
      .installStatusBarCover,
      [
        .controller("controller"),
        Argument(key: "anchors", role: .anchors, isOptional: true),
      ], call: "{controller}.installStatusBarCover([{anchors}])",
      swift: ".installStatusBarCover({controller}, anchors: {anchors})", reach: .styles,
      traits: .isNotDriven),
    StepForm(
      .readStatusBarByKVC, call: "readStatusBarByKVC()", swift: ".readStatusBarByKVC",
      traits: .isNotDriven),
  ]
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
    let words = simplest.map { $0.rawValue }
    return Self(
      key: key,
      role: .literal(ValueForm(words: words), simplest: words.map { .word($0) }),
      isOptional: isOptional)
  }
}
