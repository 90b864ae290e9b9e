import AppearanceModel

extension StepForm {
  /// The form of every kind of step. The order is that of shrinking: simpler kinds first.
  public static let all: [StepForm] = [
    StepForm(
      .setNeedsStatusBarAppearanceUpdate, [.controller("on"), .animated],
      call: "{on}.setNeedsStatusBarAppearanceUpdate([animated: {animated}])",
      swift: ".setNeedsStatusBarAppearanceUpdate(on: {on}, animated: {animated})"),
    StepForm(.pop, [.navigation], call: "{on}.pop()", swift: ".pop(on: {on})"),
    StepForm(
      .push, [.controller("controller"), .navigation], call: "{on}.push({controller})",
      swift: ".push({controller}, on: {on})"),
    StepForm(
      .select, [.controller("on", .kind(.tab)), .controller("controller")],
      call: "{on}.select({controller})", swift: ".select({controller}, on: {on})"),
    StepForm(
      .present, [.controller("controller"), .controller("from")],
      call: "{from}.present({controller})", swift: ".present({controller}, from: {from})"),
    StepForm(
      .dismiss, [.controller("from")], call: "{from}.dismiss()", swift: ".dismiss(from: {from})"),
    StepForm(
      .set,
      [
        Argument(key: "on", role: .node, isOptional: false),
        Argument(key: "property", role: .property, isOptional: false),
        Argument(key: "value", role: .value, isOptional: true),
      ], call: "{on}.{property} = {value}", swift: ".set({property}, to: {value}, on: {on})"),
    StepForm(
      .removeFromParent, [.controller("controller")], call: "{controller}.removeFromParent()",
      swift: ".removeFromParent({controller})"),
    StepForm(
      .addChild,
      [
        .controller("controller"), .controller("to", .container),
        Argument(key: "in", role: .view, isOptional: true),
      ], call: "{to}.addChild({controller}[, in: {in}])",
      swift: ".addChild({controller}, to: {to}, in: {in})"),
    StepForm(
      .rotate, [.word("to", Orientation.landscape, .portrait)], call: "rotate(to: {to})",
      swift: ".rotate(to: {to})"),
    StepForm(
      .setSystemStyle, [.word("style", UserInterfaceStyle.dark, .light)],
      call: "system.style = {style}", swift: ".setSystemStyle({style})"),
    StepForm(
      .popToRoot, [.navigation], call: "{on}.popToRoot()", swift: ".popToRoot(on: {on})",
      simpler: [.pop]),
    StepForm(
      .popTo, [.controller("controller"), .navigation], call: "{on}.popTo({controller})",
      swift: ".popTo({controller}, on: {on})", simpler: [.pop, .popToRoot]),
    StepForm(
      .setViewControllers,
      [.navigation, Argument(key: "controllers", role: .controllers, isOptional: false)],
      call: "{on}.setViewControllers({controllers})",
      swift: ".setViewControllers({controllers}, on: {on})", simpler: [.pop, .push, .popToRoot]),
    StepForm(
      .hideWindow, [.window], call: "{window}.isHidden = true", swift: ".hideWindow({window})"),
    StepForm(
      .showWindow, [.window], call: "{window}.isHidden = false", swift: ".showWindow({window})"),
    StepForm(
      .setRoot,
      [.window, Argument(key: "controller", role: .controller(.any), isOptional: true)],
      call: "{window}.rootViewController = {controller}",
      swift: ".setRoot({controller}, of: {window})"),
    StepForm(
      .removeWindow, [.window], call: "removeWindow({window})", swift: ".removeWindow({window})",
      simpler: [.hideWindow]),
    StepForm(
      .addWindow, [Argument(key: "window", role: .newWindow, isOptional: false)],
      call: "addWindow({window})", swift: ".addWindow({window})", simpler: [.showWindow]),
    StepForm(.makeKey, [.window], call: "{window}.makeKey()", swift: ".makeKey({window})"),
    StepForm(
      .beginInteractivePop, [.navigation], call: "{on}.beginInteractivePop()",
      swift: ".beginInteractivePop(on: {on})", simpler: [.pop]),
    StepForm(
      .cancelInteractivePop, [.navigation], call: "{on}.cancelInteractivePop()",
      swift: ".cancelInteractivePop(on: {on})"),
    StepForm(
      .finishInteractivePop, [.navigation], call: "{on}.finishInteractivePop()",
      swift: ".finishInteractivePop(on: {on})"),
    StepForm(
      .beginInteractiveDismiss, [.controller("controller")],
      call: "{controller}.beginInteractiveDismiss()",
      swift: ".beginInteractiveDismiss({controller})", simpler: [.dismiss]),
    StepForm(
      .cancelInteractiveDismiss, [.controller("controller")],
      call: "{controller}.cancelInteractiveDismiss()",
      swift: ".cancelInteractiveDismiss({controller})"),
    StepForm(
      .finishInteractiveDismiss, [.controller("controller")],
      call: "{controller}.finishInteractiveDismiss()",
      swift: ".finishInteractiveDismiss({controller})"),
    StepForm(.enterBackground, call: "enterBackground()", swift: ".enterBackground"),
    StepForm(.enterForeground, call: "enterForeground()", swift: ".enterForeground"),
    StepForm(
      .setShared, [.style], call: "shared.style = {style}", swift: ".setShared({style})"),
    StepForm(
      .setStatusBarStyle, [.style], call: "application.setStatusBarStyle({style})",
      swift: ".setStatusBarStyle({style})"),
    StepForm(
      .setStatusBarHidden,
      [
        .flag("hidden", simplest: true),
        .word("animation", StatusBarAnimation.none, .fade, .slide, isOptional: true),
      ], call: "application.setStatusBarHidden({hidden}, with: {animation})",
      swift: ".setStatusBarHidden({hidden}, {animation})"),
    StepForm(
      .swizzleHidden, [.controller("on")], call: "{on}.swizzleHidden()",
      swift: ".swizzleHidden(on: {on})"),
    StepForm(
      .unswizzleHidden, [.controller("on")], call: "{on}.unswizzleHidden()",
      swift: ".unswizzleHidden(on: {on})"),
    StepForm(
      .swipe, [.navigation, .word("direction", Step.SwipeDirection.up, .down)],
      call: "{on}.swipe({direction})", swift: ".swipe({direction}, on: {on})"),
    StepForm(
      .installStatusBarCover,
      [
        .controller("controller"),
        Argument(key: "anchors", role: .anchors, isOptional: true),
      ], call: "{controller}.installStatusBarCover([{anchors}])",
      swift: ".installStatusBarCover({controller}, anchors: {anchors})"),
    StepForm(.readStatusBarByKVC, call: "readStatusBarByKVC()", swift: ".readStatusBarByKVC"),
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
    let words = simplest.map(\.rawValue)
    return Self(
      key: key,
      role: .literal(ValueForm(words: words), simplest: words.map { .word($0) }),
      isOptional: isOptional)
  }
}
