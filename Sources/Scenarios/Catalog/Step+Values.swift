package import StatusQuoAppearanceModel

// A step taken apart and put together: the two places besides its declaration that list all steps.
// Everything else about them is in `StepForm`.

extension Step {
  /// Its arguments, in the order of its form.
  package var values: StepValues {
    switch self {
    case .push(let controller, let on), .popTo(let controller, let on):
      StepValues(.name(controller), .name(on))
    case .pop(let on), .popToRoot(let on), .beginInteractivePop(let on),
      .cancelInteractivePop(let on), .finishInteractivePop(let on), .swizzleHidden(let on),
      .unswizzleHidden(let on):
      StepValues(.name(on))
    case .setViewControllers(let controllers, let on):
      StepValues(.name(on), .names(controllers))
    case .swipe(let direction, let on): StepValues(.name(on), StepValue(word: direction))
    case .select(let controller, let on): StepValues(.name(on), .name(controller))
    case .addChild(let controller, let parent, let view):
      StepValues(.name(controller), .name(parent), StepValue(view))
    case .removeFromParent(let controller), .addSubview(let controller),
      .removeFromSuperview(let controller), .endAppearanceTransition(let controller),
      .beginInteractiveDismiss(let controller),
      .cancelInteractiveDismiss(let controller), .finishInteractiveDismiss(let controller):
      StepValues(.name(controller))
    case .present(let controller, let from): StepValues(.name(controller), .name(from))
    case .transition(let from, let to): StepValues(.name(from), .name(to))
    case .addChildWithoutView(let controller, let parent):
      StepValues(.name(controller), .name(parent))
    case .beginAppearanceTransition(let controller, let isAppearing):
      StepValues(.name(controller), StepValue(isAppearing))
    case .dismiss(let from): StepValues(.name(from))
    case .setRoot(let controller, let window):
      StepValues(.name(window), StepValue(controller))
    case .addWindow(let window, let root): StepValues(.window(window, root: root))
    case .removeWindow(let window), .showWindow(let window), .hideWindow(let window),
      .makeKey(let window):
      StepValues(.name(window))
    case .set(let property, let value, let on):
      StepValues(.name(on), .property(property), .value(value))
    case .setShared(let style), .setStatusBarStyle(let style):
      StepValues(StepValue(word: style))
    case .setNeedsStatusBarAppearanceUpdate(let on, let animated):
      StepValues(.name(on), StepValue(animated))
    case .setNeedsUpdate(let gesture, let on): StepValues(StepValue(word: gesture), .name(on))
    case .setStatusBarHidden(let hidden, let animation):
      StepValues(StepValue(hidden), StepValue(word: animation))
    case .installStatusBarCover(let controller, let anchors):
      StepValues(.name(controller), anchors.map(StepValue.anchors) ?? .none)
    case .rotate(let orientation): StepValues(StepValue(word: orientation))
    case .resize(let width): StepValues(StepValue(word: width))
    case .setSystemStyle(let style): StepValues(StepValue(word: style))
    case .setInCallStatusBar(let active): StepValues(StepValue(active))
    case .readStatusBarByKVC, .enterBackground, .enterForeground: StepValues()
    }
  }

  /// The step with these arguments.
  ///
  /// - Precondition: they are what the form of the kind asks for.
  package init(_ kind: Kind, _ values: StepValues) {
    let first = values[0]
    switch kind {
    case .push: self = .push(first.name, on: values[1].name)
    case .pop: self = .pop(on: first.name)
    case .popToRoot: self = .popToRoot(on: first.name)
    case .popTo: self = .popTo(first.name, on: values[1].name)
    case .setViewControllers: self = .setViewControllers(values[1].names, on: first.name)
    case .beginInteractivePop: self = .beginInteractivePop(on: first.name)
    case .cancelInteractivePop: self = .cancelInteractivePop(on: first.name)
    case .finishInteractivePop: self = .finishInteractivePop(on: first.name)
    case .swipe: self = .swipe(values[1].word(), on: first.name)
    case .select: self = .select(values[1].name, on: first.name)
    case .addChild:
      self = .addChild(first.name, to: values[1].name, in: values[2].optionalName)
    case .removeFromParent: self = .removeFromParent(first.name)
    case .addChildWithoutView: self = .addChildWithoutView(first.name, to: values[1].name)
    case .addSubview: self = .addSubview(first.name)
    case .removeFromSuperview: self = .removeFromSuperview(first.name)
    case .beginAppearanceTransition:
      self = .beginAppearanceTransition(first.name, isAppearing: values[1].bool)
    case .endAppearanceTransition: self = .endAppearanceTransition(first.name)
    case .transition: self = .transition(from: first.name, to: values[1].name)
    case .present: self = .present(first.name, from: values[1].name)
    case .dismiss: self = .dismiss(from: first.name)
    case .beginInteractiveDismiss: self = .beginInteractiveDismiss(first.name)
    case .cancelInteractiveDismiss: self = .cancelInteractiveDismiss(first.name)
    case .finishInteractiveDismiss: self = .finishInteractiveDismiss(first.name)
    case .setRoot: self = .setRoot(values[1].optionalName, of: first.name)
    case .addWindow:
      guard case .window(let window, let root) = first else { preconditionFailure("no window") }
      self = .addWindow(window, root: root)
    case .removeWindow: self = .removeWindow(first.name)
    case .showWindow: self = .showWindow(first.name)
    case .hideWindow: self = .hideWindow(first.name)
    case .makeKey: self = .makeKey(first.name)
    case .set:
      guard case .property(let property) = values[1] else { preconditionFailure("no property") }
      let value: PropertyValue = if case .value(let value) = values[2] { value } else { .null }
      self = .set(property, to: value, on: first.name)
    case .setShared: self = .setShared(first.word())
    case .setNeedsStatusBarAppearanceUpdate:
      self = .setNeedsStatusBarAppearanceUpdate(on: first.name, animated: values[1].bool)
    case .setNeedsUpdate: self = .setNeedsUpdate(of: first.word(), on: values[1].name)
    case .setStatusBarStyle: self = .setStatusBarStyle(first.word())
    case .setStatusBarHidden:
      let animation = values[1] == .none ? .none : values[1].word() as StatusBarAnimation
      self = .setStatusBarHidden(first.bool, animation)
    case .swizzleHidden: self = .swizzleHidden(on: first.name)
    case .unswizzleHidden: self = .unswizzleHidden(on: first.name)
    case .readStatusBarByKVC: self = .readStatusBarByKVC
    case .installStatusBarCover:
      let anchors: [Anchor]? = if case .anchors(let anchors) = values[1] { anchors } else { nil }
      self = .installStatusBarCover(first.name, anchors: anchors)
    case .rotate: self = .rotate(to: first.word())
    case .resize: self = .resize(to: first.word())
    case .setSystemStyle: self = .setSystemStyle(first.word())
    case .enterBackground: self = .enterBackground
    case .enterForeground: self = .enterForeground
    case .setInCallStatusBar: self = .setInCallStatusBar(first.bool)
    }
  }

  /// The same step with other names, which are asked for in the order of the arguments.
  package func renamed(_ rename: (Name) -> Name) -> Step {
    Step(kind, values.renamed(rename))
  }

  /// All names that it has, in their order.
  package var names: [Name] {
    var names: [Name] = []
    _ = renamed { name in
      names.append(name)
      return name
    }
    return names
  }
}
