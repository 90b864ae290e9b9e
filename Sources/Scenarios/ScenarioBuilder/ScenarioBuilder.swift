public import StatusQuoAppearanceModel
public import StatusQuoCatalog

extension Scenario {
  /// A scenario that reads like the trees it declares.
  ///
  ///     Scenario(iOS: 12) {
  ///       window("W") {
  ///         navigation("N", .isNavigationBarHidden(true)) {
  ///           plain("A", .prefersStatusBarHidden(true))
  ///           presents { plain("P", .modalPresentationStyle(.overFullScreen)) }
  ///         }
  ///       }
  ///       detached { plain("B") }
  ///     } steps: { [.push($0["B"], on: $0["N"]), .pop(on: $0["N"])] }
  ///
  /// What `steps` is given turns texts into names. `problem` says whether the result is valid.
  public init(
    iOS: Version = 18, linkedSDK: Version? = nil, device: Device = .iPhone15,
    orientation: Orientation = .portrait, systemStyle: UserInterfaceStyle = .light,
    infoPlist: InfoPlist = InfoPlist(), platformFallback: Bool = true,
    sceneTraitOverridesUserInterfaceStyle: UserInterfaceStyle? = nil,
    horizontalSizeClass: SizeClass = .regular, observes: Set<ObservedPart> = [],
    idling: Int = 0, idlingBy: IdleChange = .style,
    @TreeBuilder<ScenarioPart> _ parts: () -> [ScenarioPart],
    steps: (inout Names) -> [Step] = { _ in [] }
  ) {
    self.init(
      environment: Environment(
        iOS: iOS, linkedSDK: linkedSDK, device: device, orientation: orientation,
        systemStyle: systemStyle, infoPlist: infoPlist, platformFallback: platformFallback,
        sceneTraitOverridesUserInterfaceStyle: sceneTraitOverridesUserInterfaceStyle,
        horizontalSizeClass: horizontalSizeClass),
      observes: observes, idling: idling, idlingBy: idlingBy)
    var detached: [ControllerTree] = []
    for part in parts() {
      switch part.content {
      case .window(let text, var window, let root):
        window.name = names[text]
        windows.append(window)
        if let root { append(root, at: .root(of: window.name)) }
      case .detached(let trees): detached += trees
      }
    }
    for tree in detached { append(tree, at: .detached) }
    self.steps = steps(&names)
  }

  /// Appends a tree in declaration order.
  private mutating func append(_ root: ControllerTree, at place: Controller.Place) {
    var waiting = [(tree: root, place: place)]
    while let (tree, place) = waiting.popLast() {
      var controller = Controller(tree.kind, names[tree.name], at: place)
      for option in tree.options { option.apply(&controller, &names) }
      controllers.append(controller)
      for part in tree.parts.reversed() where part.isPresented {
        waiting.append((part.tree, .presented(by: controller.name)))
      }
      for part in tree.parts.reversed() where !part.isPresented {
        waiting.append((part.tree, .child(of: controller.name)))
      }
    }
  }
}

// MARK: What a scenario is written with

/// A window.
public func window(
  _ name: String, level: Double = 0, coversScreen: Bool = true, isHidden: Bool = false,
  scene: WindowScene = .main,
  overrideUserInterfaceStyle: UserInterfaceStyle = .unspecified,
  traitOverridesUserInterfaceStyle: UserInterfaceStyle? = nil,
  @RootBuilder _ root: () -> ControllerTree? = { nil }
) -> ScenarioPart {
  // The name is filled in when there are names to fill it from.
  let window = Window(
    Name(index: 0), level: level, coversScreen: coversScreen, isHidden: isHidden, scene: scene,
    overrideUserInterfaceStyle: overrideUserInterfaceStyle,
    traitOverridesUserInterfaceStyle: traitOverridesUserInterfaceStyle)
  return ScenarioPart(content: .window(name, window, root: root()))
}

/// Trees that are in no window at the start.
public func detached(
  @TreeBuilder<ControllerTree> _ trees: () -> [ControllerTree]
) -> ScenarioPart { ScenarioPart(content: .detached(trees())) }

/// The tree that the controller around it presents at the start.
public func presents(@RootBuilder _ tree: () -> ControllerTree) -> TreePart {
  TreePart(tree: tree(), isPresented: true)
}

/// Any `UIViewController`.
public func plain(
  _ name: String, _ options: ControllerOption...,
  @TreeBuilder<TreePart> parts: () -> [TreePart] = { [] }
) -> ControllerTree { ControllerTree(.plain, name, options, parts()) }

/// A `UINavigationController`; its children are the stack, bottom first.
public func navigation(
  _ name: String, _ options: ControllerOption...,
  @TreeBuilder<TreePart> parts: () -> [TreePart] = { [] }
) -> ControllerTree { ControllerTree(.navigation, name, options, parts()) }

/// A `UITabBarController`.
public func tab(
  _ name: String, _ options: ControllerOption...,
  @TreeBuilder<TreePart> parts: () -> [TreePart] = { [] }
) -> ControllerTree { ControllerTree(.tab, name, options, parts()) }

/// A `UISplitViewController`.
public func split(
  _ name: String, _ options: ControllerOption...,
  @TreeBuilder<TreePart> parts: () -> [TreePart] = { [] }
) -> ControllerTree { ControllerTree(.split, name, options, parts()) }

/// A `UIPageViewController`.
public func page(
  _ name: String, _ options: ControllerOption...,
  @TreeBuilder<TreePart> parts: () -> [TreePart] = { [] }
) -> ControllerTree { ControllerTree(.page, name, options, parts()) }

/// A `UIAlertController`; it has no children but may present.
public func alert(
  _ name: String, _ options: ControllerOption...,
  @TreeBuilder<TreePart> parts: () -> [TreePart] = { [] }
) -> ControllerTree { ControllerTree(.alert, name, options, parts()) }

// MARK: What that makes

/// A window or detached trees.
public struct ScenarioPart: Sendable {
  enum Content: Sendable {
    case window(String, Window, root: ControllerTree?)
    case detached([ControllerTree])
  }

  let content: Content
}

/// A controller with everything below it.
public struct ControllerTree: Sendable {
  let kind: Controller.Kind
  let name: String
  let options: [ControllerOption]
  let parts: [TreePart]

  init(
    _ kind: Controller.Kind, _ name: String, _ options: [ControllerOption], _ parts: [TreePart]
  ) {
    self.kind = kind
    self.name = name
    self.options = options
    self.parts = parts
  }
}

/// A child or what is presented.
public struct TreePart: Sendable {
  let tree: ControllerTree
  let isPresented: Bool
}

/// Collects one part after the other; `if` and `for` work.
@resultBuilder public enum TreeBuilder<Part> {
  /// A part by itself.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }
  /// All parts, in order.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// The parts of a loop.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
  /// The parts of an `if` without `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// The parts of an `if`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// The parts of an `else`.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
}

extension TreeBuilder where Part == TreePart {
  /// A child by itself.
  public static func buildExpression(_ child: ControllerTree) -> [TreePart] {
    [TreePart(tree: child, isPresented: false)]
  }
}

/// Takes one tree, or none where none is allowed: more do not compile.
@resultBuilder public enum RootBuilder {
  /// The tree.
  public static func buildBlock(_ tree: ControllerTree) -> ControllerTree { tree }
  /// The tree or none.
  public static func buildBlock(_ tree: ControllerTree) -> ControllerTree? { tree }
  /// No tree.
  public static func buildBlock() -> ControllerTree? { nil }
}
