import AppearanceModel

extension Step {
  /// One step of each kind, and one for each value that a property is mostly set to, the simplest
  /// first.
  static let simplestOfAll: [Step] =
    calls + otherValues + Property.Known.allCases.flatMap { settings(of: $0) }

  /// Whether it differs from `other` in names and values at most.
  func isLike(_ other: Step) -> Bool {
    if case .set(let property, _, _) = self, case .set(let otherProperty, _, _) = other {
      return property == otherProperty
    }
    return kind == other.kind
  }

  private static let (one, other) = (Name(index: 0), Name(index: 1))

  private static let calls: [Step] = [
    .setNeedsStatusBarAppearanceUpdate(on: one, animated: false),
    .pop(on: one), .push(one, on: other), .select(one, on: other), .present(one, from: other),
    .dismiss(from: one), .removeFromParent(one), .addChild(one, to: other, in: nil),
    .addChild(one, to: other, in: other.rootView),
    .rotate(to: .landscape), .rotate(to: .portrait), .setSystemStyle(.dark),
    .setSystemStyle(.light), .popToRoot(on: one), .popTo(one, on: other),
    .setViewControllers([], on: one), .setViewControllers([one], on: other), .hideWindow(one),
    .showWindow(one), .setRoot(nil, of: one), .setRoot(one, of: other), .removeWindow(one),
    .addWindow(Window(one), root: nil), .addWindow(Window(one), root: other), .makeKey(one),
    .beginInteractivePop(on: one), .cancelInteractivePop(on: one),
    .finishInteractivePop(on: one), .beginInteractiveDismiss(one),
    .cancelInteractiveDismiss(one), .finishInteractiveDismiss(one), .enterBackground,
    .enterForeground, .setShared(.lightContent), .setStatusBarStyle(.lightContent),
    .setStatusBarHidden(true, .none), .swizzleHidden(on: one), .unswizzleHidden(on: one),
    .swipe(.up, on: one), .swipe(.down, on: one), .installStatusBarCover(one, anchors: nil),
    .readStatusBarByKVC,
  ]

  /// Calls with other values than the simplest.
  private static let otherValues: [Step] =
    [.setNeedsStatusBarAppearanceUpdate(on: one, animated: true)]
    + [StatusBarAnimation.fade, .slide].map { .setStatusBarHidden(true, $0) }
    + StatusBarAnimation.allCases.map { .setStatusBarHidden(false, $0) }
    + Window.fields.flatMap { field in
      (1..<field.ranks).map { rank in
        var window = Window(one)
        field.set(&window, rank)
        return .addWindow(window, root: nil)
      }
    }
    + [
      .installStatusBarCover(
        one, anchors: [Anchor(.bottom, .attribute(.bottom, of: .view))])
    ]

  private static func settings(of property: Property.Known) -> [Step] {
    var values = PropertyValue.values(of: .known(property))
    switch property {
    case .childForStatusBarStyle, .childForStatusBarHidden: values.append(.controller(other))
    case .setOverrideTraitCollection: values.append(.child(other, .dark))
    default: break
    }
    return values.flatMap { value -> [Step] in
      let step = Step.set(.known(property), to: value, on: one)
      let ofView = Step.set(.known(property), to: value, on: one.rootView)
      return property == .overrideUserInterfaceStyle ? [step, ofView] : [step]
    }
  }
}
